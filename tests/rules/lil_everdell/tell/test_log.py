"""The log: what a move did, what followed, what the table overruled."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kernel import Phrase
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.components.places import BERRIES, OTHER, die, red_card
from rules.lil_everdell.game import GAME
from rules.lil_everdell.moves import (
    AnyMove,
    BeginRound,
    CorrectOpponent,
    CorrectPerson,
    CorrectTable,
    Learn,
    LoseCard,
    NameCard,
    NoCard,
    OpponentCard,
    ParadeValue,
    PlaceFriend,
    PlayCard,
    RollD8,
)
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.setup import Depth
from rules.lil_everdell.state import Due, State
from rules.lil_everdell.tell.naming import place_name
from rules.moves import Leave
from tests.rules.lil_everdell.tables import (
    DIAGRAM,
    PRINCE,
    QUEEN,
    a_table,
    begun,
    card,
    cards,
    foe,
    token,
    turns,
    with_cards,
)


def told(state: State, move: AnyMove) -> list[str]:
    return [line.key.removeprefix("lil_everdell.") for line in GAME.tell(state, move)]


TWO = begun(2)
PLACES = begun(2, tracking=Depth.EVERYTHING)
LAST = turns(a_table(2), "- " * 23)
FOUR = with_cards(TWO, 0, "Gc Gc Gc Gc")
DUE = TWO.with_player(1, TWO.people[1].replace(parades=None)).replace(due=(Due(seat=0, parade=ParadeKind.PLACES),))


@pytest.mark.parametrize(
    ("state", "move", "lines"),
    [
        (a_table(2), BeginRound(), ["log_round"]),
        (PLACES, PlaceFriend(seat=0, place=die(1)), ["log_friend"]),
        (TWO, PlayCard(seat=0, laid=card("Rc")), ["log_card", "hint_refill"]),
        (TWO, PlayCard(seat=0, laid=card("Gc")), ["log_card", "hint_refill", "hint_green"]),
        (TWO, PlayCard(seat=0, laid=card("Rc"), extra=True), ["log_extra", "hint_refill"]),
        (TWO, NoCard(seat=0), ["log_no_card"]),
        (FOUR, PlayCard(seat=0, laid=card("Rc")), ["log_card", "hint_refill", "log_token"]),
        (turns(TWO, "- - - - -"), NoCard(seat=1), ["log_no_card", "log_next"]),
        (LAST, NoCard(seat=0), ["log_no_card", "log_over"]),
        (turns(a_table(1, PRINCE), "-"), RollD8(rolls=(3,)), ["log_roll"]),
        (turns(a_table(1, PRINCE), "-"), OpponentCard(laid=card("Gc")), ["log_card", "hint_refill"]),
        (
            turns(a_table(1, PRINCE, tracking=Depth.EVERYTHING), "-"),
            OpponentCard(laid=card("castle")),
            ["log_friend", "log_card", "hint_refill"],
        ),
        (turns(a_table(1, QUEEN), "-"), OpponentCard(laid=card("Gc")), ["log_card", "hint_no_refill"]),
        (
            turns(a_table(1, QUEEN), "- Gc - Gc -"),
            OpponentCard(laid=card("Gc")),
            ["log_card", "hint_no_refill", "do_fill_gaps", "log_next"],
        ),
        (DUE, ParadeValue(parade=ParadeKind.PLACES, value=5), ["log_token"]),
        (
            DUE,
            ParadeValue(parade=ParadeKind.PLACES, insist=(Reason.PARADE_SKIPPED,)),
            ["log_none_left", "log.overruled"],
        ),
        (with_cards(TWO, 0, "Pp"), NameCard(seat=0, at=0, card="castle"), ["log_name_card"]),
        (with_cards(TWO, 0, "Pp"), LoseCard(seat=0, at=0), ["log_lose_card"]),
        (TWO, Learn(fact=DIAGRAM), ["log_learn"]),
        (begun(3), Leave(seat=1), ["log_leave"]),
        (TWO, CorrectTable(taken=1), ["log_correct_table", "log_turn"]),
        (TWO, CorrectTable(round=2), ["log_correct_table", "log_next"]),
        (turns(a_table(1, QUEEN), "-"), CorrectTable(round=2), ["log_correct_table", "log_next"]),
        (TWO, CorrectPerson(seat=0, left=True), ["log_correct", "fix_left"]),
        (
            TWO,
            CorrectPerson(seat=0, left=False, cards=cards("Gc"), complete=False, friends=(BERRIES,)),
            ["log_correct", "fix_left", "fix_cards", "fix_complete", "fix_friends"],
        ),
        (TWO, CorrectPerson(seat=0, complete=True), ["log_correct", "fix_complete"]),
        (begun(1, QUEEN), CorrectOpponent(gaps=(3,)), ["log_correct", "fix_gaps"]),
        (begun(1, QUEEN), CorrectOpponent(cards=()), ["log_correct", "fix_cards"]),
        (
            with_cards(TWO, 0, "Gc Gc Gc Gc Gc", parades=(token("creatures", 5),)),
            CorrectPerson(seat=0, parades=(token("creatures", 6),)),
            ["log_correct", "fix_token", "log_token_gone"],
        ),
    ],
)
def test_what_a_move_did(state: State, move: AnyMove, lines: list[str]) -> None:
    assert told(state, move) == lines


def test_what_the_table_overruled_is_told_line_by_line() -> None:
    wanted = (Reason.OUT_OF_TURN, Reason.STARTING_CARD)
    move = PlayCard(seat=1, laid=card("captain"), insist=wanted)
    lines = GAME.tell(begun(3).replace(), move)
    overruled: list[Any] = [line.params["why"] for line in lines if line.key.endswith("overruled")]
    assert [why.key for why in overruled] == list(wanted)


def test_insisting_on_what_nobody_refuses_is_not_told() -> None:
    move = PlayCard(seat=0, laid=card("Rc"), insist=(Reason.OUT_OF_TURN,))
    assert told(TWO, move) == ["log_card", "hint_refill"]


def numbers(said: object) -> list[object]:
    """What a list holds, in its order."""
    if not isinstance(said, Phrase):
        return []
    parts = [number for part in said.params.values() for number in numbers(part)]
    return [said.params["n"]] if said.key == "lil_everdell.number" else parts


def depth(said: object) -> int:
    return 1 + max(map(depth, said.params.values()), default=0) if isinstance(said, Phrase) else 0


def test_no_sentence_stands_deeper_in_another_than_can_be_said() -> None:
    """As many rolls as a file can list, a thousand but one: a list is halves of halves."""
    rolls = tuple(1 + at % 8 for at in range(999))
    move = RollD8(rolls=rolls, insist=(Reason.ROLL_NEEDLESS,))
    (line,) = [line for line in GAME.tell(turns(a_table(1, PRINCE), "-"), move) if line.key.endswith("log_roll")]
    assert numbers(line) == list(rolls)
    assert depth(line) == 12


def test_whose_red_card_it_is() -> None:
    state = with_cards(with_cards(PLACES, 0, "Rc"), 1, "gardener")
    said = [place_name(state, 0, place).key for place in (red_card(0), red_card(0, 0), red_card(0, 1), OTHER)]
    assert [key.removeprefix("lil_everdell.place_") for key in said] == ["own_card", "own_card", "others_card", "top"]


def test_the_opponents_tokens_are_told_when_the_round_ends() -> None:
    state = foe(turns(a_table(1, PRINCE), "- Gc - Gc -"), cards=cards("Gc Gc Gc Gc"))
    assert told(state, OpponentCard(laid=card("Rc"))) == ["log_card", "hint_refill", "log_token", "log_next"]
