"""Every step of a match in words, the newest first: back to any of them, or any of them changed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final, NamedTuple

import flet as ft

from companion.match.table_window import Amending, TableWindow
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.way_back import use_way_back
from companion.views.table.game_table import table_of
from companion.views.table.turn import turn_area
from companion.widgets.answers import answer
from companion.widgets.controls import button, icon_button, tile, unspoken
from companion.widgets.layout import column, note, readable, row, title
from companion.widgets.pictures import picture
from rules.kernel import Phrase

OWNER: Final = "log"
PAGE: Final = 100
"""Steps that are shown at once, however far back one reads: all of a very long match would keep every other window
waiting."""


class Step(NamedTuple):
    """One move of the match."""

    at: int
    before: Any
    """The state in which it was made."""
    move: Any
    lines: tuple[Phrase, ...]


@component
def Log(window: TableWindow[Any]) -> ft.Control:
    nothing: int | None = None
    opened, open_step = ft.use_state(nothing)
    page, turn = ft.use_state(0)
    ft.on_unmounted(partial(window.store.keys.release, OWNER))
    use_way_back(window.store, OWNER, window.step_back)
    if window.amending is None:
        window.store.keys.release(OWNER)
    else:
        # The question that is asked again sets what they do.
        window.store.keys.belong(OWNER)
        return _again(window, window.amending)
    page = min(page, max(0, window.table.length - 1) // PAGE)
    steps = [*_page(window, page, turn, opened, open_step)] or [readable(note(window.store.text("log.empty")))]
    listed = ft.ListView(steps, key=f"page{page}", expand=True, spacing=theme.NEAR, padding=_PADDING)
    return ft.Column([_top(window), listed], expand=True, spacing=0)


def _page(window: TableWindow[Any], page: int, turn: Any, opened: int | None, open_step: Any) -> Iterator[ft.Control]:
    """So many steps, and the ways to those that came after and before them."""
    store = window.store
    until = window.table.length - page * PAGE
    first = max(0, until - PAGE)
    if page:
        yield readable(button(store.text("log.later", n=PAGE), partial(turn, page - 1)))
    yield from _steps(window, range(first, until), opened, open_step)
    if first:
        yield readable(button(store.text("log.earlier", n=min(first, PAGE)), partial(turn, page + 1)))


def _steps(window: TableWindow[Any], page: range, opened: int | None, open_step: Any) -> Iterator[ft.Control]:
    """The newest first, below the heading of what they belong to."""
    store, game, chapter = window.store, table_of(window), ""
    for steps in reversed(_procedures(window, page)):
        at, heading = steps[0].at, game.chapter(store, steps[0].before)
        if heading != chapter:
            chapter = heading
            yield readable(_chapter(heading), key=f"chapter{at}")
        yield _procedure(window, steps, opened == at, open_step)


def _procedures(window: TableWindow[Any], page: range) -> list[list[Step]]:
    """The steps of a page, those together that are shown as one."""
    game, states, moves = table_of(window), window.table.states, window.table.journal.moves
    found: list[list[Step]] = []
    for at in page:
        step = Step(at, states[at], moves[at], window.table.log_at(at))
        if found and game.goes_on(found[-1][-1].before, step.before):
            found[-1].append(step)
        else:
            found.append([step])
    return found


def _chapter(heading: str) -> ft.Control:
    shown = ft.Text(heading, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, color=ft.Colors.PRIMARY)
    held = ft.Semantics(content=shown, heading_level=2, container=True)
    return ft.Container(held, padding=ft.Padding.only(left=theme.PAGE_PADDING, top=theme.GAP))


def _top(window: TableWindow[Any]) -> ft.Control:
    store, table = window.store, window.table
    journal = table.journal
    back = icon_button(store.text("log.to_table"), ft.Icons.ARROW_BACK, lambda: store.go(f"/match/{table.id}"))
    acts = [
        *([button(store.text("shell.undo"), window.undo, icon=ft.Icons.UNDO)] if journal.can_undo else ()),
        *([button(store.text("log.redo"), window.redo, icon=ft.Icons.REDO)] if journal.can_redo else ()),
    ]
    return _headed([back], store.text("log.title"), row(*acts))


def _headed(ways: list[ft.Control], words: str, *below: ft.Control) -> ft.Control:
    heading = ft.Row([*ways, ft.Container(title(words), expand=True)])
    return ft.Container(readable(column([heading, *below])), padding=theme.HEADED)


def _procedure(window: TableWindow[Any], steps: list[Step], opened: bool, open_step: Any) -> ft.Control:
    store, at = window.store, steps[0].at
    first, last = at + 1, steps[-1].at + 1
    name = store.text("log.step", n=first) if first == last else store.text("log.steps", first=first, last=last)
    line = " ".join(store.say(part) for step in steps for part in step.lines)
    marks = _marks(window, any(step.move.insist for step in steps), opened)
    seat = table_of(window).actor(steps[0].before, steps[0].move)
    shown = tile(name, line, partial(open_step, None if opened else at), leading=_sign(window, seat), trailing=marks)
    acts = [
        answer(store.text("log.undo_to", n=first), partial(window.table.undo_to, at)),
        *(
            answer(store.text("log.change", n=step.at + 1), partial(window.ask_again, step.at))
            for step in steps
            if table_of(window).asked(step.before, step.move)
        ),
    ]
    held = ft.Container(
        column([shown, *(acts if opened else ())]),
        bgcolor=ft.Colors.SURFACE_CONTAINER if opened else None,
        border=_edge(window, seat),
    )
    return readable(held, key=f"step{at}")


def _sign(window: TableWindow[Any], seat: int | None) -> ft.Control | None:
    svg = "" if seat is None else table_of(window).player_sign(window, seat)
    return picture(svg, "", width=theme.PIECE, height=theme.PIECE) if svg else None


def _edge(window: TableWindow[Any], seat: int | None) -> ft.Border | None:
    tone = "" if seat is None else table_of(window).player_tone(window, seat)
    return ft.Border(left=ft.BorderSide(theme.NEAR, tone)) if tone else None


def _marks(window: TableWindow[Any], insisted: bool, opened: bool) -> ft.Control:
    """Beside a step: that there is more to it, and where the table insisted, that it did."""
    more = ft.Icon(ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE, color=ft.Colors.ON_SURFACE_VARIANT)
    if not insisted:
        return more
    words = window.store.text("log.insisted")
    mark = ft.Icon(
        ft.Icons.GAVEL, size=theme.MARK, color=ft.Colors.TERTIARY, semantics_label=words, tooltip=unspoken(words)
    )
    return ft.Row([mark, more], tight=True)


def _again(window: TableWindow[Any], amending: Amending) -> ft.Control:
    """The question of that step, asked again; what came after is replayed on top of the new answer."""
    store = window.store
    return ft.Column(
        [
            _headed([] if amending.misfit else [_leave(window)], store.text("log.again", n=amending.at + 1)),
            ft.ListView(
                [
                    *map(readable, _was(window, amending.at)),
                    readable(_misfit(window, amending) or turn_area(window)),
                ],
                expand=True,
                spacing=theme.GAP,
                padding=_PADDING,
            ),
        ],
        expand=True,
        spacing=0,
    )


def _was(window: TableWindow[Any], at: int) -> Iterator[ft.Control]:
    """What a step did until now; nothing, where the record cannot be followed so far."""
    if at < window.table.length:
        lines = map(window.store.say, window.table.log_at(at))
        yield note(window.store.text("log.was", what=" ".join(lines)))


def _leave(window: TableWindow[Any]) -> ft.Control:
    return icon_button(window.store.text("log.leave"), ft.Icons.CLOSE, window.leave_as_it_was)


def _misfit(window: TableWindow[Any], amending: Amending) -> ft.Control | None:
    if amending.misfit is None:
        return None
    store, n, line = window.store, amending.at + 1, window.table.journal.moves
    left = len(line) - amending.at
    # What was written down beside a question would be lost to its answer; after the end there is none to answer.
    again = window.question is not None and table_of(window).asked(window.state, line[amending.at])
    return column(
        [
            ft.Text(store.text("log.misfit", n=n), theme_style=ft.TextThemeStyle.TITLE_LARGE),
            ft.Text(store.say(amending.misfit)),
            *([answer(store.text("log.answer_again", n=n), window.answer_misfit, main=True)] if again else ()),
            answer(store.text("log.cut_off", n=n, left=left), window.cut_off),
            answer(store.text("log.leave"), window.leave_as_it_was),
        ]
    )


_PADDING = ft.Padding.all(theme.INSET)
