"""One window at a score sheet: which player and part of it lie open, and what was just refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import flet as ft

from companion.farshore.share.result import Result
from companion.farshore.sheets import Paper
from companion.farshore.voyages import Voyage
from companion.screen.store import Store
from companion.screen.subscriptions import in_window
from companion.views.farshore.table import looks
from rules.farshore.components.cards import CardId
from rules.farshore.score.entering import newly_stopped
from rules.farshore.score.sheet import Krabita, Person, Sheet, Totals
from rules.farshore.state import State
from rules.sheet import Remark, Weight


class Part(StrEnum):
    """What of the sheet is shown."""

    CITY = "city"
    MAPS = "maps"
    NUMBERS = "numbers"
    TOTALS = "totals"
    PEOPLE = "people"
    COUNT = "count"
    RECEIPT = "receipt"
    SHARE = "share"


NOBODYS = "ink_soft"
"""The colour of a ship whose player's piece nobody has told us of."""
ENTERED = (Part.CITY, Part.MAPS, Part.NUMBERS, Part.TOTALS)
"""The parts that each player has."""


def seat_colours(state: State) -> Mapping[str, str]:
    return {state.name(seat): looks.seat_colour(state, seat) for seat in range(len(state.players))}


@dataclass(frozen=True)
class Refused:
    """An entry that cannot be, with the sheet as it would have become."""

    why: Remark
    wanted: Sheet
    about: str

    @property
    def can_insist(self) -> bool:
        return self.why.weight is Weight.REFUSAL


@ft.observable
@dataclass
class Scoring:
    """Drawn again whenever the sheet changes, in whatever window that happens."""

    store: Store
    paper: Paper
    version: int = 0
    at: int = 0
    part: Part = Part.CITY
    query: str = ""
    shown: str = ""
    """Which cards are listed: a colour, `city` for those entered, empty for all."""
    refused: Refused | None = None
    added: CardId = ""
    """The card that Enter brought into the city last."""
    renaming: CardId | None = None
    second: tuple[CardId, ...] = ()
    """The city as somebody counts it a second time."""
    comparing: bool = False
    ways: tuple[Voyage, ...] = ()
    """How the ships sailed, when the match was followed."""
    crew: Mapping[str, str] = field(default_factory=dict)
    """Whose piece has which colour at the table, by name, when the match was followed."""
    kept: bool = True
    failing: bool = False

    @property
    def sheet(self) -> Sheet:
        return self.paper.sheet

    @property
    def player(self) -> Person | Krabita:
        return self.sheet.players[min(self.at, len(self.sheet.players) - 1)]

    @property
    def result(self) -> Result:
        """What is on the sheet, in the words of this window."""
        return Result(self.paper.counted, self.paper.when, self.store.say, self.paper.id, self.paper.level)

    def colour_of(self, name: str) -> str:
        """Of this player's ship: the colour of their piece, or nobody's."""
        return str(getattr(self.store.palette, self.crew.get(name, NOBODYS)))

    def follow(self) -> Callable[[], None]:
        """Follow the sheet from now on; returns the way to stop."""
        self._catch_up()
        return self.paper.listen(self._heard)

    # Looking around

    def show(self, part: Part, at: int | None = None) -> None:
        if at is not None and at != self.at:
            self.at, self.query, self.shown, self.added, self.second, self.comparing = at, "", "", "", (), False
        self.part = part

    # Entering

    def enter(self, about: str = "", **changes: Any) -> None:
        """Change fields of the player that lies open."""
        self.put(self.at, about, **changes)

    def put(self, at: int, about: str = "", **changes: Any) -> None:
        players = list(self.sheet.players)
        players[at] = players[at].replace(**changes)
        self.propose(self.sheet.replace(players=tuple(players)), about and f"{at} {about}")

    def total(self, group: str, points: int | None) -> None:
        totals: Totals = self.player.totals
        self.enter(f"total_{group}", totals=totals.replace(**{group: points}))

    def propose(self, sheet: Sheet, about: str = "") -> None:
        """Take `sheet` unless the rules speak against what is new in it."""
        why = newly_stopped(self.sheet, sheet, self.paper.box)
        # Numbers and names are typed letter by letter: they are taken as they come and remarked upon.
        if why is not None and why.weight is Weight.REFUSAL and not about:
            self.refused = Refused(why, sheet, about)
        else:
            self.refused = None
            self.paper.change(sheet, about)

    def insist(self) -> None:
        """ "Our table says so": what was refused, with its refusal overruled."""
        if self.refused and self.refused.can_insist:
            wanted = self.refused.wanted
            self.propose(wanted.replace(insist=(*wanted.insist, self.refused.why.reason)), self.refused.about)

    def insist_on(self, remark: Remark, so: bool) -> None:
        others = tuple(reason for reason in self.sheet.insist if reason != remark.reason)
        self.paper.change(self.sheet.replace(insist=(*others, remark.reason) if so else others))

    def dismiss(self) -> None:
        self.refused = None

    # Following

    def _heard(self) -> None:
        in_window(self.store.page, self._catch_up)

    def _catch_up(self) -> None:
        self.kept, self.failing = self.paper.kept, self.paper.failing
        if self.version != self.paper.version:
            self.at = min(self.at, len(self.sheet.players) - 1)
            self.version = self.paper.version
