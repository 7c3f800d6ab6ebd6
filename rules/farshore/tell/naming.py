"""How places, tiles and maps are called in a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from rules.farshore.components.box import Facts
from rules.farshore.components.maps import MapKindId, MapTile
from rules.farshore.components.places import Place, Spot
from rules.farshore.components.told import WeatherText, WindTile
from rules.farshore.components.traits import Resource, Trait
from rules.kernel import Phrase, phrase


def place_name(known: Facts, place: Place) -> Phrase:
    match place.spot:
        case Spot.SHORE:
            return shore_name(known, Resource(place.which))
        case Spot.ISLAND if place.which:
            return phrase("farshore.place_island_number", n=int(place.which))
        case Spot.RED_CARD if place.which:
            return phrase("farshore.place_own_card", card=known.name(place.which))
        case _:
            return phrase(f"farshore.place_{place.spot}")


def shore_name(known: Facts, resource: Resource) -> Phrase:
    """By the resource beside it, and by what the player's own board shows there."""
    if resource in known.shores:
        return phrase("farshore.place_shore_printed", resource=resource.value, text=known.shores[resource])
    return phrase("farshore.place_shore", resource=resource.value)


def trait_name(trait: Trait) -> Phrase:
    return phrase("farshore.trait", trait=trait.value)


def tile_name(tile: WindTile | None) -> Phrase:
    return phrase("farshore.tile_unknown") if tile is None else one_of(trait_name(trait) for trait in tile.traits)


def weather_name(card: WeatherText | None) -> Phrase:
    return phrase("farshore.weather_unknown") if card is None else phrase("farshore.weather_text", text=card.top)


def map_name(known: Facts, kind: MapKindId | None) -> Phrase:
    return phrase("farshore.map_unnamed") if kind is None else known.map_kinds[kind].name


def tile_of_map(known: Facts, tile: MapTile) -> Phrase:
    return phrase("farshore.map_tile", map=map_name(known, tile.kind), value=tile.value)


def one_of(names: Iterable[Phrase]) -> Phrase:
    return _joined("farshore.or", tuple(names))


def all_of(names: Iterable[Phrase]) -> Phrase:
    return _joined("farshore.and", tuple(names))


def numbers(of: Iterable[int]) -> Phrase:
    return all_of(phrase("farshore.number", n=number) for number in of)


def _joined(key: str, names: tuple[Phrase, ...]) -> Phrase:
    first, *rest = names
    return phrase(key, first=first, second=_joined(key, tuple(rest))) if rest else first
