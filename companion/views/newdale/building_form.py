"""What is printed on one building, entered field by field; whatever is left open stays untold."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import flet as ft

from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.newdale.box.parts import figure_counts
from companion.views.newdale.finding import as_printed
from companion.views.newdale.fresh_good import FreshGood, use_unadded
from companion.views.newdale.goods_names import named_goods
from companion.views.newdale.shapes import shape_picks
from companion.widgets.controls import Act, Emphasis, button, choices
from companion.widgets.entries import NumberField, clamped
from companion.widgets.layout import folded, note, row, section
from companion.widgets.picking import picks
from companion.widgets.typing import Typed
from rules.newdale.components.box import Facts
from rules.newdale.components.buildings import Building, BuildingKind, Chain
from rules.newdale.components.figures import Figures
from rules.newdale.components.tokens import CARD_SYMBOLS
from rules.newdale.components.told import MOST_PRINTED, BuildingFact

CARDS: Final = "card:"
"""Before the symbol of cards, as a chain eats them."""
Keep = Callable[[BuildingFact], Awaitable[None]]


@component
def BuildingForm(
    store: Store, box: Facts, card: str, named: str, keep: Keep, leave: Act, need_only: bool = False
) -> ft.Control:
    """`need_only`: the odds want nothing else, the rest is folded away."""
    known = box.buildings.get(card)
    first = (
        BuildingFact(id=card) if known else BuildingFact(id=card, printed=named or card, kind=BuildingKind.PRODUCTION)
    )
    fact, put = ft.use_state(first)
    more, add = ft.use_state(tuple[str, ...]())
    shown = known.name if known else (fact.printed or card)
    name = store.called(shown)

    def set_(**changes: object) -> None:
        put(lambda now: now.replace(**changes))

    async def keep_it() -> None:
        if not unadded.keeps_back(store):
            await keep(fact)

    need = fact.need or (known.need if known else None) or Figures()
    kind = fact.kind or (known.kind if known else BuildingKind.PRODUCTION)
    own_goods = (*box.own_goods, *more)
    unadded = use_unadded()
    other = FreshGood(store, own_goods, lambda good: add((*more, good)), unadded)
    rest = _rest(store, fact, known, named_goods(store, own_goods), other, set_)
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
            button(store.text("box.keep_this", what=name), keep_it, weight=Emphasis.MAIN),
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
    store: Store,
    fact: BuildingFact,
    known: Building | None,
    named: dict[str, str],
    other: ft.Control,
    set_: Callable[..., None],
) -> list[ft.Control]:
    """All but what it needs: as told now, else as known."""

    def now(field: str) -> Any:
        told = getattr(fact, field)
        return told if told is not None or known is None else getattr(known, field)

    goods = [(said, good) for good, said in named.items()]
    return [
        *(_number(store, field, now(field), set_) for field in ("cost", "points", "price", "fists")),
        note(store.text("newdale_box.good")),
        picks(goods, (now("good"),), lambda good: set_(good=good), of=store.text("newdale_box.good")),
        *_chain(store, goods, now("chain") or Chain(), set_),
        other,
        note(store.text("newdale_box.symbol")),
        shape_picks(store, now("symbol") or "", lambda shape: set_(symbol=shape or None)),
        Typed(
            store.text("newdale_box.printed"),
            fact.printed or "",
            lambda text: set_(printed=as_printed(text) or None),
            store,
            {},
            as_kept=as_printed,
        ),
    ]


def _number(store: Store, field: str, value: int | None, set_: Callable[..., None]) -> ft.Control:
    """The heading names the card: before each number, its large name would lie over what stands above."""

    def put(n: int | None) -> None:
        set_(**{field: None if n is None else clamped(n, MOST_PRINTED)})

    return NumberField(store, store.text(f"newdale_box.field_{field}"), value, put, empty=True)


def _chain(store: Store, goods: list[tuple[str, str]], chain: Chain, set_: Callable[..., None]) -> Iterator[ft.Control]:
    """What it eats: goods, or cards with a symbol."""
    heading = store.text("newdale_box.chain")
    eaten = (*chain.goods, *((CARDS + chain.cards,) if chain.cards else ()))
    cards = [
        (store.text("newdale_sheet.hand_cards", what=said), CARDS + good)
        for said, good in goods
        if good in CARD_SYMBOLS
    ]
    yield note(heading)
    yield picks([*goods, *cards], eaten, lambda good: set_(chain=_turned(eaten, good)), of=heading)


def _turned(eaten: tuple[str, ...], good: str) -> Chain:
    """Cards with a symbol, one good, or two; a second tap takes it away."""
    if good in eaten:
        left = tuple(each for each in eaten if each != good and not each.startswith(CARDS))
        return Chain(goods=left)
    if good.startswith(CARDS):
        return Chain(cards=good.removeprefix(CARDS))
    return Chain(goods=(*(each for each in eaten if not each.startswith(CARDS)), good)[-2:])
