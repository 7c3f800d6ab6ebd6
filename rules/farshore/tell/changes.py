"""What is different on the table after a move, in words: the pieces to move."""

from __future__ import annotations

from collections.abc import Iterator

from rules.farshore.components.maps import MapTile
from rules.farshore.components.traits import Colour
from rules.farshore.moves import AnyMove, Correct, CorrectKrabita, CorrectTable
from rules.farshore.players import Krabita, Person, Player
from rules.farshore.state import State
from rules.farshore.tell.naming import numbers, tile_name, tile_of_map, weather_name
from rules.kernel import Phrase, phrase


def changes(before: State, after: State, move: AnyMove) -> Iterator[Phrase]:
    """The board first, then the players in seat order."""
    yield from _board(before, after, move)
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if was != now:
            yield from _season(was, now, move)
            yield from _player(after, after.called(seat), was, now, move)
        if isinstance(was, Krabita) and isinstance(now, Krabita):
            yield from _krabita(was, now, move)
    if after.over and not before.over:
        yield phrase("farshore.log_over")


def _season(was: Player, now: Player, move: AnyMove) -> Iterator[Phrase]:
    """Krabita's follows by itself, unless it is put right; a person says so."""
    told = isinstance(move, CorrectKrabita) and move.season == now.season
    if isinstance(now, Krabita) and was.season != now.season and not told:
        yield phrase("farshore.log_krabita_season", season=now.season.value, n=now.ready or 0)


def _player(state: State, name: str | Phrase, was: Player, now: Player, move: AnyMove) -> Iterator[Phrase]:
    if was.ship != now.ship and now.ship is not None:
        yield phrase("farshore.log_ship", name=name, value=now.ship)
    if was.treasures != now.treasures and now.treasures is not None:
        n = now.treasures - (was.treasures or 0)
        yield phrase("farshore.log_treasures", name=name, sign=_sign(n), n=abs(n), total=now.treasures)
    if isinstance(was, Person) and isinstance(now, Person) and was.shells != now.shells and now.shells is not None:
        n = now.shells - (was.shells or 0)
        yield phrase("farshore.log_shells", name=name, sign=_sign(n), n=abs(n), total=now.shells)
    has = "farshore.fix_map" if isinstance(move, Correct) and move.maps is not None else "farshore.log_map"
    for tile in _added(was.maps, now.maps):
        yield phrase(has, name=name, tile=tile_of_map(state.facts, tile))
    for tile in _added(now.maps, was.maps):
        yield phrase("farshore.log_map_gone", name=name, tile=tile_of_map(state.facts, tile))


def _krabita(was: Krabita, now: Krabita, move: AnyMove) -> Iterator[Phrase]:
    for colour in Colour:
        if was.plan.row(colour) != now.plan.row(colour):
            yield phrase("farshore.log_marker", colour=colour.value, row=now.plan.row(colour))
    if was.hand < now.hand:
        yield phrase("farshore.log_hand", n=now.hand)
    told = isinstance(move, CorrectKrabita) and move.passed
    if now.passed and not was.passed and not told:
        yield phrase("farshore.log_krabita_passes")


def _board(before: State, after: State, move: AnyMove) -> Iterator[Phrase]:
    if before.winds != after.winds:
        yield phrase("farshore.log_winds", season=after.winds.value)
    for stack, was, now in (("A", before.rose.a, after.rose.a), ("B", before.rose.b, after.rose.b)):
        if was != now and now is not None:
            yield phrase("farshore.log_tile", stack=stack, tile=tile_name(now))
    if before.weather != after.weather:
        card = after.weather[-1]
        # Nothing was asked about a card that nobody wrote down: this is where it is said that it is turned up.
        yield phrase("farshore.log_weather", card=weather_name(card)) if card else phrase("farshore.do_weather")
    down = tuple(number for number in after.flooded if number not in before.flooded)
    if down and not isinstance(move, CorrectTable):
        yield phrase("farshore.log_flooded", islands=numbers(down), n=len(down))


def _sign(n: int) -> str:
    return "plus" if n > 0 else "minus"


def _added(was: tuple[MapTile, ...] | None, now: tuple[MapTile, ...] | None) -> tuple[MapTile, ...]:
    return tuple(tile for tile in now or () if tile not in (was or ()))
