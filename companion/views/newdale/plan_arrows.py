"""A plan of the end as arrows with numbers: what goes in, what comes out, what pays the goal, what is left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence

import flet as ft

from companion.drawings.newdale import goods, places
from companion.screen import theme
from companion.screen.store import Store
from companion.views.newdale.goods_names import plan_lines
from companion.views.newdale.looks import sign
from companion.widgets.layout import note
from companion.widgets.pictures import picture
from rules.newdale.ending import CARD, TOKEN
from rules.newdale.planner import TOO_MUCH, Plan, Planning

Amounts = Iterable[tuple[str, int]]


def use_plan(begin: Callable[[], Planning], about: Sequence[object]) -> Plan | None:
    """A hook: the best plan, None until it is found; worked out in slices, so that the window is never kept waiting.

    It begins anew when `about` is another: what is found for what was before is let go.
    """
    nothing: Plan | None = None
    now = tuple(about)
    (known, plan), set_plan = ft.use_state((now, nothing))
    latest = ft.use_ref(now)
    latest.current = now

    async def work() -> None:
        steps = begin()
        while latest.current == now:
            try:
                next(steps)
            except StopIteration as done:
                set_plan((now, done.value))
                return
            await asyncio.sleep(0)

    ft.use_effect(work, list(now))
    return plan if known == now else None


def plan_arrows(store: Store, plan: Plan) -> list[ft.Control]:
    """A line for each step of the plan; the words of each are spoken, and shown below where there is no arrow."""
    if plan is TOO_MUCH:
        return [note(store.text("newdale_sheet.plan_over"))]
    drawn = [*_arrows(store, plan)]
    said = [*plan_lines(store, plan)]
    lines = [_spoken(words, parts) for words, parts in zip(said, drawn, strict=False)]
    return [*lines, *(ft.Text(words) for words in said[len(drawn) :])]


def _arrows(store: Store, plan: Plan) -> Iterator[list[ft.Control]]:
    """In the order of `plan_lines`."""
    for process, n in plan.runs:
        made = [*_pieces(store, ((name, n * each) for name, each in process.makes))]
        if process.points:
            made += _sign_and_number(store, sign(store, "track"), n * process.points)
        yield [*_pieces(store, ((name, n * each) for name, each in process.eats)), _arrow(), *made]
    if plan.option is not None:
        paid = _pieces(store, plan.paid.items())
        yield [*paid, _arrow(), *_sign_and_number(store, sign(store, "cup"), plan.goal_points)]
        yield _left(store, plan)
    else:
        yield [ft.Text(store.text("newdale_sheet.plan_no_goal"))]
        yield _left(store, plan)


def _left(store: Store, plan: Plan) -> list[ft.Control]:
    coins = _sign_and_number(store, sign(store, "coin"), plan.left)
    return [*coins, _arrow(), *_sign_and_number(store, sign(store, "track"), plan.goods_points)]


def _pieces(store: Store, counted: Amounts) -> Iterator[ft.Control]:
    for name, n in counted:
        yield from _sign_and_number(store, _face(store, name), n, card=name.startswith(CARD))


def _face(store: Store, name: str) -> str:
    """A good by its outline, cards by their symbol, a token by its face."""
    if name.startswith(TOKEN):
        return places.token_face(store.palette, name.removeprefix(TOKEN).partition(":")[0])
    return goods.good(store.palette, name.removeprefix(CARD).partition("@")[0])


def _sign_and_number(store: Store, svg: str, n: int, card: bool = False) -> list[ft.Control]:
    """Cards of the hand have a small card beside their symbol."""
    side = theme.SMALL_SIGN if card else theme.CHIP_SIGN
    signs = [picture(sign(store, "exchange"), "", width=side, height=side)] if card else []
    number = ft.Text(str(n), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    return [number, *signs, picture(svg, "", width=theme.CHIP_SIGN, height=theme.CHIP_SIGN)]


def _arrow() -> ft.Control:
    return ft.Icon(ft.Icons.ARROW_FORWARD, color=ft.Colors.PRIMARY)


def _spoken(words: str, parts: list[ft.Control]) -> ft.Control:
    shown = ft.Row(parts, spacing=theme.NEAR, wrap=True, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Semantics(content=shown, label=words, exclude_semantics=True, container=True)
