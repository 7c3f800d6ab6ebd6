"""My box of Newdale: its drawers, and what a chapter teaches for the next ones."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from companion.box import own_box
from companion.box.kind import BoxKind, Drawer, facts_in, number_in
from companion.drawings.newdale.places import sign
from companion.games import Later
from companion.newdale.score.misreadings import MISREADINGS
from companion.screen.palette import palette
from companion.screen.store import Store
from rules.kernel import Phrase, phrase
from rules.newdale.components.box import Box, facts
from rules.newdale.components.chapters import CHAPTERS
from rules.newdale.components.numbers import SETUP

GAME: Final = "newdale"
OwnBox = own_box.OwnBox[Box]


def _areas_known(box: Box) -> Phrase:
    known = {area.area for area in box.areas if not area.back}
    return phrase("box.known_of", n=len(known), total=SETUP.areas_front)


def _chapters_known(box: Box) -> Phrase:
    return phrase("box.known_of", n=len({each.chapter for each in box.chapters}), total=len(CHAPTERS))


def _drawn(name: str, dark: bool) -> str:
    return sign(palette(dark), name)


def _drawer(name: str, drawn: str, component: str, progress: Any = None) -> Drawer[Box]:
    return Drawer(
        name,
        partial(_drawn, drawn),
        partial(facts_in, name),
        progress or partial(number_in, name),
        Later(f"companion.views.newdale.box.{name}", component),
    )


DRAWERS: Final = (
    _drawer("buildings", "house", "Buildings"),
    _drawer("areas", "plan", "Areas", _areas_known),
    _drawer("events", "event", "Events"),
    _drawer("chapters", "book", "Chapters", _chapters_known),
    _drawer("cities", "road", "Cities"),
    _drawer("hooded", "prison", "HoodedFigures"),
)


def added(mine: Box, theirs: Box) -> Box:
    """Mine with what the file tells; where both tell of the same, the file is right."""
    box = NEWDALE_BOX.with_facts(mine, NEWDALE_BOX.facts(theirs))
    return box.replace(back=theirs.back or mine.back)


NEWDALE_BOX: Final[BoxKind[Box]] = BoxKind(
    game=GAME,
    model=Box,
    drawers=DRAWERS,
    learn=Box.learn,
    forget=Box.forget,
    added=added,
    check=facts,
    misread=MISREADINGS.first,
)


async def remember(store: Store, before: Box, after: Box) -> None:
    """What a chapter taught about the components is known to the next ones too."""
    await own_box.learn(store, NEWDALE_BOX, *NEWDALE_BOX.news(before, after))
