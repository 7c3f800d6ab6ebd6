"""Waste is not looked for in what stays, nor in what is over at once."""

from __future__ import annotations

import gc

import pytest

from companion import waste


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
