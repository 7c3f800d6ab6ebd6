"""A person's turn: friends and cards (3, F, K)."""

from __future__ import annotations

from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.components.places import BERRIES, OTHER, TOP_SPACES, Place, Spot, die, red_card
from rules.lil_everdell.game import GAME
from rules.lil_everdell.moves import BeginRound, LoseCard, NameCard, NoCard, PlaceFriend, PlayCard
from rules.lil_everdell.play import apply
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.rulings import Ruling
from rules.lil_everdell.setup import Depth
from rules.lil_everdell.state import Phase, State
from tests.rules.lil_everdell.tables import WHOLE_BOX, a_table, begun, card, options, parades, play, turns, with_cards
from tests.rules.refusing import refused

TWIGS = Place(spot=Spot.TWIG)


def everything(n: int = 2) -> State:
    return begun(n, tracking=Depth.EVERYTHING)


# Friends


def test_a_die_takes_one_friend_till_the_round_ends_and_a_top_space_any_number() -> None:
    """Example 6."""
    state = play(everything(), PlaceFriend(seat=0, place=die(1)), NoCard(seat=0))
    with refused(Reason.DIE_SPACE_TAKEN):
        apply(state, PlaceFriend(seat=1, place=die(1)))
    state = play(state, PlaceFriend(seat=1, place=die(2)), NoCard(seat=1))
    state = play(state, PlaceFriend(seat=0, place=TWIGS), NoCard(seat=0), PlaceFriend(seat=1, place=TWIGS))
    state = turns(apply(state, NoCard(seat=1)), "- -")
    assert state.round == 2
    assert state.occupant(die(1)) is None
    assert apply(apply(state, BeginRound()), PlaceFriend(seat=1, place=die(1))).occupant(die(1)) == 1


def test_a_friend_goes_to_top_spaces_dice_and_own_red_cards() -> None:
    state = with_cards(everything(), 0, "Gc gardener Rp")
    places = [option.move.place for option in options(state) if isinstance(option.move, PlaceFriend)]
    assert places == [*TOP_SPACES, die(1), die(2), red_card(1), red_card(2)]


def test_taken_places_are_shown_with_whose_friend_stands_there() -> None:
    state = play(everything(), PlaceFriend(seat=0, place=die(1)), NoCard(seat=0))
    grey = [option for option in options(state) if option.refusal]
    assert [(option.move.place, option.refusal.params) for option in grey if option.refusal] == [  # type: ignore[union-attr]
        (die(1), {"n": 1, "name": "Ola"})
    ]


def test_a_red_card_takes_one_friend_a_round_or_several_by_the_other_reading() -> None:
    state = with_cards(everything(), 0, "Rc")
    state = turns(play(state, PlaceFriend(seat=0, place=red_card(0)), NoCard(seat=0)), "-")
    move = PlaceFriend(seat=0, place=red_card(0))
    with refused(Reason.RED_CARD_TAKEN):
        apply(state, move)
    other = state.replace(setup=state.setup.replace(rulings=(Ruling.RED_CARD_ONCE,)))
    assert apply(other, move).people[0].friends == (red_card(0), red_card(0))


def test_someone_elses_red_card_is_not_ones_own_unless_the_table_says_so() -> None:
    state = with_cards(everything(), 1, "Rc")
    move = PlaceFriend(seat=0, place=red_card(0, owner=1))
    with refused(Reason.OTHERS_RED_CARD):
        apply(state, move)
    state = play(state, move.replace(insist=(Reason.OTHERS_RED_CARD,)), NoCard(seat=0))
    with refused(Reason.RED_CARD_TAKEN):
        apply(state, PlaceFriend(seat=1, place=red_card(0)))


def test_a_card_that_leaves_takes_no_other_friend_along() -> None:
    state = with_cards(everything(), 0, "Rc Gc Rp").replace()
    assert apply(state, PlaceFriend(seat=0, place=red_card(0, owner=0))).friend == red_card(0)
    person = state.people[0].replace(friends=(red_card(0), red_card(2), BERRIES, red_card(2, owner=1)))
    state = apply(state.with_player(0, person), LoseCard(seat=0, at=0))
    assert state.people[0].friends == (OTHER, red_card(1), BERRIES, red_card(2, owner=1))
    state = apply(state, LoseCard(seat=0, at=0))
    assert state.people[0].friends == (OTHER, red_card(0), BERRIES, red_card(2, owner=1))


def test_the_friend_comes_before_the_card() -> None:
    state = everything()
    for move in (PlayCard(seat=0, laid=card("Gc")), NoCard(seat=0)):
        with refused(Reason.FRIEND_FIRST):
            apply(state, move)
    after = apply(state, PlayCard(seat=0, laid=card("Gc"), insist=(Reason.FRIEND_FIRST,)))
    assert (after.turn, after.people[0].cards) == (1, (card("Gc"),))


def test_where_only_cards_are_recorded_nobody_is_asked_for_friends() -> None:
    state = begun(2)
    assert state.phase is Phase.CARD
    with refused(Reason.NOT_NOW):
        apply(state, PlaceFriend(seat=0, place=BERRIES))


# Cards


def test_a_card_or_none_ends_the_turn() -> None:
    state = apply(begun(2), PlayCard(seat=0, laid=card("Gc")))
    assert (state.turn, state.people[0].cards) == (1, (card("Gc"),))
    assert apply(state, NoCard(seat=1)).turn == 0


def test_an_extra_card_does_not_end_the_turn_and_waits_for_its_end() -> None:
    state = with_cards(begun(2), 0, "Gc Bc Nc Rc")
    state = apply(state, PlayCard(seat=0, laid=card("Gc"), extra=True))
    assert (state.turn, parades(state, 0)) == (0, {})
    state = apply(state, NoCard(seat=0))
    assert parades(state, 0) == {"creatures": 6}


def test_an_extra_card_after_the_turn_still_counts_for_its_parades() -> None:
    state = with_cards(begun(2), 0, "Gc Bc Nc")
    state = play(state, PlayCard(seat=0, laid=card("Rc")), PlayCard(seat=0, laid=card("Gc"), extra=True))
    assert (state.turn, parades(state, 0)) == (1, {"creatures": 6})


def test_a_second_card_is_one_too_many_and_takes_nobodys_turn() -> None:
    state = apply(begun(2), PlayCard(seat=0, laid=card("Gc")))
    move = PlayCard(seat=0, laid=card("Bc"))
    with refused(Reason.ONE_CARD_A_TURN):
        apply(state, move)
    after = apply(state, move.replace(insist=(Reason.ONE_CARD_A_TURN,)))
    assert (after.turn, len(after.people[0].cards)) == (1, 2)


def test_out_of_turn_nobody_loses_a_turn() -> None:
    state = begun(3)
    for move in (PlayCard(seat=2, laid=card("Gc")), NoCard(seat=2)):
        with refused(Reason.OUT_OF_TURN):
            apply(state, move)
        assert apply(state, move.replace(insist=(Reason.OUT_OF_TURN,))).turn == 0
    friend = PlaceFriend(seat=1, place=BERRIES, insist=(Reason.OUT_OF_TURN,))
    after = apply(everything(), friend)
    assert (after.friend, after.people[1].friends) == (None, (BERRIES,))


def test_two_equal_cards_are_no_trouble() -> None:
    state = turns(a_table(2), "castle castle castle")
    assert [len(person.cards) for person in state.people] == [2, 1]


def test_where_the_owner_told_copies_there_are_no_more() -> None:
    state = with_cards(begun(2, box=WHOLE_BOX), 1, "frog frog")
    with refused(Reason.NO_COPY_LEFT):
        apply(state, PlayCard(seat=0, laid=card("frog")))
    grey = [option for option in options(state) if option.refusal]
    assert [option.label.params for option in grey] == [{"card": "Frog"}]


def test_captain_and_fort_never_come_from_the_display() -> None:
    with refused(Reason.STARTING_CARD):
        apply(begun(2), PlayCard(seat=0, laid=card("captain")))
    laid = card("fort").replace(starting=False)
    after = apply(begun(2), PlayCard(seat=0, laid=laid, insist=(Reason.STARTING_CARD,)))
    assert after.laid == 1


def test_an_unnamed_card_can_be_named_and_that_changes_no_parade() -> None:
    state = with_cards(begun(2, box=WHOLE_BOX), 0, "Pp Pp Pp")
    after = apply(state, NameCard(seat=0, at=1, card="castle"))
    assert after.people[0].cards == (card("Pp"), card("castle"), card("Pp"))
    assert [after.left(kind) for kind in ParadeKind] == [state.left(kind) for kind in ParadeKind]
    with refused(Reason.OTHER_SIGNS):
        apply(state, NameCard(seat=0, at=1, card="king"))


def test_a_name_already_given_is_no_copy_of_itself() -> None:
    state = with_cards(begun(2, box=WHOLE_BOX), 0, "frog frog Bc")
    assert apply(state, NameCard(seat=0, at=1, card="frog")) == state
    with refused(Reason.NO_COPY_LEFT):
        apply(state, NameCard(seat=0, at=2, card="frog"))


def test_a_starting_card_keeps_its_name_and_no_other_gets_it() -> None:
    state = with_cards(begun(2), 0, "captain Gc")
    assert apply(state, NameCard(seat=0, at=0, card="captain")) == state
    with refused(Reason.STARTING_CARD):
        apply(state, NameCard(seat=0, at=1, card="captain"))


def test_a_card_that_leaves_takes_no_token_back() -> None:
    state = turns(with_cards(a_table(2), 0, "Gc Bc Nc Rc"), "Gc")
    assert parades(state, 0) == {"creatures": 6}
    state = apply(state, LoseCard(seat=0, at=4))
    assert parades(state, 0) == {"creatures": 6}
    assert len(state.people[0].cards) == 4
    assert (state.laid, state.deck, state.lost) == (5, 41, 1)
    helped = with_cards(begun(2), 0, "captain")
    assert apply(helped, LoseCard(seat=0, at=0)).lost == 0


def test_an_area_of_999_cards_takes_no_other_whatever_the_family_says() -> None:
    """A sheet could not list it; only a file comes so far."""
    state = with_cards(begun(2), 0, " ".join(["Gc"] * 998))
    one_more = PlayCard(seat=0, laid=card("Gc"), extra=True, insist=(Reason.DECK_EXCEEDED,))
    state = apply(state, one_more)
    assert len(state.people[0].cards) == 999
    assert GAME.score(state)[0].total == 0
    with refused(Reason.DECK_EXCEEDED):
        apply(state, one_more)
