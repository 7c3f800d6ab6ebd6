"""The answers of Krabita's turn, one class per move: each is what the real cards showed."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.amounts import Count
from rules.farshore.components.cards import CardId
from rules.farshore.components.maps import MapKindId, TileValue
from rules.farshore.components.route_cards import DocksSpot, IslandSpot, LookoutSpot, OtherSpot, RedCardSpot, ShoreSpot
from rules.farshore.components.traits import Colour, Kind, Rarity
from rules.farshore.steps import Stack
from rules.kernel import Move

RouteSpot: TypeAlias = Annotated[
    ShoreSpot | IslandSpot | OtherSpot | RedCardSpot | DocksSpot | LookoutSpot, Field(discriminator="spot")
]


class FollowRoute(Move):
    """The first possible section of the route card takes her worker."""

    kind: Literal["follow_route"] = "follow_route"
    spot: RouteSpot
    route: Count | None = None
    """Which route card of the box it was, when the app drew it."""


class OfCard(Move):
    """What a card she plays shows, as far as it matters."""

    sort: Kind | None = None
    rarity: Rarity | None = None
    card: CardId | None = None
    """Naming it is optional."""
    matches: tuple[Stack, ...] = ()
    """Stacks whose tile we do not know and which the card matches, as the table says."""


class KrabitaPlays(OfCard):
    """A card from her hand, from the bay by the plan, or from the deck."""

    kind: Literal["krabita_plays"] = "krabita_plays"
    colour: Colour


class NotInBay(Move):
    """None of the colours she looks for lies in the bay."""

    kind: Literal["not_in_bay"] = "not_in_bay"


class LookForPurple(OfCard):
    """At the lookout: whether the bay held a purple card."""

    kind: Literal["look_for_purple"] = "look_for_purple"
    found: bool


class KrabitaDraws(Move):
    """Summer and autumn: a card of this colour from the bay, by the plan."""

    kind: Literal["krabita_draws"] = "krabita_draws"
    colour: Colour


class DrawFromDeck(Move):
    """All cards she still has to draw, unseen."""

    kind: Literal["draw_from_deck"] = "draw_from_deck"


class DeckRanOut(Move):
    """Deck and discards are both empty: so many cards there were, the rest is skipped."""

    kind: Literal["deck_ran_out"] = "deck_ran_out"
    n: Count = 0


class ClaimMaps(Move):
    """Her new season: which map kinds, of those nobody told us about, her city meets."""

    kind: Literal["claim_maps"] = "claim_maps"
    maps: tuple[MapKindId, ...] = ()


class MapValue(Move):
    """The value of a tile she took from a stack nobody tracks."""

    kind: Literal["map_value"] = "map_value"
    map: MapKindId
    value: TileValue


class PickMap(Move):
    """Autumn: the map her worker fetches, or none."""

    kind: Literal["pick_map"] = "pick_map"
    map: MapKindId | None = None
    value: TileValue | None = None
    """Told only where the stack is not known."""


KrabitaMove: TypeAlias = (
    FollowRoute
    | KrabitaPlays
    | NotInBay
    | LookForPurple
    | KrabitaDraws
    | DrawFromDeck
    | DeckRanOut
    | ClaimMaps
    | MapValue
    | PickMap
)
