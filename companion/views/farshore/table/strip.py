"""The strip: where the year, the wind, the tide and the maps stand, each part a way to see it large."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import flet as ft

from companion.drawings.farshore.islands import CELL, HEIGHT
from companion.languages import SPOKEN
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.views.farshore import sizes
from companion.views.farshore.table import looks
from companion.views.farshore.table.window import FarshoreWindow
from companion.widgets.answers import Drawn, part_button
from companion.widgets.controls import Action
from companion.widgets.layout import strip_of
from rules.farshore.components.maps import KIND_IDS
from rules.farshore.state import State
from rules.farshore.steps import STACKS
from rules.kernel import Model


class Glance(Model):
    """What the strip shows; an equal one is not drawn again."""

    pieces: tuple[tuple[str, str], ...]
    tiles: tuple[tuple[str, ...] | None, tuple[str, ...] | None]
    flooded: tuple[bool, ...]
    weather: bool
    maps: int | None
    """Tiles left on all stacks, if anyone knows."""


def glance(state: State) -> Glance:
    left = [state.left(kind) for kind in KIND_IDS]
    known = [len(tiles) for tiles in left if tiles is not None]
    return Glance(
        pieces=looks.pieces(state),
        tiles=(
            state.rose.a.traits if state.rose.a else None,
            state.rose.b.traits if state.rose.b else None,
        ),
        flooded=tuple(number in state.flooded for number in state.islands),
        weather=bool(state.weather),
        maps=sum(known) if len(known) == len(left) else None,
    )


def strip(window: FarshoreWindow) -> ft.Control:
    return Strip(window.store, glance(window.state), window.open)


@component
def _Strip(store: Store, seen: Glance, show: Callable[[str], None]) -> ft.Control:
    wheel = (looks.wheel(seen.pieces, store.dark), sizes.SMALL_WHEEL, sizes.SMALL_WHEEL)
    across = theme.STRIP_SIGN * CELL * len(seen.flooded) / HEIGHT
    tide = (looks.tide(seen.flooded, store.dark), across, theme.STRIP_SIGN)
    parts = [
        _part(store, "seasons", "", show, [wheel], sizes.SMALL_WHEEL),
        *_tiles(store, seen, show),
        _part(store, "islands", store.text("farshore_table.islands_short"), show, [tide], across),
        *([_signed(store, "weather", "weather", show)] if seen.weather else ()),
        _signed(store, "maps", "map", show, "" if seen.maps is None else str(seen.maps)),
        _signed(store, "ships", "ship", show),
    ]
    # Large words would run into each other.
    apart = theme.GAP if store.preferences.text_size > theme.SMALL_TEXT else 0
    return strip_of(parts, apart)


Strip = memo(_Strip)


def _tiles(store: Store, seen: Glance, show: Callable[[str], None]) -> Iterator[ft.Control]:
    for stack, traits in zip(STACKS, seen.tiles, strict=True):
        signs = traits or ("unknown",)
        word = " / ".join(store.text("farshore.trait", trait=trait) for trait in traits) if traits else "?"
        drawn = [
            (
                looks.sign(sign, store.dark),
                theme.STRIP_SIGN if len(signs) < 3 else theme.CHIP_SIGN,
                theme.STRIP_SIGN,
            )
            for sign in signs
        ]
        # On a phone the letters would push the last parts out of sight; stack A lies on the left there too.
        letter = store.text("farshore.stack_letter", stack=stack)
        shown = f"{letter} · {word}" if store.wide and not store.shape.flat else word
        yield _part(store, "rose", shown, show, drawn, stack=stack, tile=word)


def _signed(store: Store, part: str, sign: str, show: Callable[[str], None], word: str = "") -> ft.Control:
    drawn = looks.sign(sign, store.dark), theme.STRIP_SIGN, theme.STRIP_SIGN
    return _part(store, part, word or store.text(f"farshore_table.{part}_short"), show, [drawn])


def _part(
    store: Store,
    part: str,
    word: str,
    show: Callable[[str], None],
    drawn: Sequence[Drawn],
    least: float = 0,
    **said: Any,
) -> ft.Control:
    spoken = store.text(f"farshore_table.part_{part}", **said)
    # A button is wider than it need be: on a phone all parts should be in sight.
    narrow = store.preferences.text_size <= theme.SMALL_TEXT
    width = max(theme.STRIP_PART, least, SPOKEN[store.language].letter_width * len(word)) if narrow else None
    return part_button(drawn, word, spoken, Action(show, part), width)
