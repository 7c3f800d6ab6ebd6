"""The log: what a move did, which pieces it moves, and what the table insisted on."""

from __future__ import annotations

from rules.farshore.moves import AnyMove
from rules.farshore.play import apply
from rules.farshore.state import State
from rules.farshore.tell.changes import changes
from rules.farshore.tell.headline import headline
from rules.farshore.tell.hints import hints
from rules.kernel import Phrase
from rules.overruling import overruled


def tell(state: State, move: AnyMove) -> tuple[Phrase, ...]:
    after = apply(state, move)
    lines = (*headline(state, move), *changes(state, after, move), *hints(state, after, move))
    return (*lines, *overruled(apply, state, move))
