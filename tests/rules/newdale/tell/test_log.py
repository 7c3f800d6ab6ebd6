"""The log: every kind of move says what it did."""

from __future__ import annotations

import pytest

from rules.kernel import Phrase, phrase
from rules.moves import Leave
from rules.newdale.components.box import Box
from rules.newdale.components.told import BuildingFact, HoodedFact
from rules.newdale.moves import (
    AnyMove,
    Build,
    ChooseGoal,
    CorrectPlayer,
    CorrectTable,
    Goods,
    Learn,
    OtherAction,
    Pay,
    PlaceMarker,
    Points,
    Produce,
    Release,
    RoundOver,
    Ship,
    TakeToken,
    TurnEvent,
    TwoCards,
    UseCharacter,
    UseSpecials,
    UseToken,
)
from rules.newdale.players import Lock, Marker, OnBoard, Placed
from rules.newdale.setup import Held, TurnedEvent, Where
from rules.newdale.state import State
from rules.newdale.tell.log import tell
from rules.newdale.tell.naming import figures_name, row_name, space_name
from tests.rules.newdale.tables import (
    NORMAL,
    a_table,
    acting,
    at,
    built,
    coal,
    figures,
    in_phase,
    player,
    row,
    space,
    special,
)

TWO = a_table(2)
SEVEN = a_table(2, "VII")
BUILD = in_phase(TWO, "build")
PRISONER = SEVEN.replace(held=(Held(where=Where.PRISON, seat=0, figure="red"),))
HELD = (Held(where=Where.RABBIT, seat=0, figure="red"),)
MILL = acting(built(TWO, at("mill", 2)), row(2, NORMAL), "2Y 2R")

LINES: tuple[tuple[State, AnyMove, tuple[str, ...]], ...] = (
    (TWO, TurnEvent(event=100), ("log_event",)),
    (in_phase(TWO, "plan"), PlaceMarker(seat=0, marker=1, space=row(1, 0)), ("log_marker",)),
    (
        player(in_phase(TWO, "plan"), plan=(Placed(marker=1, space=row(1, 0)),)),
        PlaceMarker(seat=0, marker=1, space=None),
        ("log_marker_back",),
    ),
    (MILL, Produce(seat=0, marker=1, goods=2), ("log_produce", "log_goods")),
    (MILL, Produce(seat=0, marker=1), ("log_produce", "hint_draw")),
    (
        acting(built(TWO, special("fortress")), row(2, 0)),
        Produce(seat=0, marker=1, goods=1, insist=("newdale.no_building_there",)),
        ("log_produce", "log.overruled"),
    ),
    (BUILD, Build(seat=0, card="small_watchtower", steps=1), ("log_build", "hint_draw")),
    (acting(TWO, space("other")), OtherAction(seat=0, marker=1, text="bridge"), ("log_other_action_text",)),
    (acting(TWO, space("other")), OtherAction(seat=0, marker=1), ("log_other_action",)),
    (BUILD, Points(seat=0, n=2), ("log_points", "log_track", "log_level")),
    (BUILD, Points(seat=0, n=-1), ("log_points", "log_track")),
    (BUILD, Goods(seat=0, built=0, n=-1), ("log_goods_told", "log_goods")),
    (SEVEN, Ship(seat=0, spaces=2), ("log_ship", "log_ship_at")),
    (BUILD, TakeToken(seat=0, token="any_good"), ("log_take_token",)),
    (
        player(in_phase(TWO, "build", market="2Y"), tokens=("yellow_cards",)),
        UseToken(seat=0, token="yellow_cards"),
        ("log_use_token", "hint_draw"),
    ),
    (player(SEVEN, character="P01"), UseCharacter(seat=0), ("log_use_character", "hint_character")),
    (
        player(SEVEN, character="P04"),
        UseCharacter(seat=0, figures=figures("1R")),
        ("log_use_character_with", "hint_character"),
    ),
    (PRISONER, Release(seat=0, figure="red"), ("log_release",)),
    (BUILD, Leave(seat=1), ("log_leave",)),
    (TWO, Learn(fact=HoodedFact(chapter="V", n=1)), ("log_learn",)),
    (TWO, Learn(fact=BuildingFact(id="kiln", printed="Kiln")), ("log_learn_card",)),
    (in_phase(TWO, "goal"), ChooseGoal(seat=0), ("log_no_goal",)),
    (in_phase(a_table(box=Box()), "goal"), ChooseGoal(seat=0, option=0, points=1), ("log_goal",)),
    (in_phase(TWO, "round"), RoundOver(), ("log_round_over", "log_round")),
    (
        in_phase(built(a_table(2, "II"), special("barracks")), "special"),
        UseSpecials(seat=0),
        ("log_use_specials", "log_points", "log_track", "hint_barracks", "log_round"),
    ),
    (
        in_phase(a_table(1).replace(round=7), "build"),
        TwoCards(seat=0),
        ("log_two_cards", "hint_draw", "log_rounds_over"),
    ),
    (
        in_phase(TWO.replace(round=2, events=(TurnedEvent(number=100), TurnedEvent(number=101))), "round"),
        RoundOver(),
        ("log_round_over", "log_round", "log_event"),
    ),
    (
        BUILD,
        CorrectPlayer(seat=0, score=20, houses=3, fists=1, markers=(Marker(number=1),), locks=(Lock.REACH,), tokens=()),
        ("log_correct", "fix_count", "fix_count", "fix_count", "fix_count", "fix_count", "log_points", "log_track"),
    ),
    (
        SEVEN,
        CorrectPlayer(seat=0, character="P01", character_used=False, left=False),
        ("log_correct", "fix_character", "fix_flag", "fix_flag"),
    ),
    (
        BUILD,
        CorrectTable(drawn=figures("2Y")),
        ("log_correct_table", "fix_figures"),
    ),
    (
        SEVEN,
        CorrectTable(round=2, starter=1, printed=figures("1Y"), drawn=figures("2Y"), held=HELD, draws=6, removed=1),
        ("log_correct_table", "fix_round", "fix_starter", *("fix_figures",) * 3, "fix_count", "fix_count"),
    ),
)


@pytest.mark.parametrize(
    ("state", "move", "lines"), LINES, ids=[f"{at_}-{line[1].kind}" for at_, line in enumerate(LINES)]
)
def test_what_a_move_says(state: State, move: AnyMove, lines: tuple[str, ...]) -> None:
    assert tuple(line.key.removeprefix("newdale.") for line in tell(state, move)) == lines


def test_an_insisted_move_names_every_refusal() -> None:
    state = player(in_phase(TWO, "build", seat=0), houses=0)
    move = Build(seat=0, card="fortress", steps=5, insist=("newdale.no_house_left", "newdale.beyond_reach"))
    assert [line.key for line in tell(state, move)][-2:] == ["log.overruled"] * 2
    needless = Points(seat=0, n=0, insist=("newdale.not_now",))
    assert [line.key for line in tell(TWO, needless)] == ["newdale.log_points"]


def test_how_things_are_called() -> None:
    assert figures_name(None) == phrase("newdale.not_told")
    assert figures_name(figures("0Y")) == phrase("newdale.none")
    assert row_name(None) == phrase("newdale.row", row="normal")
    named = OnBoard(space="other", name="Bridge")
    assert space_name(TWO, 0, named) == phrase("newdale.space_named", name="Bridge")
    assert space_name(TWO, 0, row(5, 0)).key == "newdale.area_empty"


def depth(said: object) -> int:
    return 1 + max(map(depth, said.params.values()), default=0) if isinstance(said, Phrase) else 0


def test_no_sentence_stands_deeper_in_another_than_can_be_said() -> None:
    """As many goods as a file can list, one by one, between a line and the word of a good: halves of halves."""
    state = in_phase(coal(a_table(2, box=Box()), 999), "goal")
    for n, deep in ((1, 3), (2, 4), (3, 5), (999, 13)):
        line, *_ = tell(state, ChooseGoal(seat=0, option=0, points=5, paid=(Pay(built=0, n=1),) * n))
        assert (line.key, depth(line)) == ("newdale.log_goal", deep)
