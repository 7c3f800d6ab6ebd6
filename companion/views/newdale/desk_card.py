"""The production desk, card by card: a building with its rows, each as long as its chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Self

import flet as ft

from companion.drawings.newdale import figures, lengths
from companion.screen import theme
from companion.screen.decimals import decimal
from companion.screen.store import Store
from companion.views.newdale import sizes
from companion.views.newdale.looks import kinds, letters
from companion.widgets.answers import SILENT, face_button
from companion.widgets.controls import Act
from companion.widgets.kept import kept
from companion.widgets.layout import column, note, place
from companion.widgets.pictures import picture
from rules.kernel import phrase
from rules.newdale.components.figures import Figures
from rules.newdale.components.numbers import COSTS, SETUP
from rules.newdale.components.told import Row
from rules.newdale.work.odds import Odds
from rules.newdale.work.percent import fraction, percent
from rules.newdale.work.shortage import cards_for

DISCARDS: Final = (
    0,
    *sorted(n * rate for rate in (SETUP.compensation, COSTS.unlocked_compensation) for n in (1, 2)),
)
"""Cards one could discard: for one or two missing assistants, locked or unlocked."""


@dataclass(frozen=True)
class Chance:
    """What is known of a row: before the draw its odds, after it how many are missing; neither where not told."""

    odds: Odds | None = None
    short: int | None = None
    rate: int = SETUP.compensation
    covered: int = 0
    """Missing assistants that one would make up for."""
    price: int | None = None
    waits: bool = False
    """No event lies there, so there is nothing to say yet."""

    @property
    def parts(self) -> tuple[float, ...]:
        """Success, short by one more than is covered, by two more; shares of one."""
        if self.odds is None:
            return (1.0,) if self.short == 0 else ()
        more = (self.odds.short_of(self.covered + n) for n in (1, 2))
        return tuple(float(share) for share in (self.odds.within(self.covered), *more))


def chance_words(store: Store, row: Row, chance: Chance) -> str:
    """Per cent, or what became of it."""
    if chance.odds is not None:
        return store.say(percent(chance.odds.within(chance.covered)))
    if chance.short is None:
        return store.text("newdale_table.no_event" if chance.waits else "newdale_table.not_told")
    if chance.short == 0:
        return store.text("newdale_table.success", n=row.goods if row.goods is not None else 1)
    return store.text("newdale_table.short", n=chance.short)


def failure_words(store: Store, chance: Chance) -> str:
    """What a failure means: nothing is made, unless cards are discarded; nothing to say where it cannot fail."""
    if chance.odds is None:
        return _costs(store, chance, chance.short, chance.short) if chance.short else ""
    short = tuple(chance.odds.shortages)
    beyond = [n for n in short if n > chance.covered]
    if not chance.covered:
        return _costs(store, chance, beyond[0], beyond[-1]) if beyond else ""
    most = max((n for n in short if n <= chance.covered), default=0)
    parts = [store.text("newdale_table.may_discard", n=cards_for(most, 0, chance.rate))] if most else []
    parts += [store.text("newdale_table.else_nothing")] if beyond else []
    return ", ".join(parts)


def _costs(store: Store, chance: Chance, least: int, most: int) -> str:
    """`least` to `most` are missing."""
    low, high = (cards_for(n, 0, chance.rate) for n in (least, most))
    key = "newdale_table.short_costs" if chance.odds is None else "newdale_table.failure_costs"
    return store.text(key, cards=str(low) if low == high else f"{low}–{high}", n=high)


def expected_words(store: Store, row: Row, chance: Chance) -> str:
    """Coins on average, where goods and price are told; else goods."""
    if chance.odds is None or row.goods is None:
        return ""
    mean = chance.odds.within(chance.covered) * row.goods
    if chance.price is None:
        return store.text("newdale_table.goods_on_average", n=decimal(mean))
    return store.text("newdale_table.coins_on_average", n=decimal(mean * chance.price))


def row_words(row: Row) -> str:
    """`−1 » 1`: how many fewer or more, and what it makes."""
    modifier = "?" if row.modifier is None else f"{row.modifier:+d}".replace("-", "−").replace("+0", "±0")
    return f"{modifier} » {'?' if row.goods is None else row.goods}"


@dataclass(frozen=True)
class RowSaid:
    """What is said of a row: which it is, its chance, what it brings, what a failure costs."""

    name: str
    effect: str
    chance: str
    brings: str
    fails: str

    @classmethod
    def of(cls, store: Store, row: Row, chance: Chance) -> Self:
        name, said = store.text("newdale.row", row=row.kind.value), chance_words(store, row, chance)
        return cls(name, row_words(row), said, expected_words(store, row, chance), failure_words(store, chance))

    def spoken(self, of: str, laid: str = "") -> str:
        """For the ear: the building first, who stands there last."""
        parts = (of, self.name, self.effect, self.chance, self.brings, self.fails, laid)
        return ", ".join(part for part in parts if part)


def row_button(
    store: Store, of: str, row: Row, chance: Chance, act: Act, *, grey: bool = False, marker: int | None = None
) -> ft.Control:
    """One row of an area: a length, per cent, what it brings, what a failure costs. `marker`: what lies there."""
    said, laid = RowSaid.of(store, row, chance), "" if marker is None else _marker(store, marker)
    width, height = sizes.BAR
    return face_button(
        ft.Column(
            [
                *([_flag(laid)] if laid else ()),
                picture(lengths.odds_bar(store.palette, chance.parts), "", width=width, height=height),
                _row_text(said, said.spoken(of, laid)),
            ],
            spacing=theme.CLOSE,
            tight=True,
        ),
        act,
        grey=grey,
        chosen=marker is not None,
    )


def _row_text(said: RowSaid, spoken: str) -> ft.Control:
    """All that is said of a row in one text, its chance standing out."""
    stands_out = " · ".join(part for part in (said.chance, said.brings) if part)
    below = "".join(f"\n{part}" for part in (f"{said.name} {said.effect}", said.fails) if part)
    return ft.Text(
        stands_out,
        spans=[ft.TextSpan(below, style=_BELOW)],
        theme_style=ft.TextThemeStyle.LABEL_SMALL,
        weight=ft.FontWeight.W_600,
        semantics_label=spoken,
    )


_BELOW: Final = ft.TextStyle(weight=ft.FontWeight.NORMAL)


def _marker(store: Store, number: int) -> str:
    return store.text("newdale_table.marker", n=number)


def _flag(words: str) -> ft.Control:
    """A marker stands on this row."""
    style = ft.TextThemeStyle.LABEL_MEDIUM
    return ft.Container(
        ft.Text(words, theme_style=style, color=ft.Colors.ON_PRIMARY, semantics_label=SILENT),
        bgcolor=ft.Colors.PRIMARY,
        border_radius=theme.NEAR,
        padding=ft.Padding.symmetric(horizontal=theme.SNUG),
    )


def exact_words(store: Store, chance: Chance) -> str:
    """What a tap on the per cent shows: the fractions themselves."""
    if chance.odds is None:
        return ""
    parts = [store.text("newdale_table.exactly", chance=fraction(chance.odds.within(chance.covered)))]
    parts += [
        store.text("newdale_table.exactly_short", n=n, chance=fraction(share))
        for n, share in chance.odds.shortages.items()
    ]
    return " · ".join(parts)


def tell_exactly(store: Store, chance: Chance) -> None:
    if words := exact_words(store, chance):
        store.tell(phrase("shell.said", what=words))


def bar_means(store: Store, rate: int) -> ft.Control:
    """What the parts of a bar are, and what a missing assistant costs."""
    return note(store.text("newdale_table.bar_means", one=rate, two=2 * rate, drawn=COSTS.not_done))


def rows_abreast(store: Store) -> bool:
    """Below each other where the text is large."""
    return store.preferences.text_size < theme.LARGE_TEXT


def desk_rows(rows: Sequence[ft.Control], abreast: bool) -> ft.Control:
    if abreast:
        return ft.Row(
            list(rows),
            spacing=theme.NEAR,
            intrinsic_height=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    for each in rows:
        each.expand = None
    return column(rows)


def desk_card(
    store: Store, name: str, svg: str, facts: str, need: Figures | None, rows: ft.Control, *more: ft.Control
) -> ft.Control:
    """A building: what it is and needs, then its rows."""
    heading = ("desk_card", store.language, store.dark, name, svg, facts, need)
    return ft.Container(
        ft.Column(
            [
                place(kept(heading, lambda: ft.Row(list(_heading(store, name, svg, facts, need)), spacing=theme.SNUG))),
                rows,
                *more,
            ],
            spacing=theme.NEAR,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border_radius=theme.SMALL_RADIUS,
        padding=ft.Padding.all(theme.NEAR),
    )


def _heading(store: Store, name: str, svg: str, facts: str, need: Figures | None) -> Iterator[ft.Control]:
    yield picture(svg, "", width=theme.CHIP_SIGN, height=theme.CHIP_SIGN)
    yield ft.Text(f"{name} · {facts}" if facts else name, expand=True, theme_style=ft.TextThemeStyle.TITLE_SMALL)
    if need is not None:
        drawn = figures.need(store.palette, kinds(need))
        yield picture(drawn, letters(store, need), height=sizes.NEED)
        yield ft.Text(letters(store, need), theme_style=ft.TextThemeStyle.LABEL_SMALL)
