"""What stands in the place of a component that could not be drawn."""

from __future__ import annotations

import flet as ft

from companion.screen import theme
from companion.screen.words import system_language, translator
from companion.widgets.controls import button
from rules.kernel import phrase


def failure() -> ft.Control:
    page = ft.context.page
    locale = page.locale_configuration and page.locale_configuration.current_locale
    say = translator(locale.language_code if locale else system_language())
    return ft.Container(
        ft.Column(
            [
                ft.Text(say(phrase("shell.broken")), color=ft.Colors.ON_ERROR_CONTAINER),
                button(say(phrase("shell.home")), lambda: page.navigate("/")),
            ],
            tight=True,
        ),
        padding=ft.Padding.all(theme.PAGE_PADDING),
        bgcolor=ft.Colors.ERROR_CONTAINER,
        border_radius=theme.RADIUS,
    )
