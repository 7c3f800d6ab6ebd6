"""What a position names must exist: nothing later asks for it again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.farshore.components.box import Facts
from rules.farshore.components.maps import KIND_IDS
from rules.farshore.components.places import Place, Spot
from rules.farshore.components.traits import Resource
from rules.farshore.players import Krabita, Person, Player
from rules.farshore.reasons import Reason


def can_be_visited(place: Place, islands: Sequence[int], known: Facts) -> bool:
    """Whether a worker can be sent there by that name."""
    match place.spot:
        case Spot.SHORE:
            return place.which in tuple(Resource)
        case Spot.ISLAND:
            return place.which in map(str, islands)
        case Spot.RED_CARD:
            return place.which in known.cards
        case Spot.DOCKS | Spot.LOOKOUT:
            return not place.which
        case _:
            # At the dunes one takes a map: that is a move of its own.
            return False


def missing(player: Player, islands: Sequence[int], known: Facts) -> Iterator[Reason]:
    """What a player cannot have."""
    if any(card not in known.cards for card in _cards(player)):
        yield Reason.NO_SUCH_CARD
    if any(tile.kind not in (None, *KIND_IDS) for tile in player.maps or ()):
        yield Reason.NO_SUCH_MAP
    if not all(_stands(place, islands, known) for place in player.placed):
        yield Reason.NO_SUCH_PLACE


def _cards(player: Player) -> tuple[str, ...]:
    if isinstance(player, Person):
        return (*player.city.cards, *player.city.anchored)
    assert isinstance(player, Krabita)
    return tuple(card.card for card in player.cards if card.card)


def _stands(place: Place, islands: Sequence[int], known: Facts) -> bool:
    """A worker may also stand where nobody says which it is: Krabita's islands and red cards, for one."""
    nameless = (Spot.ISLAND, Spot.DUNES, Spot.RED_CARD, Spot.OTHER)
    return can_be_visited(place, islands, known) or (place.spot in nameless and not place.which)
