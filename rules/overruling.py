"""Overruling: the refusals that a table set aside with a move, as the log tells them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.kernel import IllegalMove, MoveT, Phrase, StateT, phrase


def overruled(apply: Callable[[StateT, MoveT], StateT], state: StateT, move: MoveT) -> Iterator[Phrase]:
    """One line for each refusal that the move would have met."""
    accepted: tuple[str, ...] = ()
    while accepted != move.insist:
        try:
            apply(state, move.replace(insist=accepted))
        except IllegalMove as illegal:
            yield phrase("log.overruled", why=illegal.phrase)
            accepted = (*accepted, illegal.reason)
        else:
            return
