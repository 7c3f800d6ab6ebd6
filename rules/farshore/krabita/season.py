"""Krabita's new season, and the maps she takes there and in autumn (p. 16)."""

from __future__ import annotations

from typing import Final, NamedTuple

from rules.farshore.components.maps import KIND_IDS, MapKindId, MapTile, tile_values
from rules.farshore.components.numbers import KRABITA
from rules.farshore.components.places import DUNES
from rules.farshore.components.traits import Colour
from rules.farshore.krabita.moves import ClaimMaps, DeckRanOut, KrabitaDraws, MapValue, PickMap
from rules.farshore.people import check_value
from rules.farshore.reasons import Reason
from rules.farshore.state import State
from rules.farshore.steps import KrabitaSeason
from rules.kernel import IllegalMove, refuse

DRAWS: Final = {draw.season: draw.cards for draw in KRABITA.draws}


def begin_season(state: State) -> State:
    """Workers home, one more; maps and cards follow."""
    season = state.her.season.next
    assert season is not None
    step = KrabitaSeason(season=season, left=DRAWS[season])
    return state.then(step, krabita=state.her.home(season))


def season_step(state: State) -> KrabitaSeason:
    step = state.steps[0]
    assert isinstance(step, KrabitaSeason)
    return step


# Maps for a new season


def met_maps(state: State) -> tuple[MapKindId, ...]:
    """Kinds she meets, as far as we know what they ask, and of which she has no tile."""
    kinds, counts = state.facts.map_kinds, state.her.counts
    return tuple(kind for kind in wanted_maps(state) if kinds[kind].met_by(counts))


def unknown_maps(state: State) -> tuple[MapKindId, ...]:
    """Kinds nobody told us about, of which she has no tile."""
    return tuple(kind for kind in wanted_maps(state) if state.facts.map_kinds[kind].needs is None)


def wanted_maps(state: State) -> tuple[MapKindId, ...]:
    return tuple(kind for kind in KIND_IDS if not state.her.has_map(kind) and state.left(kind) != ())


def settle_season(state: State) -> State | None:
    """Her season as far as it goes without an answer; None when one is needed."""
    step = season_step(state)
    if not step.claimed:
        new = tuple(kind for kind in met_maps(state) if kind not in step.values)
        if new or not unknown_maps(state):
            return _claim(state, new, claimed=not unknown_maps(state))
        return None
    return state.then() if not step.values and not step.left else None


def claim_maps(state: State, move: ClaimMaps) -> State:
    for kind in move.maps:
        if kind not in KIND_IDS:
            raise IllegalMove(Reason.NO_SUCH_MAP)
        name = state.facts.map_kinds[kind].name
        if state.her.has_map(kind):
            refuse(move, Reason.MAP_KIND_TWICE, map=name)
        elif kind not in unknown_maps(state):
            refuse(move, Reason.MAP_NOT_MET, map=name, name=state.called(state.krabita_seat))
    return begun(_claim(state, tuple(dict.fromkeys(move.maps)), claimed=True))


def map_value(state: State, move: MapValue) -> State:
    step = season_step(state)
    if move.map not in step.values:
        raise IllegalMove(Reason.NO_SUCH_MAP)
    if move.value not in tile_values(state.setup.players):
        refuse(move, Reason.MAP_NOT_LEFT, map=state.facts.map_kinds[move.map].name)
    tile = MapTile(kind=move.map, value=move.value)
    values = tuple(kind for kind in step.values if kind != move.map)
    step = step.replace(values=values, taken=(*step.taken, tile), begun=True)
    return state.then(step, krabita=state.her.with_map(tile))


def _claim(state: State, kinds: tuple[MapKindId, ...], claimed: bool) -> State:
    step = season_step(state)
    tiles: list[MapTile] = []
    values = list(step.values)
    for kind in kinds:
        left = state.left(kind)
        if left:
            tiles.append(MapTile(kind=kind, value=left[0]))
        else:
            values.append(kind)
    krabita = state.her.replace(maps=(*(state.her.maps or ()), *tiles))
    step = step.replace(claimed=claimed, taken=(*step.taken, *tiles), values=tuple(values))
    return state.then(step, krabita=krabita)


def begun(state: State) -> State:
    return state.then(season_step(state).replace(begun=True))


# Cards for a new season


def draw_order(state: State) -> tuple[Colour, ...]:
    """The colours that may still lie in the bay, in the order to look for them."""
    return tuple(colour for colour in state.sought if colour not in season_step(state).gone)


def draws(state: State, move: KrabitaDraws) -> State:
    step, krabita = season_step(state), state.her
    if move.colour not in krabita.plan.order:
        refuse(move, Reason.MARKER_ABOVE, colour=move.colour.value)
    elif move.colour in step.gone:
        refuse(move, Reason.COLOUR_GONE, colour=move.colour.value)
    elif state.used_up(move.colour):
        refuse(move, Reason.COLOUR_USED_UP, colour=move.colour.value)
    order = draw_order(state)
    skipped = order[: order.index(move.colour)] if move.colour in order else ()
    gone = tuple(colour for colour in (*step.gone, *skipped) if colour != move.colour)
    krabita = krabita.replace(hand=krabita.hand + 1, plan=krabita.plan.raised(move.colour))
    return state.then(step.replace(left=step.left - 1, gone=gone, begun=True), krabita=krabita)


def draw_from_deck(state: State) -> State:
    return _drawn(state, season_step(state).left)


def deck_ran_out(state: State, move: DeckRanOut) -> State:
    if move.n >= season_step(state).left:
        raise IllegalMove(Reason.NOT_NOW)
    return _drawn(state, move.n)


def _drawn(state: State, n: int) -> State:
    """Unseen cards move no marker (Ruling)."""
    krabita = state.her.replace(hand=state.her.hand + n)
    return state.then(season_step(state).replace(left=0, begun=True), krabita=krabita)


# The map of an autumn turn


class Choice(NamedTuple):
    """The maps she may take now."""

    certain: tuple[MapKindId, ...]
    """Known to be met, and none is known to lie higher."""
    perhaps: tuple[MapKindId, ...]
    """Nobody told us what they ask; they would come first, or are as good."""


def map_choice(state: State) -> Choice:
    if not state.her.ready:
        return Choice((), ())
    met, unknown = met_maps(state), unknown_maps(state)
    tops = {kind: left[0] for kind in (*met, *unknown) if (left := state.left(kind))}
    best = max((tops[kind] for kind in met if kind in tops), default=0)
    return Choice(
        tuple(kind for kind in met if tops.get(kind, best) >= best),
        tuple(kind for kind in unknown if tops.get(kind, best) >= best),
    )


def settle_map(state: State) -> State | None:
    """The map step, when the table need not be asked."""
    certain, perhaps = map_choice(state)
    if not certain and not perhaps:
        return state.then()
    if len(certain) == 1 and not perhaps and (left := state.left(certain[0])):
        return _fetch(state, certain[0], left[0])
    return None


def check_pick(state: State, move: PickMap) -> None:
    certain, perhaps = map_choice(state)
    if move.map is None:
        if certain:
            refuse(move, Reason.KRABITA_TAKES_A_MAP, map=state.facts.map_kinds[certain[0]].name)
        return
    if move.map not in KIND_IDS:
        raise IllegalMove(Reason.NO_SUCH_MAP)
    kind = state.facts.map_kinds[move.map]
    if state.her.has_map(move.map):
        refuse(move, Reason.MAP_KIND_TWICE, map=kind.name)
    elif kind.met_by(state.her.counts) is False:
        refuse(move, Reason.MAP_NOT_MET, map=kind.name, name=state.called(state.krabita_seat))
    elif move.map not in (*certain, *perhaps):
        refuse(move, Reason.KRABITA_HIGHER_MAP, map=kind.name)
    check_value(state, move, move.map, move.value)


def pick_map(state: State, move: PickMap) -> State:
    check_pick(state, move)
    if move.map is None:
        return state.then()
    return _fetch(state, move.map, state.top(move.map) if move.value is None else move.value)


def _fetch(state: State, kind: MapKindId, value: int) -> State:
    krabita = state.her.sent_to(DUNES).with_map(MapTile(kind=kind, value=value))
    return state.then(krabita=krabita)
