"""What the rulebook leaves open: each question by the id of its look-up entry, where both readings stand."""

from __future__ import annotations

from enum import unique
from typing import Final

from rules.rulings import OpenQuestion


@unique
class Ruling(OpenQuestion):
    ONE_TILE_AREA = "one_tile_area", "seas", True
    """A closed area of one tile is small like one of two; or the closed formula counts."""
    REMOVED_WITH_FIVE = "removed_with_five", "variant", True
    """With five people three tiles are removed, so that turns are equal; or one, as the text has it."""
    TWO_TILES_AT_END = "two_tiles_at_end", "final"
    """The open value, like everything at the end; or as usual, which is always the same number."""
    TIE = "tie", "final"
    """The book has no tie-break: a shared victory; or the table finds a decider."""
    CORNER_TOUCH = "corner_touch", "mountains"
    """A plain borders a mountain along a line inside a tile; or also where they meet in a point."""
    CLAIM_CLOSED = "claim_closed", "placing"
    """The tile that closes a free area may claim it; or only open areas can be claimed."""
    OPEN_TILES_STUCK = "open_tiles_stuck", "variant"
    """The open tile that fits is laid; only when neither does, one leaves; or each that does not fit leaves at once."""
    OPEN_TILES_END = "open_tiles_end", "variant"
    """Once the stacks are empty what lies open is played, who has none is skipped; or the game ends with the stacks."""
    PERSON_LEAVES = "person_leaves", "turn"
    """Turns are skipped, standing meeples stay and score at the end; or they are lifted without points."""
    EDGE_INSISTED = "edge_insisted", "laying"
    """An edge laid against the rule joins nothing and is not open; or it stays open."""


OPTIONS: Final = Ruling.options()
