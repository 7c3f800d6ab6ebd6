"""Why a move is refused: the rule, its page, and the way to play it anyway where a table may."""

from __future__ import annotations

import flet as ft

from companion.farshore.pages import page_of
from companion.match.table_window import TableWindow
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import column, note
from rules.farshore.reasons import Reason


def refusal(window: TableWindow) -> ft.AlertDialog | None:
    refused, store = window.refused, window.store
    if refused is None:
        return None
    reason = next((known for known in Reason if known == refused.why.key), None)

    def read() -> None:
        window.dismiss()
        if reason is not None:
            store.go(f"/rules/farshore/{reason.entry}")

    lines: list[ft.Control] = [ft.Text(store.say(refused.why), theme_style=ft.TextThemeStyle.BODY_LARGE)]
    actions = [button(store.text("farshore_table.i_see"), window.dismiss, weight=Emphasis.MAIN)]
    if reason is not None:
        lines.append(note(store.text("farshore_table.page", page=page_of(reason, store.language))))
        actions.insert(0, button(store.text("farshore_table.rule"), read, weight=Emphasis.QUIET))
    if refused.insisting is not None:
        lines.append(note(store.text("farshore_table.insist_why")))
        actions.insert(0, button(store.text("farshore_table.insist"), window.insist))
    return ft.AlertDialog(
        title=ft.Text(store.text("farshore_table.refused")),
        content=ft.Column([column(lines)], tight=True, scroll=ft.ScrollMode.AUTO),
        actions=actions,
        scrollable=True,
        on_dismiss=lambda: window.dismiss(),
    )
