"""What followed by itself: parade tokens, a new round, the end; and what to do with the display."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import Phrase, phrase
from rules.lil_everdell.components.traits import Colour, Royal
from rules.lil_everdell.moves import AnyMove, Correct, CorrectTable, OpponentCard, PlayCard
from rules.lil_everdell.players import Player
from rules.lil_everdell.state import State
from rules.lil_everdell.tell.naming import token_name


def changes(before: State, after: State, move: AnyMove) -> Iterator[Phrase]:
    yield from _display(before, after, move)
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        yield from _tokens(after, seat, was, now, move)
    for found in after.missed:
        if found not in before.missed:
            name = after.called(found.seat)
            yield phrase("lil_everdell.log_stack_empty", name=name, parade=found.parade.value)
    if after.over and not before.over:
        yield phrase("lil_everdell.log_over")
    elif (before.round, before.sun) != (after.round, after.sun):
        yield phrase("lil_everdell.log_next", round=after.round, name=after.called(after.sun))
    elif isinstance(move, CorrectTable) and not after.over:
        yield phrase("lil_everdell.log_turn", name=after.called(after.turn))


def _display(before: State, after: State, move: AnyMove) -> Iterator[Phrase]:
    """Whether the gap is filled (K, Sk, Sq), and that a person's green card works at once."""
    if isinstance(move, OpponentCard) and before.royal is Royal.QUEEN:
        yield phrase("lil_everdell.hint_no_refill", name=before.called(before.turn))
    elif isinstance(move, PlayCard | OpponentCard):
        # Ruling: when the deck is empty, gaps stay open.
        yield phrase("lil_everdell.hint_deck_empty" if before.deck == 0 else "lil_everdell.hint_refill")
    if isinstance(move, PlayCard) and move.laid.colour is Colour.GREEN:
        yield phrase("lil_everdell.hint_green")
    if before.royal is Royal.QUEEN and before.round != after.round and not isinstance(move, CorrectTable):
        yield phrase("lil_everdell.do_fill_gaps")


def _tokens(state: State, seat: int, was: Player, now: Player, move: AnyMove) -> Iterator[Phrase]:
    name = state.called(seat)
    key = "fix_token" if isinstance(move, Correct) else "log_token"
    for token in now.parades or ():
        if token not in (was.parades or ()):
            yield phrase(f"lil_everdell.{key}", name=name, token=token_name(token))
    for token in was.parades or ():
        if token not in (now.parades or ()):
            yield phrase("lil_everdell.log_token_gone", name=name, token=token_name(token))
