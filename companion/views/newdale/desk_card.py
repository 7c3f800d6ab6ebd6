"""The production desk, card by card: a building with its rows, each as long as its chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

import flet as ft

from companion.drawings.newdale import figures, lengths
from companion.screen import theme
from companion.screen.store import Store
from companion.views.newdale import sizes
from companion.views.newdale.looks import kinds, letters
from companion.widgets.controls import Act, same
from companion.widgets.entries import panel
from companion.widgets.kept import kept_together
from companion.widgets.layout import note
from companion.widgets.pictures import picture
from rules.kernel import phrase
from rules.newdale.components.figures import Figures
from rules.newdale.components.told import Row
from rules.newdale.work.odds import Odds
from rules.newdale.work.percent import fraction, percent
from rules.newdale.work.shortage import cards_for


@dataclass(frozen=True)
class Chance:
    """What is known of a row: before the draw its odds, after it how many are missing; neither where not told."""

    odds: Odds | None = None
    short: int | None = None
    rate: int = 3
    covered: int = 0
    """Missing assistants that one would make up for."""
    price: int | None = None

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
        return store.text("newdale_table.not_told")
    if chance.short == 0:
        return store.text("newdale_table.success", n=row.goods if row.goods is not None else 1)
    return store.text("newdale_table.short", n=chance.short, cards=cards_for(chance.short, 0, chance.rate))


def expected_words(store: Store, row: Row, chance: Chance) -> str:
    """Coins on average, where goods and price are told; else goods."""
    if chance.odds is None or row.goods is None:
        return ""
    mean = chance.odds.within(chance.covered) * row.goods
    if chance.price is None:
        return store.text("newdale_table.goods_on_average", n=_tenths(store, mean))
    return store.text("newdale_table.coins_on_average", n=_tenths(store, mean * chance.price))


def _tenths(store: Store, value: Fraction) -> str:
    whole, tenth = divmod(round(value * 10), 10)
    return store.text("shelf.decimal", whole=whole, tenth=tenth)


def row_words(row: Row) -> str:
    """`−1 » 1`: how many fewer or more, and what it makes."""
    modifier = "?" if row.modifier is None else f"{row.modifier:+d}".replace("-", "−").replace("+0", "±0")
    return f"{modifier} » {'?' if row.goods is None else row.goods}"


def row_button(
    store: Store,
    of: str,
    row: Row,
    chance: Chance,
    act: Act,
    *,
    grey: bool = False,
    chosen: bool = False,
    area: int = 0,
) -> ft.Control:
    """One row of an area: a length, per cent, what it brings. `area`: two cards may be alike in all else."""
    values = ("row", store.language, store.dark, of, row, chance, grey, chosen, area)
    return same(act, values, lambda: _row_button(store, of, row, chance, act, grey, chosen))


def _row_button(store: Store, of: str, row: Row, chance: Chance, act: Act, grey: bool, chosen: bool) -> ft.Control:
    name = store.text("newdale.row", row=row.kind.value)
    said, more = chance_words(store, row, chance), expected_words(store, row, chance)
    top = ft.Text(f"{name} {row_words(row)}", theme_style=ft.TextThemeStyle.LABEL_SMALL)
    bottom = ft.Text(said, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, weight=ft.FontWeight.W_600)
    width, height = sizes.BAR
    lines: list[ft.Control] = [
        top,
        picture(lengths.odds_bar(store.palette, chance.parts), "", width=width, height=height),
        bottom,
    ]
    if more:
        lines.append(ft.Text(more, theme_style=ft.TextThemeStyle.LABEL_SMALL, color=ft.Colors.ON_SURFACE_VARIANT))
    held = ft.Column(lines, spacing=theme.CLOSE, tight=True)
    spoken = ", ".join(part for part in (of, name, row_words(row), said, more) if part)
    return ft.Container(
        panel(spoken, held, act, grey=grey, chosen=chosen, padding=theme.SNUG, sides=theme.SNUG), expand=True
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
    return note(store.text("newdale_table.bar_means", one=rate, two=2 * rate))


def desk_card(
    store: Store, name: str, svg: str, facts: str, need: Figures | None, rows: Sequence[ft.Control], *more: ft.Control
) -> ft.Control:
    """A building: what it is and needs, then its rows side by side."""
    values = ("desk_card", store.language, store.dark, name, svg, facts, need)
    return kept_together(values, (*rows, *more), lambda: _desk_card(store, name, svg, facts, need, rows, more))


def _desk_card(
    store: Store,
    name: str,
    svg: str,
    facts: str,
    need: Figures | None,
    rows: Sequence[ft.Control],
    more: Sequence[ft.Control],
) -> ft.Control:
    return ft.Container(
        ft.Column(
            [
                ft.Row(list(_heading(store, name, svg, facts, need)), spacing=theme.SNUG),
                ft.Row(list(rows), spacing=theme.NEAR),
                *more,
            ],
            spacing=theme.NEAR,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border_radius=theme.SMALL_RADIUS,
        padding=ft.Padding.all(theme.SNUG),
    )


def _heading(store: Store, name: str, svg: str, facts: str, need: Figures | None) -> Iterator[ft.Control]:
    yield picture(svg, "", width=theme.CHIP_SIGN, height=theme.CHIP_SIGN)
    yield ft.Text(f"{name} · {facts}" if facts else name, expand=True, theme_style=ft.TextThemeStyle.TITLE_SMALL)
    if need is not None:
        drawn = figures.need(store.palette, kinds(need))
        yield picture(drawn, letters(store, need), height=sizes.NEED)
        yield ft.Text(letters(store, need), theme_style=ft.TextThemeStyle.LABEL_SMALL)
