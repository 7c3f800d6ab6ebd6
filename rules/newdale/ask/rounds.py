"""What the whole table settles: the event, the markers, the draw, the end of a round."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rules.kernel import Phrase, phrase
from rules.newdale.ask.answers import NewdaleOption, NewdaleQuestion, answer, entry
from rules.newdale.components.figures import Figure, Figures
from rules.newdale.components.told import Row
from rules.newdale.moves import AnyMove, Draw, PlaceMarker, RoundOver, TurnEvent
from rules.newdale.players import BoardSpace, OnArea, OnBoard
from rules.newdale.reasons import Reason
from rules.newdale.state import State
from rules.newdale.tell.naming import figures_name, row_name
from rules.newdale.turns import all_known, in_deck, known_events
from rules.newdale.work.odds import draws

SAMPLES: Final = tuple(Figures.of((one, other)) for one in Figure for other in Figure if "hooded" not in (one, other))
"""Figures an event might show, for random play: what a card really shows is told by its owner."""


def ask_event(state: State) -> NewdaleQuestion:
    numbers = tuple(dict.fromkeys(in_deck(state)))
    name = state.name(state.bag_with)
    told = tuple(_told(state, number) for number in numbers if not all_known(state, number))
    return NewdaleQuestion(
        who=name,
        ask=phrase("newdale.ask_event", round=state.round),
        do=(phrase("newdale.do_event", name=name),),
        why=(phrase("newdale.why_bag", name=name), phrase("newdale.why_deck", numbers=", ".join(map(str, numbers)))),
        options=tuple(option for number in numbers for option in _events(state, number)),
        entries=entry("entry_event", told),
    )


def _events(state: State, number: int) -> Iterator[NewdaleOption]:
    known = known_events(state, number)
    for card in known:
        move = TurnEvent(event=number, figures=card.figures)
        yield answer(move, "answer_event", n=number, figures=figures_name(card.figures))
    if not known or not all_known(state, number):
        yield answer(TurnEvent(event=number), "answer_event_later", n=number)


def _told(state: State, number: int) -> TurnEvent:
    """A card nobody had seen before, as its owner might tell it."""
    seen = [event.figures for event in state.events if event.number == number]
    seen += [card.figures for card in state.facts.events.get(number, ())]
    return TurnEvent(event=number, figures=next(figures for figures in SAMPLES if figures not in seen))


def waiting_seats(state: State) -> tuple[int, ...]:
    """Whose markers do not all lie yet, in player order."""
    return tuple(seat for seat in state.boards if state.players[seat].waiting(state.round))


def ask_plan(state: State) -> NewdaleQuestion:
    """The starter first; everybody may lay theirs at the same time."""
    return plan_of(state, waiting_seats(state)[0])


def plan_of(state: State, seat: int) -> NewdaleQuestion:
    """The next marker of one seat."""
    marker = state.players[seat].waiting(state.round)[0]
    name = state.name(seat)
    return NewdaleQuestion(
        who=name,
        ask=phrase("newdale.ask_plan", name=name, n=marker),
        why=(phrase("newdale.why_printed", figures=figures_name(state.printed)), phrase("newdale.why_all_markers")),
        options=(*rows(state, seat, marker), *spaces(state, seat, marker)),
    )


def rows(state: State, seat: int, marker: int) -> Iterator[NewdaleOption]:
    """Every row of every area, those with a marker already grey."""
    player = state.players[seat]
    laid = {placed.space.area for placed in player.plan if isinstance(placed.space, OnArea)}
    for area in areas(state, seat):
        at = player.at(area)
        name = None if at is None else state.card(seat, at).name
        for index, row in enumerate(state.rows(seat, area)):
            option = _row(seat, marker, area, index, row, name if isinstance(name, str) else name and name.key)
            yield option.replace(refusal=AREA_TWICE) if area in laid else option


AREA_TWICE: Final = phrase(Reason.AREA_TWICE)


@lru_cache(maxsize=8192)
def _row(seat: int, marker: int, area: int, index: int, row: Row, name: str | None) -> NewdaleOption:
    """Made once: the same few come again all through a chapter."""
    move = PlaceMarker(seat=seat, marker=marker, space=OnArea(area=area, row=index))
    if name is None:
        return answer(move, "answer_area_empty", n=area, row=row_name(row))
    card = phrase(name) if name.startswith("newdale.") else name
    return answer(move, "answer_area", card=card, row=row_name(row))


def areas(state: State, seat: int) -> tuple[int, ...]:
    """All of them; of a back nobody counted, those in use."""
    used = [built.area for built in state.players[seat].built if built.area is not None]
    count = state.facts.area_count(state.chapter.back) or 0
    return tuple(dict.fromkeys((*range(1, count + 1), *sorted(used))))


def spaces(state: State, seat: int, marker: int) -> Iterator[NewdaleOption]:
    laid = {placed.space for placed in state.players[seat].plan}
    for space in BoardSpace:
        option = _space(seat, marker, space)
        move = option.move
        assert isinstance(move, PlaceMarker)
        yield option.replace(refusal=phrase(Reason.SPACE_TWICE, space=space.value)) if move.space in laid else option


@lru_cache(maxsize=512)
def _space(seat: int, marker: int, space: BoardSpace) -> NewdaleOption:
    move = PlaceMarker(seat=seat, marker=marker, space=OnBoard(space=space))
    return answer(move, "answer_space", space=space.value)


def ask_draw(state: State) -> NewdaleQuestion:
    name = state.name(state.bag_with)
    return NewdaleQuestion(
        who=name,
        ask=phrase("newdale.ask_draw", n=state.draws),
        do=(phrase("newdale.do_draw", name=name, n=state.draws),),
        why=tuple(_why_draw(state)),
        entries=entry("entry_draw", every_draw(state.bag, state.draws), n=state.draws),
    )


def _why_draw(state: State) -> Iterator[Phrase]:
    yield phrase("newdale.why_in_bag", figures=figures_name(state.bag))
    if state.hooded is None:
        yield phrase("newdale.why_hooded_untold")


@lru_cache(maxsize=64)
def every_draw(bag: Figures, n: int) -> tuple[AnyMove, ...]:
    """Each lawful draw once."""
    return tuple(Draw(figures=Figures(**dict(zip(Figure, drawn, strict=True)))) for drawn, _ in draws(bag, n))


def ask_round(state: State) -> NewdaleQuestion:
    return NewdaleQuestion(
        who="",
        ask=phrase("newdale.ask_round", round=state.round),
        why=(phrase("newdale.why_bag", name=state.name(state.bag_with)),),
        options=(answer(RoundOver(), "answer_round_over", round=state.round),),
    )
