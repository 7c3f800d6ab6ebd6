"""What is told of a card: its name, points, and what a purple one pays; at the table and in My box alike."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.drawings.lil_everdell.emblems import EMBLEMS
from companion.screen.store import Store
from companion.views.box.marks import apart
from companion.views.lil_everdell.table import looks
from companion.widgets.answers import grid, picture_button
from companion.widgets.layout import folded, note, section
from companion.widgets.picking import picks
from companion.widgets.typing import Typed
from rules.kernel import Model
from rules.lil_everdell.components.cards import Bonus, NoBonus, OtherBonus, PerCard, PerParade
from rules.lil_everdell.components.told import LONGEST_PRINTED
from rules.lil_everdell.components.traits import CELLS, Colour, Kind

POINTS: Final = tuple(range(13))
EACH: Final = tuple(range(1, 6))
Change = Callable[["CardDraft"], None]


class CardDraft(Model):
    """A card half told."""

    name: str = ""
    colour: Colour
    kind: Kind
    points: int | None = None
    copies: int | None = None
    bonus: Bonus | None = None
    emblem: str = ""
    text: str = ""


def card_fields(store: Store, draft: CardDraft, change: Change) -> list[ft.Control]:
    """In the order of a printed card; the bonus only of a purple one."""
    looks_of_field = {"max_length": LONGEST_PRINTED, "counter": ""}
    name = Typed(
        store.text("lil_everdell_box.card_name"),
        draft.name,
        lambda typed: change(draft.replace(name=typed)),
        store,
        looks_of_field,
    )
    numbers = [(str(n), n) for n in POINTS]
    return [
        apart(name),
        ft.Text(store.text("lil_everdell_box.card_points")),
        picks(
            numbers,
            (draft.points,),
            lambda n: change(draft.replace(points=n)),
            of=store.text("lil_everdell_box.card_points"),
        ),
        *(_bonus(store, draft, change) if draft.colour is Colour.PURPLE else []),
        folded(store.text("lil_everdell_box.card_emblem"), _emblems(store, draft, change)),
    ]


def _emblems(store: Store, draft: CardDraft, change: Change) -> ft.Control:
    """For those who do not read; a second tap takes it away again."""

    def choose(emblem: str) -> None:
        change(draft.replace(emblem="" if emblem == draft.emblem else emblem))

    shown = [
        picture_button(
            store.text("lil_everdell_box.emblem", emblem=emblem),
            looks.emblem(emblem, store.dark),
            partial(choose, emblem),
            chosen=emblem == draft.emblem,
        )
        for emblem in EMBLEMS
    ]
    return grid(shown, 6 if store.wide else 4)


def _bonus(store: Store, draft: CardDraft, change: Change) -> list[ft.Control]:
    """From a closed list: nothing, a row, a column or a cell of the grid, parade tokens, something else."""
    options: list[tuple[str, Bonus]] = [(store.text("lil_everdell_box.bonus_none"), NoBonus()), *_counted(store)]
    options += [
        (store.text("lil_everdell_box.bonus_parades"), PerParade(points=1)),
        (store.text("lil_everdell_box.bonus_other"), OtherBonus()),
    ]
    signs = {bonus: svg for _, bonus in options if (svg := _sign(store, bonus))}
    chosen = (_one_each(draft.bonus),) if draft.bonus else ()
    shown = [
        note(store.text("lil_everdell_box.bonus_about")),
        picks(options, chosen, lambda bonus: change(draft.replace(bonus=bonus)), signs=signs),
    ]
    if isinstance(draft.bonus, PerCard | PerParade):
        bonus = draft.bonus
        each = [(str(n), n) for n in EACH]
        word = store.text("lil_everdell_box.bonus_each")
        shown += [
            ft.Text(word),
            picks(each, (bonus.points,), lambda n: change(draft.replace(bonus=bonus.replace(points=n))), of=word),
        ]
        shown += _itself(store, draft, bonus, change)
    return [section(store.text("lil_everdell_box.bonus"), *shown)]


def _counted(store: Store) -> list[tuple[str, Bonus]]:
    lines: list[tuple[Colour | None, Kind | None]] = [(colour, None) for colour in Colour]
    lines += [(None, kind) for kind in Kind]
    lines += list(CELLS)
    return [
        (
            store.text(
                "lil_everdell_score.what_cards",
                colour=colour.value if colour else "any",
                kind=kind.value if kind else "any",
            ),
            PerCard(colour=colour, sort=kind, points=1),
        )
        for colour, kind in lines
    ]


def _sign(store: Store, bonus: Bonus) -> str:
    match bonus:
        case PerCard(colour=None, sort=kind) if kind:
            return looks.sign(kind.value, store.dark)
        case PerCard(colour=colour, sort=None) if colour:
            return looks.sign(colour.value, store.dark)
        case PerCard(colour=colour, sort=kind) if colour and kind:
            return looks.cell(colour.value, kind.value, store.dark)
        case PerParade():
            return looks.parade("creatures", None, store.dark)
    return ""


def _one_each(bonus: Bonus) -> Bonus:
    """As it stands in the list."""
    if isinstance(bonus, PerCard):
        return bonus.replace(points=1, counts_itself=False)
    return PerParade(points=1) if isinstance(bonus, PerParade) else bonus


def _itself(store: Store, draft: CardDraft, bonus: PerCard | PerParade, change: Change) -> list[ft.Control]:
    """Asked only where the card fits its own rule."""
    if not isinstance(bonus, PerCard) or not bonus.counts(draft.colour, draft.kind):
        return []
    options = [(store.text("lil_everdell_box.itself_no"), False), (store.text("lil_everdell_box.itself_yes"), True)]
    keep = partial(_count_itself, draft, bonus, change)
    return [ft.Text(store.text("lil_everdell_box.itself")), picks(options, (bonus.counts_itself,), keep)]


def _count_itself(draft: CardDraft, bonus: PerCard, change: Change, itself: bool) -> None:
    change(draft.replace(bonus=bonus.replace(counts_itself=itself)))
