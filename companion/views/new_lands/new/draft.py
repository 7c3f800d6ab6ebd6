"""A table half set up: what people have chosen so far, and the set-up it becomes."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Self, TypeAlias

from companion.drawings.new_lands.meeple import COLOURS
from companion.views.new.draft import Named
from companion.views.new.form import SetupForm
from companion.views.new.stepped_setup import SteppedDraft
from rules.new_lands.components.box import Box
from rules.new_lands.components.numbers import NUMBERS
from rules.new_lands.rulings import Ruling
from rules.new_lands.setup import LONGEST_NAME, Depth, Halfway, Midway, Seat, Setup


class Step(StrEnum):
    """One screen of the set-up."""

    PEOPLE = "people"
    GAME = "game"
    MIDDLE = "middle"
    START = "start"
    LAYOUT = "layout"


class Draft(SteppedDraft):
    fewest: int = NUMBERS.players.least
    most: int = NUMBERS.players.most
    longest_name: int = LONGEST_NAME
    pieces: tuple[str, ...] = COLOURS
    rulings: tuple[Ruling, ...] = ()
    depth: Depth = Depth.LEDGER
    start: str = ""
    """What the start tile shows; empty: as the box knows it."""
    open_tiles: bool = False
    removed: int = 0
    removed_tiles: tuple[str, ...] = ()
    """Those of them that somebody named."""
    middle: Midway | None = None

    @property
    def kind(self) -> str:
        return self.depth.value

    @property
    def steps(self) -> tuple[Step, ...]:
        """A game in the middle lies there already, its start tile too where the map was typed in."""
        where = (Step.MIDDLE,) if self.middle else ()
        start = (Step.START,) if self.depth is Depth.MAP and not (self.middle and self.middle.map) else ()
        return Step.PEOPLE, Step.GAME, *where, *start, *(() if self.middle else (Step.LAYOUT,))

    def arranged(self, chairs: Sequence[int]) -> Self:
        """What somebody has scored, and whose turn it is, follows them."""
        draft = super().arranged(chairs)
        if self.middle is None or not chairs:
            return draft
        now = fitted(self.middle, len(self.guests))
        turn = chairs.index(now.turn) if now.turn in chairs else now.turn
        middle = now.replace(players=tuple(now.players[chair] for chair in chairs), turn=turn)
        return draft.replace(middle=fitted(middle, len(chairs)))

    def setup(self, box: Box, named: Named) -> Setup:
        people = tuple(
            Seat(name=guest.name.strip() or named(seat), colour=guest.piece) for seat, guest in enumerate(self.guests)
        )
        start = self.start or (box.start.tile if box.start else "")
        return Setup(
            people=people,
            depth=self.depth,
            start=start or None if self.depth is Depth.MAP else None,
            open_tiles=self.open_tiles,
            removed=self.removed,
            removed_tiles=self.removed_tiles[: self.removed] if box.complete else (),
            rulings=self.rulings,
            box=box,
            midway=fitted(self.middle, len(people)) if self.middle else None,
        )


def fitted(middle: Midway, people: int) -> Midway:
    """For so many people as there are now."""
    players = (*middle.players, *(Halfway() for _ in range(people)))[:people]
    return middle.replace(players=players, turn=min(middle.turn, people - 1))


Form: TypeAlias = SetupForm[Draft, Setup, Box]
"""What every step of this set-up works on."""
