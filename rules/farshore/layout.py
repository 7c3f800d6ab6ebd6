"""Laying out the box: what to put on the table for exactly these players, to be ticked off (p. 4–5, 12–13)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.farshore.components.maps import KIND_IDS, stack
from rules.farshore.components.numbers import KRABITA, SETUP, WIND_ROSE
from rules.farshore.components.traits import Colour
from rules.farshore.setup import Opponent, Setup, Weather
from rules.kernel import Phrase, phrase


def layout(setup: Setup) -> tuple[Phrase, ...]:
    """In the rulebook's order; nothing for a game that is already going."""
    return () if setup.midway else tuple(_steps(setup))


def _steps(setup: Setup) -> Iterator[Phrase]:
    yield phrase("farshore.layout_board")
    values = stack(setup.players)
    yield phrase("farshore.layout_maps", kinds=len(KIND_IDS), n=len(values), values=", ".join(map(str, values)))
    yield phrase("farshore.layout_islands", n=len(setup.people), total=SETUP.island_tiles)
    yield phrase("farshore.layout_wind", n=WIND_ROSE.tiles_in_a_stack)
    yield phrase("farshore.layout_bay", n=SETUP.bay, rows=SETUP.bay_rows)
    for seat, n in zip(setup.people, SETUP.hands, strict=False):
        yield phrase("farshore.layout_hand", name=seat.name, n=n)
    yield phrase("farshore.layout_redraw")
    yield _workers("farshore.layout_workers")
    yield phrase("farshore.layout_anchors", n=SETUP.anchors)
    if setup.krabita:
        yield from _krabita(setup.krabita)
    if setup.effects is not Weather.NONE:
        yield phrase("farshore.layout_weather", n=KRABITA.weather_cards, effects=setup.effects.value)


def _krabita(krabita: Opponent) -> Iterator[Phrase]:
    yield phrase("farshore.layout_krabita", piece=krabita.piece or "none")
    yield phrase("farshore.layout_level", level=krabita.level.value)
    rows = {marker.colour: marker.row for marker in KRABITA.plan}
    yield phrase("farshore.layout_markers", **{colour.value: rows[colour] for colour in Colour})
    yield phrase("farshore.layout_routes")
    yield phrase("farshore.layout_krabita_hand", n=KRABITA.hand)
    yield _workers("farshore.layout_krabita_workers")


def _workers(key: str) -> Phrase:
    return phrase(key, ready=SETUP.workers_ready, waiting=SETUP.workers_waiting, aboard=SETUP.workers_aboard)
