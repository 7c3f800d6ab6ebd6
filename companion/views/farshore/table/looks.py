"""How players, places and colours look at this table: each drawing is made once."""

from __future__ import annotations

from functools import cache

from companion.drawings.farshore import coast, symbols
from companion.drawings.farshore.crab import crab
from companion.drawings.farshore.islands import islands
from companion.drawings.farshore.map_stack import map_stack as drawn_stack
from companion.drawings.farshore.plan import plan_card
from companion.drawings.farshore.season_wheel import season_wheel
from companion.screen.palette import palette
from companion.screen.store import Store
from rules.farshore.components.maps import MapKindId, stack
from rules.farshore.components.places import Place, Spot
from rules.farshore.components.plan import Plan
from rules.farshore.components.traits import Colour
from rules.farshore.state import State

CREW = ("gold", "blue", "green", "purple")
"""The colours of the people in seat order; coral is Krabita's."""
ANIMALS = ("beaver", "puffin", "duck", "crab")


def seat_colour(state: State, seat: int) -> str:
    return "coral" if seat == state.krabita_seat else CREW[seat]


def seat_animal(state: State, seat: int) -> str:
    if seat == state.krabita_seat:
        hers = state.setup.krabita.piece if state.setup.krabita else ""
        return hers if hers in symbols.ANIMALS else "crab"
    piece = state.setup.people[seat].piece
    return piece if piece in symbols.ANIMALS else ANIMALS[seat]


def pieces(state: State) -> tuple[tuple[str, str], ...]:
    """Everybody's piece on the season wheel: where it stands, and its colour."""
    return tuple((player.season.value, seat_colour(state, seat)) for seat, player in enumerate(state.players))


@cache
def sign(name: str, dark: bool) -> str:
    return symbols.symbol(name, palette(dark))


@cache
def figure(animal: str, colour: str, dark: bool) -> str:
    tones = palette(dark)
    return symbols.worker_symbol(animal, tones, getattr(tones, colour))


@cache
def krabita(dark: bool) -> str:
    return crab(palette(dark))


def worker(store: Store, state: State, seat: int) -> str:
    return figure(seat_animal(state, seat), seat_colour(state, seat), store.dark)


def tone(store: Store, state: State, seat: int) -> str:
    return str(getattr(store.palette, seat_colour(state, seat)))


def place_sign(store: Store, place: Place, flooded: bool = False) -> str:
    match place.spot:
        case Spot.SHORE:
            return sign(place.which, store.dark)
        case Spot.ISLAND:
            return sign("flooded" if flooded else "island", store.dark)
        case Spot.RED_CARD:
            return sign(Colour.RED, store.dark)
        case Spot.OTHER:
            return sign("unknown", store.dark)
        case spot:
            return sign(spot, store.dark)


@cache
def wheel(pieces: tuple[tuple[str, str], ...], dark: bool) -> str:
    tones = palette(dark)
    return season_wheel(tones, [(season, getattr(tones, colour)) for season, colour in pieces])


@cache
def tide(flooded: tuple[bool, ...], dark: bool) -> str:
    return islands(palette(dark), flooded)


@cache
def sea(
    values: tuple[int, ...],
    chests: tuple[int, ...],
    ships: tuple[tuple[int, str], ...],
    size: tuple[int, int],
    dark: bool,
) -> str:
    tones = palette(dark)
    afloat = [(space, getattr(tones, colour)) for space, colour in ships]
    return coast.coast(tones, len(values), chests, afloat, size, values)


def map_stack(state: State, kind: MapKindId, dark: bool) -> str:
    asked, left = state.facts.map_kinds[kind].needs, state.left(kind)
    needs = None if asked is None else tuple(hue.value for hue in Colour for _ in range(asked[hue]))
    tiles = len(stack(state.setup.players) if left is None else left)
    return _map_stack(needs, state.on_top(kind), tiles, dark)


@cache
def _map_stack(needs: tuple[str, ...] | None, tops: tuple[int, ...], tiles: int, dark: bool) -> str:
    return drawn_stack(palette(dark), needs, tops, tiles)


@cache
def drawn_plan(plan: Plan, lit: Colour | None, dark: bool) -> str:
    columns = [marker.colour for marker in plan.markers]
    return plan_card(palette(dark), columns, [marker.row for marker in plan.markers], lit)
