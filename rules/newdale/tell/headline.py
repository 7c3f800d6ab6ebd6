"""What was done, in one line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from rules.kernel import Phrase, phrase
from rules.moves import Leave
from rules.newdale import moves
from rules.newdale.actions import token_name
from rules.newdale.components.told import BuildingFact
from rules.newdale.players import Space
from rules.newdale.state import State
from rules.newdale.tell.naming import all_of, character_name, figures_name, paid_name, space_name


def headline(state: State, move: moves.AnyMove) -> Iterator[Phrase]:
    match move:
        case moves.TurnEvent() | moves.Draw() | moves.RoundOver() | moves.Learn():
            yield _of_table(state, move)
        case moves.CorrectPlayer():
            yield phrase("newdale.log_correct", name=state.name(move.seat))
            yield from _corrected(move)
        case moves.CorrectTable():
            yield phrase("newdale.log_correct_table")
            yield from _corrected_table(state, move)
        case (
            moves.Points()
            | moves.Goods()
            | moves.Ship()
            | moves.TakeToken()
            | moves.UseToken()
            | moves.UseCharacter()
            | moves.Release()
            | Leave()
        ):
            yield _effect(state, move)
        case _:
            yield _of_seat(state, move)


def _of_table(state: State, move: moves.TurnEvent | moves.Draw | moves.RoundOver | moves.Learn) -> Phrase:
    match move:
        case moves.TurnEvent(event=number, figures=figures):
            return phrase("newdale.log_event", n=number, figures=figures_name(figures))
        case moves.Draw(figures=figures):
            return phrase("newdale.log_draw", figures=figures_name(figures))
        case moves.RoundOver():
            return phrase("newdale.log_round_over", round=state.round)
        case moves.Learn(fact=BuildingFact() as fact):
            return phrase("newdale.log_learn_card", card=fact.printed or state.facts.name(fact.id))
        case moves.Learn(fact=fact):
            return phrase("newdale.log_learn", fact=fact.fact)
        case _:
            assert_never(move)


SeatMove: TypeAlias = moves.PlaceMarker | moves.TurnMove | moves.EndMove


def _of_seat(state: State, move: SeatMove) -> Phrase:
    name = state.name(move.seat)
    match move:
        case moves.PlaceMarker(marker=marker, space=None):
            return phrase("newdale.log_marker_back", name=name, n=marker)
        case moves.PlaceMarker(marker=marker, space=space) if space is not None:
            return phrase("newdale.log_marker", name=name, n=marker, space=space_name(state, move.seat, space))
        case moves.Produce():
            return phrase("newdale.log_produce", name=name, n=move.marker, space=_laid(state, move), **_spent(move))
        case moves.Build(card=card, paid=paid):
            paid_ = paid_name(state, move.seat, paid)
            return phrase("newdale.log_build", name=name, card=state.facts.name(card), paid=paid_)
        case moves.Unlock(lock=lock, paid=paid):
            return phrase("newdale.log_unlock", name=name, lock=lock.value, paid=paid_name(state, move.seat, paid))
        case moves.Develop(which=which, paid=paid):
            return phrase("newdale.log_develop", name=name, n=which, paid=paid_name(state, move.seat, paid))
        case moves.ChooseGoal(option=None):
            return phrase("newdale.log_no_goal", name=name)
        case moves.ChooseGoal(paid=paid):
            return phrase("newdale.log_goal", name=name, paid=paid_name(state, move.seat, paid))
        case _:
            return _plain(state, move)


def _plain(state: State, move: SeatMove) -> Phrase:
    name = state.name(move.seat)
    match move:
        case moves.OtherAction(text=text) if text:
            return phrase("newdale.log_other_action_text", name=name, n=move.marker, text=text)
        case moves.Exchange() | moves.BlackMarket() | moves.OtherAction() | moves.NotDone():
            return phrase(f"newdale.log_{move.kind}", name=name, n=move.marker)
        case _:
            return phrase(f"newdale.log_{move.kind}", name=name)


def _laid(state: State, move: moves.Produce) -> Phrase:
    space: Space | None = state.players[move.seat].placed(move.marker)
    return space_name(state, move.seat, space) if space else phrase("newdale.none")


def _spent(move: moves.Produce) -> dict[str, int | str | Phrase]:
    return {"goods": move.goods, "cards": move.cards, "tokens": move.stand_ins, "chain": move.chain}


EffectOfSeat = (
    moves.Points
    | moves.Goods
    | moves.Ship
    | moves.TakeToken
    | moves.UseToken
    | moves.UseCharacter
    | moves.Release
    | Leave
)


def _effect(state: State, move: EffectOfSeat) -> Phrase:
    name = state.name(move.seat)
    match move:
        case moves.Points(n=n):
            return phrase("newdale.log_points", name=name, sign="plus" if n >= 0 else "minus", n=abs(n))
        case moves.Goods(built=built):
            return phrase("newdale.log_goods_told", name=name, card=state.card(move.seat, built).name)
        case moves.Ship(spaces=spaces):
            return phrase("newdale.log_ship", name=name, sign="plus" if spaces >= 0 else "minus", n=abs(spaces))
        case moves.TakeToken(token=token):
            return phrase("newdale.log_take_token", name=name, token=token_name(token))
        case moves.UseToken(token=token):
            return phrase("newdale.log_use_token", name=name, token=token_name(token))
        case moves.UseCharacter(figures=figures):
            who = character_name(state.players[move.seat].character or "")
            if not figures.total:
                return phrase("newdale.log_use_character", name=name, character=who)
            return phrase("newdale.log_use_character_with", name=name, character=who, figures=figures_name(figures))
        case moves.Release(figure=figure):
            return phrase("newdale.log_release", name=name, figure=figure.value)
        case Leave():
            return phrase("newdale.log_leave", name=name)
        case _:
            assert_never(move)


def _corrected(move: moves.CorrectPlayer) -> Iterator[Phrase]:
    """The values that no other line of the log shows."""
    lists = ("markers", "locks", "built", "tokens", "plan")
    counts = {field: getattr(move, field) for field in ("houses", "fists")}
    counts |= {field: None if getattr(move, field) is None else len(getattr(move, field)) for field in lists}
    yield from (phrase("newdale.fix_count", what=what, n=n) for what, n in counts.items() if n is not None)
    if move.character is not None:
        yield phrase("newdale.fix_character", character=character_name(move.character))
    for field in ("character_used", "left"):
        if (value := getattr(move, field)) is not None:
            yield phrase("newdale.fix_flag", what=field, value=str(value).lower())


def _corrected_table(state: State, move: moves.CorrectTable) -> Iterator[Phrase]:
    if move.round is not None:
        yield phrase("newdale.fix_round", round=move.round)
    if move.starter is not None:
        yield phrase("newdale.fix_starter", name=state.name(move.starter))
    for what, figures in (("printed", move.printed), ("drawn", move.drawn)):
        if figures is not None:
            yield phrase("newdale.fix_figures", what=what, figures=figures_name(figures))
    if move.held is not None:
        held = all_of(phrase("newdale.figures", figure=each.figure.value, n=1) for each in move.held)
        yield phrase("newdale.fix_figures", what="held", figures=held)
    for field in ("draws", "hooded", "removed"):
        if (n := getattr(move, field)) is not None:
            yield phrase("newdale.fix_count", what=field, n=n)
