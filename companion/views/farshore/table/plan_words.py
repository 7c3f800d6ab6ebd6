"""Krabita's plan card for the ear: where each marker stands, as it would be read off the card."""

from __future__ import annotations

from collections.abc import Iterable

from companion.screen.store import Store
from rules.farshore.components.numbers import Marker


def plan_words(store: Store, markers: Iterable[Marker]) -> str:
    return store.text("farshore_table.plan_card", markers=", ".join(_marker(store, marker) for marker in markers))


def _marker(store: Store, marker: Marker) -> str:
    colour, row = store.text("farshore.colour", colour=marker.colour.value), marker.row
    return f"{colour}: {store.text('farshore_table.row', row=row)}"
