"""The display of eight cards, as it is drawn."""

from __future__ import annotations

from companion.drawings.digits import digits
from companion.drawings.lil_everdell.cards import display
from companion.drawings.tones import darkest
from companion.screen.palette import LIGHT


def test_the_lit_card_bears_the_number_that_was_rolled() -> None:
    """Where the diagram of a box counts otherwise than one reads, its place is another number."""
    seven, six = (digits(n, darkest(LIGHT), 48, 66, 16, 3) for n in (7, 6))
    drawn = display(LIGHT, 2, 6, rolled=7)
    assert seven in drawn
    assert six not in drawn
