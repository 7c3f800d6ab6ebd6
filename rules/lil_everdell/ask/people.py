"""What a person may do on their turn."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import phrase
from rules.lil_everdell.ask.answers import LilOption, LilQuestion, answer, choices, parades_one_card_short
from rules.lil_everdell.components.places import TOP_SPACES, Place, die, red_card
from rules.lil_everdell.components.traits import Colour
from rules.lil_everdell.moves import NoCard, PlaceFriend, PlayCard
from rules.lil_everdell.people import check_friend, check_play
from rules.lil_everdell.state import State
from rules.lil_everdell.tell.naming import place_name
from rules.refusals import refused


def ask_friend(state: State) -> LilQuestion:
    seat = state.turn
    animal = state.setup.people[state.person_at(seat)].animal
    return LilQuestion(
        who=state.name(seat),
        ask=phrase("lil_everdell.ask_friend", name=state.called(seat), animal=animal.value),
        why=(phrase("lil_everdell.why_friend", n=_turn_number(state)),),
        options=tuple(_places(state, seat)),
    )


def _places(state: State, seat: int) -> Iterator[LilOption]:
    """Top spaces, dice from the left, own red cards; taken ones with whose friend stands there."""
    for place in places(state, seat):
        move = PlaceFriend(seat=seat, place=place)
        yield answer(move, "answer_place", refused(check_friend, state, move), place=place_name(state, seat, place))


def places(state: State, seat: int) -> Iterator[Place]:
    yield from TOP_SPACES
    yield from map(die, range(1, state.setup.dice + 1))
    cards = enumerate(state.players[seat].cards)
    yield from (red_card(at) for at, card in cards if card.colour is Colour.RED)


def ask_card(state: State) -> LilQuestion:
    seat = state.turn
    return LilQuestion(
        who=state.name(seat),
        ask=phrase("lil_everdell.ask_card", name=state.called(seat)),
        do=() if state.friend or not state.has_friend else (phrase("lil_everdell.do_friend_first"),),
        why=(phrase("lil_everdell.why_card", n=_turn_number(state)), *parades_one_card_short(state, seat)),
        options=(*_cards(state, seat), answer(NoCard(seat=seat), "answer_no_card")),
    )


def _cards(state: State, seat: int) -> Iterator[LilOption]:
    for laid, label in choices(state):
        move = PlayCard(seat=seat, laid=laid)
        yield LilOption.made(label=label, move=move, refusal=refused(check_play, state, move))


def _turn_number(state: State) -> int:
    """Which of the person's turns of the round it is."""
    return state.taken // len(state.players) + 1
