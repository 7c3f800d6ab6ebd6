"""What may be built, in phase IV or V."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.kernel import Phrase, phrase
from rules.newdale.ask.answers import NewdaleEntry, NewdaleQuestion, answer, entry
from rules.newdale.building import check_build, cost_of, free_areas
from rules.newdale.components.buildings import Building, BuildingKind
from rules.newdale.components.figures import ASSISTANTS
from rules.newdale.components.numbers import COSTS, ROUNDS
from rules.newdale.moves import Build, TwoCards
from rules.newdale.purse import proposed
from rules.newdale.rulings import Ruling
from rules.newdale.state import State
from rules.newdale.steps import BuildDue
from rules.newdale.tell.naming import figures_name
from rules.refusals import refused

TRIED: Final = 8
"""Cards looked at for samples: which one it is, only the hand knows."""


def ask_build(state: State) -> NewdaleQuestion:
    step = state.steps[0]
    assert isinstance(step, BuildDue)
    name = state.name(step.seat)
    coins = state.coins(step.seat)
    return NewdaleQuestion(
        who=name,
        ask=phrase("newdale.ask_build", name=name),
        why=(
            phrase("newdale.why_market", figures=figures_name(state.market(step.seat))),
            phrase("newdale.why_untold") if coins is None else phrase("newdale.why_coins", n=coins),
            *_last_market(state),
        ),
        options=(answer(TwoCards(seat=step.seat), "answer_two_cards", n=COSTS.no_building),),
        entries=build_entries(state, step.seat, None),
    )


def _last_market(state: State) -> Iterator[Phrase]:
    """Round 7 warns: afterwards grapes and tokens count one's own assistants only."""
    # Ruling: market_after_round_7.
    if state.round == ROUNDS.rounds and not state.other_reading(Ruling.MARKET_AFTER_ROUND_7):
        yield phrase("newdale.why_last_market")


def build_entries(state: State, seat: int, marker: int | None) -> tuple[NewdaleEntry, ...]:
    """Building is entered card by card; the samples are lawful ones, paid as proposed."""
    return entry("entry_build", tuple(_samples(state, seat, marker)))


def _samples(state: State, seat: int, marker: int | None) -> Iterator[Build]:
    cards = [card for card in state.facts.buildings.values() if card.kind is not BuildingKind.SAILOR]
    # Others each time, so that random play meets all of them.
    first = (7 * state.round + 3 * seat) % len(cards)
    for card in (*cards[first:], *cards[:first])[:TRIED]:
        move = build_move(state, seat, marker, card)
        if refused(check_build, state, move) is None:
            yield move


def build_move(state: State, seat: int, marker: int | None, card: Building) -> Build:
    """A card one step away, on the first free area, paid as proposed."""
    area = next(iter(free_areas(state, seat)), None) if card.kind is BuildingKind.PRODUCTION else None
    colour = ASSISTANTS[state.round % len(ASSISTANTS)] if card.coloured else None
    move = Build(seat=seat, marker=marker, card=card.id, area=area, colour=colour, steps=1)
    cost = cost_of(state, move)
    ways = proposed(state, seat, cost) if cost else ()
    return move.replace(paid=ways[0]) if ways else move
