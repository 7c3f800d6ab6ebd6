"""Statistics that only New Lands has: what a meeple brought home, by terrain, open or closed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import flet as ft

from companion.match.statistics import added_up
from companion.match.summary import Summary
from companion.screen.decimals import decimal
from companion.screen.store import Store
from companion.widgets.layout import section
from rules.new_lands.components.terrain import Terrain


def takings_figures(store: Store, summaries: Sequence[Summary], person: str) -> list[ft.Control]:
    lines = [*_means(store, added_up(summaries, person))]
    return [section(store.text("new_lands_shelf.takings"), *lines)] if lines else []


def _means(store: Store, counts: Mapping[str, int]) -> Iterator[ft.Control]:
    for on in Terrain:
        for state in ("open", "closed"):
            if times := counts.get(f"times_{on.value}_{state}"):
                mean = decimal(counts.get(f"points_{on.value}_{state}", 0) / times)
                yield ft.Text(store.text("new_lands_shelf.mean_of", on=on.value, state=state, mean=mean, n=times))
