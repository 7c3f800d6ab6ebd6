"""The ship track: its printed values and the chests on it."""

from __future__ import annotations

import re
from typing import Final

import flet as ft
from pydantic import ValidationError

from companion.farshore.boxes import OwnBox
from companion.screen.boundary import component
from companion.views.farshore.box.marks import apart, mark, part_screen
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, section
from companion.widgets.typing import Typed
from rules.farshore.components.box import facts
from rules.farshore.components.ship import Track
from rules.farshore.components.told import TrackFix
from rules.kernel import phrase

NUMBER: Final = re.compile(r"\d{1,3}")
RUN: Final = re.compile(r"(\d{1,3})\s*[-–—]\s*(\d{1,3})")
"""41–60: every number from the first to the last."""


@component
def TrackScreen(own: OwnBox) -> ft.Control:
    store, known = own.store, facts(own.box)
    values, write_values = ft.use_state(written(known.track.values))
    chests, write_chests = ft.use_state(written(known.track.chests))

    async def keep() -> None:
        track = read_track(values, chests)
        if track is None:
            store.tell(phrase("farshore_box.track_wrong"))
        elif await own.learn(TrackFix(track=track)):
            write_values(written(track.values))
            write_chests(written(track.chests))

    async def back() -> None:
        if await own.forget(TrackFix(track=known.track)):
            shipped = facts(own.box).track
            write_values(written(shipped.values))
            write_chests(written(shipped.chests))

    ours = [button(store.text("farshore_box.track_back"), back, weight=Emphasis.QUIET)] if own.box.track else []
    return part_screen(
        store,
        "track",
        section(
            store.text("farshore_box.track_now", n=len(known.track.values) - 1, end=known.track.end),
            mark(store, known.track_source),
            note(store.text("farshore_box.track_how")),
            apart(Typed(store.text("farshore_box.track_values"), values, write_values, store, {"multiline": True})),
            apart(Typed(store.text("farshore_box.track_chests"), chests, write_chests, store, {"multiline": True})),
            row(button(store.text("box.keep"), keep, weight=Emphasis.MAIN), *ours),
        ),
    )


def written(values: tuple[int, ...]) -> str:
    return ", ".join(str(value) for value in values)


def read_track(values: str, chests: str) -> Track | None:
    """None when it cannot be a track."""
    spaces, chested = _numbers(values), _numbers(chests)
    if spaces is None or chested is None:
        return None
    try:
        return Track(values=spaces, chests=chested)
    except ValidationError:
        return None


def _numbers(text: str) -> tuple[int, ...] | None:
    found: list[int] = []
    for part in re.split(r"[,;\s]+", RUN.sub(r"\1-\2", text).strip()):
        if run := RUN.fullmatch(part):
            found += range(int(run[1]), int(run[2]) + 1)
        elif NUMBER.fullmatch(part):
            found.append(int(part))
        elif part:
            return None
    return tuple(found)
