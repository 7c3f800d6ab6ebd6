"""Statistics that only this game has: how close it was, parades, cards, the best card and bonus, who began."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final

import flet as ft

from companion.drawings.line_chart import line_chart
from companion.lil_everdell.boxes import GAME
from companion.lil_everdell.habits import BEGAN, BEST, said
from companion.match.naming import player_name
from companion.match.statistics import added_up, winners
from companion.match.summary import Part, Summary
from companion.screen import theme
from companion.screen.decimals import decimal
from companion.screen.store import Store
from companion.views.lil_everdell.table import looks
from companion.widgets.layout import note, section
from companion.widgets.pictures import picture
from rules.kernel import Phrase
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.components.traits import Colour

LAST: Final = 12
"""Games in the chart."""
Lines = Iterator[ft.Control]


def habit_figures(store: Store, summaries: Sequence[Summary], person: str) -> list[ft.Control]:
    people = [part for one in summaries for part in one.people if not person or part.name == person]
    parts = (
        ("margins", _margins(store, summaries, person)),
        ("parade_habits", _parades(store, people, added_up(summaries, person))),
        ("card_habits", _cards(store, people, added_up(summaries, person))),
        ("bests", _bests(store, people)),
        ("starters", _starters(store, () if person else summaries)),
    )
    shown = ((name, list(lines)) for name, lines in parts)
    return [section(_text(store, name), *lines) for name, lines in shown if lines]


def _text(store: Store, key: str, **params: int | str | Phrase) -> str:
    return store.text(f"lil_everdell_shelf.{key}", **params)


def _margins(store: Store, summaries: Sequence[Summary], person: str) -> Lines:
    """How far ahead of the Prince or the Queen, game by game; level is won."""
    found = [margin for one in summaries if (margin := _margin(one, person)) is not None]
    if not found:
        return
    last = found[-LAST:]
    told = ", ".join(f"{margin:+d}" for margin in last)
    words = _text(store, "margin", told=told, mean=decimal(fmean(found)), n=len(found))
    if len(last) > 1:
        drawn = line_chart(store.palette, [(store.palette.sea, last)], [margin >= 0 for margin in last])
        yield picture(drawn, words, fit=ft.BoxFit.CONTAIN)
    yield ft.Text(words)


def _margin(one: Summary, person: str) -> int | None:
    ours = [part.total for part in one.people if part.complete and (not person or part.name == person)]
    foe = one.opponent
    return max(ours) - foe.total if ours and foe and foe.complete else None


def _parades(store: Store, people: Sequence[Part], counts: dict[str, int]) -> Lines:
    taken = [part.reached["parades"] for part in people if "parades" in part.reached]
    if not sum(taken):
        return
    sixes = sum(part.reached.get("sixes", 0) for part in people)
    yield ft.Text(_text(store, "parades_a_game", n=decimal(fmean(taken))))
    yield ft.Text(_text(store, "sixes_of", n=sixes, of=sum(taken)))
    first = {kind: counts.get(f"first_{kind.value}", 0) for kind in ParadeKind}
    for kind in sorted(first, key=lambda kind: -first[kind]):
        if first[kind]:
            words = _text(store, "first_parade", parade=kind.value, n=first[kind], of=sum(first.values()))
            yield _signed(looks.parade(kind.value, None, store.dark), words)


def _cards(store: Store, people: Sequence[Part], counts: dict[str, int]) -> Lines:
    laid = [part.reached["area"] for part in people if "area" in part.reached]
    if not sum(laid):
        return
    kinds = {what: sum(part.reached.get(what, 0) for part in people) for what in ("creatures", "places")}
    yield ft.Text(_text(store, "cards_a_game", n=decimal(fmean(laid))))
    yield ft.Text(_text(store, "kinds", **kinds))
    colours = {colour: counts.get(f"colour_{colour.value}", 0) for colour in Colour}
    most = max(colours.values())
    for colour in (each for each in Colour if most and colours[each] == most):
        words = _text(store, "favourite", colour=colour.value, n=most, of=sum(colours.values()))
        yield _signed(looks.sign(colour.value, store.dark), words)


def _bests(store: Store, people: Sequence[Part]) -> Lines:
    for what, start in BEST.items():
        found = [
            (points, key.removeprefix(start), part)
            for part in people
            for key, points in part.counts.items()
            if key.startswith(start)
        ]
        if found:
            points, name, part = max(found, key=lambda each: each[0])
            called = store.called(said(name))
            who = store.say(player_name(GAME, part.name, None))
            words = _text(store, f"best_{what}", card=called, n=points, name=who)
            yield ft.Text(words)


def _starters(store: Store, summaries: Sequence[Summary]) -> Lines:
    decided = [(one, winners(one)) for one in summaries if any(BEGAN in part.counts for part in one.parts)]
    known = [won for _, won in decided if won]
    if known:
        n = sum(any(BEGAN in part.counts for part in won) for won in known)
        yield note(_text(store, "starter_won", n=n, of=len(known)))


def _signed(svg: str, words: str) -> ft.Control:
    drawn = picture(svg, "", width=theme.CHIP_SIGN, height=theme.CHIP_SIGN)
    return ft.Row([drawn, ft.Text(words, expand=True)], spacing=theme.GAP)
