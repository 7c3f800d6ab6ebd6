"""Setting up a table: who may sit down, the checklist, a start in the middle (P, M, Sp, Sm)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kernel import phrase
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.components.places import die, red_card
from rules.lil_everdell.components.traits import Animal, Challenge
from rules.lil_everdell.layout import layout
from rules.lil_everdell.players import UNTRACKED, Opponent, Person, with_starting
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.rulings import OPTIONS, Ruling
from rules.lil_everdell.setup import Depth, Help, Midway, RoyalSeat, Seat, Setup, refusals
from rules.lil_everdell.start import start
from rules.lil_everdell.state import Phase
from tests.rules.lil_everdell.tables import HELPED, PRINCE, QUEEN, WHOLE_BOX, a_setup, a_table, card, cards, token
from tests.rules.refusing import refused


def tokens(setup: Setup) -> int:
    return len(ParadeKind) * len(setup.stack)


# Examples 1 and 2


def test_two_people_set_up() -> None:
    setup = a_setup(2)
    assert (setup.dice, setup.stack, tokens(setup)) == (2, (6, 5, 4, 3), 16)
    state = start(setup)
    assert (state.display, state.deck) == (8, 46)
    assert said(setup)["dice"] == [{"n": 2, "rest": 2}]
    assert said(setup)["cards"] == [{"deck": 54, "n": 8, "rest": 46}]


def test_three_people_and_the_prince() -> None:
    setup = a_setup(3, PRINCE)
    assert (setup.dice, setup.stack, tokens(setup)) == (4, (6, 3), 8)
    assert tokens(setup.replace(rulings=(Ruling.PRINCE_STACKS,))) == 16
    assert {seat.animal for seat in setup.people} | {setup.opponent_animal} == set(Animal)


@pytest.mark.parametrize(
    ("people", "who", "dice", "stack"),
    [
        (2, None, 2, (6, 5, 4, 3)),
        (3, None, 3, (6, 5, 4, 3)),
        (4, None, 4, (6, 5, 4, 3)),
        (1, PRINCE, 2, (6, 3)),
        (1, QUEEN, 2, (6, 3)),
        (2, PRINCE, 3, (6, 3)),
        (3, PRINCE, 4, (6, 3)),
    ],
)
def test_dice_and_stacks_of_every_table(people: int, who: Any, dice: int, stack: tuple[int, ...]) -> None:
    setup = a_setup(people, who)
    assert (setup.dice, setup.stack) == (dice, stack)
    assert list(refusals(setup)) == []


def test_alone_the_stacks_are_small_whatever_the_table_reads() -> None:
    assert a_setup(1, PRINCE, rulings=(Ruling.PRINCE_STACKS,)).stack == (6, 3)


# Who may sit down

FOX, MOUSE = Seat(name="Ola", animal=Animal.FOX), Seat(name="Jan", animal=Animal.MOUSE)


def midway(**more: Any) -> Setup:
    return a_setup(2, midway=Midway(**{"people": (Person(), Person()), **more}))


def ola(**more: Any) -> Setup:
    return midway(people=(Person(**more), Person()))


@pytest.mark.parametrize(
    ("reason", "setup"),
    [
        (Reason.TOO_FEW_PEOPLE, a_setup(0)),
        (Reason.TOO_FEW_PEOPLE, a_setup(0, PRINCE)),
        (Reason.TOO_FEW_PEOPLE, a_setup(1)),
        (Reason.TOO_MANY_PEOPLE, a_setup(people=(FOX,) * 5)),
        (Reason.NAME_TWICE, a_setup(people=(FOX, MOUSE.replace(name="OLA")))),
        (Reason.NAME_TWICE, a_setup(people=(FOX.replace(name="Zo\u00e9"), MOUSE.replace(name="Zoe\u0301")))),
        (Reason.NAME_TWICE, a_setup(people=(FOX.replace(name=""), MOUSE.replace(name="Fox")))),
        (Reason.NAME_TWICE, a_setup(people=(FOX.replace(name="prince"),), opponent=RoyalSeat(who=PRINCE))),
        (Reason.ANIMAL_TWICE, a_setup(people=(FOX, MOUSE.replace(animal=Animal.FOX)))),
        (Reason.ANIMAL_TWICE, a_setup(people=(FOX,), opponent=RoyalSeat(who=PRINCE, animal=Animal.FOX))),
        (Reason.PRINCE_WITH_FOUR, a_setup(4, PRINCE)),
        (Reason.QUEEN_SOLO_ONLY, a_setup(2, QUEEN)),
        (Reason.PRINCE_FIRST_SEAT, a_setup(2, opponent=RoyalSeat(who=PRINCE, seat=0))),
        (Reason.NO_SUCH_PLAYER, a_setup(2, opponent=RoyalSeat(who=PRINCE, seat=3))),
        (Reason.CHALLENGE_ALONE, a_setup(2, None, Challenge.PARADES_AT_ONCE)),
        (Reason.OPPONENT_FIRST_SOLO_ONLY, a_setup(2, PRINCE, Challenge.OPPONENT_FIRST)),
        (Reason.OPPONENT_ONLY_WITHOUT_ONE, a_setup(2, tracking=Depth.OPPONENT_ONLY)),
        (Reason.RULING_FIXED, a_setup(2, rulings=(Ruling.TIES,))),
        (Reason.MIDWAY_UNFIT, midway(people=(Person(),))),
        (Reason.MIDWAY_UNFIT, midway(opponent=Opponent())),
        (Reason.MIDWAY_UNFIT, midway(taken=6)),
        (Reason.MIDWAY_UNFIT, midway(taken=-1)),
        (Reason.MIDWAY_UNFIT, midway(people=(Person(left=True), Person(left=True)))),
        (Reason.NO_SUCH_ROUND, midway(round=5)),
        (Reason.NO_SUCH_ROUND, midway(round=0)),
        (Reason.NO_SUCH_PLAYER, midway(sun=2)),
        (Reason.NO_SUCH_CARD, ola(cards=(card("Gc").replace(card="pier"),))),
        (Reason.NO_SUCH_CARD, ola(cards=(card("Gc").replace(starting=True),))),
        (Reason.NO_SUCH_CARD, ola(cards=(card("castle").replace(starting=True),))),
        (Reason.OTHER_SIGNS, ola(cards=(card("Gc").replace(card="castle"),))),
        (Reason.POINTS_RANGE, ola(cards=(card("Gc", points=31),))),
        (Reason.PARADE_VALUE, ola(parades=(token("places", 2),))),
        (Reason.NO_SUCH_DIE, ola(friends=(die(3),))),
        (Reason.CARD_NOT_THERE, ola(friends=(red_card(0),))),
        (Reason.NO_SUCH_PLAYER, ola(friends=(red_card(0, owner=2),))),
        (
            Reason.ROLL_RANGE,
            a_setup(1, QUEEN, midway=Midway(people=(Person(),), opponent=Opponent(gaps=(None, 9)))),
        ),
    ],
)
def test_a_table_nobody_can_sit_down_to(reason: Reason, setup: Setup) -> None:
    assert reason in [found for found, _ in refusals(setup)]
    with refused(next(found for found, _ in refusals(setup))):
        start(setup)


def test_a_name_that_two_have_is_said_as_it_was_typed() -> None:
    jan = MOUSE.replace(name="OLA")
    assert list(refusals(a_setup(people=(FOX.replace(name="Ola"), jan)))) == [(Reason.NAME_TWICE, {"name": "Ola"})]
    ((_, animal),) = refusals(a_setup(people=(FOX.replace(name=""), MOUSE.replace(name="Fox"))))
    assert animal == {"name": phrase("lil_everdell.animal", animal="fox")}


def test_the_open_questions_a_table_may_answer_its_own_way() -> None:
    assert OPTIONS == (Ruling.PRINCE_STACKS, Ruling.PRINCE_TIE, Ruling.TIE_CARDS, Ruling.RED_CARD_ONCE)
    assert list(refusals(a_setup(2, rulings=OPTIONS))) == []
    assert len(Ruling) == 17


def test_at_a_bigger_table_two_of_the_challenges_may_be_chosen() -> None:
    setup = a_setup(3, PRINCE, Challenge.PARADES_AT_ONCE, Challenge.FORT_AND_CAPTAIN)
    assert list(refusals(setup)) == []


# How it starts


def test_whoever_the_table_agrees_on_starts_with_help_and_it_counts_for_parades() -> None:
    state = start(a_setup(people=HELPED))
    assert state.people[0].cards == (card("captain"), card("fort"))
    assert state.people[1].cards == (card("captain"),)
    assert state.people[2].cards == (card("fort"),)
    assert state.laid == 0


def test_left_out_the_animal_is_the_name() -> None:
    state = start(a_setup(people=(Seat(animal=Animal.FOX), MOUSE)))
    assert state.name(0) == "fox"
    assert getattr(state.called(0), "key", None) == "lil_everdell.animal"
    assert (state.name(1), state.called(1)) == ("Jan", "Jan")


def test_the_opponent_has_the_first_free_animal_unless_one_is_chosen() -> None:
    assert a_setup(1, PRINCE).opponent_animal is Animal.FOX
    chosen = RoyalSeat(who=PRINCE, animal=Animal.MOUSE)
    assert a_setup(1, opponent=chosen).opponent_animal is Animal.MOUSE
    assert a_setup(2).opponent_animal is None
    assert a_setup(4, PRINCE).opponent_animal is None


def test_fort_and_captain_lie_with_the_opponent_from_the_start() -> None:
    state = a_table(1, PRINCE, Challenge.FORT_AND_CAPTAIN)
    assert state.foe.cards == (card("captain"), card("fort"))
    assert a_table(1, PRINCE).foe.cards == ()


def test_where_only_the_opponent_is_followed_nothing_is_known_of_people() -> None:
    state = a_table(2, PRINCE, tracking=Depth.OPPONENT_ONLY)
    assert state.people == (UNTRACKED, UNTRACKED)
    assert (state.deck, state.display) == (None, None)


# A start in the middle


def test_a_game_already_going_can_be_entered() -> None:
    people = (Person(cards=cards("Gc Bp"), parades=(token("creatures", 6),)), Person(complete=False, parades=None))
    state = start(a_setup(2, midway=Midway(round=3, sun=1, taken=4, people=people)))
    assert state.people == people
    assert (state.round, state.sun, state.taken, state.begun) == (3, 1, 4, True)
    assert (state.phase, state.turn) == (Phase.CARD, 1)


def test_before_a_rounds_first_turn_the_round_is_asked() -> None:
    assert start(midway(round=2, sun=1)).phase is Phase.ROUND


def test_alone_it_is_known_who_starts() -> None:
    alone = Midway(round=2, people=(Person(),), opponent=Opponent())
    assert start(a_setup(1, PRINCE, Challenge.OPPONENT_FIRST, midway=alone)).sun == 1
    assert start(a_setup(1, PRINCE, midway=alone.replace(sun=1))).sun == 0


# The checklist


def said(setup: Setup) -> dict[str, list[dict[str, Any]]]:
    lines: dict[str, list[dict[str, Any]]] = {}
    for line in layout(setup):
        lines.setdefault(line.key.removeprefix("lil_everdell.layout_"), []).append(dict(line.params))
    return lines


def test_the_checklist_is_in_the_books_order() -> None:
    assert list(said(a_setup(2))) == [
        "board",
        "resources",
        "points",
        "dice",
        "cards",
        "parades",
        "friends",
        "sun",
        "rest",
    ]


def test_the_checklist_counts_for_exactly_this_table() -> None:
    lines = said(a_setup(1, QUEEN, Challenge.FORT_AND_CAPTAIN))
    assert lines["parades"] == [{"kinds": 4, "n": 2, "values": "6, 3"}]
    assert lines["sun"] == [{"name": "Ola"}]
    assert lines["opponent"][0]["animal"] == "fox"
    assert {"solo_card", "opponent_cards"} <= set(lines)
    assert "opponent_cards" not in said(a_setup(1, QUEEN))


def test_the_checklist_names_the_box_and_animals_there_are() -> None:
    assert said(a_setup(1, PRINCE, box=WHOLE_BOX))["opponent"][0]["name"] == "Barwinek"
    assert said(a_setup(4, PRINCE))["opponent"][0]["animal"] == "none"


def test_help_is_on_the_checklist_by_name() -> None:
    lines = said(a_setup(people=HELPED))
    assert lines["help_resources"] == [{"name": "Ola"}]
    assert [line["which"] for line in lines["help_cards"]] == ["both", "captain", "fort"]
    assert not {"help_resources", "help_cards"} & set(said(a_setup(2)))
    assert Help() == Help(resources=False, captain=False, fort=False)


def test_a_game_already_going_needs_no_laying_out() -> None:
    assert layout(midway()) == ()


def test_starting_cards_are_among_those_that_look_like_them() -> None:
    starting = cards("captain fort")
    assert with_starting(cards("Bc Gc Gc Gp"), starting) == (card("Bc"), card("captain"), card("Gc"), card("fort"))
    assert with_starting(cards("Bc Gp"), starting) == (card("Bc"), card("fort"))
    assert with_starting(cards("Gc"), ()) == cards("Gc")
