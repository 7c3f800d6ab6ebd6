"""What is still to be settled in the turn in progress, one model per step; the first one is asked about."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, NonNegativeInt

from rules.farshore.components.maps import MapKindId, MapTile
from rules.farshore.components.traits import Colour, Season
from rules.kernel import Position

Stack: TypeAlias = Literal["A", "B"]
STACKS: Final[tuple[Stack, ...]] = ("A", "B")


class TileDue(Position):
    """Winds of change: the new tile of a stack."""

    kind: Literal["tile"] = "tile"
    stack: Stack
    told: bool = False
    """Whether a question before has said that the tiles are turned."""


class WeatherDue(Position):
    kind: Literal["weather"] = "weather"


class TideDue(Position):
    kind: Literal["tide"] = "tide"


class KrabitaTurn(Position):
    """Her turn, nothing done yet: what it will be follows from the table, so a correction still changes it."""

    kind: Literal["krabita_turn"] = "krabita_turn"


class SeasonDue(Position):
    """Krabita's new season begins."""

    kind: Literal["season_due"] = "season_due"


class KrabitaSeason(Position):
    """Her new season, workers already home."""

    kind: Literal["krabita_season"] = "krabita_season"
    season: Season
    """Told apart from hers, which may be corrected meanwhile."""
    begun: bool = False
    """Whether a question of it has been answered."""
    claimed: bool = False
    """Whether the map kinds nobody told us about have been looked at."""
    taken: tuple[MapTile, ...] = ()
    values: tuple[MapKindId, ...] = ()
    """Kinds of which she takes a tile whose value we cannot know."""
    left: NonNegativeInt
    """Cards still to draw."""
    gone: tuple[Colour, ...] = ()
    """Colours found missing: the bay is not refilled before the last card."""


class CardDue(Position):
    """She plays a card."""

    kind: Literal["card"] = "card"
    deck: bool = False
    """The bay has been looked through in vain."""


class LookoutDue(Position):
    """Was there a purple card in the bay?"""

    kind: Literal["lookout"] = "lookout"
    colour: Colour
    """Discarded afterwards."""


class MapDue(Position):
    """Autumn: does she take a map now?"""

    kind: Literal["map"] = "map"


class TurnEnd(Position):
    kind: Literal["turn_end"] = "turn_end"


CARD_DUE: Final = CardDue()
MAP_DUE: Final = MapDue()
TURN_END: Final = TurnEnd()
HER_TURN: Final = (KrabitaTurn(), TURN_END)


Step: TypeAlias = Annotated[
    TileDue | WeatherDue | TideDue | KrabitaTurn | SeasonDue | KrabitaSeason | CardDue | LookoutDue | MapDue | TurnEnd,
    Field(discriminator="kind"),
]
