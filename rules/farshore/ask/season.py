"""What must be known of Krabita's new season: maps nobody told us about, their values, the cards she draws."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

from rules.farshore.ask.answers import FarshoreOption, FarshoreQuestion, answer, asks
from rules.farshore.ask.krabita import counts_line, plan_lines
from rules.farshore.components.maps import tile_values
from rules.farshore.krabita.moves import ClaimMaps, DeckRanOut, DrawFromDeck, KrabitaDraws, MapValue
from rules.farshore.krabita.season import DRAWS, draw_order, season_step, unknown_maps
from rules.farshore.setup import CAPTAIN
from rules.farshore.state import State
from rules.farshore.tell.naming import all_of, map_name, tile_of_map
from rules.kernel import Phrase, phrase


def ask_claim(state: State) -> FarshoreQuestion:
    unknown = unknown_maps(state)
    kinds = state.facts.map_kinds
    sets = chain.from_iterable(combinations(unknown, n) for n in range(1, len(unknown) + 1))
    answers = [
        answer(ClaimMaps(maps=maps), "answer_claim", maps=all_of(kinds[kind].name for kind in maps)) for maps in sets
    ]
    return asks(
        who=CAPTAIN,
        ask=phrase("farshore.ask_claim"),
        do=tuple(_begin(state)),
        why=(counts_line(state), phrase("farshore.why_map_unknown")),
        options=(answer(ClaimMaps(), "answer_claim_none"), *answers),
    )


def ask_value(state: State) -> FarshoreQuestion:
    kind = season_step(state).values[0]
    name = map_name(state.facts, kind)
    return asks(
        who=CAPTAIN,
        ask=phrase("farshore.ask_value", map=name),
        do=(*_begin(state), phrase("farshore.do_value", map=name)),
        why=(counts_line(state),),
        options=tuple(
            answer(MapValue(map=kind, value=value), "answer_value", value=value)
            for value in tile_values(state.setup.players)
        ),
    )


def ask_deck_draw(state: State) -> FarshoreQuestion:
    step = season_step(state)
    return asks(
        who=CAPTAIN,
        ask=phrase("farshore.ask_deck_draw", n=step.left),
        do=(*_begin(state), phrase("farshore.do_deck_draw", n=step.left)),
        why=(phrase("farshore.why_draw", season=step.season.value, n=step.left),),
        options=tuple(_from_deck(state)),
    )


def ask_plan_draw(state: State) -> FarshoreQuestion:
    step, order = season_step(state), draw_order(state)
    total = DRAWS[step.season]
    answers = [answer(KrabitaDraws(colour=colour), "answer_draw", colour=colour.value) for colour in order]
    ask = "farshore.ask_plan_draw" if order else "farshore.ask_deck_draw"
    return asks(
        who=CAPTAIN,
        ask=phrase(ask, n=step.left if not order else total - step.left + 1, total=total),
        do=(*_begin(state), phrase("farshore.do_plan_draw" if order else "farshore.do_deck_draw", n=step.left)),
        why=(phrase("farshore.why_draw", season=step.season.value, n=total), *plan_lines(state, step.gone)),
        options=(*answers, *_from_deck(state, "answer_none_from_deck" if order else "answer_from_deck")),
    )


def _from_deck(state: State, key: str = "answer_from_deck") -> Iterator[FarshoreOption]:
    left = season_step(state).left
    yield answer(DrawFromDeck(), key, n=left)
    yield from (answer(DeckRanOut(n=n), "answer_deck_ran_out", n=n) for n in reversed(range(left)))


def _begin(state: State) -> Iterator[Phrase]:
    """Her workers and the maps she takes without being asked: said with the first question of her season."""
    step = season_step(state)
    if not step.begun:
        yield phrase("farshore.do_krabita_season", season=step.season.value, n=state.her.ready or 0)
        for tile in step.taken:
            yield phrase("farshore.do_take_map", tile=tile_of_map(state.facts, tile))
