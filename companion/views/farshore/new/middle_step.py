"""Where a game stands that is already going: each player, the islands, the tiles seen, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.views.farshore.new import middle as known
from companion.views.farshore.new.city import CityCards
from companion.views.farshore.new.form import Form
from companion.views.farshore.table import looks
from companion.views.farshore.table.markers import markers
from companion.views.new.doubts import doubts_about
from companion.widgets.controls import choices
from companion.widgets.layout import folded, note, section
from companion.widgets.picking import chip, counter, picks
from companion.widgets.typing import Typed
from rules.farshore.components.box import facts
from rules.farshore.components.maps import MapKindId, MapTile, stack
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.traits import Colour, Season
from rules.farshore.players import WORKERS, Krabita, Person
from rules.farshore.score.standing import doubts
from rules.farshore.setup import Depth, Midway
from rules.farshore.tell.naming import map_name, tile_name
from rules.farshore.wind import PlayerT

DIGITS: Final = ft.InputFilter(r"^[0-9]*$")
LONGEST_NUMBER: Final = 3
"""Digits of what is printed under a ship."""


def middle_step(form: Form) -> list[ft.Control]:
    middle = form.draft.middle or known.BLANK
    seats = range(len(form.draft.guests))
    return [
        _turn(form, middle),
        *(_person(form, middle, seat) for seat in seats),
        *([_krabita(form, middle)] if form.draft.krabita else []),
        _board(form, middle),
    ]


def _put(form: Form, **changes: object) -> None:
    form.edit(lambda draft: draft.replace(middle=(draft.middle or known.BLANK).replace(**changes)))


def _turn(form: Form, middle: Midway) -> ft.Control:
    names = [(form.name(seat), seat) for seat in range(len(form.draft.guests))]
    if form.draft.krabita:
        names.append((form.store.text("farshore.krabita"), len(names)))
    return section(form.text("turn"), choices(names, middle.turn, lambda seat: _put(form, turn=seat)))


def _person(form: Form, middle: Midway, seat: int) -> ft.Control:
    name, person = form.name(seat), known.person(middle, seat)

    def put(changed: Person) -> None:
        form.edit(lambda draft: draft.replace(middle=known.with_person(draft.middle or known.BLANK, seat, changed)))

    if form.draft.tracking is Depth.KRABITA_ONLY:
        return section(name, *_season(form, name, person, put))
    return section(
        name,
        *_season(form, name, person, put),
        *_pieces(form, name, person, put),
        *doubts_about(form, doubts(form.setup), seat),
        _count(form, name, person, "shells", put),
        _count(form, name, person, "anchors", put, SETUP.anchors),
        _maps(form, name, person, put),
        folded(
            form.text("city"),
            CityCards(form, person.city, lambda city: put(person.replace(city=city))),
        ),
    )


def _season(form: Form, name: str, player: PlayerT, put: Callable[[PlayerT], None]) -> list[ft.Control]:
    seasons = [(form.store.text("farshore.season", season=season.value), season) for season in Season]
    passed = chip(form.text("passed"), lambda: put(player.replace(passed=not player.passed)), player.passed, of=name)
    return [
        note(form.text("season")),
        picks(seasons, (player.season,), lambda season: put(known.in_season(player, season)), of=name),
        *([ft.Row([passed])] if player.season is Season.AUTUMN else []),
    ]


def _pieces(form: Form, name: str, player: PlayerT, put: Callable[[PlayerT], None]) -> list[ft.Control]:
    workers = WORKERS[player.season]
    return [
        counter(
            form.store,
            form.text("workers"),
            player.ready or 0,
            lambda n: put(player.replace(ready=n)),
            high=workers,
            of=name,
        ),
        _ship(form, name, player, put),
        _count(form, name, player, "treasures", put),
    ]


def _ship(form: Form, name: str, player: PlayerT, put: Callable[[PlayerT], None]) -> ft.Control:
    """The number below a ship: nothing but digits can be typed, so that no other word becomes one."""

    def sail(number: str) -> None:
        if number.isdecimal() or not number:
            put(player.replace(ship=int(number or 0)))

    return Typed(
        form.text("of", name=name, what=form.text("ship")),
        str(player.ship or ""),
        sail,
        form.store,
        {
            "keyboard_type": ft.KeyboardType.NUMBER,
            "input_filter": DIGITS,
            "hint_text": "0",
            "max_length": LONGEST_NUMBER,
            "counter": "",
        },
        as_kept=lambda typed: typed[:LONGEST_NUMBER].lstrip("0"),
    )


def _count(
    form: Form, name: str, player: PlayerT, field: str, put: Callable[[PlayerT], None], high: int = 99
) -> ft.Control:
    return counter(
        form.store,
        form.text(field),
        getattr(player, field) or 0,
        lambda n: put(player.replace(**{field: n})),
        high=high,
        of=name,
    )


def _maps(form: Form, name: str, player: PlayerT, put: Callable[[PlayerT], None]) -> ft.Control:
    """One tile of each kind at most, so a choice for each kind."""
    box = facts(form.box)
    values = sorted(set(stack(max(2, form.setup.players))), reverse=True)

    def take(kind: MapKindId, value: int | None) -> None:
        others = tuple(tile for tile in player.maps or () if tile.kind != kind)
        put(player.replace(maps=others if value is None else (*others, MapTile(kind=kind, value=value))))

    parts: list[ft.Control] = []
    for kind in box.map_kinds:
        held = next((tile.value for tile in player.maps or () if tile.kind == kind), None)
        called = form.store.say(map_name(box, kind))
        options = [(form.text("map_none"), None), *((str(value), value) for value in values)]
        parts += [note(called), picks(options, (held,), partial(take, kind), of=f"{name}, {called}")]
    return folded(form.text("maps"), *parts)


def _krabita(form: Form, middle: Midway) -> ft.Control:
    seats = tuple(known.person(middle, seat) for seat in range(len(form.draft.guests)))
    name, her = form.store.text("farshore.krabita"), known.krabita(middle.replace(people=seats))
    fitted = known.fitted(middle, form.setup).krabita or her

    def put(changed: Krabita) -> None:
        _put(form, krabita=changed)

    return section(
        name,
        note(form.text("krabita_season")),
        *_season(form, name, her, put),
        *_pieces(form, name, her, put),
        *doubts_about(form, doubts(form.setup), len(form.draft.guests)),
        _count(form, name, her, "hand", put),
        *(_cards(form, her, colour, put) for colour in Colour),
        note(form.text("row_about")),
        *markers(form.store, fitted.plan, lambda plan: put(her.replace(plan=plan))),
        _maps(form, name, her, put),
    )


def _cards(form: Form, her: Krabita, colour: Colour, put: Callable[[Krabita], None]) -> ft.Control:
    counts = her.counts
    return counter(
        form.store,
        form.text("cards", colour=colour.value),
        counts[colour],
        lambda n: put(known.with_cards(her, counts.replace(**{colour.value: n}))),
        svg=looks.sign(colour, form.store.dark),
    )


def _board(form: Form, middle: Midway) -> ft.Control:
    islands = [(form.text("island", n=n), n) for n in range(1, len(form.draft.guests) + 1)]
    tiles = [
        (form.text("of", name=form.text("stack", stack=tile.stack), what=tile_name(tile)), tile)
        for tile in form.box.wind_tiles
    ]
    return section(
        form.text("flooded"),
        picks(islands, middle.flooded, lambda n: _put(form, flooded=tuple({*middle.flooded} ^ {n}))),
        *doubts_about(form, doubts(form.setup), None),
        *(
            [
                note(form.text("seen")),
                picks(
                    tiles,
                    middle.seen,
                    lambda tile: _put(
                        form,
                        seen=tuple(other for other in form.box.wind_tiles if (other in middle.seen) ^ (other == tile)),
                    ),
                ),
            ]
            if tiles
            else []
        ),
    )
