"""The drawers of New Lands' box: its tiles, the start tile, the score board, the edition."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from companion.box.kind import BoxKind, Drawer, facts_in, number_in
from companion.drawings.new_lands.scene import count_sign, ledger_sign
from companion.drawings.new_lands.tile import tile_picture
from companion.games import Later
from companion.new_lands.score.misreadings import MISREADINGS
from companion.screen.palette import palette
from rules.kernel import Phrase, phrase
from rules.new_lands.components.box import Box
from rules.new_lands.components.kinds import REPORTED
from rules.new_lands.components.numbers import TILES


def _tiles(_dark: bool, text: str = "Mne.Ssw*1") -> str:
    return tile_picture(text, _dark)


def _start(dark: bool) -> str:
    return tile_picture(REPORTED.start.tile, dark)


def _board(dark: bool) -> str:
    return count_sign(palette(dark))


def _book(dark: bool) -> str:
    return ledger_sign(palette(dark))


def _known(box: Box) -> Phrase:
    return phrase("box.known_of", n=box.known, total=TILES)


def _drawer(name: str, sign: Callable[[bool], str], component: str) -> Drawer[Box]:
    screen = Later[Any]("companion.views.new_lands.box.drawers", component)
    return Drawer(name, sign, partial(facts_in, name), partial(number_in, name), screen)


def _check(box: Box) -> object:
    return box


LANDS_BOX: Final[BoxKind[Box]] = BoxKind(
    game="new_lands",
    model=Box,
    drawers=(
        Drawer(
            "kinds",
            _tiles,
            partial(facts_in, "kinds"),
            _known,
            Later("companion.views.new_lands.box.drawers", "Kinds"),
        ),
        _drawer("start", _start, "Start"),
        _drawer("board", _board, "Board"),
        _drawer("edition", _book, "EditionDrawer"),
    ),
    learn=Box.learn,
    forget=Box.forget,
    added=Box.merged,
    check=_check,
    misread=MISREADINGS.first,
)
