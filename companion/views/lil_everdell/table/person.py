"""A person's turn: where the friend goes, then which card; and the opponent's, which is a card too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.match.panel_stack import ACTING
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.asking import asking, told_below
from companion.views.lil_everdell.table.cells import Cell, cell_grid
from companion.views.lil_everdell.table.diagram import diagram_asked
from companion.views.lil_everdell.table.opponent import roll_button, roll_d8, rolled
from companion.views.lil_everdell.table.pictured import card_button, marks, pictured, pictured_place, pictures_across
from companion.views.lil_everdell.table.teaching import Teaching
from companion.views.lil_everdell.table.which import Choosing, which
from companion.views.lil_everdell.table.window import PICTURES, SIGNS_ONLY, LilWindow, large_words
from companion.views.table.answer_keys import AnswerKeys
from companion.widgets.answers import grid, toggle
from companion.widgets.controls import Act, Action
from companion.widgets.layout import column
from rules.kernel import Move, Option
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.places import Place, Spot
from rules.lil_everdell.components.traits import CELLS, Colour, Kind
from rules.lil_everdell.moves import NoCard, OpponentCard, PlaceFriend, PlayCard
from rules.lil_everdell.opponent.turn import may_hit_gap
from rules.lil_everdell.players import Laid
from rules.lil_everdell.state import Phase
from rules.lil_everdell.tell.naming import card_name

WHICH, TEACH = "which", "teach"
TOP, DICE, RED = range(3)
"""Rows of places for a friend."""
Make = Callable[[Laid], Move]


@component
def FriendTurn(window: LilWindow) -> ft.Control:
    """Top spaces, dice from the left, own red cards."""
    keys, question = AnswerKeys(window), window.question
    assert question is not None
    made: dict[int, list[ft.Control]] = {}
    for option in question.options:
        made.setdefault(_row(window, option.move.place), []).append(_place(window, keys, option))
    rows = [grid(made[row], _across(window.store, row, len(made[row]))) for row in sorted(made)]
    return column([*asking(window), *rows, *told_below(window)])


def _row(window: LilWindow, place: Place) -> int:
    """Own red cards beside the dice; names in large words have a row of their own."""
    if place.spot is Spot.RED_CARD:
        return RED if large_words(window.store) else DICE
    return DICE if place.spot is Spot.DIE else TOP


def _across(store: Store, row: int, places: int) -> int:
    """So many side by side; large words are few letters there."""
    usual = {TOP: 3, DICE: min(max(places, 3), SETUP.dice), RED: 2}[row]
    return usual if large_words(store) else pictures_across(store, usual)


def _place(window: LilWindow, keys: AnswerKeys, option: Option[PlaceFriend]) -> ft.Control:
    store, state, place = window.store, window.state, option.move.place
    taken = state.occupant(place) if place.spot is Spot.DIE else None
    if place.spot is Spot.RED_CARD and place in (state.players[option.move.seat].friends or ()):
        taken = option.move.seat
    return keys.place(
        Action(window.play, option.move),
        lambda act, _: pictured_place(
            store,
            _written(window, option),
            looks.place(state, option.move.seat, place, store.dark),
            act,
            spoken=_spoken(window, option),
            corner=looks.player(state, taken, store.dark, plain=True) if taken is not None else "",
            grey=option.refusal is not None,
            size=theme.SIGN if store.shape.short else sizes.SMALL_FACE,
        ),
    )


def _written(window: LilWindow, option: Option[PlaceFriend]) -> str:
    """In few letters where they are large: its drawing says the rest."""
    store, place = window.store, option.move.place
    if not large_words(store):
        return store.say(option.label)
    if place.spot is Spot.RED_CARD:
        laid = window.state.players[option.move.seat].cards[place.at]
        return store.called(card_name(window.state.facts, laid))
    return str(place.at) if place.spot is Spot.DIE else store.text("lil_everdell_table.top", spot=place.spot.value)


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
    return _card(window, royal)


def _card(window: LilWindow, royal: bool) -> ft.Control:
    store, question, keys = window.store, window.question, AnswerKeys(window)
    assert question is not None
    by_cell = {_cell(option): option for option in question.options if _laid(option) and not _laid(option).card}
    grey = [cell for cell, option in by_cell.items() if option.refusal]

    def pick(colour: Colour, kind: Kind) -> Act:
        if store.switched(SIGNS_ONLY) or (colour, kind) in grey:
            return Action(window.play, by_cell[colour, kind].move)
        return Action(window.open, f"{ACTING}{WHICH}:{colour.value}.{kind.value}")

    cells = cell_grid(store, pick, keys.place, grey, below=_known_below(window))
    small = [*([roll_button(window)] if royal and _rolls(window) else []), *_no_card(window)]
    store.keys.named = {**store.keys.named, **_named_keys(window)}
    beside, below = rolled(window) if royal else ([], [])
    return ft.Column(
        [
            *asking(window, *beside, *(small if store.shape.flat else [])),
            *below,
            cells,
            *([] if store.shape.flat else _last_row(window, small)),
            *told_below(window),
            *(diagram_asked(window) if royal and window.state.roll else []),
        ],
        spacing=theme.NEAR if store.shape.short else theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _rolls(window: LilWindow) -> bool:
    """Whether the app may roll for the opponent: a card that is asked for again has been pointed at already."""
    return not window.amending and (not window.state.roll or may_hit_gap(window.state))


def _laid(option: Option[Any]) -> Any:
    return getattr(option.move, "laid", None)


def _cell(option: Option[Any]) -> Cell:
    laid = _laid(option)
    return laid.colour, laid.kind


def _known_below(window: LilWindow) -> Mapping[Cell, Sequence[ft.Control]] | None:
    """Where there is room, the known cards of every cell: one tap each. Large names would be broken apart."""
    store, known, question = window.store, window.state.facts, window.question
    if not store.wide or store.shape.flat or large_words(store) or store.switched(SIGNS_ONLY) or question is None:
        return None
    named = [option for option in question.options if _laid(option) and _laid(option).card]
    apart = marks(store, known, (known.cards[_laid(option).card] for option in named))
    found: dict[Cell, list[ft.Control]] = {cell: [] for cell in CELLS}
    for option in named:
        card, act = known.cards[_laid(option).card], Action(window.play, option.move)
        grey = option.refusal is not None
        found[_cell(option)].append(card_button(store, known, card, apart.get(card.id, ""), act, grey=grey, small=True))
    return found


def _last_row(window: LilWindow, small: list[ft.Control]) -> list[ft.Control]:
    """Below the cells, large words below each other; the switch is a matter of words."""
    switch = [] if window.store.switched(PICTURES) else [_switch(window)]
    if window.store.preferences.text_size >= theme.LARGE_TEXT:
        return [*small, *switch]
    held = [*(ft.Container(one, expand=True) for one in small), *switch]
    return [ft.Row(held, spacing=theme.GAP)] if held else []


def _named_keys(window: LilWindow) -> dict[str, Act]:
    """No card and the die have their letters."""
    if window.state.phase is Phase.OPPONENT:
        return {} if window.amending else {"D": partial(roll_d8, window)}
    return {"N": partial(window.play, NoCard(seat=window.state.turn))}


def _no_card(window: LilWindow) -> list[ft.Control]:
    store, question = window.store, window.question
    assert question is not None
    words, svg = store.text("lil_everdell.answer_no_card"), looks.sign("no_card", store.dark)
    moves = [option.move for option in question.options if isinstance(option.move, NoCard)]
    worded = store.shape.flat and not store.switched(PICTURES)
    return [pictured(store, words, "" if worded else svg, Action(window.play, move)) for move in moves]


def _switch(window: LilWindow) -> ft.Control:
    """Remembered by the device: whether a card's name is asked for."""
    store = window.store
    on = not store.switched(SIGNS_ONLY)

    async def turn() -> None:
        await store.switch(SIGNS_ONLY)
        window.redraw.count += 1

    return toggle(store.text("lil_everdell_table.which_card"), on, turn)


# Which card


def _which(window: LilWindow, cell: Cell, make: Make) -> ft.Control:
    store, state, keys = window.store, window.state, AnswerKeys(window)
    question = window.question
    assert question is not None
    colour, kind = cell
    named = [option for option in question.options if _laid(option) and _laid(option).card and _cell(option) == cell]
    cards = [(state.facts.cards[_laid(one).card], one.refusal is not None) for one in named]

    def play(**told: Any) -> Act:
        return Action(window.play, make(Laid(colour=colour, kind=kind, **told)))

    way = Choosing(
        card=lambda card: play(card=card.id),
        points=lambda n: play(points=n),
        later=play(),
        back=Action(window.close),
        teach=None if window.amending else Action(window.open, f"{ACTING}{TEACH}:{colour.value}.{kind.value}"),
    )
    return column(which(store, state.facts, cell, cards, way, keys.place))
