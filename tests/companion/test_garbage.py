"""Garbage is looked for while a screen is read; not in what stays, nor in what is over at once."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator

import pytest

from companion import garbage


class Waste:
    """Held by nobody but itself."""

    def __init__(self, gone: list[str]) -> None:
        self.itself = self
        self._gone = gone

    def __del__(self) -> None:
        self._gone.append("waste")


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    looks = {"begun": False, "screens": 0, "setting_apart": None, "waiting": False, "due": 0.0, "clock": lambda: 0.0}
    for name, value in looks.items():
        monkeypatch.setattr(garbage._Looks, name, value)
    monkeypatch.setattr(garbage, "BEING_READ", 0.0)
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


async def read() -> None:
    """What was shown is being read by now."""
    await asyncio.sleep(0.01)


@pytest.mark.parametrize("shown", [garbage.screen_opened, garbage.answer_written])
async def test_waste_is_looked_for_while_a_picture_is_read(shown: Callable[[], None]) -> None:
    gone: list[str] = []
    garbage.set_apart()
    Waste(gone)
    shown()
    assert gone == []
    await read()
    assert gone == ["waste"]


@pytest.mark.parametrize("shown", [garbage.screen_opened, garbage.answer_written])
async def test_what_is_shown_quickly_one_after_the_other_is_looked_through_once(
    shown: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[str] = []
    monkeypatch.setattr(garbage, "look", lambda: looks.append("look"))
    garbage.set_apart()
    shown()
    shown()
    await read()
    assert looks == ["look"]
    shown()
    await read()
    assert looks == ["look", "look"]


@pytest.mark.parametrize("shown", [garbage.screen_opened, garbage.answer_written])
async def test_nothing_is_looked_through_before_the_app_has_started(
    shown: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "look", lambda: pytest.fail("looked"))
    shown()
    await read()
    assert gc.get_freeze_count() == 0


async def test_a_long_look_leaves_the_answers_after_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter((10.0, 10.1, 10.1 + garbage.SPARE * 0.1 - 0.2, 10.1 + garbage.SPARE * 0.1, 31.0, 31.0))
    monkeypatch.setattr(garbage._Looks, "clock", lambda: next(times))
    gone: list[str] = []
    garbage.set_apart()
    garbage.look()
    Waste(gone)
    garbage.answer_written()
    await read()
    assert gone == []
    garbage.answer_written()
    await read()
    assert gone == ["waste"]


def test_what_is_loaded_is_set_apart() -> None:
    garbage.set_apart()
    assert gc.get_freeze_count() > 0


def test_what_a_screen_holds_is_set_apart_once_it_was_looked_through() -> None:
    garbage.set_apart()
    before, held = gc.get_freeze_count(), [[n] for n in range(1000)]
    garbage.set_screen_apart()
    assert gc.get_freeze_count() >= before + len(held)


def test_what_screens_left_that_have_gone_is_found_after_some_more() -> None:
    gone: list[str] = []
    garbage.set_apart()
    Waste(gone)
    gc.freeze()
    for _ in range(garbage.SCREENS - 1):
        garbage.set_screen_apart()
    assert gone == []
    garbage.set_screen_apart()
    assert gone == ["waste"]
    assert gc.get_freeze_count() > 0


def test_a_short_command_is_left_alone_and_looked_after_again_when_it_fails() -> None:
    gc.enable()
    found: list[bool] = []

    def command() -> None:
        with garbage.left_alone():
            found.append(gc.isenabled())
            raise ValueError("over")

    with pytest.raises(ValueError, match="over"):
        command()
    assert found == [False]
    assert gc.isenabled()
