"""Phase VI: special buildings and sailors marked VI, each once (p. 7, 15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.kernel import IllegalMove, Move, refuse
from rules.newdale.bag import check_bag, scored
from rules.newdale.components.buildings import (
    BARRACKS,
    COAL,
    FRESH_FISH,
    MERCHANT,
    NAVIGATOR,
    PRISON,
)
from rules.newdale.components.figures import NOBODY, Figure, Figures
from rules.newdale.components.numbers import MOST_HOODED
from rules.newdale.moves import Use, UseSpecials
from rules.newdale.purse import with_coal, without_good
from rules.newdale.reasons import Reason
from rules.newdale.rulings import Ruling
from rules.newdale.setup import Held, Where
from rules.newdale.state import State

COAL_STORE: Final = "coal_store"
MERCHANT_COAL: Final = 3
MERCHANT_POINTS: Final = 2
NAVIGATOR_POINTS: Final = 1
HOODED_POINTS: Final = 1
BARRACKS_LOSS: Final = 1
CHOSEN: Final = (MERCHANT, NAVIGATOR, PRISON)
"""Those that work only where their owner wants it; the others work by themselves."""


def use_specials(state: State, move: UseSpecials) -> State:
    check_uses(state, move)
    state = gains(state, move.seat)
    state = _barracks(state, move)
    for use in move.uses:
        state = _used(state, move, use)
    return state


def check_uses(state: State, move: UseSpecials) -> None:
    built = state.players[move.seat].built
    if any(use.built >= len(built) for use in move.uses):
        raise IllegalMove(Reason.NO_BUILDING_THERE)
    if any(seat >= len(state.players) for seat in move.fewer):
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    if len({use.built for use in move.uses}) < len(move.uses):
        refuse(move, Reason.SPECIAL_ONCE)
    for use in move.uses:
        if (card := state.card(move.seat, use.built)).id not in CHOSEN:
            refuse(move, Reason.NOT_PHASE_SIX, card=card.name)


def cards_in_six(state: State, seat: int) -> tuple[int, ...]:
    built = state.players[seat].built
    return tuple(index for index in range(len(built)) if state.card(seat, index).six)


def gains(state: State, seat: int) -> State:
    """What grows by itself: corn, grapes, coal from the Coal Store."""
    for index in cards_in_six(state, seat):
        card = state.card(seat, index)
        if card.id == COAL_STORE:
            state = with_coal(state, seat, 1)
        elif card.good is not None:
            state = state.with_player(seat, state.players[seat].with_goods(index, 1))
    return state


def _barracks(state: State, move: UseSpecials) -> State:
    count = sum(built.card == BARRACKS for built in state.players[move.seat].built)
    # Ruling: barracks, one point for each of them or one however many.
    loss = min(count, 1) if state.other_reading(Ruling.BARRACKS) else count
    for seat in losers(state, move.seat, move.fewer):
        state = scored(state, seat, -BARRACKS_LOSS * loss)
    return state


def losers(state: State, seat: int, fewer: Sequence[int] = ()) -> tuple[int, ...]:
    """Whoever has fewer fists, and those the table names of whom nobody told us."""
    own = state.fists(seat) or 0
    found = []
    for other in state.order:
        fists = state.fists(other)
        if other != seat and (other in fewer if fists is None else fists < own):
            found.append(other)
    return tuple(found)


def untold_fists(state: State, seat: int) -> tuple[int, ...]:
    """Seats to be asked about before Barracks work."""
    barracks = any(built.card == BARRACKS for built in state.players[seat].built)
    others = (other for other in state.order if other != seat)
    return tuple(other for other in others if state.fists(other) is None) if barracks else ()


def _used(state: State, move: UseSpecials, use: Use) -> State:
    match state.card(move.seat, use.built).id:
        case "coal_merchant":
            if state.stock(move.seat).get(COAL, 0) < MERCHANT_COAL:
                refuse(move, Reason.COAL_MISSING, n=MERCHANT_COAL)
            return scored(without_good(state, move.seat, COAL, MERCHANT_COAL), move.seat, MERCHANT_POINTS)
        case "navigator":
            if not state.stock(move.seat).get(FRESH_FISH):
                refuse(move, Reason.FRESH_FISH_ONLY)
            return scored(without_good(state, move.seat, FRESH_FISH, 1), move.seat, NAVIGATOR_POINTS)
        case "prison" if use.figure is not None:
            return _imprisoned(state, move, use, use.figure)
        case _:
            return state


def _imprisoned(state: State, move: UseSpecials, use: Use, figure: Figure) -> State:
    """An assistant is held; a Hooded figure leaves the game for a point, and one from the bag is held instead."""
    state = _off_the_market(state, move, use, figure)
    if figure is not Figure.HOODED:
        return with_prisoner(state, move.seat, figure)
    state = scored(state.replace(removed=min(MOST_HOODED, state.removed + 1)), move.seat, HOODED_POINTS)
    if use.instead is None:
        return state
    check_bag(state, move, Figures.of((use.instead,)))
    return with_prisoner(state, move.seat, use.instead)


def with_prisoner(state: State, seat: int, figure: Figure) -> State:
    return state.replace(held=(*state.held, Held(where=Where.PRISON, seat=seat, figure=figure)))


def _off_the_market(state: State, move: UseSpecials, use: Use, figure: Figure) -> State:
    if use.rabbit:
        mine = Held(where=Where.RABBIT, seat=move.seat, figure=figure)
        if figure is not Figure.HOODED or mine not in state.held:
            refuse(move, Reason.ONLY_DRAWN_FIGURES, figure=figure.value)
        return without_held(state, mine)
    one, drawn = Figures.of((figure,)), state.drawn or NOBODY
    if drawn.holds(one):
        return state.replace(drawn=drawn.minus(one))
    if not state.freed.holds(one):
        refuse(move, Reason.ONLY_DRAWN_FIGURES, figure=figure.value)
    return state.replace(freed=state.freed.minus(one))


def without_held(state: State, held: Held) -> State:
    kept = list(state.held)
    if held in kept:
        kept.remove(held)
    return state.replace(held=tuple(kept))


def release(state: State, move: Move, seat: int, figure: Figure) -> State:
    """Let out for all, until the round ends; after the last one there is nobody to work for."""
    # Ruling: prison.
    prisoner = Held(where=Where.PRISON, seat=seat, figure=figure)
    if prisoner not in state.held:
        refuse(move, Reason.PRISON_EMPTY, figure=figure.value)
        return state
    free = without_held(state, prisoner)
    return free if state.market_gone else free.replace(freed=state.freed.plus(Figures.of((figure,))))
