"""The bag, and the points of a seat: what every move may touch."""

from __future__ import annotations

from rules.kernel import Move, refuse
from rules.newdale.components.figures import Figure, Figures
from rules.newdale.components.numbers import MOST_HOODED
from rules.newdale.reasons import Reason
from rules.newdale.rulings import Ruling
from rules.newdale.state import State
from rules.newdale.track import moved


def in_bag(state: State) -> Figures:
    """As much as can be in it: Hooded figures nobody told us of may be all there."""
    if state.hooded is not None:
        return state.bag
    return state.bag.replace(hooded=max(0, MOST_HOODED - state.out_of_bag.hooded))


def check_bag(state: State, move: Move, figures: Figures) -> None:
    """Whether these can come out of the bag."""
    if figures.hooded and not state.chapter.hooded and not state.hooded:
        refuse(move, Reason.NO_HOODED_HERE, chapter=state.setup.chapter)
        figures = figures.replace(hooded=0)
    bag = in_bag(state)
    for figure in Figure:
        if figures[figure] > bag[figure]:
            refuse(move, Reason.BAG_HAS_FEWER, figure=figure.value, n=bag[figure])


def scored(state: State, seat: int, n: int) -> State:
    """Points won or lost along the way; nothing where nobody writes them down."""
    player = state.players[seat]
    if player.score is None or not n:
        return state
    after = moved(player.score, n, state.other_reading(Ruling.SCORE_BELOW_ZERO))
    return state.with_player(seat, player.replace(score=after))
