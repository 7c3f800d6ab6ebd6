"""Why a move is refused: the rule, its page, and the way to play it anyway where a table may."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.lookup.fact_sources import reason_source
from companion.match.table_window import TableWindow
from companion.screen.addresses import rules_route
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import column, note


def refusal(window: TableWindow[Any]) -> ft.AlertDialog | None:
    refused, store = window.refused, window.store
    if refused is None:
        return None
    reason = next((known for known in window.table.game.reasons if known == refused.why.key), None)

    def read() -> None:
        window.dismiss()
        if reason is not None:
            store.go(rules_route(window.table.game.id, reason.entry))

    lines: list[ft.Control] = [ft.Text(store.say(refused.why), theme_style=ft.TextThemeStyle.BODY_LARGE)]
    actions = [button(store.text("table.i_see"), window.dismiss, weight=Emphasis.MAIN)]
    if reason is not None:
        source = reason_source(window.table.game.id, reason, store.language)
        lines.append(note(store.text("table.page", page=source)))
        actions.insert(0, button(store.text("table.rule"), read, weight=Emphasis.QUIET))
    if refused.insisting is not None:
        lines.append(note(store.text("table.insist_why")))
        actions.insert(0, button(store.text("table.insist"), window.insist))
    return ft.AlertDialog(
        title=ft.Text(store.text("table.refused")),
        content=ft.Column([column(lines)], tight=True, scroll=ft.ScrollMode.AUTO),
        actions=actions,
        scrollable=True,
        on_dismiss=lambda: window.dismiss(),
    )
