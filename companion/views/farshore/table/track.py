"""The ship track with every ship, drawn as a coast around the sea (p. 9)."""

from __future__ import annotations

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.views.farshore.table import looks
from companion.views.farshore.table.board import called
from companion.views.farshore.table.window import FarshoreWindow
from companion.widgets.pictures import picture
from rules.farshore.state import State
from rules.kernel import Model


class Voyage(Model):
    """What the track shows; an equal one is not drawn again."""

    values: tuple[int, ...]
    chests: tuple[int, ...]
    ships: tuple[tuple[int, str], ...]
    spoken: str


def voyage(store: Store, state: State) -> Voyage:
    track = state.facts.track
    afloat = [(seat, player.ship) for seat, player in enumerate(state.players) if player.ship is not None]
    return Voyage(
        values=track.values,
        chests=tuple(track.values.index(chest) for chest in track.chests),
        ships=tuple((track.values.index(track.nearest(at)[0]), looks.seat_colour(state, seat)) for seat, at in afloat),
        spoken=store.text(
            "farshore_table.track",
            ships=", ".join(f"{called(store, state, seat)} {at}" for seat, at in afloat),
        ),
    )


def track(window: FarshoreWindow, size: tuple[int, int]) -> ft.Control:
    return Track(window.store, voyage(window.store, window.state), size)


@component
def _Track(store: Store, seen: Voyage, size: tuple[int, int]) -> ft.Control:
    svg = looks.sea(seen.values, seen.chests, seen.ships, size, store.dark)
    return ft.Container(
        picture(svg, seen.spoken, fit=ft.BoxFit.CONTAIN),
        aspect_ratio=size[0] / size[1],
        border_radius=theme.RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


Track = memo(_Track)
