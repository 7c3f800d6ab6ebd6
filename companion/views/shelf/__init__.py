"""The shelf: every match, and what they add up to."""

from __future__ import annotations

import flet as ft

from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.not_found import NotFound
from companion.views.shelf.screen import ShelfScreen
from companion.views.shelf.statistics import Statistics

PAGES = {"": ShelfScreen, "statistics": Statistics}


@component
def Shelf(store: Store) -> ft.Control:
    return PAGES.get(ft.use_route_params().get("page") or "", NotFound)(store)
