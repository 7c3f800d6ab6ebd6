"""The log: what a move did, which pieces it moves, and what the table insisted on."""

from __future__ import annotations

from rules.kernel import Phrase
from rules.newdale.moves import AnyMove
from rules.newdale.play import apply
from rules.newdale.state import State
from rules.newdale.tell.changes import changes
from rules.newdale.tell.headline import headline
from rules.newdale.tell.hints import hints
from rules.overruling import overruled


def tell(state: State, move: AnyMove) -> tuple[Phrase, ...]:
    after = apply(state, move)
    lines = (*headline(state, move), *changes(state, after, move), *hints(state, move))
    return (*lines, *overruled(apply, state, move))
