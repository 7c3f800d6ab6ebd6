"""Where a chapter stands that is already being played: the round, the bag, points, and the boards that are followed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion.drawings.newdale.places import token_face
from companion.screen.boundary import component
from companion.views.newdale.figure_pad import colour_picks, coloured_name
from companion.views.newdale.finding import as_printed, find_buildings, fresh_id
from companion.views.newdale.looks import card_sign
from companion.views.newdale.new.chapter_step import Form
from companion.views.newdale.new.draft import Going, standing
from companion.views.newdale.new.going_table import change, table_sections
from companion.widgets.answers import stepper, toggle
from companion.widgets.controls import button, choices, icon_button
from companion.widgets.entries import NumberField, clamped
from companion.widgets.layout import folded, note, row, section
from companion.widgets.picking import chip, one_less_and_more
from companion.widgets.typing import Typed
from rules.amounts import MOST
from rules.newdale.building import in_chapter
from rules.newdale.components.box import Facts, facts
from rules.newdale.components.buildings import CHARACTERS, Building, BuildingKind
from rules.newdale.components.numbers import ROUNDS, SETUP
from rules.newdale.components.tokens import TOKENS
from rules.newdale.components.told import BuildingFact
from rules.newdale.players import Lock, Marker, Player
from rules.newdale.setup import Depth, Setup, laid, may_stand, room_for

IN_SIGHT = 6
"""Cards found, before more letters are typed."""


def going_step(form: Form) -> list[ft.Control]:
    going, setup = form.draft.going, form.setup
    assert going is not None
    seats = range(len(setup.people))
    boards = [seat for seat in seats if setup.depth is not Depth.POINTS and seat in form.draft.boards]
    return [
        _round(form, going),
        *table_sections(form, going, setup),
        *([_points(form, going, setup)] if setup.depth is not Depth.DESK else ()),
        *(section(form.name(seat), *_board(form, going, setup, seat)) for seat in boards),
    ]


def _round(form: Form, going: Going) -> ft.Control:
    rounds = [(str(n), n) for n in range(1, ROUNDS.rounds + 1)]
    people = [(form.name(seat), seat) for seat in range(len(form.draft.guests))]
    return section(
        form.text("going_round"),
        note(form.text("going_about")),
        choices(rounds, going.round, lambda n: change(form, round=n)),
        note(form.text("going_bag")),
        choices(people, min(going.starter, len(people) - 1), lambda seat: change(form, starter=seat)),
    )


def _change(form: Form, seat: int, **changes: object) -> None:
    """Of what lies in front of one seat by then."""
    setup, going = form.setup, form.draft.going
    assert going is not None
    player = standing(setup, going, seat).replace(**changes)
    form.edit(lambda draft: draft.replace(going=draft.going and draft.going.with_player(seat, player)))


def _points(form: Form, going: Going, setup: Setup) -> ft.Control:
    def put(seat: int, n: int | None) -> None:
        _change(form, seat, score=clamped(n, MOST))

    fields = [
        NumberField(form.store, form.name(seat), standing(setup, going, seat).score, partial(put, seat))
        for seat in range(len(setup.people))
    ]
    return section(form.text("going_points"), *fields)


def _board(form: Form, going: Going, setup: Setup, seat: int) -> Iterator[ft.Control]:
    player = standing(setup, going, seat)
    for at in range(len(player.built)):
        yield _card(form, setup, seat, player, at)
    yield _Add(form, setup, seat, player)
    owned = {marker.number for marker in player.markers}
    yield row(
        *(
            toggle(form.store.text("newdale_table.marker", n=n), n in owned, partial(_own, form, seat, player, n))
            for n in SETUP.markers_later
        ),
        *(
            toggle(
                form.store.text("newdale_table.lock", lock=lock.value),
                lock in player.locks,
                partial(_lock, form, seat, player, lock),
            )
            for lock in Lock
        ),
        *_character(form, seat, player),
    )
    yield from _tokens(form, seat, player)


def _character(form: Form, seat: int, player: Player) -> Iterator[ft.Control]:
    if player.character is not None:
        words = form.text("going_character", name=CHARACTERS[player.character].name)
        used = player.character_used
        yield row(toggle(words, used, lambda: _change(form, seat, character_used=not used)))


def _tokens(form: Form, seat: int, player: Player) -> Iterator[ft.Control]:
    """Those held: a tap takes one away; all kinds to take from."""
    store = form.store

    def face(token: str, words: str, tokens: tuple[str, ...]) -> ft.Control:
        svg = token_face(store.palette, token)
        return chip(words, lambda: _change(form, seat, tokens=tokens), sign=svg, of=form.name(seat))

    held = [
        face(
            token,
            store.text("newdale_table.off_desk", what=store.text(f"newdale.token_{token}")),
            (*player.tokens[:at], *player.tokens[at + 1 :]),
        )
        for at, token in enumerate(player.tokens)
    ]
    if held:
        yield row(*held)
    more = [
        face(token, store.text(f"newdale.token_{token}"), (*player.tokens, token))
        for token in TOKENS
        if player.tokens.count(token) < TOKENS[token].copies
    ]
    yield folded(form.text("going_tokens", name=form.name(seat)), row(*more))


def _own(form: Form, seat: int, player: Player, number: int) -> None:
    numbers = sorted({marker.number for marker in player.markers} ^ {number})
    _change(form, seat, markers=tuple(Marker(number=each) for each in numbers))


def _lock(form: Form, seat: int, player: Player, lock: Lock) -> None:
    _change(form, seat, locks=tuple(each for each in Lock if (each in player.locks) ^ (each is lock)))


def _card(form: Form, setup: Setup, seat: int, player: Player, at: int) -> ft.Control:
    """Its goods, and a way to take it off again."""
    store, built = form.store, player.built[at]
    card = facts(setup.box).building(built.card)
    name, sign = coloured_name(store, card, built.colour), card_sign(store, card)
    away = icon_button(
        store.text("newdale_table.off_desk", what=name),
        ft.Icons.CLOSE,
        lambda: _change(form, seat, built=(*player.built[:at], *player.built[at + 1 :])),
    )

    def put(**changes: object) -> None:
        _change(form, seat, built=player.with_built(at, built.replace(**changes)).built)

    def moved(by: int) -> None:
        put(goods=max(0, (built.goods or 0) + by))

    ends = one_less_and_more(store, f"{form.name(seat)}: {name}", lambda: moved(-1), lambda: moved(1))
    held = ft.Text(name) if built.goods is None else stepper(name, str(built.goods), *ends, sign)
    line = ft.Row([ft.Container(held, expand=True), *([away] if at else ())])
    if not card.coloured:
        return line
    spoken = f"{form.name(seat)}: {name}"
    return ft.Column([line, colour_picks(store, built.colour, lambda figure: put(colour=figure), of=spoken)])


@component
def _Add(form: Form, setup: Setup, seat: int, player: Player) -> ft.Control:
    """A building that stands there; one nobody told of yet is known by its name. What has no room is not offered."""
    store, known = form.store, facts(setup.box)
    typed, write = ft.use_state("")
    there, room = {built.card for built in player.built}, room_for(player, setup)
    found = [card for card in find_buildings(store, known, typed) if card.kind in room and may_stand(player, card)]
    found.sort(key=lambda card: (not in_chapter(setup.row, card), card.id in there))
    named = typed.strip() if BuildingKind.PRODUCTION in room else ""

    def add(card: Building) -> None:
        _change(form, seat, built=(*player.built, laid(player, setup, card)))
        write("")

    def tell() -> None:
        add(_told(form, known, named))

    chips = [
        chip(store.called(card.name), partial(add, card), sign=card_sign(store, card), of=form.name(seat))
        for card in found[:IN_SIGHT]
    ]
    label = form.text("going_building", name=form.name(seat))
    return ft.Column(
        [
            Typed(label, typed, write, store, {"prefix_icon": ft.Icons.SEARCH}),
            row(*chips),
            *([row(button(store.text("newdale_box.new_card", name=named), tell))] if named else ()),
        ]
    )


def _told(form: Form, known: Facts, named: str) -> Building:
    """A new card of this name."""
    new = fresh_id(known, named)
    fact = BuildingFact(id=new, printed=as_printed(named), kind=BuildingKind.PRODUCTION)
    form.edit(lambda draft: draft.replace(going=draft.going and draft.going.replace(told=(*draft.going.told, fact))))
    return fact.correct(None)
