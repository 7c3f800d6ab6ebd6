"""What one window holds of a Farshore sheet: the search, the card being renamed, the second count, the ships."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, cast

import flet as ft

from companion.farshore.score.voyages import Voyage, voyages
from companion.match.table import Table
from companion.screen.store import Store
from companion.views.farshore.score.hand import Hand
from companion.views.farshore.table import looks
from companion.views.score.scoring import Scoring
from rules.farshore.components.cards import CardId
from rules.farshore.state import State

NOBODYS: Final = "ink_soft"
"""The colour of a ship whose player's piece nobody has told us of."""


@ft.observable
@dataclass
class ScoreWindow:
    """Followed by whatever follows the sheet."""

    hand: Hand
    query: str = ""
    shown: str = ""
    """Which cards are listed: a colour, `city` for those entered, empty for all."""
    added: CardId = ""
    """The card that Enter brought into the city last."""
    renaming: CardId | None = None
    """The card that is getting another name; empty while it is still to be tapped."""
    calling: str = ""
    """What was typed when somebody began to rename: probably what is printed on the card."""
    second: tuple[CardId, ...] = ()
    """The city as somebody counts it a second time."""
    ways: tuple[Voyage, ...] = ()
    """How the ships sailed, when the match was followed."""
    crew: Mapping[str, str] = field(default_factory=dict)
    """Whose piece has which colour at the table, by name, when the match was followed."""

    def colour_of(self, store: Store, name: str) -> str:
        """Of this player's ship: the colour of their piece, or nobody's."""
        return str(getattr(store.palette, self.crew.get(name, NOBODYS)))


def score_window(scoring: Scoring, table: Table | None) -> ScoreWindow:
    ways, crew = (voyages(table.states), seat_colours(table.state)) if table else ((), {})
    return ScoreWindow(Hand(scoring), ways=ways, crew=crew)


def own(scoring: Scoring) -> ScoreWindow:
    return cast("ScoreWindow", scoring.window)


def forget_search(scoring: Scoring) -> None:
    """Another player lies open."""
    window = own(scoring)
    window.query, window.shown, window.added, window.second = "", "", "", ()


def seat_colours(state: State) -> Mapping[str, str]:
    return {state.name(seat): looks.seat_colour(state, seat) for seat in range(len(state.players))}
