"""What may follow a tile: a meeple placed, one taken back, nothing more."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import phrase
from rules.new_lands.ask.answers import LandsOption, LandsQuestion, answer
from rules.new_lands.land.land import Land
from rules.new_lands.meeples import check_place, check_take
from rules.new_lands.moves import Done, PlaceMeeple, TakeBack
from rules.new_lands.state import State
from rules.new_lands.tell.naming import part_name
from rules.refusals import refused


def ask_meeple(state: State) -> LandsQuestion:
    seat = state.turn
    name = state.name(seat)
    done = answer(Done(seat=seat), "answer_done", last=_flag(not state.left))
    return LandsQuestion(
        who=name,
        ask=phrase("new_lands.ask_meeple", name=name),
        why=(phrase("new_lands.why_home", name=name, n=state.players[seat].home),),
        options=(*placings(state, seat), *takings(state, seat), done),
    )


def placings(state: State, seat: int) -> Iterator[LandsOption]:
    """Every part of the tile just laid, in the order n e s w, then inside."""
    land = state.land or Land()
    tile = land.tiles[-1]
    parts = [*dict.fromkeys(tile.at), *(part for part, edges in enumerate(tile.sides) if not edges)]
    for part in parts:
        place, on = tile.places[part], tile.terrains[part]
        move = PlaceMeeple(seat=seat, edge=place)
        why_not = refused(check_place, state, move)
        yield answer(move, "answer_place", why_not, on=on.value, part=part_name(tile, part))


def takings(state: State, seat: int) -> Iterator[LandsOption]:
    """Every meeple of the person that stands on the map; of two on one part either will do."""
    land = state.land or Land()
    for place, meeple in {one.place: one for one in state.of(seat) if one.place is not None}.items():
        move = TakeBack(seat=seat, x=place.x, y=place.y, edge=place.edge)
        why_not, found = refused(check_take, state, move), state.numbers(meeple)
        n, points = land.at[place.spot], found.now if found else 0
        yield answer(move, "answer_take", why_not, on=meeple.on.value, n=n, points=points)


def _flag(fact: bool) -> str:
    return "yes" if fact else "no"
