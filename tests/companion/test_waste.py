"""Waste is looked for while a screen is read; not in what stays, nor in what is over at once."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from companion import waste


class Waste:
    """Held by nobody but itself."""

    def __init__(self, gone: list[str]) -> None:
        self.itself = self
        self._gone = gone

    def __del__(self) -> None:
        self._gone.append("waste")


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(waste._Apart, "least", 0)
    monkeypatch.setattr(waste._Apart, "soon", None)
    monkeypatch.setattr(waste, "BEING_READ", 0.0)
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


async def test_waste_is_looked_for_once_a_screen_is_being_read() -> None:
    gone: list[str] = []
    waste.set_apart()
    Waste(gone)
    waste.sweep_soon()
    assert gone == []
    await asyncio.sleep(0.01)
    assert gone == ["waste"]


async def test_screens_opened_one_after_the_other_are_swept_once(monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[str] = []
    monkeypatch.setattr(waste, "sweep", lambda: swept.append("swept"))
    waste.set_apart()
    waste.sweep_soon()
    waste.sweep_soon()
    await asyncio.sleep(0.01)
    assert swept == ["swept"]


async def test_nothing_is_swept_before_the_app_has_started() -> None:
    waste.sweep_soon()
    await asyncio.sleep(0.01)
    assert gc.get_freeze_count() == 0


def test_what_is_loaded_is_set_apart() -> None:
    waste.set_apart()
    assert gc.get_freeze_count() > 0


def test_what_a_screen_holds_is_set_apart_once_it_was_looked_through() -> None:
    waste.set_apart()
    before, held = gc.get_freeze_count(), [[n] for n in range(1000)]
    waste.sweep()
    assert gc.get_freeze_count() >= before + len(held)


def test_what_was_set_apart_and_has_gone_is_found_once_much_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[str] = []
    waste.set_apart()
    Waste(gone)
    gc.freeze()
    waste.sweep()
    assert gone == []
    monkeypatch.setattr(waste._Apart, "least", gc.get_freeze_count() // (2 * waste.GROWN))
    waste.sweep()
    assert gone == ["waste"]
    assert waste._Apart.least == gc.get_freeze_count()


def test_a_short_command_is_left_alone_and_looked_after_again_when_it_fails() -> None:
    gc.enable()
    found: list[bool] = []

    def command() -> None:
        with waste.left_alone():
            found.append(gc.isenabled())
            raise ValueError("over")

    with pytest.raises(ValueError, match="over"):
        command()
    assert found == [False]
    assert gc.isenabled()
