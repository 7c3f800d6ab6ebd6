"""What must be known of the opponent's turn: the card that the die points at."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import Phrase, phrase
from rules.lil_everdell.ask.answers import LilOption, LilQuestion, answer, choices, parades_one_card_short
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.traits import Royal
from rules.lil_everdell.moves import NoCard, OpponentCard
from rules.lil_everdell.opponent.turn import check_opponent_card, princes_place
from rules.lil_everdell.state import State
from rules.lil_everdell.tell.naming import place_name
from rules.refusals import refused


def ask_opponent(state: State) -> LilQuestion:
    seat, who = state.turn, state.name(state.turn)
    name = state.called(seat)
    return LilQuestion(
        who=who,
        ask=phrase("lil_everdell.ask_opponent", name=name),
        do=(*_first(state), *(_queen(state, name) if state.royal is Royal.QUEEN else _prince(state, name))),
        why=(phrase("lil_everdell.why_opponent", n=state.foe.deck_cards + 1), *parades_one_card_short(state, seat)),
        options=tuple(_cards(state)),
    )


def _first(state: State) -> Iterator[Phrase]:
    if state.only_opponent:
        yield phrase("lil_everdell.do_people_first")


def _prince(state: State, name: str | Phrase) -> Iterator[Phrase]:
    """Friend, die, card, refill: the order of the hands (Sk)."""
    place = princes_place(state)
    if place is None:
        yield phrase("lil_everdell.do_prince_friend", name=name)
    else:
        yield phrase("lil_everdell.do_prince_place", name=name, place=place_name(state, state.turn, place))
    yield _die(state)
    yield phrase("lil_everdell.do_take_card", name=name)
    yield phrase("lil_everdell.do_gap_open" if state.deck == 0 else "lil_everdell.do_refill")


def _queen(state: State, name: str | Phrase) -> Iterator[Phrase]:
    """Die, card, friend into the gap, no refill (Sq)."""
    yield _die(state)
    if state.gaps and (not state.roll or None in state.foe.gaps):
        yield phrase("lil_everdell.do_roll_again", n=state.gaps)
    yield phrase("lil_everdell.do_take_card", name=name)
    yield phrase("lil_everdell.do_queen_friend", name=name)


def _die(state: State) -> Phrase:
    """What the app rolled, and the place once the box knows the diagram; or the die is thrown on the table."""
    if not state.roll:
        return phrase("lil_everdell.do_roll_d8")
    number = state.roll[-1]
    place = state.facts.place(number)
    if place is None:
        return phrase("lil_everdell.do_rolled", n=number)
    return phrase("lil_everdell.do_rolled_place", n=number, place=place)


def _cards(state: State) -> Iterator[LilOption]:
    for laid, label in choices(state):
        move = OpponentCard(laid=laid)
        yield LilOption.made(label=label, move=move, refusal=refused(check_opponent_card, state, move))
    if state.laid >= SETUP.deck:
        yield answer(NoCard(seat=state.turn), "answer_no_card")
