"""The log: what a move did, what followed, and what the table insisted on."""

from __future__ import annotations

from rules.kernel import Phrase
from rules.lil_everdell.moves import AnyMove
from rules.lil_everdell.play import apply
from rules.lil_everdell.state import State
from rules.lil_everdell.tell.changes import changes
from rules.lil_everdell.tell.headline import headline
from rules.overruling import overruled


def tell(state: State, move: AnyMove) -> tuple[Phrase, ...]:
    after = apply(state, move)
    return (*headline(state, move), *changes(state, after, move), *overruled(apply, state, move))
