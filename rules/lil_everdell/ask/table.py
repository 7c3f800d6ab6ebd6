"""What the whole table settles: that a round has begun, and which token lay on top."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import Phrase, phrase
from rules.lil_everdell.ask.answers import LilEntry, LilQuestion, answer
from rules.lil_everdell.components.dice import Face
from rules.lil_everdell.components.traits import Challenge, Colour, Royal
from rules.lil_everdell.moves import BeginRound, ParadeValue
from rules.lil_everdell.state import State
from rules.lil_everdell.tell.naming import card_name, listed, parade_name, token_name


def ask_round(state: State) -> LilQuestion:
    return LilQuestion(
        who="",
        ask=phrase("lil_everdell.ask_round", round=state.round, name=state.called(state.sun)),
        do=tuple(_to_do(state)),
        why=(why_sun(state),),
        options=(answer(BeginRound(), "answer_begun"),),
        entries=tuple(_rolls(state)),
    )


def _to_do(state: State) -> Iterator[Phrase]:
    """In the order of the hands: what ended the last round, then dice and green cards."""
    if state.round > 1:
        yield phrase("lil_everdell.do_friends_home")
        if state.royal is Royal.QUEEN:
            yield phrase("lil_everdell.do_fill_gaps")
        for token in state.handed:
            assert state.opponent_seat is not None
            yield phrase(
                "lil_everdell.do_opponent_token", name=state.called(state.opponent_seat), token=token_name(token)
            )
        yield phrase("lil_everdell.do_sun_and_moon", name=state.called(state.sun))
    # Ruling: when the Prince has the sun a person rolls, and lays the dice from the left as they fall.
    key = "do_roll_for" if state.sun == state.opponent_seat else "do_roll"
    yield phrase(f"lil_everdell.{key}", name=state.called(state.sun), n=state.setup.dice)
    yield from _green(state)


def _green(state: State) -> Iterator[Phrase]:
    """Everyone's green cards work (2); the opponent's do nothing (Ruling)."""
    for seat, person in state.seats:
        green = [card_name(state.facts, card) for card in person.cards if card.colour is Colour.GREEN]
        if green:
            yield phrase("lil_everdell.do_green", name=state.called(seat), n=len(green), cards=listed(green))
        if not person.complete:
            yield phrase("lil_everdell.do_green_untold", name=state.called(seat))


def why_sun(state: State) -> Phrase:
    """Why whoever starts the round does."""
    if state.setup.solo:
        first = "opponent" if state.challenged(Challenge.OPPONENT_FIRST) else "person"
        return phrase("lil_everdell.why_solo_first", first=first)
    return phrase("lil_everdell.why_sun", name=state.called(state.sun), round=state.round)


def _rolls(state: State) -> Iterator[LilEntry]:
    """The app can roll dice whose faces it knows."""
    dice = state.setup.dice
    if state.facts.can_roll(dice):
        first: tuple[Face, ...] = tuple(state.facts.faces[die][0] for die in range(1, dice + 1))
        yield LilEntry.of(phrase("lil_everdell.answer_roll", n=dice), BeginRound(faces=first))


def ask_value(state: State) -> LilQuestion:
    due = state.due[0]
    values = [
        answer(ParadeValue(parade=due.parade, value=value), "answer_value", value=value)
        for value in state.on_top(due.parade, due.seat)
    ]
    if state.may_be_empty(due.parade, due.seat):
        values.append(answer(ParadeValue(parade=due.parade), "answer_none_left"))
    name = state.called(due.seat)
    people_first = state.only_opponent and not state.challenged(Challenge.PARADES_AT_ONCE)
    do = (phrase("lil_everdell.do_people_finish"),) if people_first else ()
    return LilQuestion(
        who=state.name(due.seat),
        ask=phrase("lil_everdell.ask_value", name=name, parade=due.parade.value),
        do=(*do, phrase("lil_everdell.do_take_token", name=name, parade=parade_name(due.parade))),
        why=(phrase("lil_everdell.why_value"),),
        options=tuple(values),
    )
