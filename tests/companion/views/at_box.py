"""A window at My box, and a box that tells something of everything."""

from __future__ import annotations

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.screen.app import app
from rules.farshore.components.box import (
    Box,
    CardFix,
    IslandText,
    MapNeeds,
    RouteCard,
    ShoreText,
    WeatherText,
    WindTile,
)
from rules.farshore.components.route_cards import DocksSpot, IslandSpot
from rules.farshore.components.ship import Track
from rules.farshore.components.traits import Colour, Counts, Kind, Rarity, Resource
from tests.harness.window import Window

FULL = Box(
    edition="pl",
    wind_tiles=(
        WindTile(stack="A", traits=(Colour.GREEN,)),
        WindTile(stack="B", traits=(Kind.CREATURE, Rarity.UNIQUE)),
    ),
    map_needs=(MapNeeds(kind="fifth", needs=Counts(red=3)),),
    cards=(CardFix(id="galleon", printed="Galeon", points=4),),
    routes=(RouteCard(top=IslandSpot(), middle=IslandSpot(), bottom=DocksSpot(spaces=1)),),
    shores=(ShoreText(space=Resource.MUSHROOM, text="2 grzybki"),),
    islands=(IslandText(text="3 karty"),),
    weather=(WeatherText(top="Mgła", bottom="Sztorm"),),
    track=Track(values=(0, 2, 4), chests=(4,)),
)


def kept(backend: Backend) -> Box:
    return Saves(backend.folder).box("farshore", Box) or Box()


def at(backend: Backend, part: str = "", language: str = "en", width: int = 390) -> Window:
    return Window(app(backend, language), route=f"/box/farshore/{part}".rstrip("/"), width=width)
