"""What must be settled next, and nothing more: one question for every state, all lawful answers as moves."""

from __future__ import annotations

from rules.farshore.ask.answers import FarshoreQuestion, asks
from rules.farshore.ask.krabita import ask_card, ask_lookout, ask_map, ask_route
from rules.farshore.ask.people import ask_person, seasons
from rules.farshore.ask.season import ask_claim, ask_deck_draw, ask_plan_draw, ask_value
from rules.farshore.ask.table import ask_tide, ask_tile, ask_weather
from rules.farshore.state import Phase, State
from rules.kernel import phrase


def question(state: State) -> FarshoreQuestion | None:
    """None when the match is over."""
    return None if state.phase is Phase.OVER else ASK[state.phase](state)


def _ask_waiting(state: State) -> FarshoreQuestion:
    seats = (seat for seat, person in enumerate(state.people) if not person.passed)
    return asks(
        who="",
        ask=phrase("farshore.ask_waiting"),
        why=(phrase("farshore.why_waiting"),),
        options=tuple(option for seat in seats for option in seasons(state, seat)),
    )


ASK = {
    Phase.PERSON: ask_person,
    Phase.TILE: ask_tile,
    Phase.WEATHER: ask_weather,
    Phase.TIDE: ask_tide,
    Phase.ROUTE: ask_route,
    Phase.CARD: ask_card,
    Phase.LOOKOUT: ask_lookout,
    Phase.CLAIM: ask_claim,
    Phase.VALUE: ask_value,
    Phase.DECK_DRAW: ask_deck_draw,
    Phase.PLAN_DRAW: ask_plan_draw,
    Phase.MAP: ask_map,
    Phase.WAITING: _ask_waiting,
}
