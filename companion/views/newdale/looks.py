"""How people and figures look and are called at this table."""

from __future__ import annotations

from typing import Final

from companion.drawings.newdale import figures, goods, places
from companion.screen.palette import Palette
from companion.screen.store import Store
from rules.newdale.components.buildings import Building
from rules.newdale.components.figures import Figure, Figures
from rules.newdale.state import State

TONES: Final = {"brown": "brown", "grey": "ink_soft", "orange": "coral", "white": "foam"}
SEATS: Final = ("brown", "ink_soft", "coral", "foam")
"""The tone of a seat whose colour nobody chose."""


def tone(colour: str, seat: int = 0) -> str:
    return TONES.get(colour, SEATS[seat % len(SEATS)])


def piece_colour(palette: Palette, colour: str) -> str:
    return str(getattr(palette, tone(colour)))


def seat_tone(state: State, seat: int) -> str:
    return tone(state.setup.people[seat].colour, seat)


def kinds(counted: Figures) -> tuple[str, ...]:
    """A word for each figure."""
    return tuple(figure.value for figure in Figure for _ in range(counted[figure]))


def letters(store: Store, counted: Figures) -> str:
    """As short as it gets: `Y2 R1`."""
    found = [f"{letter(store, figure)}{counted[figure]}" for figure in Figure if counted[figure]]
    return " ".join(found) or store.text("newdale_table.nobody")


def letter(store: Store, figure: str) -> str:
    return store.text("newdale_table.letter", figure=figure)


def figure_sign(store: Store, figure: str) -> str:
    return figures.figure(store.palette, figure)


def card_sign(store: Store, card: Building) -> str:
    """By its good where that is told, else by what it is."""
    if card.good:
        return goods.good(store.palette, card.good)
    return places.sign(store.palette, {"production": "house", "special": "special", "sailor": "sailor"}[card.kind])


def sign(store: Store, name: str) -> str:
    return places.sign(store.palette, name)
