"""A space of the action board: any other payment than proposed, what a chapter's own space did in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import flet as ft

from companion.views.newdale.table.payment import paid_by_hand
from companion.views.newdale.table.untold import tell_prices
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.frame import use_choice
from companion.widgets.layout import folded
from companion.widgets.typing import Typed
from rules.kernel import Option, phrase
from rules.newdale.moves import Develop, OtherAction, Pay, Unlock
from rules.newdale.players import BoardSpace
from rules.newdale.tell.naming import paid_name

PAID: Final = (BoardSpace.UNLOCK, BoardSpace.DEVELOP)
LONGEST: Final = 200
"""Letters of what was done."""
Options = Sequence[Option[Any]]


def on_space(
    window: NewdaleWindow, seat: int, space: BoardSpace, options: Options
) -> tuple[list[ft.Control], Options, list[ft.Control]]:
    """What lies above the answers, the answers, what lies below them."""
    if space is BoardSpace.OTHER:
        field, said = _in_words(window, options)
        return [field], said, []
    if space in PAID and any(built.goods for built in window.state.players[seat].built):
        return [], *_otherwise(window, seat, options)
    return [], options, []


def _otherwise(window: NewdaleWindow, seat: int, options: Options) -> tuple[Options, list[ft.Control]]:
    store = window.store
    nothing: tuple[Pay, ...] = ()
    own, pay = use_choice(window, "paid", nothing, counts=True)
    words = store.text("newdale_table.pay_with")
    below = [folded(words, *paid_by_hand(window, seat, own, pay, words)), *tell_prices(window, seat)]
    if not own:
        return options, below
    paid = [option for option in options if isinstance(option.move, Unlock | Develop)]
    kinds = {option.move.replace(paid=own): option.label for option in paid}
    name = paid_name(window.state, seat, own)
    why_not = window.table.game.why_not
    made: list[Option[Any]] = [
        Option(
            label=phrase(label.key, **{**label.params, "paid": name}), move=move, refusal=why_not(window.state, move)
        )
        for move, label in kinds.items()
    ]
    return [*(each for each in made if each.refusal is None), *options], below


def _in_words(window: NewdaleWindow, options: Options) -> tuple[ft.Control, Options]:
    store = window.store
    text, write = use_choice(window, "text", "", counts=True)
    field = Typed(store.text("newdale_table.what_was_done"), text, write, store, {})
    said = [_said(option, text.strip()[:LONGEST]) for option in options]
    return field, said


def _said(option: Option[Any], text: str) -> Option[Any]:
    told = isinstance(option.move, OtherAction) and text
    return option.replace(move=option.move.replace(text=text)) if told else option
