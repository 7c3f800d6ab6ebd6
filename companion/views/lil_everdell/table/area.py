"""What somebody has: the cards of an area, its parade tokens, and whatever can happen to them at any time."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import flet as ft

from companion.screen import theme
from companion.screen.store import Store
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.cells import cell_grid
from companion.views.lil_everdell.table.teaching import Teaching
from companion.views.lil_everdell.table.window import PICTURES, LilWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import across, panel
from companion.widgets.answers import answer, grid, stepper
from companion.widgets.controls import Act, Action, Emphasis, button
from companion.widgets.entries import panel as entry_panel
from companion.widgets.layout import note, row
from companion.widgets.picking import one_less_and_more, picks
from companion.widgets.pictures import picture
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.parades import ParadeKind, ParadeToken
from rules.lil_everdell.components.traits import Colour, Kind, Royal
from rules.lil_everdell.moves import CorrectOpponent, CorrectPerson, LoseCard, NameCard, PlayCard
from rules.lil_everdell.players import Laid
from rules.lil_everdell.tell.naming import card_name
from rules.moves import Leave

TEACH: Final = "teach:"
"""The panel in which a card that lies in an area is taught."""


def area(window: LilWindow, which: str) -> ft.Control:
    store, state, seat = window.store, window.state, int(which)
    player = state.players[seat]
    cards = [_card(window, seat, at, laid) for at, laid in enumerate(player.cards)]
    return panel(
        window,
        store.called(state.called(seat)),
        ft.Row(
            [
                picture(looks.player(state, seat, store.dark), "", width=sizes.FACE, height=sizes.FACE),
                note(store.text("lil_everdell_table.area_about", n=len(player.cards))),
            ],
            spacing=theme.GAP,
            wrap=True,
        ),
        *([grid(cards, across(store, 5 if store.wide else 3))] if cards else []),
        *([] if player.complete else [note(store.text("lil_everdell.fix_complete", complete="no"))]),
        *_told(window, seat),
        *([] if store.switched(PICTURES) else [_tokens_heading(store)]),
        *(_tokens(window, seat, kind) for kind in ParadeKind),
        *(_acts(window, seat) if seat != state.opponent_seat else []),
        entry="parades",
        sign=looks.player(state, seat, store.dark, plain=True) if store.switched(PICTURES) else "",
    )


def _card(window: LilWindow, seat: int, at: int, laid: Laid) -> ft.Control:
    store, state = window.store, window.state
    name = store.called(card_name(state.facts, laid))
    width, height = sizes.CELL
    drawn = picture(looks.laid_card(state, laid, store.dark), "", width=width, height=height)
    words = ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_SMALL, text_align=ft.TextAlign.CENTER)
    held = ft.Column([drawn, words], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    said = store.text("lil_everdell_table.card_n", card=name, n=at + 1)
    centred = ft.Container(held, alignment=ft.Alignment.CENTER)
    return entry_panel(said, centred, partial(window.open, f"card:{seat}.{at}"), padding=theme.NEAR, expand=True)


def _tokens_heading(store: Store) -> ft.Control:
    return ft.Text(store.text("lil_everdell_table.tokens_of"), theme_style=ft.TextThemeStyle.TITLE_SMALL)


def _tokens(window: LilWindow, seat: int, kind: ParadeKind) -> ft.Control:
    """The value somebody has of a kind; a tap puts it right."""
    store, state = window.store, window.state
    tokens = state.players[seat].parades
    held = [token.value for token in tokens or () if token.kind is kind]
    name = store.text("lil_everdell.parade", parade=kind.value)
    none: tuple[str, int | None] = store.text("lil_everdell_new.no_token"), None
    options = [none, *((str(value), value) for value in state.setup.stack)]

    def choose(value: int | None) -> None:
        others = tuple(token for token in tokens or () if token.kind is not kind)
        after = others if value is None else (*others, ParadeToken(kind=kind, value=value))
        window.play(_right(window, seat, parades=after))

    chosen = () if tokens is None else tuple(held) or (None,)
    drawn = picture(
        looks.parade(kind.value, held[-1] if held else None, store.dark), "", width=sizes.TOKEN, height=sizes.TOKEN
    )
    return ft.Row([drawn, picks(options, chosen, choose, of=name)], spacing=theme.GAP)


def _right(window: LilWindow, seat: int, **has: Any) -> CorrectOpponent | CorrectPerson:
    return CorrectOpponent(**has) if seat == window.state.opponent_seat else CorrectPerson(seat=seat, **has)


def _told(window: LilWindow, seat: int) -> list[ft.Control]:
    """What was forgotten of an area is added; of people who are not followed nothing is told."""
    store, state = window.store, window.state
    opponent = seat == state.opponent_seat
    more = button(store.text("lil_everdell_table.extra_card"), partial(window.open, f"extra:{seat}"), icon=ft.Icons.ADD)
    whole = button(
        store.text("lil_everdell.fix_complete", complete="yes"),
        partial(window.play, _right(window, seat, complete=True)),
        weight=Emphasis.QUIET,
    )
    untold = not state.players[seat].complete and (opponent or not state.only_opponent)
    shown = [*([more] if opponent else []), *([whole] if untold else [])]
    return [*([row(*shown)] if shown else []), *([_gaps(window)] if opponent and state.royal is Royal.QUEEN else [])]


def _gaps(window: LilWindow) -> ft.Control:
    """How many places of the display the Queen's friends hold."""
    store, held = window.store, window.state.foe.gaps
    name = store.text("lil_everdell_table.gaps")

    def put(gaps: tuple[int | None, ...]) -> None:
        if len(gaps) <= SETUP.friends and gaps != held:
            window.put_right(CorrectOpponent(gaps=gaps))

    ends = one_less_and_more(store, name, partial(put, held[:-1]), partial(put, (*held, None)))
    return stepper(name, str(len(held)), *ends)


def _acts(window: LilWindow, seat: int) -> list[ft.Control]:
    """Of people who are not followed, or have left, no card can be told."""
    store, person = window.store, window.state.person(seat)
    gone = person is not None and person.left
    more = button(store.text("lil_everdell_table.extra_card"), partial(window.open, f"extra:{seat}"), icon=ft.Icons.ADD)
    leave = button(
        store.text("lil_everdell_table.leaves_table"), partial(window.play, Leave(seat=seat)), weight=Emphasis.QUIET
    )
    back = button(
        store.text("lil_everdell_table.back_at_table"),
        partial(window.play, CorrectPerson(seat=seat, left=False)),
        weight=Emphasis.QUIET,
    )
    shown = [] if gone or window.state.only_opponent else [more]
    return [row(*shown, back if gone else leave)]


def extra(window: LilWindow, which: str) -> ft.Control:
    """A card that another card's effect brought, or that was forgotten of the opponent: it ends no turn."""
    store, seat = window.store, int(which)

    def pick(colour: Colour, kind: Kind) -> Act:
        laid = Laid(colour=colour, kind=kind)
        if seat == window.state.opponent_seat:
            return Action(_play, window, CorrectOpponent(cards=(*window.state.foe.cards, laid)))
        return Action(_play, window, PlayCard(seat=seat, laid=laid, extra=True))

    cells = cell_grid(store, pick, AnswerKeys(window).place)
    return panel(
        window, store.text("lil_everdell_table.extra_card"), cells, entry="play_card", sign=_cards_sign(window)
    )


def _cards_sign(window: LilWindow) -> str:
    return looks.sign("cards", window.store.dark) if window.store.switched(PICTURES) else ""


def card_panel(window: LilWindow, which: str) -> ft.Control:
    """Which one it was, and the way out of the area."""
    store, state = window.store, window.state
    seat, at = (int(part) for part in which.split("."))
    cards = state.players[seat].cards
    if at >= len(cards):
        return panel(window, store.called(state.called(seat)))
    laid, keys = cards[at], AnswerKeys(window)
    fits = [card for card in state.facts.cards.values() if (card.colour, card.kind) == (laid.colour, laid.kind)]
    named = [
        keys.place(
            partial(_play, window, NameCard(seat=seat, at=at, card=card.id)),
            partial(_named, store.called(state.facts.name(card.id)), looks.card(state.facts, card, store.dark)),
        )
        for card in fits
        if card.starting == laid.starting and card.id != laid.card
    ]
    teach = button(store.text("lil_everdell_table.teach"), partial(window.open, f"{TEACH}{which}"), icon=ft.Icons.ADD)
    lose = button(store.text("lil_everdell_table.card_leaves"), partial(_play, window, LoseCard(seat=seat, at=at)))
    width, height = sizes.CELL
    drawn = picture(looks.laid_card(state, laid, store.dark), "", width=width, height=height)
    return panel(
        window,
        store.called(card_name(state.facts, laid)),
        ft.Row([drawn, *([] if laid.starting and not named else [note(store.text("lil_everdell_table.really_is"))])]),
        *named,
        row(*([] if laid.starting else [teach]), lose),
        entry="same_card",
        sign=_cards_sign(window),
    )


def teach_panel(window: LilWindow, which: str) -> ft.Control:
    """A card of which nobody knew the name is taught where it lies."""
    store, state = window.store, window.state
    seat, at = (int(part) for part in which.split("."))
    cards = state.players[seat].cards
    if at >= len(cards):
        return panel(window, store.called(state.called(seat)))
    laid = cards[at]

    def make(told: Laid) -> NameCard:
        assert told.card
        return NameCard(seat=seat, at=at, card=told.card)

    heading, form = store.called(card_name(state.facts, laid)), Teaching(window, (laid.colour, laid.kind), make, True)
    return panel(window, heading, form, entry="teach_card", sign=_cards_sign(window))


def _named(name: str, svg: str, act: partial[None], _key: int) -> ft.Control:
    return answer(name, act, svg=svg)


def _play(window: LilWindow, move: NameCard | LoseCard | PlayCard | CorrectOpponent) -> None:
    if window.try_move(move):
        window.close()
