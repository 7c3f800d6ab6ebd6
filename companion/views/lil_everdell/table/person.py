"""A person's turn: where the friend goes, then which card; and the opponent's, which is a card too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.match import dice
from companion.match.panel_stack import ACTING
from companion.screen import theme
from companion.screen.boundary import component
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.asking import asking
from companion.views.lil_everdell.table.cells import cell_grid
from companion.views.lil_everdell.table.diagram import diagram_asked
from companion.views.lil_everdell.table.teaching import Teaching
from companion.views.lil_everdell.table.which import Choosing, which
from companion.views.lil_everdell.table.window import SIGNS_ONLY, LilWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import across
from companion.widgets.answers import answer, grid, picture_button, toggle
from companion.widgets.controls import Act, button
from companion.widgets.layout import column, row
from companion.widgets.pictures import picture
from rules.kernel import Move, Option
from rules.lil_everdell.components.cards import Card
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.places import Spot
from rules.lil_everdell.components.traits import Colour, Kind
from rules.lil_everdell.moves import NoCard, OpponentCard, PlaceFriend, PlayCard, RollD8
from rules.lil_everdell.opponent.turn import rolls_again
from rules.lil_everdell.players import Laid
from rules.lil_everdell.state import Phase

WHICH, TEACH = "which", "teach"
Make = Callable[[Laid], Move]


@component
def FriendTurn(window: LilWindow) -> ft.Control:
    """Top spaces, dice from the left, own red cards."""
    keys, question = AnswerKeys(window), window.question
    assert question is not None
    tops: list[ft.Control] = []
    others: list[ft.Control] = []
    for option in question.options:
        at_top = option.move.place.spot not in (Spot.DIE, Spot.RED_CARD)
        (tops if at_top else others).append(_place(window, keys, option))
    many = max(len(others) if len(others) <= SETUP.dice else SETUP.dice, 3)
    return column([*asking(window), grid(tops, 3), *([grid(others, across(window.store, many))] if others else [])])


def _place(window: LilWindow, keys: AnswerKeys, option: Option[PlaceFriend]) -> ft.Control:
    store, state, place = window.store, window.state, option.move.place
    taken = state.occupant(place) if place.spot is Spot.DIE else None
    if place.spot is Spot.RED_CARD and place in (state.players[option.move.seat].friends or ()):
        taken = option.move.seat
    return keys.place(
        partial(window.play, option.move),
        lambda act, _: picture_button(
            store.say(option.label),
            looks.place(place, store.dark),
            act,
            spoken=_spoken(window, option),
            corner=looks.player(state, taken, store.dark, plain=True) if taken is not None else "",
            grey=option.refusal is not None,
            size=theme.SIGN if store.shape.short else sizes.SMALL_FACE,
        ),
    )


def _spoken(window: LilWindow, option: Option[PlaceFriend]) -> str:
    """Equal red cards are told apart by their numbers."""
    store, place = window.store, option.move.place
    name = store.say(option.label)
    numbered = place.spot is Spot.RED_CARD
    return store.text("lil_everdell_table.card_n", card=name, n=place.at + 1) if numbered else name


@component
def CardTurn(window: LilWindow) -> ft.Control:
    """A person's card, or the one that the die pointed at for the opponent."""
    state = window.state
    royal, seat = state.phase is Phase.OPPONENT, state.turn

    def make(laid: Laid) -> Move:
        return OpponentCard(laid=laid) if royal else PlayCard(seat=seat, laid=laid)

    doing, _, sort = window.panel.removeprefix(ACTING).partition(":")
    if doing in (WHICH, TEACH):
        colour, _, kind = sort.partition(".")
        cell = Colour(colour), Kind(kind)
        return _which(window, cell, make) if doing == WHICH else Teaching(window, cell, make)
    return _card(window, make, royal)


def _card(window: LilWindow, make: Make, royal: bool) -> ft.Control:
    store, question, keys = window.store, window.question, AnswerKeys(window)
    assert question is not None
    signs = [option for option in question.options if _laid(option) and not _laid(option).card]
    grey = [(laid.colour, laid.kind) for option in signs if option.refusal and (laid := _laid(option))]

    def pick(colour: Colour, kind: Kind) -> None:
        if store.switched(SIGNS_ONLY) or (colour, kind) in grey:
            window.play(make(Laid(colour=colour, kind=kind)))
        else:
            window.open(f"{ACTING}{WHICH}:{colour.value}.{kind.value}")

    cells = cell_grid(store, pick, keys.place, grey)
    none = [_no_card(window, option.move) for option in question.options if isinstance(option.move, NoCard)]
    roll = [_roll(window)] if royal and not window.state.roll else []
    store.keys.named = {**store.keys.named, **_named_keys(window)}
    small = [*roll, *none]
    return ft.Column(
        [
            *asking(window, *(small if store.shape.flat else [])),
            *(_rolled(window) if royal else []),
            cells,
            *(
                []
                if store.shape.flat
                else [ft.Row([*(_wide(one) for one in small), _switch(window)], spacing=theme.GAP)]
            ),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _laid(option: Option[Any]) -> Any:
    return getattr(option.move, "laid", None)


def _wide(control: ft.Control) -> ft.Control:
    return ft.Container(control, expand=True)


def _named_keys(window: LilWindow) -> dict[str, Act]:
    """No card and the die have their letters."""
    if window.state.phase is Phase.OPPONENT:
        return {"D": partial(roll_d8, window)}
    return {"N": partial(window.play, NoCard(seat=window.state.turn))}


def _no_card(window: LilWindow, move: NoCard) -> ft.Control:
    store = window.store
    words, svg = store.text("lil_everdell.answer_no_card"), looks.sign("no_card", store.dark)
    return answer(words, partial(window.play, move), svg="" if store.shape.flat else svg)


def _switch(window: LilWindow) -> ft.Control:
    """Remembered by the device: whether a card's name is asked for."""
    store = window.store
    on = not store.switched(SIGNS_ONLY)

    async def turn() -> None:
        await store.switch(SIGNS_ONLY)
        window.redraw.count += 1

    return toggle(store.text("lil_everdell_table.which_card"), on, turn)


# The opponent


def _roll(window: LilWindow) -> ft.Control:
    store = window.store
    words, svg = store.text("lil_everdell_table.roll_for_me"), looks.sign("d8", store.dark)
    return answer(words, partial(roll_d8, window), svg="" if store.shape.flat else svg)


def roll_d8(window: LilWindow) -> None:
    """Until a place is free."""
    rolls = [dice.one_of(range(1, SETUP.d8 + 1))]
    while rolls_again(window.state, rolls[-1]):
        rolls.append(dice.one_of(range(1, SETUP.d8 + 1)))
    window.play(RollD8(rolls=tuple(rolls)))


def _rolled(window: LilWindow) -> list[ft.Control]:
    """The number large, and the place lit once the diagram is known."""
    store, state = window.store, window.state
    if not state.roll:
        return []
    side = sizes.SMALL_FACE if store.shape.short else sizes.PRIZE
    shown = [
        picture(looks.d8(n, store.dark), store.text("lil_everdell_table.rolled", n=n), width=side, height=side)
        for n in state.roll
    ]
    diagram, known = state.facts.diagram, state.facts
    if diagram is not None:
        gaps = tuple(place for gap in state.foe.gaps if gap is not None and (place := known.place(gap)))
        width, height = sizes.DISPLAY if diagram.rows == 1 else sizes.DISPLAY_TWO
        friend = looks.animal_of(state, state.turn)
        drawn = looks.display(diagram.rows, known.place(state.roll[-1]), gaps, friend, store.dark)
        shown.append(picture(drawn, "", width=width, height=height))
    asked = diagram_asked(window) if diagram is None and not store.shape.flat else []
    return [row(*shown), *asked]


# Which card


def _which(window: LilWindow, cell: tuple[Colour, Kind], make: Make) -> ft.Control:
    store, state, keys = window.store, window.state, AnswerKeys(window)
    question = window.question
    assert question is not None
    colour, kind = cell
    named = [option for option in question.options if _laid(option) and _laid(option).card]
    cards = [(state.facts.cards[_laid(one).card], one.refusal is not None) for one in named]

    def chosen(card: Card) -> None:
        window.play(make(Laid(colour=colour, kind=kind, card=card.id)))

    way = Choosing(
        card=chosen,
        points=lambda n: window.play(make(Laid(colour=colour, kind=kind, points=n))),
        later=partial(window.play, make(Laid(colour=colour, kind=kind))),
        back=window.close,
        teach=None if window.amending else partial(window.open, f"{ACTING}{TEACH}:{colour.value}.{kind.value}"),
    )
    fitting = [(card, grey) for card, grey in cards if (card.colour, card.kind) == cell]
    return column(which(store, state.facts, cell, fitting, way, keys.place))


def back_button(window: LilWindow) -> ft.Control:
    return row(button(window.store.text("table.back"), window.close, icon=ft.Icons.ARROW_BACK))
