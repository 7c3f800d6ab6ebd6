"""Corrections: the table is right, whatever was recorded."""

from __future__ import annotations

from typing import Final, TypeVar

from rules.farshore.components.numbers import SETUP
from rules.farshore.components.traits import Colour, Counts, Trait
from rules.farshore.effects import check_ship
from rules.farshore.existing import missing
from rules.farshore.moves import Correct, CorrectKrabita, CorrectPerson, CorrectTable
from rules.farshore.players import Player, SeenCard
from rules.farshore.reasons import Reason
from rules.farshore.seasons import turned
from rules.farshore.state import State
from rules.farshore.steps import KrabitaTurn, Stack, TurnEnd
from rules.farshore.wind import put_right
from rules.kernel import IllegalMove, refuse

PlayerT = TypeVar("PlayerT", bound=Player)
COMMON: Final = ("season", "ready", "placed", "maps", "treasures", "passed")


def correct_person(state: State, move: CorrectPerson) -> State:
    if move.seat >= len(state.people):
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    changes = _changes(move, (*COMMON, "city", "anchors", "shells"))
    if move.passed is False:
        changes["left"] = False  # whoever plays on is back at the table
    person = _with_ship(state, move, state.people[move.seat])
    if move.anchors is not None and move.anchors > SETUP.anchors:
        raise IllegalMove(Reason.NO_ANCHOR_LEFT, n=SETUP.anchors, name=state.called(move.seat))
    return state.with_player(move.seat, _existing(state, person.replace(**changes)))


def correct_krabita(state: State, move: CorrectKrabita) -> State:
    if state.krabita is None:
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    changes = _changes(move, (*COMMON, "plan", "hand"))
    krabita = _with_ship(state, move, state.krabita)
    if move.cards is not None:
        changes["cards"] = _recount(state.krabita.cards, move.cards)
    return state.replace(krabita=_existing(state, krabita.replace(**changes)))


def correct_table(state: State, move: CorrectTable) -> State:
    if move.flooded is not None:
        if any(number not in state.islands for number in move.flooded):
            raise IllegalMove(Reason.NO_SUCH_ISLAND)
        state = state.replace(flooded=tuple(sorted(set(move.flooded))))
    if move.tile_a is not None:
        state = _other_tile(state, move, "A", move.tile_a)
    if move.tile_b is not None:
        state = _other_tile(state, move, "B", move.tile_b)
    return state if move.turn is None else _turn_to(state, move.turn)


def _changes(move: Correct, fields: tuple[str, ...]) -> dict[str, object]:
    changes = {field: getattr(move, field) for field in fields if getattr(move, field) is not None}
    if any(isinstance(value, int) and value < 0 for value in changes.values()):
        raise IllegalMove(Reason.NEGATIVE_COUNT)
    return changes


def _with_ship(state: State, move: Correct, player: PlayerT) -> PlayerT:
    """The ship where it really is; chests and recorded gains give one number, the table may still have another."""
    if move.ship is not None:
        check_ship(state, move, move.ship)
        player = put_right(player, move.ship, state.facts.track, move.treasures is not None)
    if move.treasures is not None and player.treasures is not None and move.treasures != player.treasures:
        refuse(move, Reason.TREASURES_UNEXPLAINED, n=player.treasures)
    return player


def _existing(state: State, player: PlayerT) -> PlayerT:
    for reason in missing(player, state.islands, state.facts):
        raise IllegalMove(reason)
    return player


def _recount(cards: tuple[SeenCard, ...], counts: Counts) -> tuple[SeenCard, ...]:
    """As many cards of each colour as counted; those seen longest keep their names."""
    kept: list[SeenCard] = []
    for colour in Colour:
        seen = [card for card in cards if card.colour is colour][: counts[colour]]
        kept += seen + [SeenCard(colour=colour)] * (counts[colour] - len(seen))
    return tuple(kept)


def _other_tile(state: State, move: CorrectTable, stack: Stack, traits: tuple[Trait, ...]) -> State:
    """The wrong tile was never face up; if the box knows it only from this match, it forgets it."""
    wrong = state.rose.tile(stack)
    if wrong is not None:
        seen = tuple(tile for tile in state.rose.seen if tile != wrong)
        state = state.replace(rose=state.rose.turned(stack, None).replace(seen=seen))
        if wrong in state.box.wind_tiles and wrong not in state.setup.box.wind_tiles:
            state = state.replace(box=state.box.forget(wrong))
    return turned(state, move, stack, traits)


def _turn_to(state: State, turn: int) -> State:
    if turn >= len(state.players):
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    if state.players[turn].passed:
        raise IllegalMove(Reason.ALREADY_PASSED, name=state.called(turn))
    if turn == state.turn:
        return state
    # What is half done would be lost with the turn: her draws, say, or the treasure of the lookout.
    if state.only_krabita or (state.steps and not isinstance(state.steps[0], KrabitaTurn)):
        raise IllegalMove(Reason.NOT_NOW)
    hers = turn == state.krabita_seat
    return state.replace(turn=turn, steps=(KrabitaTurn(), TurnEnd()) if hers else ())
