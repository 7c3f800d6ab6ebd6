"""Waste is looked for while nobody waits, and where it is worth it."""

from __future__ import annotations

import gc

import pytest

from companion import waste
from companion.waste import ENOUGH, collect_waste


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """An entry for each time that all was looked through."""
    found: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: found.append(1))
    monkeypatch.setattr(gc, "get_freeze_count", lambda: 1)
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, ENOUGH))
    monkeypatch.setattr(waste._Looking, "due", 0.0)
    return found


def test_waste_is_looked_for_once_there_may_be_enough(rounds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    collect_waste()
    assert rounds == [1]
    monkeypatch.setattr(gc, "get_count", lambda: (700, 10, ENOUGH - 1))
    collect_waste()
    assert rounds == [1]


def test_a_long_look_is_not_followed_by_another_soon(rounds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 10.1, 14.9, 15.1, 15.1])
    monkeypatch.setattr(waste._Looking, "clock", lambda: next(clock))
    collect_waste()
    collect_waste()
    assert rounds == [1]
    collect_waste()
    assert rounds == [1, 1]


def test_all_that_was_ever_loaded_is_never_looked_through(rounds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc, "get_freeze_count", lambda: 0)
    collect_waste()
    assert rounds == []


def test_what_is_loaded_is_set_apart() -> None:
    before = gc.get_freeze_count()
    waste.set_apart()
    try:
        assert gc.get_freeze_count() > before
    finally:
        gc.unfreeze()


def test_a_short_command_is_left_alone_and_looked_after_again_when_it_fails() -> None:
    found: list[bool] = []

    def command() -> None:
        with waste.left_alone():
            found.append(gc.isenabled())
            raise ValueError("over")

    with pytest.raises(ValueError, match="over"):
        command()
    assert found == [False]
    assert gc.isenabled()
