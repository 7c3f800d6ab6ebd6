"""A window at a table of the game, and which names to tap for a move, in any language."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Any

from companion.backend import Backend
from companion.match.table import Table
from companion.screen.words import translator
from rules.kernel import phrase
from rules.lil_everdell.components.places import Spot
from rules.lil_everdell.components.traits import Animal, Royal
from rules.lil_everdell.game import GAME
from rules.lil_everdell.moves import OpponentCard, PlaceFriend, PlayCard
from rules.lil_everdell.setup import RoyalSeat, Seat, Setup
from rules.lil_everdell.state import State
from rules.lil_everdell.tell.naming import place_name
from tests.companion.views.at_match import at_match
from tests.harness.window import Window

NAMES = ("Ola", "Jan", "Ewa", "Tom")
PRINCE = RoyalSeat(who=Royal.PRINCE)


def setup(n: int = 2, **changes: Any) -> Setup:
    people = tuple(Seat(name=name, animal=animal) for name, animal in zip(NAMES[:n], Animal, strict=False))
    return Setup(**{"people": people, **changes})


def seated(
    backend: Backend, chosen: Setup, *moves: Any, **more: Any
) -> AbstractAsyncContextManager[tuple[Window, Table[State]]]:
    """The window and the table after `moves`."""
    return at_match(backend, GAME.id, chosen, *moves, **more)


def chosen_move(state: State, chance: Random, *, named: bool = True) -> Any:
    """A lawful answer; cards without a name get points where names are asked for."""
    question = GAME.question(state)
    assert question is not None
    move: Any = chance.choice(question.answers).move
    if isinstance(move, PlayCard | OpponentCard):
        if not named:
            return move.replace(laid=move.laid.replace(card=None))
        if move.laid.card is None:
            return move.replace(laid=move.laid.replace(points=chance.randrange(10)))
    return move


def taps(state: State, move: Any, language: str = "en", *, named: bool = True) -> list[str]:
    """What to tap for a move, one after the other."""
    say = translator(language)
    if isinstance(move, PlayCard | OpponentCard):
        laid = move.laid
        cell = say(phrase("lil_everdell.signs", colour=laid.colour.value, kind=laid.kind.value))
        if not named:
            return [cell]
        if laid.card is None:
            return [cell, say(phrase("table.points", n=laid.points or 0))]
        name = state.facts.name(laid.card)
        return [cell, name if isinstance(name, str) else say(name)]
    if isinstance(move, PlaceFriend) and move.place.spot is Spot.RED_CARD:
        card = place_name(state, move.seat, move.place)
        return [say(phrase("lil_everdell_table.card_n", card=card, n=move.place.at + 1))]
    question = GAME.question(state)
    assert question is not None
    return [say(option.label) for option in question.options if option.move == move]
