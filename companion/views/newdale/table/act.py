"""Phase IV: what a marker does. A production says what became of it; other spaces list what may be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.newdale.table.action_space import on_space
from companion.views.newdale.table.build import build_parts
from companion.views.newdale.table.untold import tell_chains
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import use_choice
from companion.views.table.question import asks
from companion.widgets.layout import column
from companion.widgets.picking import counter
from rules.kernel import Option, Phrase, phrase
from rules.newdale.moves import Build, NotDone, OtherAction, Produce
from rules.newdale.players import BoardSpace, OnArea, OnBoard, Space
from rules.newdale.steps import ActDue


@component
def ActTurn(window: NewdaleWindow) -> ft.Control:
    question, keys, state = window.question, AnswerKeys(window), window.state
    assert question is not None
    step = state.steps[0]
    assert isinstance(step, ActDue)
    space = state.players[step.seat].placed(step.marker)
    above, options, below = list[ft.Control](), _sorted(question.options), _chain_untold(window, step.seat, space)
    if isinstance(space, OnBoard) and space.space is BoardSpace.BUILD:
        above = build_parts(window, keys, step.seat, step.marker)
    elif isinstance(space, OnBoard):
        above, options, below = on_space(window, step.seat, space.space, options)
    return ft.Column(
        [
            *asks(window, question),
            *(_with_chain(window, keys, question.options) if any(_chains(each) for each in question.entries) else ()),
            *above,
            column(keys.answers(options)),
            *below,
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _chains(entry: Any) -> bool:
    return any(isinstance(sample, Produce) for sample in entry.samples)


def _sorted(options: tuple[Option[Any], ...]) -> Sequence[Option[Any]]:
    """What can be done first; then nothing done; what cannot, last."""
    return sorted(
        options, key=lambda option: (option.refusal is not None, isinstance(option.move, NotDone | OtherAction))
    )


def _chain_untold(window: NewdaleWindow, seat: int, space: Space | None) -> list[ft.Control]:
    """Told now that it may work."""
    at = window.state.players[seat].at(space.area) if isinstance(space, OnArea) else None
    return tell_chains(window, seat, () if at is None else (at,))


def _with_chain(window: NewdaleWindow, keys: AnswerKeys, options: tuple[Option[Any], ...]) -> list[ft.Control]:
    """Fewer than the chain could make, or as many as the hand has cards."""
    store = window.store
    n, choose = use_choice(window, "chain", 0, counts=True)
    name = store.text("newdale.entry_chain")
    shown: list[ft.Control] = [counter(store, name, n, choose)]
    if n:
        plain = [option for option in options if isinstance(option.move, Produce) and not option.move.chain]
        made = [_chained(option, n) for option in plain if option.refusal is None]
        first = options[0].move
        assert not isinstance(first, Build)
        alone = Produce(seat=first.seat, marker=first.marker, chain=n)
        made.append(Option(label=_label("answer_chain", n=n), move=alone))
        shown.append(column(keys.answers(made)))
    return shown


def _chained(option: Option[Any], n: int) -> Option[Any]:
    move = option.move.replace(chain=n)
    said = _label("answer_produce_both", n=move.goods, chain=n, cards=move.cards, tokens=move.stand_ins)
    return Option(label=said, move=move)


def _label(key: str, **params: int) -> Phrase:
    return phrase(f"newdale.{key}", **params)
