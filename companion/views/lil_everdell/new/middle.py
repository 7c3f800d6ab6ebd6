"""A game that is already going: where it stands, and as much of everybody's area as people care to tell."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.screen import theme
from companion.views.lil_everdell.new.draft import Middle, chair_at
from companion.views.lil_everdell.new.form import Form
from companion.views.lil_everdell.table import looks
from companion.views.new.doubts import all_doubts
from companion.widgets.answers import grid, stepper
from companion.widgets.controls import choices
from companion.widgets.layout import folded, note, section
from companion.widgets.picking import counter, one_less_and_more, picks
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.components.traits import CELLS, Colour, Kind
from rules.lil_everdell.score.standing import doubts
from rules.lil_everdell.setup import Depth, Setup


def middle_step(form: Form) -> list[ft.Control]:
    middle, setup = form.draft.middle or Middle(), form.setup
    told = [seat for seat in range(setup.players) if _is_told(setup, seat)]
    return [
        note(form.text("middle_about")),
        *all_doubts(form, doubts(setup)),
        _where(form, middle, setup),
        *(
            folded(form.text("area_of", name=_name(form, setup, seat)), *_area(form, middle, setup, seat))
            for seat in told
        ),
    ]


def _is_told(setup: Setup, seat: int) -> bool:
    return seat == setup.opponent_seat or setup.tracking is not Depth.OPPONENT_ONLY


def _name(form: Form, setup: Setup, seat: int) -> str:
    if seat == setup.opponent_seat and form.draft.royal:
        return form.store.text("lil_everdell.royal", who=form.draft.royal.value)
    return form.name(chair_at(setup, seat))


def _change(form: Form, how: Callable[[Middle], Middle]) -> None:
    form.edit(lambda draft: draft.replace(middle=how(draft.middle or Middle())))


def _where(form: Form, middle: Middle, setup: Setup) -> ft.Control:
    rounds = [(str(n), n) for n in range(1, SETUP.rounds + 1)]
    suns = [(_name(form, setup, seat), chair_at(setup, seat)) for seat in range(setup.players)]

    def taken(turns: int) -> None:
        _change(form, lambda now: now.replace(taken=turns))

    return section(
        form.text("where"),
        ft.Text(form.text("round")),
        choices(rounds, middle.round, lambda n: _change(form, lambda now: now.replace(round=n))),
        *(
            []
            if setup.solo
            else [
                ft.Text(form.text("sun")),
                choices(suns, middle.sun, lambda chair: _change(form, lambda now: now.replace(sun=chair))),
            ]
        ),
        counter(form.store, form.text("taken"), middle.taken, taken, high=SETUP.turns * setup.players - 1),
    )


def _area(form: Form, middle: Middle, setup: Setup, seat: int) -> list[ft.Control]:
    name, chair = _name(form, setup, seat), chair_at(setup, seat)
    steppers = [_cell(form, middle, chair, name, colour, kind) for colour, kind in CELLS]
    return [
        note(form.text("area_about")),
        grid(steppers, 1 if not form.store.wide else 2),
        *(_tokens(form, middle, setup, chair, name, kind) for kind in ParadeKind),
    ]


def _cell(form: Form, middle: Middle, chair: int, name: str, colour: Colour, kind: Kind) -> ft.Control:
    store = form.store
    word = store.text("lil_everdell.signs", colour=colour.value, kind=kind.value)
    n = sum((card.colour, card.kind) == (colour, kind) for card in middle.cards.get(chair, ()))
    spoken = f"{name}: {word}"
    # Beside the buttons of a phone, large words would be broken apart.
    above = store.preferences.text_size >= theme.LARGE_TEXT and not store.wide
    shown = stepper(
        store.text("lil_everdell_table.letter", colour=colour.value) if above else word,
        str(n),
        *one_less_and_more(
            store,
            spoken,
            partial(_change, form, lambda now: now.without_card(chair, colour, kind)),
            partial(_change, form, lambda now: now.with_card(chair, colour, kind)),
        ),
        looks.sign(colour.value, store.dark),
    )
    return ft.Container(ft.Column([ft.Text(word), shown], spacing=0) if above else shown, expand=True)


def _tokens(form: Form, middle: Middle, setup: Setup, chair: int, name: str, kind: ParadeKind) -> ft.Control:
    word = form.store.text("lil_everdell.parade", parade=kind.value)
    held = [token.value for token in middle.parades.get(chair, ()) if token.kind is kind]
    unsaid = chair not in middle.parades
    options: list[tuple[str, int | None]] = [
        (form.text("no_token"), None),
        *((str(value), value) for value in setup.stack),
    ]
    chosen = () if unsaid else tuple(held) or (None,)

    def choose(value: int | None) -> None:
        _change(form, lambda now: now.with_token(chair, kind, value))

    return ft.Column([ft.Text(word), picks(options, chosen, choose, of=f"{name}, {word}")])
