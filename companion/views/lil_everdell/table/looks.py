"""How players, places and cards look at this table: each drawing is made once."""

from __future__ import annotations

from functools import cache

from companion.drawings.lil_everdell import cards, symbols, track
from companion.drawings.lil_everdell.animals import animal
from companion.drawings.lil_everdell.parades import token
from companion.screen.palette import palette
from companion.views.lil_everdell.card_emblems import emblems
from rules.lil_everdell.components.box import Facts
from rules.lil_everdell.components.cards import Card, CardId
from rules.lil_everdell.components.dice import Face
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.parades import ParadeToken
from rules.lil_everdell.components.places import Place, Spot
from rules.lil_everdell.components.traits import Colour, Kind
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
def known_card(colour: str, kind: str, emblem: str, points: int | None, dark: bool) -> str:
    """A card that has a name."""
    return symbols.known_card(palette(dark), colour, kind, emblem, points)


@cache
def emblem(name: str, dark: bool) -> str:
    return symbols.emblem(palette(dark), name)


@cache
def parade(kind: str, value: int | None, dark: bool) -> str:
    return symbols.parade_token(palette(dark), kind, value)


@cache
def no_token(kind: str, dark: bool) -> str:
    """A stack of parade tokens of which nothing is left."""
    return symbols.no_token(palette(dark), kind)


@cache
def d8(number: int, dark: bool) -> str:
    return symbols.d8(palette(dark), number)


@cache
def red_card(kind: str, emblem: str, twin: tuple[int, int], dark: bool) -> str:
    """A space on an own red card; `twin`: which of so many that look alike."""
    return symbols.red_card(palette(dark), kind, emblem, twin)


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


def laid_card(state: State, laid: Laid, dark: bool) -> str:
    """By its emblem where it has a name, else by its signs."""
    known = state.facts.card(laid.card)
    points = known.points if known and known.points is not None else laid.points
    return any_card(state.facts, laid.card, (laid.colour, laid.kind), points, dark)


def any_card(known: Facts, card_id: CardId | None, signs: tuple[Colour, Kind], points: int | None, dark: bool) -> str:
    colour, kind = signs
    emblem = emblems(known).get(card_id or "")
    if emblem is None:
        return cell(colour.value, kind.value, dark, points)
    return known_card(colour.value, kind.value, emblem, points, dark)


def card(known: Facts, one: Card, dark: bool) -> str:
    """As it is known by name."""
    return known_card(one.colour.value, one.kind.value, emblems(known)[one.id], one.points, dark)


def red_place(state: State, seat: int, at: int, dark: bool) -> str:
    """Of own red cards that look alike, which one as they lie side by side."""
    cards = state.players[seat].cards
    alike = [n for n, laid in enumerate(cards) if _signs(laid) == _signs(cards[at])]
    known = state.facts.card(cards[at].card)
    emblem = emblems(state.facts)[known.id] if known else ""
    return red_card(cards[at].kind.value, emblem, (alike.index(at) + 1, len(alike)), dark)


def _signs(laid: Laid) -> tuple[Kind, CardId | None, Colour]:
    return laid.kind, laid.card, laid.colour


def place(state: State, seat: int, spot: Place, dark: bool) -> str:
    """A die shows its face where the app rolled it; a red card is one of that seat."""
    match spot.spot:
        case Spot.DIE:
            shown = shown_on(state.dice[spot.at - 1]) if state.dice else ()
            return symbols.die(palette(dark), spot.at, state.setup.dice, shown)
        case Spot.RED_CARD:
            return red_place(state, seat, spot.at, dark)
        case Spot.OTHER:
            return sign("unknown", dark)
        case other:
            return sign(other.value, dark)
