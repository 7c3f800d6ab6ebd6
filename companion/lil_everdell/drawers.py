"""The drawers of the box, each once: in the order in which telling of it saves most taps."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from companion.box.kind import BoxKind, Drawer, facts_in, number_in
from companion.drawings.lil_everdell.symbols import symbol
from companion.games import Later
from companion.lil_everdell.score.misreadings import MISREADINGS
from companion.screen.palette import palette
from rules.kernel import IllegalMove, Phrase, phrase
from rules.lil_everdell.components.box import Box, Fact, facts
from rules.lil_everdell.components.cards import fold
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.told import CardTold, DiceAlike
from rules.lil_everdell.components.traits import Royal


def _diagram_told(box: Box) -> Phrase:
    return phrase("box.known_of", n=int(box.diagram is not None), total=1)


def _faces_told(box: Box) -> Phrase:
    dice = 1 if box.dice_alike else SETUP.dice
    return phrase("box.known_of", n=min(len(box.faces), dice * SETUP.die_faces), total=dice * SETUP.die_faces)


def _names_told(box: Box) -> Phrase:
    return phrase("box.known_of", n=len(box.royals), total=len(Royal))


def _dice_facts(box: Box) -> tuple[Fact, ...]:
    alike = () if box.dice_alike is None else (DiceAlike(alike=box.dice_alike),)
    return (*box.faces, *alike)


def _drawn(sign: str, dark: bool) -> str:
    return symbol(sign, palette(dark))


def _screen(module: str, component: str) -> Later[Any]:
    return Later(f"companion.views.lil_everdell.box.{module}", component)


DRAWERS: Final[tuple[Drawer[Box], ...]] = (
    Drawer(
        "cards",
        partial(_drawn, "teach"),
        partial(facts_in, "cards"),
        partial(number_in, "cards"),
        _screen("cards", "Cards"),
    ),
    Drawer(
        "diagram",
        partial(_drawn, "d8"),
        partial(facts_in, "diagram"),
        _diagram_told,
        _screen("diagram", "DiagramScreen"),
    ),
    Drawer("dice", partial(_drawn, "die"), _dice_facts, _faces_told, _screen("dice", "Dice")),
    Drawer("names", partial(_drawn, "prince"), partial(facts_in, "royals"), _names_told, _screen("names", "Names")),
)


def added(mine: Box, theirs: Box) -> Box:
    """Mine with what the file tells; a card of the same name is the same card, and the file is right about it."""
    box = mine.replace(edition=theirs.edition or mine.edition)
    for fact in LIL_BOX.facts(theirs):
        if fact not in LIL_BOX.facts(box):
            try:
                box = _without_namesake(box, fact).learn(fact)
            except IllegalMove:
                continue
    return box


def _without_namesake(box: Box, fact: Fact) -> Box:
    if not isinstance(fact, CardTold) or fact.printed is None:
        return box
    name = fold(fact.printed)
    others = (card for card in box.cards if card.id != fact.id and fold(card.printed or card.id) == name)
    for other in others:
        box = box.forget(other)
    return box


LIL_BOX: Final[BoxKind[Box]] = BoxKind(
    game="lil_everdell",
    model=Box,
    drawers=DRAWERS,
    learn=Box.learn,
    forget=Box.forget,
    added=added,
    check=facts,
    misread=MISREADINGS.first,
)
