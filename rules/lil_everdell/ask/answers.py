"""Answers and questions of this game, and the small words they are made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, TypeVar

from rules.kernel import Entry, Move, Option, Phrase, Question, phrase
from rules.lil_everdell.components.parades import ParadeKind, lacking
from rules.lil_everdell.components.traits import CELLS
from rules.lil_everdell.moves import AnyMove
from rules.lil_everdell.players import Laid
from rules.lil_everdell.state import State
from rules.lil_everdell.tell.naming import card_name

LilOption: TypeAlias = Option[AnyMove]
LilEntry: TypeAlias = Entry[AnyMove]
LilQuestion: TypeAlias = Question[AnyMove]
MoveT = TypeVar("MoveT", bound=Move)


def answer(move: AnyMove, key: str, refused: Phrase | None = None, /, **params: int | str | Phrase) -> LilOption:
    return LilOption.made(label=phrase(f"lil_everdell.{key}", **params), move=move, refusal=refused)


def choices(state: State) -> Iterator[tuple[Laid, Phrase]]:
    """The ten cells of the grid, then the cards of the deck that somebody knows by name."""
    known = state.facts
    for colour, kind in CELLS:
        laid = Laid(colour=colour, kind=kind)
        yield laid, phrase("lil_everdell.answer_cell", colour=colour.value, kind=kind.value)
    for card in known.deck:
        laid = Laid(colour=card.colour, kind=card.kind, card=card.id)
        yield laid, phrase("lil_everdell.answer_card", card=card_name(known, laid))


def parades_one_card_short(state: State, seat: int) -> Iterator[Phrase]:
    """The parades for which a player lacks one card, while their stacks have a token."""
    player = state.players[seat]
    for kind in ParadeKind:
        if player.parades is None or player.has_parade(kind) or lacking(kind, player.cards) != 1:
            continue
        tops = state.on_top(kind, seat)
        if len(tops) == 1 and not state.may_be_empty(kind, seat):
            yield phrase("lil_everdell.why_near", parade=kind.value, value=tops[0])
        elif tops:
            yield phrase("lil_everdell.why_near_unknown", parade=kind.value)
