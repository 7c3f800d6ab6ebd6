"""How players, places and cards look at this table: each drawing is made once."""

from __future__ import annotations

from functools import cache

from companion.drawings.lil_everdell import cards, symbols, track
from companion.drawings.lil_everdell.animals import animal
from companion.drawings.lil_everdell.parades import token
from companion.screen.theme import palette
from rules.lil_everdell.components.dice import Face
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.parades import ParadeToken
from rules.lil_everdell.components.places import Place, Spot
from rules.lil_everdell.players import Laid
from rules.lil_everdell.state import Phase, State

NO_ANIMAL = "mouse"


@cache
def sign(name: str, dark: bool) -> str:
    return symbols.symbol(name, palette(dark))


@cache
def cell(colour: str, kind: str, dark: bool, points: int | None = None) -> str:
    return symbols.cell(palette(dark), colour, kind, points)


@cache
def emblem(name: str, dark: bool) -> str:
    return symbols.emblem(palette(dark), name)


@cache
def parade(kind: str, value: int | None, dark: bool) -> str:
    return symbols.parade_token(palette(dark), kind, value)


@cache
def no_token(kind: str, dark: bool) -> str:
    """Nothing is left of a parade's stack."""
    return symbols.no_token(palette(dark), kind)


@cache
def d8(number: int, dark: bool) -> str:
    return symbols.d8(palette(dark), number)


@cache
def red_card(kind: str, number: int, emblem: str, dark: bool) -> str:
    """A space on an own red card, told from the others by its number or its emblem."""
    return symbols.red_card(palette(dark), kind, number, emblem)


@cache
def moon(now: int, dark: bool) -> str:
    return track.moon_track(palette(dark), now)


@cache
def face(shown: tuple[str, ...], dark: bool) -> str:
    return symbols.face(palette(dark), shown)


@cache
def _figure(name: str, left: int | None, who: str, sun: bool, dark: bool) -> str:
    return track.figure(palette(dark), name, left, who, sun)


@cache
def _tableau(laid: tuple[tuple[str, str], ...], dark: bool) -> str:
    return cards.tableau(palette(dark), laid)


@cache
def _cheer(name: str, who: str, kind: str, value: int, dark: bool) -> str:
    tones = palette(dark)
    return track.cheer(tones, (name, who), token(tones, kind, value))


def cheer(state: State, seat: int, taken: ParadeToken, dark: bool) -> str:
    """Somebody with a token just taken."""
    return _cheer(animal_of(state, seat), crown_of(state, seat), taken.kind.value, taken.value, dark)


@cache
def walking(walkers: tuple[tuple[str, str], ...], dark: bool) -> str:
    return track.parade(palette(dark), walkers)


@cache
def display(
    rows: int,
    lit: int | None,
    gaps: tuple[int, ...],
    friend: str,
    dark: bool,
    numbers: tuple[int, ...] = (),
    rolled: int | None = None,
) -> str:
    tones = palette(dark)
    return cards.display(tones, rows, lit, gaps, animal(tones, friend) if friend else "", numbers, rolled)


def shown_on(face: Face) -> tuple[str, ...]:
    """Its symbols, one after the other."""
    return tuple(symbol for symbol in Face.model_fields for _ in range(getattr(face, symbol)))


def animal_of(state: State, seat: int) -> str:
    if seat == state.opponent_seat:
        theirs = state.setup.opponent_animal
        return theirs.value if theirs else NO_ANIMAL
    return state.setup.people[state.person_at(seat)].animal.value


def crown_of(state: State, seat: int) -> str:
    return state.royal.value if state.royal and seat == state.opponent_seat else ""


def turns_left(state: State, seat: int) -> int:
    """Of this round, for this seat."""
    if state.phase is Phase.OVER:
        return 0
    seats = len(state.players)
    before = (seat - state.sun) % seats
    return SETUP.turns - sum(turn % seats == before for turn in range(state.taken))


def player(state: State, seat: int, dark: bool, plain: bool = False) -> str:
    """With the turns left and the sun, unless it is `plain`."""
    left = None if plain else turns_left(state, seat)
    return _figure(animal_of(state, seat), left, crown_of(state, seat), not plain and seat == state.sun, dark)


def tableau(laid: tuple[Laid, ...], dark: bool) -> str:
    return _tableau(tuple((card.colour.value, card.kind.value) for card in laid), dark)


def place(state: State, spot: Place, dark: bool) -> str:
    """A die shows its face where the app rolled it."""
    match spot.spot:
        case Spot.DIE:
            shown = shown_on(state.dice[spot.at - 1]) if state.dice else ()
            return symbols.die(palette(dark), spot.at, state.setup.dice, shown)
        case Spot.RED_CARD:
            return sign("red_space", dark)
        case Spot.OTHER:
            return sign("unknown", dark)
        case other:
            return sign(other.value, dark)
