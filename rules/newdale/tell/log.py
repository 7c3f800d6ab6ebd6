"""The log: what a move did, which pieces it moves, and what the table insisted on."""

from __future__ import annotations

from rules.kernel import Phrase
from rules.newdale.moves import AnyMove
from rules.newdale.play import apply
from rules.newdale.state import State
from rules.newdale.tell.changes import changes, next_round
from rules.newdale.tell.headline import headline
from rules.newdale.tell.hints import hints
from rules.overruling import overruled


def tell(state: State, move: AnyMove) -> tuple[Phrase, ...]:
    after = apply(state, move)
    # What the hands still do belongs to this move, and comes before what follows it.
    done = (*headline(state, move), *changes(state, after, move), *hints(state, move))
    return (*done, *next_round(state, after, move), *overruled(apply, state, move))
