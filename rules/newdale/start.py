"""The first moment of a chapter."""

from __future__ import annotations

from rules.kernel import IllegalMove
from rules.newdale.components.buildings import CAPTAIN
from rules.newdale.players import CAPTAIN_AREA, UNFOLLOWED, Built, Player
from rules.newdale.setup import FINAL, Depth, Follow, Setup, refusals
from rules.newdale.state import State
from rules.newdale.turns import round_steps, settle


def start(setup: Setup) -> State:
    """The table as set up, or `IllegalMove` for one nobody can sit down to."""
    for reason, params in refusals(setup):
        if reason in FINAL or reason not in setup.insist:
            raise IllegalMove(reason, **params)
    state = _midway(setup) if setup.midway else _fresh(setup)
    return settle(state.replace(steps=round_steps(state)))


def _fresh(setup: Setup) -> State:
    return State(
        setup=setup,
        box=setup.box,
        players=tuple(seated(setup, seat) for seat in range(len(setup.people))),
        starter=setup.start,
        hooded=setup.hooded_in_bag,
    )


def seated(setup: Setup, seat: int) -> Player:
    """What somebody has in front of them when a chapter begins."""
    taken = {each.seat: each.character for each in setup.characters}
    board = setup.people[seat].follow is Follow.BOARD and setup.depth is not Depth.POINTS
    player = (Player() if board else UNFOLLOWED).replace(character=taken.get(seat))
    if board and setup.row.back:
        # On the back of the board the Captain has an area of his own (p. 15-16).
        player = player.replace(built=(*player.built, Built(card=CAPTAIN, area=CAPTAIN_AREA, goods=None)))
    if setup.depth is Depth.DESK:
        built = tuple(each.replace(goods=None) for each in player.built)
        player = player.replace(score=None, built=built)
    return player


def _midway(setup: Setup) -> State:
    midway = setup.midway
    assert midway is not None
    return State(
        setup=setup,
        box=setup.box,
        players=tuple(player.replace(plan=()) for player in midway.players),
        round=midway.round,
        starter=midway.starter,
        hooded=setup.hooded_in_bag,
        events=midway.events,
        held=midway.held,
        removed=midway.removed,
    )
