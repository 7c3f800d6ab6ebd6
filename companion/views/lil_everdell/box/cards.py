"""Every card this box knows by name; tap one to correct it, or teach another."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.lil_everdell.boxes import GAME, OwnBox
from companion.lil_everdell.card_finder import find_cards
from companion.screen import theme
from companion.screen.boundary import component
from companion.views.box.marks import apart, drawer_screen, mark
from companion.views.lil_everdell.box.card_form import CardDraft, card_fields
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.cells import cell_grid
from companion.widgets.answers import stepper
from companion.widgets.controls import Emphasis, button, tile
from companion.widgets.layout import card as surface
from companion.widgets.layout import note, row, screen, section, title
from companion.widgets.picking import one_less_and_more, picks
from companion.widgets.pictures import picture
from companion.widgets.typing import Typed
from rules.kernel import IllegalMove, phrase
from rules.lil_everdell.components.box import facts, new_card
from rules.lil_everdell.components.cards import CARDS, Card
from rules.lil_everdell.components.told import COPIES, LONGEST_TEXT, CardTold
from rules.lil_everdell.components.traits import Colour, Kind

NEW: Final = "+"


@component
def Cards(own: OwnBox) -> ft.Control:
    query, search = ft.use_state("")
    chosen, choose = ft.use_state("")
    nothing: tuple[Colour, Kind] | None = None
    cell, set_cell = ft.use_state(nothing)
    store, known = own.store, facts(own.box)

    def leave() -> None:
        choose("")
        set_cell(None)

    if chosen == NEW and cell is None:
        return _signs(own, lambda colour, kind: set_cell((colour, kind)), leave)
    if chosen:
        return CardForm(own, "" if chosen == NEW else chosen, cell, leave)
    shown = find_cards(store, known, query)

    def open_first() -> None:
        if query.strip() and shown:
            choose(shown[0].id)

    field = {"prefix_icon": ft.Icons.SEARCH}
    return drawer_screen(
        store,
        GAME,
        "cards",
        row(
            button(store.text("lil_everdell_box.teach"), partial(choose, NEW), icon=ft.Icons.ADD, weight=Emphasis.MAIN)
        ),
        apart(Typed(store.text("lil_everdell_box.search"), query, search, store, field, open_first)),
        *([] if shown else [note(store.text("lil_everdell_box.no_card", query=query.strip()))]),
        *(_line(own, card, partial(choose, card.id)) for card in shown),
    )


def _signs(own: OwnBox, pick: Callable[[Colour, Kind], None], leave: Callable[[], None]) -> ft.Control:
    store = own.store
    return screen(
        _back(own, leave),
        title(store.text("lil_everdell_box.teach")),
        note(store.text("lil_everdell_box.which_signs")),
        cell_grid(store, partial(partial, pick), lambda act, draw: draw(act, 0)),
    )


def _back(own: OwnBox, leave: Callable[[], None]) -> ft.Control:
    words = own.store.text("lil_everdell_box.all_cards")
    return row(button(words, leave, icon=ft.Icons.ARROW_BACK, weight=Emphasis.QUIET))


def _line(own: OwnBox, card: Card, choose: Callable[[], None]) -> ft.Control:
    store = own.store
    told = any(fact.id == card.id for fact in own.box.cards)
    points = store.text("box.unknown") if card.points is None else store.text("table.points", n=card.points)
    drawn = looks.card(facts(own.box), card.replace(points=None), store.dark)
    sign = picture(drawn, "", width=theme.SIGN, height=theme.SIGN)
    trailing = ft.Icon(ft.Icons.PERSON if told else ft.Icons.CHEVRON_RIGHT)
    name = store.called(facts(own.box).name(card.id))
    return surface(tile(name, points, choose, leading=sign, trailing=trailing))


@component
def CardForm(own: OwnBox, card_id: str, cell: tuple[Colour, Kind] | None, leave: Callable[[], None]) -> ft.Control:
    """A known card corrected, or a new one; what agrees with the shipped fact is no correction."""
    store, known = own.store, facts(own.box)
    card = known.cards.get(card_id)
    told = next((fact for fact in own.box.cards if fact.id == card_id), None)
    draft, change = ft.use_state(_draft(card, cell))

    async def keep() -> None:
        if not card and not draft.name.strip():
            store.tell(phrase("lil_everdell_box.name_first"))
            return
        try:
            fact = _fact(own, card, draft)
        except IllegalMove as illegal:
            store.tell(illegal.phrase)
            return
        if fact.id in CARDS and fact == CardTold(id=fact.id):
            await forget()
        elif await own.learn(fact):
            leave()

    async def forget() -> None:
        if told is None or await own.forget(told):
            leave()

    gone = [button(store.text("lil_everdell_box.forget_card"), forget, weight=Emphasis.QUIET)] if told else []
    return screen(
        _back(own, leave),
        title(store.called(known.name(card_id)) if card else store.text("lil_everdell_box.teach")),
        section(store.text("lil_everdell_box.card_signs"), *_kinds(own, draft, change), *_marks(own, card)),
        *card_fields(store, draft, change),
        apart(
            Typed(
                store.text("lil_everdell_box.card_text"),
                draft.text,
                lambda typed: change(draft.replace(text=typed)),
                store,
                {"max_length": LONGEST_TEXT, "counter": ""},
            )
        ),
        _copies(own, draft, change),
        row(button(store.text("box.keep"), keep, weight=Emphasis.MAIN), *gone),
    )


def _draft(card: Card | None, cell: tuple[Colour, Kind] | None) -> CardDraft:
    if card is None:
        colour, kind = cell or (Colour.GREEN, Kind.CREATURE)
        return CardDraft(colour=colour, kind=kind)
    return CardDraft(
        name=card.printed or "",
        colour=card.colour,
        kind=card.kind,
        points=card.points,
        copies=card.copies,
        bonus=card.bonus,
        emblem=card.emblem,
        text=card.text,
    )


def _fact(own: OwnBox, card: Card | None, draft: CardDraft) -> CardTold:
    name = " ".join(draft.name.split()) or None
    if card is None:
        made = new_card(own.box, name or "", draft.colour, draft.kind, draft.points, draft.bonus)
        return made.replace(copies=draft.copies, emblem=draft.emblem or None, text=draft.text.strip() or None)
    ours = CARDS.get(card.id)
    fields = {field: getattr(draft, field) for field in ("colour", "kind", "points", "copies", "bonus")}
    kept = {field: None if ours and getattr(ours, field) == value else value for field, value in fields.items()}
    return CardTold(
        id=card.id,
        printed=name or (None if ours else card.printed),
        **kept,
        emblem=draft.emblem or None,
        text=draft.text.strip() or None,
    )


def _kinds(own: OwnBox, draft: CardDraft, change: Callable[[CardDraft], None]) -> list[ft.Control]:
    store = own.store
    colours = [(store.text("lil_everdell_box.colour", colour=colour.value), colour) for colour in Colour]
    kinds = [(store.text("lil_everdell_box.kind", kind=kind.value), kind) for kind in Kind]
    return [
        picks(
            colours,
            (draft.colour,),
            lambda colour: change(draft.replace(colour=colour)),
            signs={colour: looks.sign(colour.value, store.dark) for colour in Colour},
        ),
        picks(
            kinds,
            (draft.kind,),
            lambda kind: change(draft.replace(kind=kind)),
            signs={kind: looks.sign(kind.value, store.dark) for kind in Kind},
        ),
    ]


def _marks(own: OwnBox, card: Card | None) -> list[ft.Control]:
    if card is None:
        return []
    return [mark(own.store, GAME, card.sources.colour), mark(own.store, GAME, card.sources.kind)]


def _copies(own: OwnBox, draft: CardDraft, change: Callable[[CardDraft], None]) -> ft.Control:
    store, name = own.store, own.store.text("lil_everdell_box.card_copies")
    low, high = COPIES
    less = None if draft.copies in (None, low) else (draft.copies or low) - 1
    more = low if draft.copies is None else min(high, draft.copies + 1)
    return stepper(
        name,
        "?" if draft.copies is None else str(draft.copies),
        *one_less_and_more(
            store, name, lambda: change(draft.replace(copies=less)), lambda: change(draft.replace(copies=more))
        ),
    )
