"""The drawers of Farshore's box, each once: in the order in which telling of it saves most taps."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from companion.box.kind import BoxKind, Drawer, facts_in, number_in
from companion.drawings.farshore.symbols import symbol
from companion.farshore.score.misreadings import MISREADINGS
from companion.games import Later
from companion.screen.palette import palette
from rules.farshore.components.box import Box, Fact, TrackFix, facts
from rules.farshore.components.cards import CARDS
from rules.farshore.components.numbers import SETUP, WIND_ROSE
from rules.kernel import Phrase, phrase

TILES: Final = len(WIND_ROSE.stacks) * WIND_ROSE.tiles_in_a_stack
Known = Callable[[Box], Phrase]


def _of(n: int, total: int) -> Phrase:
    return phrase("box.known_of", n=n, total=total)


def _tiles_known(box: Box) -> Phrase:
    return _of(len(box.wind_tiles), TILES)


def _maps_known(box: Box) -> Phrase:
    kinds = facts(box).map_kinds.values()
    return _of(sum(kind.needs is not None for kind in kinds), len(kinds))


def _cards_corrected(box: Box) -> Phrase:
    return phrase("farshore_box.corrected", n=len(box.cards), total=len(CARDS))


def _track_known(box: Box) -> Phrase:
    return phrase("farshore_box.track_yours" if box.track else "farshore_box.track_shipped")


def _islands_known(box: Box) -> Phrase:
    return _of(len(box.islands), SETUP.island_tiles)


def _track(box: Box) -> tuple[Fact, ...]:
    return (TrackFix(track=box.track),) if box.track else ()


def _drawn(sign: str, dark: bool) -> str:
    return symbol(sign, palette(dark))


def _drawer(name: str, sign: str, field: str, screen: tuple[str, str], progress: Known | None = None) -> Drawer[Box]:
    module, component = screen
    return Drawer(
        name,
        partial(_drawn, sign),
        partial(facts_in, field),
        progress or partial(number_in, field),
        Later(f"companion.views.farshore.box.{module}", component),
    )


DRAWERS: Final[tuple[Drawer[Box], ...]] = (
    _drawer("tiles", "unique", "wind_tiles", ("tiles", "Tiles"), _tiles_known),
    _drawer("maps", "map", "map_needs", ("maps", "Maps"), _maps_known),
    _drawer("cards", "construction", "cards", ("cards", "Cards"), _cards_corrected),
    _drawer("shores", "driftwood", "shores", ("texts", "Shores")),
    Drawer(
        "track",
        partial(_drawn, "treasure"),
        _track,
        _track_known,
        Later("companion.views.farshore.box.track", "TrackScreen"),
    ),
    _drawer("islands", "island", "islands", ("texts", "Islands"), _islands_known),
    _drawer("weather", "autumn", "weather", ("texts", "Weather")),
    _drawer("routes", "lookout", "routes", ("routes", "Routes")),
)


def added(mine: Box, theirs: Box) -> Box:
    """Mine with what the file tells; where both tell of the same, the file is right. A full stack stays as it is."""
    # A deck may hold equal route cards, so a deck nobody has told of is taken over whole.
    box = mine.replace(edition=theirs.edition or mine.edition, routes=mine.routes or theirs.routes)
    return FARSHORE_BOX.with_facts(box, FARSHORE_BOX.facts(theirs))


FARSHORE_BOX: Final[BoxKind[Box]] = BoxKind(
    game="farshore",
    model=Box,
    drawers=DRAWERS,
    learn=Box.learn,
    forget=Box.forget,
    added=added,
    check=facts,
    misread=MISREADINGS.first,
)
