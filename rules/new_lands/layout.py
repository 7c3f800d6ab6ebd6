"""Laying out the box: what lies on the table before the first turn, to be ticked off."""

from __future__ import annotations

from rules.kernel import Phrase, phrase
from rules.new_lands.components.numbers import DRAWN, NUMBERS
from rules.new_lands.setup import Setup


def layout(setup: Setup) -> tuple[Phrase, ...]:
    return (
        phrase("new_lands_new.lay_start"),
        phrase("new_lands_new.lay_stacks", n=DRAWN),
        *([phrase("new_lands_new.lay_removed", n=setup.removed)] if setup.removed else ()),
        phrase("new_lands_new.lay_board"),
        phrase("new_lands_new.lay_meeples", n=NUMBERS.meeples.per_colour),
        phrase("new_lands_new.lay_overview", n=NUMBERS.overview_tables.n),
        *([phrase("new_lands_new.lay_open", n=NUMBERS.open_tiles.each)] if setup.open_tiles else ()),
        phrase("new_lands_new.lay_first", name=setup.people[0].name),
    )
