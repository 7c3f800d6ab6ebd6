"""An area entered by tapping: the cell of a card, then which one it is or what it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import flet as ft

from companion.screen import theme
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.score.window import own
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.cells import Cell, cell_grid
from companion.views.lil_everdell.table.pictured import card_button, marks
from companion.views.lil_everdell.table.which import Choosing, which
from companion.views.score.checking import check_this
from companion.views.score.scoring import Scoring
from companion.widgets.controls import Act, choices, icon_button
from companion.widgets.entries import NumberField
from companion.widgets.layout import column, note
from companion.widgets.pictures import picture
from rules.lil_everdell.components.box import facts
from rules.lil_everdell.components.cards import Card
from rules.lil_everdell.components.told import POINTS
from rules.lil_everdell.components.traits import CELLS, Colour, Kind, Royal
from rules.lil_everdell.score.scoring import bonus_missing
from rules.lil_everdell.score.sheet import LIMIT, SheetCard


def cards(scoring: Scoring) -> list[ft.Control]:
    cell = own(scoring).cell
    if cell is not None:
        return [_which(scoring, cell)]
    return [*_royal(scoring), *check_this(scoring, "cards"), _grid(scoring), *_lines(scoring)]


def _royal(scoring: Scoring) -> list[ft.Control]:
    """Which of the two it was."""
    store, player = scoring.store, scoring.player
    if player.opponent is None:
        return []

    def choose(who: Royal) -> None:
        renamed = player.name == player.opponent.value
        scoring.enter("opponent", opponent=who, name=who.value if renamed else player.name)

    return [choices([(store.text("lil_everdell.royal", who=who.value), who) for who in Royal], player.opponent, choose)]


def _grid(scoring: Scoring) -> ft.Control:
    counts: Counter[tuple[Colour, Kind]] = Counter()
    for card in scoring.player.cards:
        counts[card.colour, card.kind] += card.n

    def pick(colour: Colour, kind: Kind) -> Act:
        return partial(_open, scoring, (colour, kind))

    return cell_grid(scoring.store, pick, _without_key, counts=counts, below=_known_below(scoring))


def _open(scoring: Scoring, cell: Cell | None) -> None:
    own(scoring).cell = cell


def _known_below(scoring: Scoring) -> dict[Cell, list[ft.Control]] | None:
    """Where there is room, the known cards of every cell: one tap each."""
    store, known = scoring.store, facts(scoring.open_sheet.box)
    if not store.wide or store.shape.flat:
        return None
    apart = marks(store, known, known.cards.values())
    found: dict[Cell, list[ft.Control]] = {cell: [] for cell in CELLS}
    for card in known.cards.values():
        act = partial(_add, scoring, _named(card))
        found[card.colour, card.kind].append(card_button(store, known, card, apart.get(card.id, ""), act, small=True))
    return found


def _named(card: Card) -> SheetCard:
    return SheetCard(colour=card.colour, kind=card.kind, card=card.id, starting=card.starting)


def _without_key(act: Act, draw: Callable[[Act, int], ft.Control]) -> ft.Control:
    return draw(act, 0)


def _which(scoring: Scoring, cell: tuple[Colour, Kind]) -> ft.Control:
    store, known = scoring.store, facts(scoring.open_sheet.box)
    colour, kind = cell
    fits = [(card, False) for card in known.cards.values() if (card.colour, card.kind) == cell]

    def add(card: SheetCard) -> Act:
        return partial(_add, scoring, card)

    way = Choosing(
        card=lambda card: add(_named(card)),
        points=lambda n: add(SheetCard(colour=colour, kind=kind, points=n)),
        later=add(SheetCard(colour=colour, kind=kind)),
        back=partial(_open, scoring, None),
    )
    return column(which(store, known, cell, fits, way, _without_key))


def _add(scoring: Scoring, card: SheetCard) -> None:
    """Equal cards lie together."""
    _open(scoring, None)
    held: list[SheetCard] = list(scoring.player.cards)
    at = next((n for n, other in enumerate(held) if other.replace(n=1) == card), None)
    if at is None:
        scoring.enter(cards=(*held, card))
    else:
        held[at] = held[at].replace(n=held[at].n + 1)
        scoring.enter(cards=tuple(held))


def _lines(scoring: Scoring) -> list[ft.Control]:
    return [_line(scoring, at, card) for at, card in enumerate(scoring.player.cards)] or [
        note(scoring.own_text("empty_area"))
    ]


def _line(scoring: Scoring, at: int, card: SheetCard) -> ft.Control:
    store, known = scoring.store, facts(scoring.open_sheet.box)
    name, worth = store.called(card.called(known)), card.worth(known)
    width, height = sizes.CELL
    svg = looks.any_card(known, card.card, (card.colour, card.kind), worth, store.dark)
    drawn = picture(svg, "", width=width, height=height)
    head = ft.Row(
        [
            drawn,
            ft.Text(store.text("lil_everdell_sheet.cell", what=name, n=card.n), expand=True),
            icon_button(
                store.text("controls.less", what=scoring.own_text("card_n", what=name, n=at + 1)),
                ft.Icons.REMOVE,
                partial(_step, scoring, at, -1),
            ),
            icon_button(
                store.text("controls.more", what=scoring.own_text("card_n", what=name, n=at + 1)),
                ft.Icons.ADD,
                partial(_step, scoring, at, 1),
            ),
        ],
        spacing=theme.GAP,
    )
    return ft.Column([head, *_missing(scoring, at, card, name)], spacing=theme.NEAR, key=f"{scoring.at}_card_{at}")


def _missing(scoring: Scoring, at: int, card: SheetCard, name: str) -> list[ft.Control]:
    """What nobody told can be typed: the printed points, and what a purple card of unknown rule paid."""
    known = facts(scoring.open_sheet.box)
    told = known.card(card.card)
    fields: list[ft.Control] = []
    if not told or told.points is None:
        fields.append(_number(scoring, at, "points", scoring.own_text("points_of", what=name), card.points))
    if card.bonus is not None or bonus_missing(card, scoring.player, known):
        fields.append(_number(scoring, at, "bonus", scoring.own_text("bonus_of", what=name), card.bonus))
    return [ft.Container(field, padding=ft.Padding.only(left=theme.PAGE_PADDING)) for field in fields]


def _number(scoring: Scoring, at: int, field: str, name: str, value: int | None) -> ft.Control:
    low, high = POINTS if field == "points" else (-LIMIT, LIMIT)

    def change(n: int | None) -> None:
        kept = None if n is None else max(low, min(n, high))
        _put(scoring, at, scoring.player.cards[at].replace(**{field: kept}), f"{field}_{at}")

    return NumberField(scoring.store, name, value, change, empty=True, stepped=lambda now, by: now + by)


def _step(scoring: Scoring, at: int, by: int) -> None:
    card = scoring.player.cards[at]
    _put(scoring, at, card.replace(n=card.n + by) if card.n + by > 0 else None)


def _put(scoring: Scoring, at: int, card: SheetCard | None, about: str = "") -> None:
    held = scoring.player.cards
    scoring.enter(about, cards=(*held[:at], *((card,) if card else ()), *held[at + 1 :]))
