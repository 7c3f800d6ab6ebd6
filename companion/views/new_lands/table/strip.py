"""The strip: everybody's points and meeples at home, whose turn it is, what is left to draw."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.match.panel_stack import ACTING
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.views.new_lands import looks, sizes
from companion.views.new_lands.table.window import PERSON, SEAT, LandsWindow, acting_seat, colour
from companion.widgets.entries import panel
from companion.widgets.pictures import picture
from rules.kernel import Model
from rules.new_lands.components.numbers import MEEPLES
from rules.new_lands.final import total
from rules.new_lands.state import Phase


class Seen(Model):
    """What the strip shows of a person."""

    name: str
    colour: str
    points: int
    home: int
    turn: bool
    left: bool


class Glance(Model):
    """An equal one is not drawn again."""

    people: tuple[Seen, ...]
    tiles: int
    turns: tuple[int, ...]
    ledger: bool


def glance(window: LandsWindow) -> Glance:
    state, turn = window.state, acting_seat(window)
    people = tuple(
        Seen(
            name=window.store.written(state.name(seat)),
            colour=colour(window, seat),
            points=total(state, seat),
            home=player.home,
            turn=seat == turn and not state.over,
            left=player.left,
        )
        for seat, player in enumerate(state.players)
    )
    turns = (0,) * len(people) if state.over else state.turns
    return Glance(people=people, tiles=state.left, turns=turns, ledger=state.phase is Phase.TURN)


def strip(window: LandsWindow) -> ft.Control:
    return Strip(window.store, glance(window), window.open)


@component
def _Strip(store: Store, seen: Glance, show: Callable[[str], None]) -> ft.Control:
    size, crowd = store.preferences.text_size, len(seen.people) > 3
    beside = store.wide or size <= theme.SMALL_TEXT or (size < theme.LARGE_TEXT and not crowd)
    width = sizes.PERSON if size <= theme.SMALL_TEXT else sizes.PERSON_LARGE
    people = ft.Row(
        [Person(store, person, _opens(seen, seat), width, store.dark, show) for seat, person in enumerate(seen.people)],
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        expand=beside,
    )
    left = ft.Text(
        turns_left(store, seen),
        theme_style=ft.TextThemeStyle.LABEL_SMALL,
        text_align=ft.TextAlign.END if beside else ft.TextAlign.START,
        color=ft.Colors.ON_SURFACE_VARIANT,
    )
    told = theme.STRIP_PART if crowd and not store.wide else theme.EXHIBIT * max(1, size / 100)
    return ft.Container(
        ft.Row([people, ft.Container(left, width=told)], spacing=theme.NEAR) if beside else ft.Column([people, left]),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        padding=ft.Padding.symmetric(horizontal=theme.NEAR, vertical=theme.CLOSE),
    )


Strip = memo(_Strip)


def turns_left(store: Store, seen: Glance) -> str:
    """`12 tiles left · 9 turns each, Ola 10`."""
    tiles = store.text("new_lands_table.tiles_left", n=seen.tiles)
    playing = [n for person, n in zip(seen.people, seen.turns, strict=True) if not person.left]
    if not any(playing) or (len(seen.people) > 3 and not store.wide):
        return tiles
    least = min(playing)
    more = [person.name for person, n in zip(seen.people, seen.turns, strict=True) if n > least and not person.left]
    if not more:
        return f"{tiles} · {store.text('new_lands_table.turns_each', n=least)}"
    return f"{tiles} · {store.text('new_lands_table.turns_more', n=least, names=', '.join(more), more=least + 1)}"


def _opens(seen: Glance, seat: int) -> str:
    """In the Ledger a tap makes it their turn."""
    return f"{ACTING}{SEAT}:{seat}" if seen.ledger and not seen.people[seat].left else f"{PERSON}:{seat}"


@component
def _Person(
    store: Store, person: Seen, opens: str, across: float, dark: bool, show: Callable[[str], None]
) -> ft.Control:
    width, height = sizes.BADGE
    words: list[ft.Control] = [
        ft.Text(str(person.points), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        ft.Text(person.name, theme_style=ft.TextThemeStyle.LABEL_SMALL, no_wrap=True, overflow=ft.TextOverflow.CLIP),
    ]
    svg = looks.badge(person.colour, person.home, MEEPLES, dark)
    drawn = ft.Row(
        [picture(svg, "", width=width, height=height), ft.Column(words, spacing=0, tight=True, expand=True)],
        spacing=theme.CLOSE,
    )
    spoken = store.text(
        "new_lands_table.person",
        name=person.name,
        n=person.points,
        home=person.home,
        turn="left" if person.left else "yes" if person.turn else "no",
    )
    button = panel(spoken, drawn, partial(show, opens), padding=theme.NEAR, sides=theme.NEAR)
    edge = ft.Border.all(theme.CHOSEN_BORDER, ft.Colors.PRIMARY if person.turn else ft.Colors.TRANSPARENT)
    return ft.Container(
        button,
        border=edge,
        border_radius=theme.SMALL_RADIUS,
        opacity=theme.GREY if person.left else 1,
        width=across,
    )


Person = memo(_Person)
