"""A city entered by tapping its cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.drawings.farshore.symbols import symbol
from companion.screen import theme
from companion.screen.finding import searches
from companion.views.farshore.score.cards import Deal, Tile, card_groups, found, hit_list, listed
from companion.views.farshore.score.rename import begin_renaming, renaming
from companion.views.farshore.score.window import own
from companion.views.score.checking import check_this
from companion.views.score.scoring import Scoring
from companion.views.score.totals import in_columns
from companion.widgets.controls import icon_button
from companion.widgets.entries import NumberField, clamped, panel
from companion.widgets.layout import note
from companion.widgets.pictures import picture
from companion.widgets.translated import renaming_offer
from companion.widgets.typing import Typed
from rules.farshore.components.box import facts
from rules.farshore.components.cards import CardId
from rules.farshore.components.numbers import KRABITA, SETUP
from rules.farshore.components.traits import Colour
from rules.farshore.score.entering import room, spaces
from rules.farshore.score.sheet import Krabita, Person, colours

MOST_CARDS: Final = 99
"""Of a colour, as many as a field takes."""


def above_the_city(scoring: Scoring) -> list[ft.Control]:
    return check_this(scoring, "cards")


def city(scoring: Scoring) -> list[ft.Control]:
    player: Person | Krabita = scoring.player
    if isinstance(player, Krabita):
        return [*renaming(scoring), *_by_colour(scoring, player)]
    hand, window = own(scoring).hand, own(scoring)
    rooms = dict(room(scoring.sheet, scoring.at, scoring.open_sheet.box))
    tiles = listed(scoring.store, scoring.open_sheet.box, player.cards, rooms, window.shown)
    hits = found(scoring.store, scoring.open_sheet.box, tiles, window.query)
    ours = any(tile.ours for tile in hits)
    rename = renaming_offer(scoring.store, partial(begin_renaming, scoring), ours)
    return [
        *renaming(scoring),
        meter(scoring, player),
        search(scoring, hits, hand.add),
        *colour_filter(scoring),
        *([rename] if ours else ()),
        *cards_to_tap(scoring, hits, hand),
        *(() if ours else [rename]),
    ]


def cards_to_tap(scoring: Scoring, hits: list[Tile], deal: Deal) -> list[ft.Control]:
    """By colour as they lie in a city; while somebody searches, the best hit first."""
    shown = hit_list if searches(own(scoring).query) else card_groups
    nothing = "no_card_found" if searches(own(scoring).query) else "empty_city"
    return shown(scoring.store, hits, deal) or [note(scoring.store.text(f"farshore_sheet.{nothing}"))]


def meter(scoring: Scoring, person: Person) -> ft.Control:
    taken = spaces(person, scoring.open_sheet.box)
    words = scoring.store.text("farshore_sheet.spaces", n=taken, limit=SETUP.city_spaces, cards=len(person.cards))
    return ft.Column(
        [
            ft.Text(words, theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ft.Semantics(
                content=ft.ProgressBar(
                    value=min(1, taken / SETUP.city_spaces),
                    color=scoring.store.palette.coral if taken > SETUP.city_spaces else scoring.store.palette.sea,
                    bar_height=theme.GAP,
                    border_radius=theme.GAP,
                ),
                exclude_semantics=True,
            ),
        ],
        spacing=theme.NEAR,
    )


def search(scoring: Scoring, hits: list[Tile], add: Callable[[CardId], None]) -> ft.Control:
    """Two letters list the cards; Enter takes the first."""

    def take_first() -> None:
        if searches(own(scoring).query) and hits:
            add(hits[0].card)
            own(scoring).added = hits[0].card

    def write(text: str) -> None:
        own(scoring).query = text
        if searches(text):
            own(scoring).shown = ""  # what is looked for may be of any colour, in the city or not

    looks = {"prefix_icon": ft.Icons.SEARCH, "helper": _added(scoring)}
    field = Typed(
        scoring.store.text("farshore_sheet.search"), own(scoring).query, write, scoring.store, looks, take_first
    )
    clear = icon_button(scoring.store.text("farshore_sheet.clear"), ft.Icons.CLOSE, lambda: write(""))
    return ft.Row([ft.Container(field, expand=True), *([clear] if own(scoring).query else [])], spacing=theme.GAP)


def _added(scoring: Scoring) -> str | None:
    """Which card the last Enter brought: whoever types does not look at its group."""
    if not own(scoring).added:
        return None
    return scoring.store.text("farshore_sheet.added", card=facts(scoring.open_sheet.box).name(own(scoring).added))


def colour_filter(scoring: Scoring) -> list[ft.Control]:
    """All, those in the city, or one colour: seven buttons that never move, in one row even on a phone."""
    text = scoring.store.text
    signs = [
        _filter(scoring, "", text("farshore_sheet.all_cards"), _icon(ft.Icons.APPS)),
        _filter(scoring, "city", text("farshore_sheet.in_the_city"), _icon(ft.Icons.LOCATION_CITY)),
        *(
            _filter(scoring, colour, text(f"farshore_sheet.cards_{colour}"), _sign(scoring, colour))
            for colour in Colour
        ),
    ]
    return [ft.Row(signs, wrap=True, spacing=theme.CLOSE, run_spacing=theme.CLOSE)]


def _filter(scoring: Scoring, shown: str, name: str, face: ft.Control) -> ft.Control:
    def choose() -> None:
        own(scoring).shown, own(scoring).query = shown, ""

    return panel(name, face, choose, chosen=own(scoring).shown == shown, padding=0, width=theme.TARGET)


def _icon(icon: ft.IconData) -> ft.Control:
    return ft.Container(ft.Icon(icon), width=theme.POINTS, height=theme.TARGET, alignment=ft.Alignment.CENTER)


def _sign(scoring: Scoring, colour: Colour) -> ft.Control:
    drawn = picture(symbol(colour, scoring.store.palette), "", width=theme.POINTS, height=theme.POINTS)
    return ft.Container(drawn, width=theme.POINTS, height=theme.TARGET, alignment=ft.Alignment.CENTER)


def _by_colour(scoring: Scoring, krabita: Krabita) -> list[ft.Control]:
    """Hers count by colour alone."""
    store = scoring.store
    counts = colours(krabita, facts(scoring.open_sheet.box))

    def set_count(colour: Colour) -> Callable[[int | None], None]:
        return lambda n: scoring.enter(f"cards_{colour}", cards=counts.replace(**{colour: clamped(n, MOST_CARDS)}))

    fields: list[ft.Control] = [
        ft.Row(
            [
                _sign(scoring, colour),
                ft.Container(_count(scoring, colour, counts[colour], set_count(colour)), expand=True),
            ],
            key=f"{scoring.at} {colour}",
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for colour in Colour
    ]
    how = store.text("farshore_sheet.krabita_by_colour", purple=KRABITA.purple_points, other=KRABITA.other_points)
    return [note(how), in_columns(store, fields)]


def _count(scoring: Scoring, colour: Colour, n: int, change: Callable[[int | None], None]) -> ft.Control:
    return NumberField(scoring.store, scoring.store.text(f"farshore_sheet.cards_{colour}"), n, change)
