"""What must be known of Krabita's turn: the route card, the card she plays, the lookout, the autumn map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from rules.farshore.ask.answers import FarshoreOption, FarshoreQuestion, Offer, answer, asks
from rules.farshore.ask.cards import not_hers
from rules.farshore.ask.people import seasons
from rules.farshore.components.box import Facts
from rules.farshore.components.places import SHORES
from rules.farshore.components.plan import ABOVE
from rules.farshore.components.route_cards import (
    DocksSpot,
    IslandSpot,
    LookoutSpot,
    OtherSpot,
    RedAction,
    RedCardSpot,
    ShoreSpot,
)
from rules.farshore.components.told import WindTile
from rules.farshore.components.traits import Colour, Resource, Season
from rules.farshore.krabita.moves import (
    DeckRanOut,
    FollowRoute,
    KrabitaPlays,
    LookForPurple,
    NotInBay,
    PickMap,
    RouteSpot,
)
from rules.farshore.krabita.season import map_choice
from rules.farshore.krabita.turn import free_island, free_red_cards, section_refusals
from rules.farshore.setup import CAPTAIN
from rules.farshore.state import Source, State
from rules.farshore.steps import KrabitaTurn, LookoutDue
from rules.farshore.tell.naming import place_name, shore_name, tile_name
from rules.farshore.wind import Look, looks
from rules.kernel import Phrase, phrase

RED_AMOUNTS = (1, 2, 3)
"""Treasures or spaces offered beside a red card: the book shows no numbers, and the move takes any."""


# The route card


def ask_route(state: State) -> FarshoreQuestion:
    autumn = state.her.season is Season.AUTUMN
    return asks(
        who=CAPTAIN,
        ask=phrase("farshore.ask_route_bottom" if autumn else "farshore.ask_route"),
        do=(*_implied(state), phrase("farshore.do_route_bottom" if autumn else "farshore.do_route")),
        why=tuple(_why_autumn(state) if autumn else _why_route(state)),
        options=(*routes(state), *_people(state)),
    )


def _why_autumn(state: State) -> Iterator[Phrase]:
    yield phrase("farshore.why_route_autumn", n=state.her.ready or 0)


def _why_route(state: State) -> Iterator[Phrase]:
    """Her workers, and the places she cannot go to."""
    yield phrase("farshore.why_route", n=state.her.ready or 0)
    for place in SHORES:
        if (seat := state.occupant(place)) is not None:
            yield phrase("farshore.why_occupied", place=place_name(state.facts, place), name=state.called(seat))
    if free_island(state) is None:
        yield phrase("farshore.why_no_island")
    if free_red_cards(state.her) <= 0:
        yield phrase("farshore.why_no_red_card")


def routes(state: State) -> Iterator[FarshoreOption]:
    """Every space a route card can name, blocked ones with their reason."""
    why_not = {each: next(section_refusals(state, spot), None) for each, spot in SECTIONS.items()}
    for section, offer in _routes(state.facts):
        yield offer.unless(why_not[section])


@cache
def _routes(known: Facts) -> tuple[tuple[str, Offer], ...]:
    return tuple((_section(move.spot), Offer(route_answer(known, move))) for move in ROUTES)


def _spots() -> Iterator[RouteSpot]:
    yield from (ShoreSpot(resource=resource) for resource in Resource)
    yield IslandSpot()
    yield OtherSpot()
    for action in (RedAction.TREASURE, RedAction.SHIP):
        yield from (RedCardSpot(action=action, n=n) for n in RED_AMOUNTS)
    yield RedCardSpot(action=RedAction.CARD)
    yield DocksSpot(spaces=1)
    yield DocksSpot(spaces=2)
    yield from (LookoutSpot(colour=colour) for colour in Colour)


def _section(spot: RouteSpot) -> str:
    """What decides whether it is possible: of a shore which one, of all others only what it is."""
    return spot.resource if isinstance(spot, ShoreSpot) else spot.spot


ROUTES: Final = tuple(FollowRoute(spot=spot) for spot in _spots())
SECTIONS: Final = {_section(move.spot): move.spot for move in ROUTES}


def route_answer(known: Facts, move: FollowRoute) -> FarshoreOption:
    match move.spot:
        case ShoreSpot(resource=resource):
            return answer(move, "answer_shore", place=shore_name(known, resource))
        case RedCardSpot(action=action, n=n):
            return answer(move, "answer_red_card", action=action.value, n=n)
        case DocksSpot(spaces=n):
            return answer(move, "answer_docks", n=n)
        case LookoutSpot(colour=colour):
            return answer(move, "answer_lookout", colour=colour.value)
        case spot:
            return answer(move, f"answer_{spot.spot}")


# Her cards


def ask_card(state: State) -> FarshoreQuestion:
    source = state.source
    answers = [option for colour in state.playable for option in _plays(colour, looks(state.rose, colour, state.facts))]
    if source is Source.BAY:
        answers.append(answer(NotInBay(), "answer_not_in_bay"))
    if source is Source.DECK:
        answers.append(answer(DeckRanOut(), "answer_deck_ran_out", n=0))
    return asks(
        who=CAPTAIN,
        ask=phrase(f"farshore.ask_card_{source}"),
        do=(*_implied(state), phrase(f"farshore.do_card_{source}")),
        why=(_why_card(state), *(plan_lines(state) if source is Source.BAY else ()), *_tiles(state)),
        options=(*answers, *_people(state), *(not_hers(state) if source is not Source.BAY else ())),
    )


@cache
def _plays(colour: Colour, options: tuple[Look, ...]) -> tuple[FarshoreOption, ...]:
    """Made once: the same few questions come again all through a game."""
    return tuple(
        answer(
            KrabitaPlays(colour=colour, sort=look.sort, rarity=look.rarity, matches=look.matches),
            "answer_colour",
            colour=colour.value,
            **_seen(look, options),
        )
        for look in options
    )


def _seen(look: Look, options: tuple[Look, ...]) -> dict[str, int | str]:
    """What tells the options apart; `any` where all are alike."""
    sorts, rarities = {option.sort for option in options}, {option.rarity for option in options}
    return {
        "sort": look.sort if look.sort and len(sorts) > 1 else "any",
        "rarity": look.rarity if look.rarity and len(rarities) > 1 else "any",
        "matches": len(look.matches),
    }


def _why_card(state: State) -> Phrase:
    if state.source is Source.DECK:
        return phrase("farshore.why_deck" if state.sought else "farshore.why_all_above")
    if not isinstance(state.steps[0], KrabitaTurn):
        return phrase("farshore.why_card_route")
    if state.her.season is Season.AUTUMN:
        return phrase("farshore.why_card_autumn", n=state.her.hand)
    return phrase("farshore.why_card", source=state.source.value, n=state.her.hand)


def plan_lines(state: State, gone: Iterable[Colour] = ()) -> tuple[Phrase, ...]:
    """The colours in the order to look for them, then those that are out."""
    rows = tuple([(marker.colour, marker.row) for marker in state.her.plan.markers])
    return _plan_lines(rows, state.her.plan.order, state.sought, tuple(gone))


@lru_cache(maxsize=512)
def _plan_lines(
    rows: tuple[tuple[Colour, int], ...],
    order: tuple[Colour, ...],
    sought: tuple[Colour, ...],
    missing: tuple[Colour, ...],
) -> tuple[Phrase, ...]:
    row = dict(rows)
    left = [colour for colour in sought if colour not in missing]
    used_up = [colour for colour in order if colour not in sought and colour not in missing]
    return (
        *(phrase("farshore.why_plan", n=n, colour=each, row=row[each]) for n, each in enumerate(left, start=1)),
        *(phrase("farshore.why_plan_gone", colour=each) for each in missing),
        *(phrase("farshore.why_plan_used_up", colour=each) for each in used_up),
        *(phrase("farshore.why_plan_above", colour=each) for each in row if row[each] == ABOVE),
    )


def _tiles(state: State) -> tuple[Phrase, Phrase]:
    return _tile("A", state.rose.a), _tile("B", state.rose.b)


@lru_cache(maxsize=256)
def _tile(stack_: str, tile: WindTile | None) -> Phrase:
    """Made once: every question about her cards names both."""
    return phrase("farshore.why_tile", stack=stack_, tile=tile_name(tile))


# The lookout


def ask_lookout(state: State) -> FarshoreQuestion:
    step = state.steps[0]
    assert isinstance(step, LookoutDue)
    autumn = state.her.season is Season.AUTUMN
    yes = looks(state.rose, Colour.PURPLE, state.facts) if autumn else (Look(None, None, ()),)
    if state.used_up(Colour.PURPLE):
        yes = ()
    return asks(
        who=CAPTAIN,
        ask=phrase("farshore.ask_purple"),
        do=(
            phrase("farshore.do_purple_play" if autumn else "farshore.do_purple_draw"),
            phrase("farshore.do_discard", colour=step.colour.value),
        ),
        why=(phrase("farshore.why_purple"), *(_tiles(state) if autumn else ())),
        options=(*(_found(look, yes) for look in yes), answer(LookForPurple(found=False), "answer_no_purple")),
    )


def _found(look: Look, options: tuple[Look, ...]) -> FarshoreOption:
    move = LookForPurple(found=True, sort=look.sort, rarity=look.rarity, matches=look.matches)
    return answer(move, "answer_purple", **_seen(look, options))


# The map of an autumn turn


def ask_map(state: State) -> FarshoreQuestion:
    certain, perhaps = map_choice(state)
    kinds = state.facts.map_kinds
    answers: list[FarshoreOption] = []
    for kind in (*certain, *perhaps):
        left = state.left(kind)
        for value in state.on_top(kind):
            move = PickMap(map=kind, value=value if left is None else None)
            answers.append(answer(move, "answer_krabita_map", map=kinds[kind].name, value=value))
    if not certain:
        answers.append(answer(PickMap(), "answer_no_map"))
    return asks(
        who=CAPTAIN,
        ask=phrase("farshore.ask_map"),
        do=(phrase("farshore.do_map"),),
        why=(counts_line(state), *((phrase("farshore.why_map_unknown"),) if perhaps else ())),
        options=tuple(answers),
    )


def counts_line(state: State) -> Phrase:
    counts = state.her.counts
    return phrase("farshore.why_counts", **{colour.value: counts[colour] for colour in Colour})


# Where only she is tracked


def _people(state: State) -> Iterator[FarshoreOption]:
    if state.only_krabita and isinstance(state.steps[0], KrabitaTurn):
        for seat, person in enumerate(state.people):
            if not person.passed:
                yield from seasons(state, seat)


def _implied(state: State) -> Iterator[Phrase]:
    if state.only_krabita and isinstance(state.steps[0], KrabitaTurn):
        yield phrase("farshore.do_people_first")
