"""Statistics that only Newdale has: luck against the odds, the draws, habits at the table, wins by seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean

import flet as ft

from companion.match.statistics import added_up, winners
from companion.match.summary import Summary
from companion.screen.decimals import decimal
from companion.screen.store import Store
from companion.views.newdale.roads import road_figures
from companion.widgets.layout import note, section
from rules.newdale.components.figures import ASSISTANTS
from rules.newdale.components.numbers import SETUP
from rules.newdale.components.told import RowKind
from rules.newdale.luck import WHOLE


def luck_figures(store: Store, summaries: Sequence[Summary], person: str) -> list[ft.Control]:
    counts = added_up(summaries, person)
    parts = (
        ("luck", [*_rows(store, counts)]),
        ("draws", [*_draws(store, summaries)]),
        ("habits", [*_habits(store, counts, summaries, person)]),
        ("alone", [*_targets(store, counts)]),
        ("seats", [] if person else [*_seats(store, summaries)]),
    )
    shown = [section(store.text(f"newdale_shelf.{name}"), *lines) for name, lines in parts if lines]
    return [*shown, *(() if person else road_figures(store, summaries))]


def _rows(store: Store, counts: Mapping[str, int]) -> Iterator[ft.Control]:
    """Productions that worked, against the sum of their odds; row by row."""
    kinds = [kind.value for kind in RowKind if counts.get(f"tried_{kind.value}")]
    if not kinds:
        return
    tried, made, hoped = (sum(counts.get(f"{what}_{kind}", 0) for kind in kinds) for what in ("tried", "made", "hoped"))
    yield ft.Text(store.text("newdale_shelf.made", tried=tried, made=made, hoped=decimal(hoped / WHOLE)))
    for kind in kinds:
        words = store.text(
            "newdale_shelf.made_row",
            row=kind,
            tried=counts[f"tried_{kind}"],
            made=counts.get(f"made_{kind}", 0),
            hoped=decimal(counts.get(f"hoped_{kind}", 0) / WHOLE),
        )
        yield note(words)


def _draws(store: Store, summaries: Sequence[Summary]) -> Iterator[ft.Control]:
    """Each colour against its mean."""
    table: Counter[str] = Counter()
    for one in summaries:
        table.update(one.counts)
    for figure in ASSISTANTS:
        if mean := table.get(f"mean_{figure.value}"):
            drawn = table.get(f"drawn_{figure.value}", 0)
            yield ft.Text(
                store.text("newdale_shelf.colour", figure=figure.value, drawn=drawn, mean=decimal(mean / WHOLE))
            )


def _habits(store: Store, counts: Mapping[str, int], summaries: Sequence[Summary], person: str) -> Iterator[ft.Control]:
    for what in ("cards", "wasted"):
        if counts.get(what):
            yield ft.Text(store.text(f"newdale_shelf.{what}", n=counts[what]))
    if counts.get("tokens"):
        points = counts.get("token_points", 0)
        yield ft.Text(store.text("newdale_shelf.tokens", n=counts["tokens"], points=points))
    people = [part for one in summaries for part in one.people if not person or part.name == person]
    for marker in SETUP.markers_later:
        rounds = [part.counts[f"marker_{marker}"] for part in people if f"marker_{marker}" in part.counts]
        if rounds:
            mean = decimal(fmean(rounds))
            yield ft.Text(store.text("newdale_shelf.bought", n=marker, round=mean, times=len(rounds)))


def _targets(store: Store, counts: Mapping[str, int]) -> Iterator[ft.Control]:
    """Alone: how many of the targets printed on the chapter cards were reached."""
    if counts.get("targets"):
        reached = counts.get("targets_reached", 0)
        yield ft.Text(store.text("newdale_shelf.targets", n=reached, of=counts["targets"]))


def _seats(store: Store, summaries: Sequence[Summary]) -> Iterator[ft.Control]:
    """How often each seat won, alone or together, of the chapters whose points are all known."""
    decided = [(one.parts, won) for one in summaries if (won := winners(one))]
    wins = Counter(seat for parts, won in decided for seat, part in enumerate(parts) if part in won)
    for seat in sorted(wins):
        yield ft.Text(store.text("newdale_shelf.seat_won", seat=seat + 1, n=wins[seat], of=len(decided)))
