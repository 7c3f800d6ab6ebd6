"""What is printed on one building, entered field by field; whatever is left open stays untold."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import flet as ft

from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.newdale.box.parts import figure_counts
from companion.views.newdale.finding import as_printed
from companion.views.newdale.goods_names import named_goods
from companion.views.newdale.shapes import shape_picks
from companion.widgets.controls import Act, Emphasis, button, choices
from companion.widgets.entries import NumberField, clamped
from companion.widgets.layout import folded, note, row, section
from companion.widgets.picking import picks
from companion.widgets.typing import Typed
from rules.newdale.components.buildings import Building, BuildingKind, Chain
from rules.newdale.components.figures import Figures
from rules.newdale.components.tokens import CARD_SYMBOLS
from rules.newdale.components.told import MOST_PRINTED, BuildingFact

Keep = Callable[[BuildingFact], Awaitable[None]]


@component
def BuildingForm(
    store: Store, card: str, known: Building | None, named: str, keep: Keep, leave: Act, need_only: bool = False
) -> ft.Control:
    """`need_only`: the odds want nothing else, the rest is folded away."""
    first = (
        BuildingFact(id=card) if known else BuildingFact(id=card, printed=named or card, kind=BuildingKind.PRODUCTION)
    )
    fact, put = ft.use_state(first)
    shown = known.name if known else (fact.printed or card)
    name = store.called(shown)

    def set_(**changes: object) -> None:
        put(lambda now: now.replace(**changes))

    need = fact.need or (known.need if known else None) or Figures()
    kind = fact.kind or (known.kind if known else BuildingKind.PRODUCTION)
    rest = _rest(store, fact, known, name, set_)
    return section(
        name,
        *([] if known else [_kind(store, kind, set_)]),
        *(
            [note(store.text("newdale_box.need")), *figure_counts(store, need, lambda n: set_(need=n), name)]
            if kind is BuildingKind.PRODUCTION
            else []
        ),
        *([folded(store.text("newdale_box.more_fields"), *rest)] if need_only else rest),
        row(
            button(store.text("box.keep_this", what=name), partial(keep, fact), weight=Emphasis.MAIN),
            button(store.text("box.never_mind"), leave, weight=Emphasis.QUIET),
        ),
    )


def _kind(store: Store, kind: BuildingKind, set_: Callable[..., None]) -> ft.Control:
    named = [
        (store.text("newdale_box.kind", kind=each.value), each)
        for each in (BuildingKind.PRODUCTION, BuildingKind.SPECIAL)
    ]
    return choices(named, kind, lambda each: set_(kind=each))


def _rest(
    store: Store, fact: BuildingFact, known: Building | None, name: str, set_: Callable[..., None]
) -> list[ft.Control]:
    def now(field: str) -> object:
        told = getattr(fact, field)
        return told if told is not None or known is None else getattr(known, field)

    def number(field: str) -> ft.Control:
        label = f"{name}: {store.text(f'newdale_box.field_{field}')}"
        held = now(field)
        value = held if isinstance(held, int) else None
        return NumberField(
            store, label, value, lambda n: set_(**{field: None if n is None else clamped(n, MOST_PRINTED)}), empty=True
        )

    goods = [(said, good) for good, said in named_goods(store).items()]
    chain = now("chain")
    eaten = (*chain.goods, *((f"card:{chain.cards}",) if chain.cards else ())) if isinstance(chain, Chain) else ()
    eats = [
        *goods,
        *(
            (store.text("newdale_sheet.hand_cards", what=said), f"card:{good}")
            for said, good in goods
            if good in CARD_SYMBOLS
        ),
    ]
    return [
        number("cost"),
        number("points"),
        number("price"),
        number("fists"),
        note(store.text("newdale_box.good")),
        picks(goods, (now("good"),), lambda good: set_(good=good), of=store.text("newdale_box.good")),
        note(store.text("newdale_box.chain")),
        picks(eats, eaten, lambda good: set_(chain=_turned(eaten, good)), of=store.text("newdale_box.chain")),
        note(store.text("newdale_box.symbol")),
        shape_picks(store, str(now("symbol") or ""), lambda shape: set_(symbol=shape or None)),
        Typed(
            store.text("newdale_box.printed"),
            fact.printed or "",
            lambda text: set_(printed=as_printed(text) or None),
            store,
            {},
            as_kept=as_printed,
        ),
    ]


def _turned(eaten: tuple[str, ...], good: str) -> Chain:
    """Cards with a symbol, one good, or two; a second tap takes it away."""
    if good in eaten:
        left = tuple(each for each in eaten if each != good and not each.startswith("card:"))
        return Chain(goods=left)
    if good.startswith("card:"):
        return Chain(cards=good.removeprefix("card:"))
    return Chain(goods=(*(each for each in eaten if not each.startswith("card:")), good)[-2:])
