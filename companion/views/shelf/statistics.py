"""What the finished matches of one game add up to, for everybody or for one person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.disk.saves import Shelved, Status
from companion.drawings.bars import Tones, swatch
from companion.drawings.courses import courses
from companion.games import screens
from companion.match.shown_games import listed_games, opened_game
from companion.match.statistics import (
    Against,
    Record,
    against_opponent,
    averages,
    followed,
    over_time,
    records,
)
from companion.match.summary import Summary
from companion.score.group_tones import group_tones
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.decimals import decimal
from companion.screen.store import Store
from companion.views.shelf.beginning import ways_to_begin
from companion.views.shelf.narrowing import Narrowing, use_narrowing
from companion.views.shelf.totals import totals_over_time
from companion.widgets.controls import Emphasis, button, choices
from companion.widgets.game_signs import game_chips
from companion.widgets.layout import note, row, screen, section, title
from companion.widgets.pictures import picture

LAST: Final = 20
"""Matches in a chart: more would be a scribble on a phone."""
TREND: Final = 2
"""From so many matches on, a line says something."""
SEVERAL: Final = 2
"""From so many on, there is something to choose from."""


@component
def Statistics(store: Store) -> ft.Control:
    shelf, set_shelf = ft.use_state(store.backend.shelf)
    wished, change_game = ft.use_state("")

    async def look() -> None:
        set_shelf(await store.backend.look_at_shelf())

    ft.use_effect(look, [])
    games = listed_games(store.preferences, store.backend)
    game_id = wished if wished in games else _last_finished(store, shelf, games)
    narrowed, shown = use_narrowing(shelf, game_id), Shown(store, game_id)
    chart = totals_over_time(store, game_id, narrowed.totals, narrowed.person)
    back = button(store.text("shelf.back"), lambda: store.go("/shelf"), icon=ft.Icons.ARROW_BACK, weight=Emphasis.QUIET)
    return screen(
        row(back),
        title(store.text("shelf.statistics")),
        *game_chips(store, games, game_id, change_game),
        *_honest(store, game_id, narrowed.summaries),
        *_people(shown, narrowed),
        *_levels(shown, narrowed),
        *_stages(shown, narrowed),
        *([chart] if chart else []),
        *(each for each in _parts(shown, narrowed.summaries, narrowed.person) if each is not None),
    )


def _last_finished(store: Store, shelf: Sequence[Shelved], games: Sequence[str]) -> str:
    """The game of the last match that is over, else the one that lies open."""
    over = (entry.game for entry in shelf if entry.status is Status.FINISHED and entry.game in games)
    return next(over, opened_game(store.preferences, store.backend))


@dataclass(frozen=True)
class Shown:
    """The game whose numbers are shown, and its own words and colours for them."""

    store: Store
    game_id: str

    def text(self, key: str, **params: str) -> str:
        """What only the game can name."""
        return self.store.text(f"{self.game_id}_shelf.{key}", **params)

    def level(self, level: str) -> str:
        return self.store.text(f"{self.game_id}.level", level=level) if level else self.text("no_level")

    def tones(self, groups: Iterable[str]) -> Tones:
        return group_tones(self.game_id, self.store.palette, groups)


def _people(shown: Shown, narrowed: Narrowing) -> list[ft.Control]:
    """One person, or everybody."""
    if len(narrowed.names) < SEVERAL:
        return []
    store = shown.store
    named = [(store.text("shelf.everybody"), ""), *((store.written(name), name) for name in narrowed.names)]
    return [choices(named, narrowed.person, narrowed.choose_person)]


def _levels(shown: Shown, narrowed: Narrowing) -> list[ft.Control]:
    """One level of the opponent, or any."""
    if len(narrowed.levels) < SEVERAL:
        return []
    named: list[tuple[str, str | None]] = [(shown.store.text("shelf.any_level"), None)]
    named += [(shown.level(one), one) for one in narrowed.levels]
    return [choices(named, narrowed.level, narrowed.choose_level)]


def _stages(shown: Shown, narrowed: Narrowing) -> list[ft.Control]:
    """One part of the game, or all of them."""
    if len(narrowed.stages) < SEVERAL:
        return []
    named = [(shown.text("every_stage"), ""), *((shown.text("stage", stage=each), each) for each in narrowed.stages)]
    return [choices(named, narrowed.stage, narrowed.choose_stage)]


def _honest(store: Store, game_id: str, summaries: Sequence[Summary]) -> list[ft.Control]:
    """How much the numbers below are worth."""
    if len(summaries) > 1:
        return [note(store.text("shelf.counted", n=len(summaries)))]
    if summaries:
        return [note(store.text("shelf.one_is_none"))]
    return [note(store.text("shelf.none_finished")), ways_to_begin(store, game_id)]


def _parts(shown: Shown, summaries: Sequence[Summary], who: str) -> list[ft.Control | None]:
    return [
        _against(shown, against_opponent(summaries, who)),
        _averages(shown, averages(summaries, who)),
        *(_way(shown, what, over_time(summaries, what, who), who) for what in followed(summaries)),
        None if who else _records(shown.store, records(summaries)),
        *_figures(shown, summaries, who),
    ]


def _figures(shown: Shown, summaries: Sequence[Summary], who: str) -> list[ft.Control]:
    """What only the game counts."""
    known = screens(shown.game_id)
    return known.figures(shown.store, summaries, who) if known and known.figures else []


def _against(shown: Shown, results: Sequence[Against]) -> ft.Control | None:
    if not results:
        return None
    store = shown.store
    lines: list[ft.Control] = []
    for result in results:
        words = store.text("shelf.won_of", won=result.won, tied=result.tied, played=result.played)
        lines += _measured(shown.level(result.level), words, result.won / result.played)
    return section(shown.text("against"), *lines)


def _averages(shown: Shown, points: dict[str, float]) -> ft.Control | None:
    if not points:
        return None
    store, tones = shown.store, shown.tones(points)
    most, lines = max(1.0, *points.values()), []
    for group, mean in points.items():
        sign = picture(swatch(tones[group]), "", width=theme.SWATCH, height=theme.SWATCH)
        name, number = shown.text("group", group=group), store.say(decimal(mean))
        lines += _measured(name, number, max(0.0, mean / most), group, sign, tones[group])
    total = store.text("shelf.mean_total", n=decimal(sum(points.values())))
    return section(store.text("shelf.averages"), ft.Text(total, theme_style=ft.TextThemeStyle.TITLE_SMALL), *lines)


def _way(shown: Shown, what: str, values: Sequence[int], who: str) -> ft.Control | None:
    if len(values) < TREND:
        return None
    store = shown.store
    last = values[-LAST:]
    top = max(1, *last)
    words = store.text(
        "shelf.way",
        n=len(last),
        left_out=len(values) - len(last),
        first=last[0],
        last=last[-1],
        best=max(last),
        mean=decimal(sum(last) / len(last)),
    )
    drawn = courses(store.palette, [(shown.tones((what,))[what], last)], top)
    whose = shown.text("way_of" if who else "way_best", what=what)
    return section(
        shown.text("over_time", what=what),
        note(whose),
        picture(drawn, words, fit=ft.BoxFit.CONTAIN),
        _ends(note(store.text("shelf.oldest")), note(store.text("shelf.latest"))),
        ft.Text(words),
    )


def _records(store: Store, found: Sequence[Record]) -> ft.Control | None:
    if not found:
        return None
    lines = []
    for record in found:
        words = store.text("shelf.record", played=record.played, won=record.won, best=record.best, mean=record.mean)
        told = [words, *([store.text("shelf.record_helped", n=record.helped)] if record.helped else [])]
        lines.append(ft.Column([ft.Text(store.written(record.name), theme_style=_NAME), *map(note, told)], spacing=0))
    return section(store.text("shelf.persons"), *lines)


def _measured(
    name: str, words: str, share: float, group: str = "", sign: ft.Control | None = None, colour: str | None = None
) -> list[ft.Control]:
    """A name, a number, and the number as a length."""
    bar = ft.ProgressBar(value=share, color=colour, bar_height=theme.LENGTH, border_radius=theme.LENGTH / 2)
    named = ft.Row([*([sign] if sign else []), ft.Text(name)], tight=True)
    return [_ends(named, ft.Text(words)), ft.Semantics(content=bar, exclude_semantics=True, key=f"bar-{group or name}")]


def _ends(left: ft.Control, right: ft.Control) -> ft.Control:
    """On one line, or below each other where the words are too long for that."""
    return ft.Row([left, right], wrap=True, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, run_spacing=0)


_NAME = ft.TextThemeStyle.TITLE_SMALL
