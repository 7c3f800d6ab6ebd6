"""What is chosen before its picture could be read was meant for the one before."""

from __future__ import annotations

from companion.screen.reading_time import SHORTEST, ReadingTime
from tests.harness.clock import Clock


def test_another_picture_has_to_stand_before_anything_on_it_counts(clock: Clock) -> None:
    reading = ReadingTime()
    clock.pass_by(SHORTEST + 0.01)
    assert reading.over
    reading.show("one")
    assert not reading.over
    clock.pass_by(SHORTEST / 2)
    reading.show("one")
    clock.pass_by(SHORTEST + 0.01)
    assert reading.over, "drawn again, it is still the same"
    reading.show("another")
    assert not reading.over
