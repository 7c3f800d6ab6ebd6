"""Ways to pick: chips with signs, drawings to tap, cards that lead somewhere, small numbers."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.store import Store
from companion.widgets.answers import BY_ONE, Named, stepper
from companion.widgets.controls import Act, Choose, T, handler, icon_button, marked_chip, named, same
from companion.widgets.pictures import picture


def picks(
    options: Iterable[tuple[str, T]],
    chosen: Container[T],
    choose: Choose[T],
    *,
    of: str = "",
    signs: Mapping[T, str] | None = None,
) -> ft.Control:
    """Chips, all in sight, each with its sign where there is one. `of`: what they are about, spoken before each."""
    drawn = signs or {}
    return ft.Row(
        [chip(name, partial(choose, value), value in chosen, drawn.get(value, ""), of) for name, value in options],
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
    )


def chip(name: str, act: Act, selected: bool = False, sign: str = "", of: str = "") -> ft.Control:
    """Small, and on or off: a mark says which, not the colour alone; over a sign, where it would hide it, a border."""
    values = (named(name), selected, sign, of)
    return same(act, ("chip", *values), lambda: _chip(act, *values))


def _chip(act: Act, name: str, selected: bool, sign: str, of: str) -> ft.Control:
    words = ft.Text(name, semantics_label=f"{of}: {name}" if of else None)
    drawn = picture(sign, "", width=theme.CHIP_SIGN, height=theme.CHIP_SIGN) if sign else None
    border = ft.BorderSide(theme.CHOSEN_BORDER, ft.Colors.PRIMARY) if sign and selected else None
    return marked_chip(words, selected, act, sign=drawn, border=border)


def picture_card(
    store: Store, name: str, details: Sequence[str], svg: str, act: Act, *, main: bool = False
) -> ft.Control:
    """A whole card to tap: a drawing, what it leads to, a line or two about it; the largest words need its width."""
    side = theme.EXHIBIT if main else theme.CARD_PICTURE
    words = [ft.Text(named(name), theme_style=_LARGE if main else _MEDIUM)]
    words += [ft.Text(detail, color=ft.Colors.ON_SURFACE_VARIANT) for detail in details]
    drawn = picture(svg, "", width=side, height=side, fit=ft.BoxFit.CONTAIN)
    below = store.preferences.text_size > theme.LARGE_TEXT and not store.wide
    told = ft.Column(list(words), expand=not below, spacing=theme.CLOSE, tight=True)
    held: ft.Control = (
        ft.Column([drawn, told], spacing=theme.GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        if below
        else ft.Row([drawn, told], spacing=theme.PAGE_PADDING)
    )
    return ft.Button(
        held,
        on_click=handler(act),
        style=ft.ButtonStyle(
            bgcolor=ft.Colors.PRIMARY_CONTAINER if main else ft.Colors.SURFACE_CONTAINER_LOW,
            elevation=0,
            padding=ft.Padding.all(theme.PAGE_PADDING),
            side=theme.FOCUS,
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        ),
    )


def option(name: str, detail: str, act: Act, *, chosen: bool) -> ft.Control:
    """One of several, with a line that says what it means."""
    mark = ft.Icons.RADIO_BUTTON_CHECKED if chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
    return _marked(name, detail, act, mark, chosen)


def option_cards(
    store: Store, options: Iterable[tuple[str, str, Sequence[str], Act, bool]], words: tuple[str, str]
) -> ft.Control:
    """Several to compare, side by side: its name, what it costs, what it gives, what it does, whether it is chosen.

    `words`: how cost and gain are headed.
    """
    cards = [_option_card(*card, words) for card in options]
    if store.preferences.text_size > theme.SMALL_TEXT and not store.wide:
        return ft.Column(cards, spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    for card in cards:
        card.expand = True
    return ft.Row(cards, spacing=theme.GAP, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _option_card(
    name: str, cost: str, gains: Sequence[str], act: Act, chosen: bool, words: tuple[str, str]
) -> ft.Control:
    mark = ft.Icons.RADIO_BUTTON_CHECKED if chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
    title = ft.Text(named(name), theme_style=_MEDIUM, expand=True)
    head = ft.Row([ft.Icon(mark, color=ft.Colors.PRIMARY), title], spacing=theme.SNUG)
    lines = [head, _small(words[0]), ft.Text(cost), _small(words[1]), *map(ft.Text, gains)]
    button = ft.Button(
        ft.Column(lines, spacing=theme.NEAR, alignment=ft.MainAxisAlignment.START),
        on_click=handler(act),
        style=ft.ButtonStyle(
            bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER,
            elevation=0,
            padding=ft.Padding.all(theme.INSET),
            alignment=ft.Alignment.TOP_LEFT,
            side=ft.BorderSide(theme.CHOSEN_BORDER if chosen else 1, ft.Colors.PRIMARY if chosen else _FAINT),
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        ),
    )
    return ft.Semantics(content=button, checked=chosen)


def _small(words: str) -> ft.Control:
    return ft.Text(words, theme_style=ft.TextThemeStyle.LABEL_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)


def tick(name: str, act: Act, *, done: bool) -> ft.Control:
    """A line to tick off."""
    return _marked(name, "", act, ft.Icons.CHECK_BOX if done else ft.Icons.CHECK_BOX_OUTLINE_BLANK, done)


def counter(
    store: Store, name: str, value: int, change: Callable[[int], None], *, high: int = 99, of: str = "", svg: str = ""
) -> ft.Control:
    """A small number with one less and one more on either side. `of`: whose it is, spoken before it."""
    less, more = _less_and_more(store, name, value, change, high, of)
    return stepper(name, str(value), less, more, svg)


def steps(
    store: Store, name: str, value: int, change: Callable[[int], None], *, high: int = 99, of: str = ""
) -> tuple[ft.Control, ft.Control]:
    """One less and one more alone, for a number that is shown otherwise."""
    less, more = _less_and_more(store, name, value, change, high, of)
    return icon_button(less[0], BY_ONE[0], less[1]), icon_button(more[0], BY_ONE[1], more[1])


def _less_and_more(
    store: Store, name: str, value: int, change: Callable[[int], None], high: int, of: str
) -> tuple[Named, Named]:
    return one_less_and_more(
        store,
        f"{of}: {name}" if of else name,
        lambda: change(max(0, min(high, value - 1))),
        lambda: change(min(high, value + 1)),
    )


def one_less_and_more(store: Store, spoken: str, less: Act, more: Act) -> tuple[Named, Named]:
    """What the two ends of a stepper say, and what they do."""
    return (store.text("controls.less", what=spoken), less), (store.text("controls.more", what=spoken), more)


def _marked(name: str, detail: str, act: Act, mark: ft.IconData, chosen: bool) -> ft.Control:
    line = ft.ListTile(
        leading=ft.Icon(mark, color=ft.Colors.PRIMARY if chosen else ft.Colors.ON_SURFACE_VARIANT),
        title=ft.Text(named(name), theme_style=_MEDIUM if detail else ft.TextThemeStyle.BODY_LARGE),
        subtitle=ft.Text(detail) if detail else None,
        on_click=handler(act),
        min_height=theme.TARGET,
        min_vertical_padding=theme.NEAR,
        horizontal_spacing=theme.GAP,
        content_padding=ft.Padding.symmetric(horizontal=theme.GAP),
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
    )
    return ft.MergeSemantics(ft.Semantics(content=line, checked=chosen))


_FAINT = ft.Colors.OUTLINE_VARIANT
_LARGE = ft.TextThemeStyle.TITLE_LARGE
_MEDIUM = ft.TextThemeStyle.TITLE_MEDIUM
