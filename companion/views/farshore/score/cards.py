"""Cards to tap: every card of the deck, by colour, with what is left of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

import flet as ft

from companion.drawings.farshore.symbols import symbol
from companion.drawings.tones import on
from companion.farshore.card_finder import find_cards
from companion.farshore.card_names import card_label
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.finding import searches
from companion.screen.store import Store
from companion.views.score.totals import Columns
from companion.widgets.controls import icon_button
from companion.widgets.entries import panel
from companion.widgets.pictures import picture
from rules.farshore.components.box import Box, facts
from rules.farshore.components.cards import Card, CardId
from rules.farshore.components.traits import Colour
from rules.farshore.score.entering import Room
from rules.kernel import Model


class Deal(Protocol):
    """What tapping a card does."""

    def add(self, card: CardId) -> None: ...

    def take_away(self, card: CardId) -> None: ...


class Tile(Model):
    """A card as it is listed; equal tiles need not be drawn again."""

    card: CardId
    name: str
    spoken: str
    ours: bool
    """The name is our translation."""
    points: int
    colour: Colour
    n: int
    left: int
    fits: bool
    tight: bool
    """Beside what takes it away again there is no room for a long name and the points."""


def listed(store: Store, box: Box, city: Sequence[CardId], rooms: dict[CardId, Room], shown: str) -> list[Tile]:
    """The cards to list: of one colour, those in the city, or all; the dearest first."""
    known, held = facts(box), Counter(city)
    tiles = [_tile(store, box, card, held[card.id], rooms[card.id]) for card in known.cards.values()]
    if shown:
        tiles = [tile for tile in tiles if tile.colour == shown or (shown == "city" and tile.n)]
    return sorted(tiles, key=lambda tile: (-tile.points, tile.name))


def found(store: Store, box: Box, tiles: Iterable[Tile], query: str) -> list[Tile]:
    """Those that are called so, best first; all while there are too few letters."""
    by_card = {tile.card: tile for tile in tiles}
    if not searches(query):
        return list(by_card.values())
    known = facts(box)
    return [by_card[card.id] for card in find_cards(store, known, query, (known.cards[id_] for id_ in by_card))]


def _tile(store: Store, box: Box, card: Card, n: int, room: Room) -> Tile:
    name = card_label(store, facts(box), card.id)
    return Tile(
        card=card.id,
        name=name.written,
        spoken=name.spoken,
        ours=name.ours,
        points=card.points,
        colour=card.colour,
        n=n,
        left=room.left,
        fits=room.fits,
        tight=not store.wide,
    )


def hit_list(store: Store, tiles: Sequence[Tile], deal: Deal) -> list[ft.Control]:
    """What a search found, best first: Enter takes the first."""
    return [_grid(store, tiles, deal, "hits")] if tiles else []


def card_groups(store: Store, tiles: Iterable[Tile], deal: Deal) -> list[ft.Control]:
    """The tiles under the sign and the name of their colour."""
    groups: list[ft.Control] = []
    for colour in Colour:
        if of_colour := [tile for tile in tiles if tile.colour is colour]:
            groups.append(_heading(store, colour))
            groups.append(_grid(store, of_colour, deal, f"cards-{colour}"))
    return groups


def _heading(store: Store, colour: Colour) -> ft.Control:
    return ft.Row(
        [
            picture(symbol(colour, store.palette), "", width=theme.CHIP_SIGN, height=theme.CHIP_SIGN),
            ft.Text(store.text(f"farshore_sheet.cards_{colour}"), theme_style=ft.TextThemeStyle.TITLE_SMALL),
        ],
        spacing=theme.GAP,
        key=f"heading-{colour}",
    )


def _grid(store: Store, tiles: Sequence[Tile], deal: Deal, key: str) -> ft.Control:
    column: Columns = {"xs": 12 if store.preferences.text_size >= theme.LARGE_TEXT else 6, "md": 6, "xl": 4}
    return ft.ResponsiveRow(
        [ft.Container(CardTile(store, tile, deal), col=column, key=tile.card) for tile in tiles],
        spacing=theme.NEAR,
        run_spacing=theme.NEAR,
        key=key,
    )


@component
def _CardTile(store: Store, tile: Tile, deal: Deal) -> ft.Control:
    return ft.Row(
        [
            panel(
                tile.spoken,
                _face(store, tile),
                lambda: deal.add(tile.card),
                grey=not tile.fits and not tile.n,
                chosen=tile.n > 0,
                padding=theme.GAP,
                expand=True,
            ),
            _less(store, tile, deal),
        ],
        spacing=0,
    )


CardTile = memo(_CardTile)


def _face(store: Store, tile: Tile) -> ft.Control:
    """Printed points on the card's colour, its name, how many are in and how many are left."""
    ground = getattr(store.palette, tile.colour)
    side = theme.POINTS * max(1, store.preferences.text_size / 100)
    points = ft.Container(
        ft.Text(str(tile.points), color=on(store.palette, ground), theme_style=ft.TextThemeStyle.LABEL_LARGE),
        bgcolor=ground,
        shape=ft.BoxShape.CIRCLE,
        width=side,
        height=side,
        alignment=ft.Alignment.CENTER,
    )
    count = (
        store.text("farshore_sheet.held", n=tile.n, left=tile.left)
        if tile.n
        else store.text("farshore_sheet.left", n=tile.left)
    )
    name = ft.Text(tile.name, theme_style=ft.TextThemeStyle.LABEL_MEDIUM)
    counted = ft.Text(
        count, theme_style=ft.TextThemeStyle.LABEL_SMALL, color=ft.Colors.ON_SURFACE_VARIANT, expand=tile.tight
    )
    if tile.tight:
        return ft.Column([name, ft.Row([points, counted], spacing=theme.GAP)], spacing=theme.CLOSE, tight=True)
    words = ft.Column([name, counted], spacing=0, tight=True, expand=True)
    return ft.Row([points, words], spacing=theme.GAP)


def _less(store: Store, tile: Tile, deal: Deal) -> ft.Control:
    """It has its place before there is anything to take away: the tile keeps its shape under a finger that counts."""
    if not tile.n:
        return ft.Container(width=theme.TARGET)
    name = store.text("farshore_sheet.take_away", card=tile.spoken)
    return icon_button(name, ft.Icons.REMOVE_CIRCLE_OUTLINE, lambda: deal.take_away(tile.card))
