"""The first moment of a match."""

from __future__ import annotations

from rules.kernel import IllegalMove
from rules.lil_everdell.components.box import facts
from rules.lil_everdell.components.traits import Challenge
from rules.lil_everdell.opponent.turn import with_gaps
from rules.lil_everdell.players import UNTRACKED, Laid, Opponent, Person, starting_cards
from rules.lil_everdell.rounds import settle
from rules.lil_everdell.setup import Depth, Midway, Seat, Setup, refusals
from rules.lil_everdell.state import State


def start(setup: Setup) -> State:
    """The table as set up, or `IllegalMove` for a table nobody can sit down to."""
    for reason, params in refusals(setup):
        raise IllegalMove(reason, **params)
    return settle(_midway(setup, setup.midway) if setup.midway else _fresh(setup))


def _fresh(setup: Setup) -> State:
    return State(
        setup=setup,
        box=setup.box,
        people=tuple(_person(setup, seat) for seat in setup.people),
        opponent=_opponent(setup),
        sun=setup.first,
    )


def persons_start(setup: Setup, seat: Seat) -> tuple[Laid, ...]:
    """Captain and Fort of whoever is helped (M)."""
    return starting_cards(facts(setup.box), seat.help.captain, seat.help.fort)


def opponents_start(setup: Setup) -> tuple[Laid, ...]:
    """Captain and Fort of an opponent so challenged (Sw)."""
    both = Challenge.FORT_AND_CAPTAIN in setup.challenges
    return starting_cards(facts(setup.box), captain=both, fort=both)


def _person(setup: Setup, seat: Seat) -> Person:
    cards = persons_start(setup, seat)
    if setup.tracking is Depth.OPPONENT_ONLY:
        return UNTRACKED.replace(cards=cards)
    return Person(cards=cards, friends=_friends(setup))


def _opponent(setup: Setup) -> Opponent | None:
    if setup.opponent is None:
        return None
    return Opponent(cards=opponents_start(setup), friends=_friends(setup))


def _friends(setup: Setup) -> tuple[()] | None:
    return () if setup.tracking is Depth.EVERYTHING else None


def _midway(setup: Setup, midway: Midway) -> State:
    state = State(
        setup=setup,
        box=setup.box,
        people=midway.people,
        opponent=midway.opponent,
        round=midway.round,
        sun=setup.first if setup.solo else midway.sun,
        taken=midway.taken,
        begun=midway.taken > 0,
    )
    return with_gaps(state)
