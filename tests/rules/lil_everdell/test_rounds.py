"""Rounds and turns: the sun, the order, the end, who goes away (G, 1 to 5, Sg, Sm)."""

from __future__ import annotations

import pytest

from rules.lil_everdell.ask.question import question
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.components.places import die
from rules.lil_everdell.components.traits import Challenge, Colour
from rules.lil_everdell.moves import BeginRound, NoCard, ParadeValue, PlaceFriend
from rules.lil_everdell.play import apply
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.setup import Depth, RoyalSeat
from rules.lil_everdell.start import start
from rules.lil_everdell.state import Phase, State
from rules.lil_everdell.tell.log import tell
from rules.moves import Leave
from tests.rules.lil_everdell.tables import FACES, HELPED, PRINCE, QUEEN, a_setup, a_table, a_turn, answers, play, turns
from tests.rules.refusing import refused


def order(state: State, rounds: int = 4) -> list[list[str]]:
    """Who plays, round by round; everyone plays a card every turn."""
    played: list[list[str]] = []
    while len(played) <= rounds and state.phase is not Phase.OVER:
        if state.phase is Phase.ROUND:
            played.append([])
            state = apply(state, BeginRound())
        played[-1].append(state.name(state.turn))
        state = turns(state, "Gc")
    return played[:rounds]


# Examples 3, 4 and 5


def test_the_sun_goes_to_the_right_so_whoever_was_last_is_first() -> None:
    played = order(a_table(4))
    assert ["".join(name[0] for name in names) for names in played] == [
        "OJETOJETOJET",
        "TOJETOJETOJE",
        "ETOJETOJETOJ",
        "JETOJETOJETO",
    ]
    assert played[0][-1] == played[1][0] == "Tom"


def test_the_sun_passes_through_the_prince() -> None:
    played = order(a_table(2, PRINCE))
    assert [names[0] for names in played] == ["Ola", "prince", "Jan", "Ola"]
    assert played[1][:3] == ["prince", "Ola", "Jan"]


def test_the_prince_may_sit_between_two_people() -> None:
    state = a_table(2, opponent=RoyalSeat(who=PRINCE, seat=1))
    assert [names[:3] for names in order(state)] == [
        ["Ola", "prince", "Jan"],
        ["Jan", "Ola", "prince"],
        ["prince", "Jan", "Ola"],
        ["Ola", "prince", "Jan"],
    ]


def test_four_people_who_play_a_card_every_turn_empty_the_deck() -> None:
    state = turns(a_table(4), " ".join(["Gc"] * 46))
    assert (state.laid, state.deck, state.display) == (46, 0, 8)
    hints = [line.key for line in tell(state, a_turn(state, "Gc"))]
    assert "lil_everdell.hint_deck_empty" in hints
    state = turns(state, "Gc Gc")
    assert (state.laid, state.deck, state.display, state.phase) == (48, 0, 6, Phase.OVER)


# Example 7


def activations(state: State, signs: str) -> int:
    """How often a green card works: when played, and when rounds begin."""
    times = 0
    for each in signs.split():
        if state.phase is Phase.ROUND:
            asked = question(state)
            assert asked is not None
            times += sum(line.key == "lil_everdell.do_green" for line in asked.do)
            state = apply(state, BeginRound())
        move = a_turn(state, each)
        times += sum(line.key == "lil_everdell.hint_green" for line in tell(state, move))
        state = apply(state, move)
    return times


@pytest.mark.parametrize(
    ("signs", "times"),
    [
        ("- - - - - - " + "Gc - - - - - " + "- - - - - - " * 2, 3),
        ("- - - - - - " * 3 + "- - - - Gc -", 1),
    ],
)
def test_a_green_card_works_when_played_and_in_each_later_round(signs: str, times: int) -> None:
    assert activations(a_table(2), signs) == times


def test_a_captain_from_the_start_works_in_every_round_and_never_at_set_up() -> None:
    helped = a_setup(people=(HELPED[1], HELPED[0].replace(help=HELPED[1].help.replace(captain=False))))
    assert activations(start(helped), "- - - - - - " * 4) == 4


def test_the_opponents_green_cards_do_nothing() -> None:
    signs = "- Gc - Gc - Gc " * 4
    state = a_table(1, PRINCE)
    for _ in range(4):
        asked = question(state)
        assert asked is not None
        assert not [line for line in asked.do if line.key == "lil_everdell.do_green"]
        state = turns(state, "- Gc - Gc - Gc")
    assert {laid.colour for laid in state.foe.cards} == {Colour.GREEN}
    assert activations(a_table(1, PRINCE), signs) == 0


# A round


def test_a_round_is_asked_about_once_and_has_one_answer() -> None:
    state = a_table(2)
    assert state.phase is Phase.ROUND
    assert answers(state) == (BeginRound(),)
    assert apply(state, BeginRound()).phase is Phase.CARD


def test_the_app_can_roll_for_the_table() -> None:
    state = play(a_table(2), BeginRound(faces=FACES[:2]))
    assert state.dice == FACES[:2]
    assert turns(state, "- - - - - -").dice == ()
    with refused(Reason.NO_SUCH_DIE):
        apply(a_table(2), BeginRound(faces=FACES[:3]))
    with refused(Reason.FACE_EMPTY):
        apply(a_table(2), BeginRound(faces=(FACES[0], FACES[0].replace(points=0, any=0))))


def test_alone_the_sun_does_not_move() -> None:
    for who in (PRINCE, QUEEN):
        assert [names[:2] for names in order(a_table(1, who))] == [["Ola", who.value]] * 4
        assert [names[0] for names in order(a_table(1, who, Challenge.OPPONENT_FIRST))] == [who.value] * 4


def test_after_the_last_turn_of_the_fourth_round_it_is_over() -> None:
    state = turns(a_table(2), "- " * 23)
    assert (state.phase, state.round, state.taken) == (Phase.CARD, 4, 5)
    state = turns(state, "-")
    assert state.over
    assert state.phase is Phase.OVER
    assert question(state) is None
    with refused(Reason.NOT_NOW):
        apply(state, NoCard(seat=0))


def test_friends_come_home_when_the_round_ends() -> None:
    state = turns(a_table(2, tracking=Depth.EVERYTHING), "- - -")
    assert [len(person.friends or ()) for person in state.people] == [2, 1]
    state = turns(state, "- - -")
    assert [person.friends for person in state.people] == [(), ()]


# Who goes away


def test_the_turns_of_someone_who_left_are_skipped_and_the_sun_passes_over_them() -> None:
    state = apply(a_table(3), Leave(seat=1))
    seats: list[str] = []
    while state.phase is not Phase.OVER:
        if state.phase is Phase.ROUND:
            seats.append(f"{state.sun}:")
            state = apply(state, BeginRound())
        seats[-1] += str(state.turn)
        state = turns(state, "-")
    assert seats == ["0:020202", "2:202020", "0:020202", "2:202020"]


def test_whoever_leaves_in_the_middle_of_a_turn_leaves_a_friend_till_the_round_ends() -> None:
    state = turns(a_table(3, tracking=Depth.EVERYTHING), "- -")
    state = play(state, PlaceFriend(seat=2, place=die(1)), Leave(seat=2))
    assert (state.turn, state.phase, state.friend) == (0, Phase.FRIEND, None)
    assert state.occupant(die(1)) == 2
    assert turns(state, "- - - -").occupant(die(1)) is None


def test_if_whoever_has_the_sun_leaves_before_the_dice_the_next_one_to_the_right_has_it() -> None:
    state = apply(a_table(3), Leave(seat=0))
    assert (state.sun, state.phase) == (2, Phase.ROUND)


def test_the_last_person_cannot_leave() -> None:
    state = apply(a_table(2), Leave(seat=0))
    with refused(Reason.LAST_PERSON):
        apply(state, Leave(seat=1))
    with refused(Reason.NO_SUCH_PLAYER):
        apply(state, Leave(seat=0))


# Where only the opponent is followed


def test_his_cards_follow_each_other_and_no_round_is_asked() -> None:
    state = a_table(2, PRINCE, tracking=Depth.OPPONENT_ONLY)
    assert state.phase is Phase.OPPONENT
    state = turns(state, "Gc Gp Bc")
    assert (state.round, state.phase) == (2, Phase.OPPONENT)
    state = turns(state, "Gp Gp Rp Gp Nc Rc")
    assert (state.round, state.sun, state.phase) == (4, 0, Phase.VALUE)
    state = play(state, ParadeValue(parade=ParadeKind.PLACES, value=6))
    assert state.phase is Phase.OPPONENT
    state = turns(state, "Gc Gp Gp")
    assert (state.round, state.phase) == (4, Phase.VALUE)
    state = play(state, ParadeValue(parade=ParadeKind.CREATURES))
    assert state.phase is Phase.OVER
