"""The frame around every screen: routes, navigation, banners, shortcut help."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any, Final

import flet as ft

from companion.garbage import screen_opened
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.notice import MATCHES
from companion.screen.shortcuts import SHORTCUTS
from companion.screen.store import Store
from companion.views.home import Home
from companion.views.not_found import NotFound
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import column
from companion.widgets.tab_group import tab_group


@dataclass(frozen=True)
class Later:
    """A screen that is loaded when it is first shown: the first picture does not wait for it."""

    module: str
    name: str

    def __call__(self, store: Store) -> Any:
        return getattr(import_module(f"companion.views.{self.module}"), self.name)(store)


@dataclass(frozen=True)
class Destination:
    """A screen the navigation leads to."""

    route: str
    name: str
    icon: ft.IconData
    chosen: ft.IconData
    component: Callable[[Store], Any]
    beyond: str = ""
    """What may follow in its address."""

    def leads_to(self, route: str) -> bool:
        return route == self.route or (bool(self.beyond) and route.startswith(f"{self.route}/"))


DESTINATIONS: Final = (
    Destination("/", "shell.home", ft.Icons.SAILING_OUTLINED, ft.Icons.SAILING, Home),
    Destination(
        "/shelf", "shell.shelf", ft.Icons.INVENTORY_2_OUTLINED, ft.Icons.INVENTORY_2, Later("shelf", "Shelf"), "/:page?"
    ),
    Destination(
        "/rules",
        "shell.rules",
        ft.Icons.MENU_BOOK_OUTLINED,
        ft.Icons.MENU_BOOK,
        Later("rules", "Rules"),
        "/:one?/:two?/:three?",
    ),
    Destination(
        "/settings", "shell.settings", ft.Icons.TUNE_OUTLINED, ft.Icons.TUNE, Later("settings", "SettingsScreen")
    ),
)

SCREENS: Final = {
    "new/:game": Later("chosen_game", "NewMatch"),
    "new/:game/:kind": Later("chosen_game", "NewMatch"),
    "new/:game/:kind/:id": Later("chosen_game", "NewMatch"),
    "match/:id": Later("match", "AtTable"),
    "match/:id/log": Later("match", "AtLog"),
    "match/:id/score": Later("chosen_game", "ScoreSheet"),
    "bring": Later("bringing", "BringScreen"),
    "score/:game": Later("chosen_game", "NewScore"),
    "box/:one?/:two?": Later("chosen_game", "Box"),
    "tools/:game/:page": Later("chosen_game", "ToolPage"),
    "gallery": Later("gallery", "Gallery"),
}
"""By their addresses; the places of the navigation come before them."""
SOON: Final = ("match", "shelf", "chosen_game", "rules", "settings")
"""The screens that are likely to be shown next."""
CONTROLS: Final = (
    "AlertDialog",
    "BottomSheet",
    "Card",
    "Chip",
    "Column",
    "Divider",
    "ExpansionTile",
    "GestureDetector",
    "Icon",
    "IconButton",
    "Image",
    "InteractiveViewer",
    "ListTile",
    "MergeSemantics",
    "NavigationRail",
    "OutlinedButton",
    "ProgressBar",
    "RadioGroup",
    "ResponsiveRow",
    "Row",
    "SafeArea",
    "SelectionArea",
    "Semantics",
    "SnackBar",
    "Stack",
    "Switch",
    "TextField",
    "TransparentPointer",
    "VerticalDivider",
)
"""What screens are made of: Flet loads each when it is first asked for, which would be in the midst of an answer."""


def getting_ready() -> Iterator[object]:
    """Loads the screens that are likely to be shown next, and what they are made of, one at a time."""
    yield from (import_module(f"companion.views.{name}") for name in SOON)
    yield from (getattr(ft, name) for name in CONTROLS)


@component
def Shell(store: Store) -> ft.Control:
    routes = ft.use_memo(lambda: _routes(store), [])
    return ft.Router(routes, not_found=partial(NotFound, store), manage_views=True)


def _routes(store: Store) -> list[ft.Route]:
    screens = [
        *(
            ft.Route(path=f"{to.route}{to.beyond}".strip("/"), component=partial(to.component, store))
            for to in DESTINATIONS[1:]
        ),
        *(ft.Route(path=path, component=partial(screen, store)) for path, screen in SCREENS.items()),
        ft.Route(path=":rest*", component=partial(NotFound, store)),
    ]
    home = ft.Route(index=True, component=partial(DESTINATIONS[0].component, store))
    return [ft.Route(component=partial(Frame, store), outlet=True, children=[home, *screens])]


@component
def Frame(store: Store) -> ft.Control:
    """One view for all screens of the navigation, so that changing between them is not a journey."""
    outlet = ft.use_route_outlet()
    here = ft.use_route_location()
    ft.use_effect(lambda: store.trail.visit(here), [here])
    ft.use_effect(screen_opened, [here])
    ft.use_dialog(_shortcut_help(store) if store.help_open else None)
    at = next((n for n, to in enumerate(DESTINATIONS) if to.leads_to(here)), None)
    # Whatever comes and goes beside it, the screen keeps its place: elsewhere it would begin anew.
    content = ft.Column([ft.Column(_banner(store)), outlet], expand=True, spacing=0)
    playing = here.startswith(MATCHES)
    railed = store.shape.railed and not (store.shape.flat and playing)
    bar = None if store.shape.railed or playing else _bar(store, at)
    return ft.View(
        route="/",
        padding=ft.Padding.all(0),
        controls=[
            ft.SafeArea(
                ft.Row(
                    [tab_group(_rail(store, at)) if railed else ft.Container(), content],
                    expand=True,
                    spacing=0,
                    vertical_alignment=_STRETCH,
                ),
                expand=True,
            )
        ],
        navigation_bar=bar,
    )


def _bar(store: Store, at: int | None) -> ft.NavigationBar:
    return ft.NavigationBar(
        [
            ft.NavigationBarDestination(label=store.text(to.name), icon=to.icon, selected_icon=to.chosen)
            for to in DESTINATIONS
        ],
        selected_index=at or 0,
        animation_duration=0 if store.preferences.calm else theme.QUICK,
        # Large words would be cut off side by side; the names are spoken all the same.
        label_behavior=_LARGE if store.preferences.text_size >= theme.LARGE_TEXT else _USUAL,
        on_change=partial(_go_to, store),
    )


def _rail(store: Store, at: int | None) -> ft.NavigationRail:
    return ft.NavigationRail(
        [
            ft.NavigationRailDestination(label=store.text(to.name), icon=to.icon, selected_icon=to.chosen)
            for to in DESTINATIONS
        ],
        selected_index=at,
        label_type=ft.NavigationRailLabelType.ALL,
        group_alignment=-1,
        on_change=partial(_go_to, store),
    )


def _go_to(store: Store, event: ft.Event[Any]) -> None:
    # What the event brings, not what the control says: a picture drawn meanwhile has set that back.
    store.go(DESTINATIONS[int(str(event.data))].route)


def _banner(store: Store) -> list[ft.Control]:
    """What could not be kept stays in sight until it is."""
    if store.trouble is None:
        return []
    return [
        ft.Container(
            column(
                [
                    ft.Text(store.say(store.trouble), color=ft.Colors.ON_ERROR_CONTAINER),
                    ft.Row([button(store.text("shell.try_again"), store.keep_again)]),
                ]
            ),
            bgcolor=ft.Colors.ERROR_CONTAINER,
            padding=ft.Padding.all(theme.PAGE_PADDING),
        )
    ]


def _shortcut_help(store: Store) -> ft.AlertDialog:
    def close() -> None:
        store.help_open = False

    return ft.AlertDialog(
        title=ft.Text(store.text("shortcuts.title")),
        content=ft.Column(
            [
                *(ft.Text(f"{key}   {store.text(does)}") for key, does in store.keys.legend.items()),
                *(
                    ft.Text(f"{shortcut.key}   {store.text(shortcut.does)}")
                    for shortcut in SHORTCUTS
                    if shortcut.key not in store.keys.legend
                ),
            ],
            tight=True,
            scroll=ft.ScrollMode.AUTO,
        ),
        actions=[button(store.text("shell.close"), close, weight=Emphasis.QUIET)],
        on_dismiss=lambda: close(),
    )


_STRETCH = ft.CrossAxisAlignment.STRETCH
_USUAL = ft.NavigationBarLabelBehavior.ALWAYS_SHOW
_LARGE = ft.NavigationBarLabelBehavior.ONLY_SHOW_SELECTED
