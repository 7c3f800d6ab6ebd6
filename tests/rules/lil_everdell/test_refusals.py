"""Every refusal of the rules while a game is followed: once refused, and overruled where a table may."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from rules.lil_everdell.components.dice import Diagram, Face
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.components.places import BERRIES, OTHER, die, red_card
from rules.lil_everdell.components.told import CardTold, FaceTold
from rules.lil_everdell.components.traits import Colour, Kind
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
from rules.lil_everdell.play import apply
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.setup import Depth
from rules.lil_everdell.state import Due, State
from rules.moves import Leave
from tests.rules.lil_everdell.tables import (
    FACES,
    PRINCE,
    QUEEN,
    WHOLE_BOX,
    a_table,
    begun,
    card,
    cards,
    foe,
    token,
    turns,
    with_cards,
)
from tests.rules.refusing import assert_refused_for_good, assert_refused_unless_insisted


class Case(NamedTuple):
    reason: Reason
    state: State
    move: AnyMove


TWO = begun(2)
PLACES = begun(2, tracking=Depth.EVERYTHING)
PLACED = apply(PLACES, PlaceFriend(seat=0, place=die(1)))
HIS = turns(a_table(1, PRINCE), "-")
HERS = foe(turns(a_table(1, QUEEN), "-"), gaps=(4,))
BOX = begun(2, box=WHOLE_BOX)
WHOLE_DECK = with_cards(TWO, 1, "Gc " * 54)
CREATURES = ParadeKind.CREATURES
UNTOLD = TWO.with_player(1, TWO.people[1].replace(parades=None)).replace(due=(Due(seat=0, parade=CREATURES),))
FEW = begun(2, PRINCE)
FIVE = with_cards(TWO, 0, "Gc Gc Gc Gc Gc")
TAKEN = with_cards(FIVE, 1, "Gc", parades=(token("creatures", 6),))

OVERRULED = (
    Case(Reason.OUT_OF_TURN, TWO, PlayCard(seat=1, laid=card("Gc"))),
    Case(Reason.OUT_OF_TURN, TWO, NoCard(seat=1)),
    Case(Reason.OUT_OF_TURN, PLACES, PlaceFriend(seat=1, place=BERRIES)),
    Case(Reason.FRIEND_FIRST, PLACES, PlayCard(seat=0, laid=card("Gc"))),
    Case(Reason.FRIEND_FIRST, PLACES, NoCard(seat=0)),
    Case(Reason.ONE_FRIEND_A_TURN, PLACED, PlaceFriend(seat=0, place=die(2))),
    Case(
        Reason.NO_FRIEND_LEFT,
        PLACES.with_player(0, PLACES.people[0].replace(friends=(BERRIES,) * 3)),
        PlaceFriend(seat=0, place=BERRIES),
    ),
    Case(Reason.DIE_SPACE_TAKEN, apply(PLACED, NoCard(seat=0)), PlaceFriend(seat=1, place=die(1))),
    Case(Reason.OTHERS_RED_CARD, with_cards(PLACES, 1, "Rc"), PlaceFriend(seat=0, place=red_card(0, owner=1))),
    Case(
        Reason.RED_CARD_TAKEN,
        with_cards(PLACES, 0, "Rc", friends=(red_card(0),)),
        PlaceFriend(seat=0, place=red_card(0)),
    ),
    Case(Reason.ONE_CARD_A_TURN, turns(TWO, "-"), PlayCard(seat=0, laid=card("Gc"))),
    Case(Reason.DECK_EXCEEDED, WHOLE_DECK, PlayCard(seat=0, laid=card("Gc"))),
    Case(Reason.NO_COPY_LEFT, with_cards(BOX, 1, "frog frog"), PlayCard(seat=0, laid=card("frog"))),
    Case(Reason.STARTING_CARD, TWO, PlayCard(seat=0, laid=card("captain"))),
    Case(Reason.STARTING_CARD, with_cards(TWO, 0, "Gp"), NameCard(seat=0, at=0, card="fort")),
    Case(Reason.PARADE_TWICE, FIVE, CorrectPerson(seat=0, parades=(token("creatures", 6),) * 2)),
    Case(Reason.PARADE_NOT_LEFT, TAKEN, CorrectPerson(seat=0, parades=(token("creatures", 6),))),
    Case(Reason.PARADE_SKIPPED, TAKEN, CorrectPerson(seat=0, parades=(token("creatures", 4),))),
    Case(Reason.PARADE_SKIPPED, UNTOLD, ParadeValue(parade=CREATURES, value=3)),
    Case(Reason.PARADE_SKIPPED, UNTOLD, ParadeValue(parade=CREATURES)),
    Case(
        Reason.PARADE_NOT_IN_PLAY,
        with_cards(FEW, 0, "Gc Gc Gc Gc Gc"),
        CorrectPerson(seat=0, parades=(token("creatures", 5),)),
    ),
    Case(Reason.PARADE_NOT_MET, FIVE, CorrectPerson(seat=0, parades=(token("places", 6),))),
    Case(Reason.ROLL_TAKEN, HERS, RollD8(rolls=(4,))),
    Case(Reason.ROLL_TAKEN, HERS, OpponentCard(laid=card("Gc"), position=4)),
    Case(Reason.ROLL_NEEDLESS, HERS, RollD8(rolls=(5, 6))),
    Case(Reason.ROLL_NEEDLESS, apply(HIS, RollD8(rolls=(5,))), RollD8(rolls=(6,))),
)

FINAL = (
    Case(Reason.NOT_NOW, a_table(2), NoCard(seat=0)),
    Case(Reason.NOT_NOW, TWO, BeginRound()),
    Case(Reason.NOT_NOW, TWO, OpponentCard(laid=card("Gc"))),
    Case(Reason.NOT_NOW, TWO, RollD8(rolls=(1,))),
    Case(Reason.NOT_NOW, TWO, ParadeValue(parade=CREATURES, value=6)),
    Case(Reason.NOT_NOW, UNTOLD, ParadeValue(parade=ParadeKind.PLACES, value=6)),
    Case(Reason.NOT_NOW, PLACES, PlaceFriend(seat=0, place=OTHER)),
    Case(Reason.NOT_NOW, HIS, NoCard(seat=1)),
    Case(Reason.NO_SUCH_PLAYER, TWO, PlayCard(seat=2, laid=card("Gc"))),
    Case(Reason.NO_SUCH_PLAYER, HIS, PlayCard(seat=1, laid=card("Gc"), extra=True)),
    Case(Reason.NO_SUCH_PLAYER, apply(TWO, Leave(seat=1)), NoCard(seat=1)),
    Case(Reason.NO_SUCH_PLAYER, TWO, Leave(seat=2)),
    Case(Reason.NO_SUCH_PLAYER, TWO, NameCard(seat=2, at=0, card="castle")),
    Case(Reason.NO_SUCH_PLAYER, TWO, CorrectPerson(seat=2)),
    Case(Reason.NO_SUCH_PLAYER, HIS, CorrectPerson(seat=1)),
    Case(Reason.NO_SUCH_PLAYER, TWO, CorrectOpponent()),
    Case(Reason.NO_SUCH_PLAYER, TWO, CorrectTable(sun=2)),
    Case(Reason.NO_SUCH_PLAYER, apply(TWO, Leave(seat=1)), CorrectTable(sun=1)),
    Case(Reason.NO_SUCH_PLAYER, PLACES, PlaceFriend(seat=0, place=red_card(0, owner=2))),
    Case(Reason.LAST_PERSON, HIS, Leave(seat=0)),
    Case(Reason.NO_SUCH_ROUND, TWO, CorrectTable(round=5)),
    Case(Reason.NO_SUCH_ROUND, TWO, CorrectTable(round=0)),
    Case(Reason.NO_SUCH_ROUND, TWO, CorrectTable(taken=7)),
    Case(Reason.NEGATIVE_COUNT, TWO, CorrectTable(taken=-1)),
    Case(Reason.NO_SUCH_DIE, PLACES, PlaceFriend(seat=0, place=die(3))),
    Case(Reason.NO_SUCH_DIE, PLACES, PlaceFriend(seat=0, place=die(0))),
    Case(Reason.NO_SUCH_DIE, a_table(2), BeginRound(faces=FACES[:1])),
    Case(Reason.NOT_A_RED_CARD, with_cards(PLACES, 0, "Gc"), PlaceFriend(seat=0, place=red_card(0))),
    Case(Reason.CARD_NOT_THERE, PLACES, PlaceFriend(seat=0, place=red_card(0))),
    Case(Reason.CARD_NOT_THERE, TWO, LoseCard(seat=0, at=0)),
    Case(Reason.CARD_NOT_THERE, TWO, NameCard(seat=0, at=0, card="castle")),
    Case(Reason.NO_SUCH_CARD, TWO, PlayCard(seat=0, laid=card("Gc").replace(card="pier"))),
    Case(Reason.NO_SUCH_CARD, TWO, PlayCard(seat=0, laid=card("Gc").replace(starting=True))),
    Case(Reason.NO_SUCH_CARD, TWO, CorrectPerson(seat=0, cards=(card("Gc").replace(card="pier"),))),
    Case(Reason.OTHER_SIGNS, TWO, PlayCard(seat=0, laid=card("Gc").replace(card="castle"))),
    Case(Reason.OTHER_SIGNS, with_cards(TWO, 0, "Gc"), NameCard(seat=0, at=0, card="castle")),
    Case(Reason.PARADE_VALUE, FIVE, CorrectPerson(seat=0, parades=(token("creatures", 7),))),
    Case(Reason.PARADE_VALUE, UNTOLD, ParadeValue(parade=CREATURES, value=1)),
    Case(Reason.ROLL_RANGE, HIS, RollD8(rolls=(9,))),
    Case(Reason.ROLL_RANGE, HIS, OpponentCard(laid=card("Gc"), position=0)),
    Case(Reason.ROLL_RANGE, HERS, CorrectOpponent(gaps=(9,))),
    Case(Reason.POINTS_RANGE, TWO, PlayCard(seat=0, laid=card("Gc", points=-10))),
    Case(Reason.POINTS_RANGE, TWO, Learn(fact=CardTold(id="king", points=31))),
    Case(
        Reason.CARD_KNOWN,
        BOX,
        Learn(fact=CardTold(id="toad", printed="frog", colour=Colour.RED, kind=Kind.PLACE)),
    ),
    Case(Reason.FACE_EMPTY, TWO, Learn(fact=FaceTold(face=Face()))),
    Case(Reason.FACE_EMPTY, a_table(2), BeginRound(faces=(FACES[0], Face()))),
    Case(Reason.FACES_COMPLETE, BOX, Learn(fact=FaceTold(face=FACES[0]))),
    Case(Reason.DIAGRAM_UNFIT, TWO, Learn(fact=Diagram(rows=1, places=(1,)))),
)


@pytest.mark.parametrize("case", OVERRULED, ids=lambda case: f"{case.reason.name}-{case.move.kind}")
def test_refused_but_the_table_may_insist(case: Case) -> None:
    assert_refused_unless_insisted(GAME, case)


@pytest.mark.parametrize("case", FINAL, ids=lambda case: f"{case.reason.name}-{case.move.kind}")
def test_refused_whatever_the_table_says(case: Case) -> None:
    assert_refused_for_good(GAME, case)


AT_SET_UP = {
    Reason.NAME_TWICE,
    Reason.ANIMAL_TWICE,
    Reason.TOO_FEW_PEOPLE,
    Reason.TOO_MANY_PEOPLE,
    Reason.PRINCE_WITH_FOUR,
    Reason.QUEEN_SOLO_ONLY,
    Reason.PRINCE_FIRST_SEAT,
    Reason.CHALLENGE_ALONE,
    Reason.OPPONENT_FIRST_SOLO_ONLY,
    Reason.OPPONENT_ONLY_WITHOUT_ONE,
    Reason.RULING_FIXED,
    Reason.MIDWAY_UNFIT,
}
ON_A_SHEET = {
    Reason.PARADE_UNCLAIMED,
    Reason.OPPONENT_CARDS,
    Reason.OPPONENT_HAS_NONE,
    Reason.FACE_SMALL,
    Reason.NOBODY,
    Reason.NAME_EMPTY,
    Reason.CARDS_OVER,
    Reason.POINTS_MISSING,
    Reason.BONUS_MISSING,
    Reason.TIE_UNSURE,
    Reason.MAYBE_PAID,
}


def test_every_reason_of_play_is_shown_here() -> None:
    """Set-ups, sheets and the doubts of the box have tests of their own."""
    shown = {case.reason for case in (*OVERRULED, *FINAL)}
    assert set(Reason) - AT_SET_UP - ON_A_SHEET == shown


def test_no_reason_is_both_final_and_not() -> None:
    assert not {case.reason for case in OVERRULED} & {case.reason for case in FINAL}
    assert cards("") == ()
