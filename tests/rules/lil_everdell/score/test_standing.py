"""The score of a match as it stands, and the sheet it fills in."""

from __future__ import annotations

from typing import Any

from rules.lil_everdell.components.traits import Animal
from rules.lil_everdell.game import GAME
from rules.lil_everdell.moves import OpponentCard, PlayCard
from rules.lil_everdell.players import Opponent, Person
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.score.rules import SHEET_RULES
from rules.lil_everdell.score.standing import RECORD, doubts, filled_sheet, score, to_check
from rules.lil_everdell.setup import Depth, Midway
from tests.rules.lil_everdell.tables import (
    PRINCE,
    WHOLE_BOX,
    a_setup,
    a_table,
    begun,
    card,
    cards,
    play,
    token,
    turns,
    with_cards,
)


def test_what_is_known_is_counted_and_what_is_not_has_no_line() -> None:
    state = with_cards(begun(1, PRINCE, box=WHOLE_BOX), 0, "castle captain Gc", parades=(token("places", 6),))
    state = play(state, PlayCard(seat=0, laid=card("Rc", points=4)), OpponentCard(laid=card("king")))
    ola, prince = score(state)
    # Castle 2, Captain 1, red creature 4; bonus 2 green cards; the token.
    assert {line.group for line in ola.lines} == {"cards", "purple", "parades"}
    assert ola.total == 2 + 1 + 4 + 2 + 6
    assert (prince.player, prince.total) == ("prince", 5)


def test_a_match_fills_its_sheet() -> None:
    state = turns(with_cards(a_table(1, PRINCE), 0, "Gc Gc captain"), "Gc castle")
    sheet = filled_sheet(state)
    assert [player.name for player in sheet.players] == ["Ola", "prince"]
    assert [player.animal for player in sheet.players] == [Animal.BUTTERFLY, Animal.FOX]
    assert [(held.card, held.n, held.starting) for held in sheet.players[0].cards] == [
        (None, 3, False),
        ("captain", 1, True),
    ]
    assert sheet.players[1].is_opponent
    assert RECORD.box(state) == state.box
    assert GAME.sheet is SHEET_RULES


def test_what_the_match_came_to_its_table_has_insisted_on_already() -> None:
    state = with_cards(begun(2), 0, "Gc", parades=(token("creatures", 5),))
    assert filled_sheet(state).insist == (Reason.PARADE_SKIPPED,)


def test_what_the_record_cannot_vouch_for() -> None:
    state = a_table(1, PRINCE, tracking=Depth.OPPONENT_ONLY)
    assert to_check(state, 0) == ("cards", "parades", "tokens", "resources")
    assert to_check(state, 1) == ()
    assert to_check(a_table(2), 1) == ("tokens", "resources")
    assert [line.group for line in score(state)[0].lines] == []


def test_a_game_entered_in_the_middle_may_be_doubted() -> None:
    def told(**more: Any) -> list[str]:
        people = (Person(**more), Person())
        return [remark.reason for remark in doubts(a_setup(2, midway=Midway(round=2, people=people)))]

    assert told() == []
    assert told(cards=cards("Gc Gc Gc Gc Gc king")) == [Reason.PARADE_UNCLAIMED]
    assert told(cards=cards("Gc"), parades=(token("creatures", 6),)) == [Reason.PARADE_NOT_MET]
    assert told(cards=cards("Gc"), complete=False, parades=(token("creatures", 6),)) == []
    assert told(cards=cards("Gc Gc Gc Gc Gc"), parades=None) == []
    assert told(cards=cards("Gc Gc Gc Gc Gc"), parades=(token("creatures", 5),)) == [Reason.PARADE_SKIPPED]


def test_tokens_nobody_told_may_be_the_higher_ones() -> None:
    people = (Person(parades=(token("creatures", 5),)), Person(parades=None))
    assert doubts(a_setup(2, midway=Midway(round=2, people=people))) == ()
    twice = (Person(parades=(token("creatures", 5),) * 2), Person(parades=None))
    assert [remark.reason for remark in doubts(a_setup(2, midway=Midway(people=twice)))] == [Reason.PARADE_TWICE]


def test_nothing_is_doubted_of_a_game_that_begins_or_cannot_be() -> None:
    assert doubts(a_setup(2)) == ()
    assert doubts(a_setup(2, midway=Midway(people=(Person(),)))) == ()
    few = Midway(people=(Person(),), opponent=Opponent())
    assert doubts(a_setup(1, PRINCE, midway=few)) == ()
