"""One card: what we believe is printed on it, where we have it from, and what it really shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.farshore.boxes import OwnBox
from companion.farshore.card_names import name_origin
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.farshore.box.marks import apart, mark
from companion.views.farshore.table import looks
from companion.widgets.answers import stepper
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, screen, section, title
from companion.widgets.picking import one_less_and_more, picks
from companion.widgets.typing import Typed
from rules.farshore.components.box import facts
from rules.farshore.components.cards import CARDS, Card, CardId, PerCard
from rules.farshore.components.told import COPIES, LONGEST_PRINTED, POINTS, CardFix
from rules.farshore.components.traits import Colour, Kind, Rarity, Trait
from rules.farshore.tell.naming import trait_name
from rules.printed import Origin

LIMITS: Final = {"points": POINTS, "copies": COPIES}
TRAITS: Final[dict[str, tuple[Trait, ...]]] = {"colour": tuple(Colour), "kind": tuple(Kind), "rarity": tuple(Rarity)}

Set = Callable[..., None]


@component
def CardForm(own: OwnBox, card_id: CardId, leave: Callable[[], None]) -> ft.Control:
    told = next((fix for fix in own.box.cards if fix.id == card_id), None)
    fix, set_fix = ft.use_state(told or CardFix(id=card_id))
    name, write = ft.use_state((told and told.printed) or "")
    store, card = own.store, fix.correct(CARDS[card_id])

    def change(**fields: Any) -> None:
        """What agrees with the shipped fact is no correction."""
        shipped = CARDS[card_id]
        set_fix(fix.replace(**{key: None if getattr(shipped, key) == to else to for key, to in fields.items()}))

    async def keep() -> None:
        whole = fix.replace(printed=" ".join(name.split()) or None)
        empty = whole == CardFix(id=card_id)
        done = await (own.forget(told) if told else _nothing()) if empty else await own.learn(whole)
        if done:
            leave()

    async def forget() -> None:
        if told and await own.forget(told):
            leave()

    origin = Origin.YOURS if name.strip() else name_origin(facts(own.box), CARDS[card_id], store.language)
    back = [button(store.text("farshore_box.card_back"), forget, weight=Emphasis.QUIET)] if told else []
    return screen(
        row(button(store.text("farshore_box.all_cards"), leave, icon=ft.Icons.ARROW_BACK, weight=Emphasis.QUIET)),
        title(store.called(facts(own.box).name(card_id))),
        section(
            store.text("farshore_box.card_printed"),
            apart(
                Typed(
                    store.text("farshore_box.card_name"),
                    name,
                    write,
                    store,
                    {"max_length": LONGEST_PRINTED, "counter": ""},
                )
            ),
            mark(store, origin),
            *([note(store.text("farshore_rules.card_name_ours"))] if origin is Origin.OURS else ()),
        ),
        section(store.text("farshore_box.card_numbers"), *_numbers(store, card, change)),
        *(_trait(store, card, field, change) for field in TRAITS),
        *_itself(store, card, change),
        row(button(store.text("box.keep"), keep, weight=Emphasis.MAIN), *back),
    )


async def _nothing() -> bool:
    return True


def _numbers(store: Store, card: Card, change: Set) -> list[ft.Control]:
    lines: list[ft.Control] = []
    for field, (low, high) in LIMITS.items():
        name, value = store.text(f"farshore_box.card_{field}"), getattr(card, field)
        less, more = (partial(change, **{field: to}) for to in (max(low, value - 1), min(high, value + 1)))
        ends = one_less_and_more(store, name, less, more)
        lines += [stepper(name, str(value), *ends), mark(store, getattr(card.sources, field))]
    return lines


def _itself(store: Store, card: Card, change: Set) -> list[ft.Control]:
    """Asked only of a card that rewards cards like itself."""
    bonus = card.bonus
    if not isinstance(bonus, PerCard) or bonus.first_set(card) is None:
        return []
    options = [(store.text("farshore_box.yes_it_does"), True), (store.text("farshore_box.no_it_does_not"), False)]
    return [
        section(
            store.text("farshore_box.card_itself"),
            picks(options, (bonus.counts_itself,), lambda yes: change(bonus=bonus.replace(counts_itself=yes))),
            *([mark(store, card.sources.bonus)] if card.sources.bonus else []),
        )
    ]


def _trait(store: Store, card: Card, field: str, change: Set) -> ft.Control:
    options = [(store.say(trait_name(trait)), trait) for trait in TRAITS[field]]
    signs = {trait: looks.sign(trait, store.dark) for trait in TRAITS[field]}
    return section(
        store.text(f"farshore_box.card_{field}"),
        picks(options, (getattr(card, field),), lambda trait: change(**{field: trait}), signs=signs),
        mark(store, getattr(card.sources, field)),
    )
