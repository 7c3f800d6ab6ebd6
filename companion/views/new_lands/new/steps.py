"""The steps that only New Lands has: how much to follow, the start tile, a game that is already going."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import flet as ft

from companion.screen import theme
from companion.views.new.beginning import beginning
from companion.views.new.doubts import all_doubts
from companion.views.new.rulings import house_rulings
from companion.views.new_lands import looks
from companion.views.new_lands.new.draft import Form, fitted
from companion.views.new_lands.tile_builder import TileBuilder
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import choices
from companion.widgets.entries import NumberField, clamped
from companion.widgets.layout import folded, note, section
from companion.widgets.picking import counter, option
from companion.widgets.typing import Typed
from rules.new_lands.components.kinds import REPORTED
from rules.new_lands.components.numbers import DRAWN, LIMIT, MEEPLES, NUMBERS, turns
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.components.tile import tile
from rules.new_lands.setup import LONGEST_MAP, Depth, Halfway, Midway, doubts, open_rulings, removed_for
from rules.new_lands.tell.naming import tile_name


def game_step(form: Form) -> list[ft.Control]:
    depths = [
        option(
            form.text(f"{depth}_name"),
            form.text(f"{depth}_means"),
            partial(form.set, depth=depth),
            chosen=depth is form.draft.depth,
        )
        for depth in Depth
    ]
    return [
        section(form.text("depth"), *depths),
        beginning(form, _blank(form)),
        folded(form.text("variant"), *_variant(form)),
        *house_rulings(form, open_rulings(_people(form))),
    ]


def _blank(form: Form) -> Midway:
    return Midway(players=tuple(Halfway() for _ in form.draft.guests), left=DRAWN - form.draft.removed)


def _people(form: Form) -> int:
    """How many there will be at least."""
    return max(NUMBERS.players.least, len(form.draft.guests))


def _variant(form: Form) -> Iterator[ft.Control]:
    store, people = form.store, len(form.draft.guests)
    equal = removed_for(_people(form), form.draft.rulings)
    yield choices(
        [(form.text("closed_tiles"), False), (form.text("open_tiles"), True)],
        form.draft.open_tiles,
        lambda shown: form.set(open_tiles=shown),
    )
    yield note(form.text("removed_about", n=equal))
    yield counter(store, form.text("removed"), form.draft.removed, lambda n: form.set(removed=n), high=DRAWN - people)
    yield note(turns_told(form))


def turns_told(form: Form) -> str:
    """`Ola 17 turns, Jan 17`."""
    each = turns(DRAWN - form.draft.removed, len(form.draft.guests))
    return ", ".join(form.text("turns_of", name=form.name(seat), n=n) for seat, n in enumerate(each))


def start_step(form: Form) -> list[ft.Control]:
    """As the box knows it, as others report it, or built."""
    store, chosen = form.store, form.setup.start or ""
    own = form.box.start.tile if form.box.start else ""
    known = dict.fromkeys(text for text in (form.draft.start, own, REPORTED.start.tile) if text)
    shown = [
        picture_button(
            form.text(
                "start_yours" if text == own else "start_reported" if text == REPORTED.start.tile else "start_built"
            ),
            looks.tile(store, text),
            partial(form.set, start=text),
            spoken=store.say(tile_name(tile(text))),
            chosen=text == chosen,
            size=theme.EXHIBIT,
        )
        for text in known
    ]
    other = TileBuilder(store, "....", lambda text: form.set(start=text), form.text("this_start"))
    return [note(form.text("start_about")), grid(shown, 3), folded(form.text("start_other"), other)]


def middle_step(form: Form) -> list[ft.Control]:
    """Points, meeples out, tiles left, whose turn."""
    assert form.draft.middle is not None
    middle = fitted(form.draft.middle, len(form.draft.guests))

    def change(**changes: object) -> None:
        form.edit(
            lambda draft: draft.replace(middle=fitted(draft.middle or middle, len(draft.guests)).replace(**changes))
        )

    people = [(form.name(seat), seat) for seat in range(len(middle.players))]
    left = NumberField(form.store, form.text("left"), middle.left, lambda n: change(left=clamped(n, LIMIT)))
    return [
        *all_doubts(form, doubts(form.setup)),
        section(form.text("turn"), choices(people, middle.turn, lambda seat: change(turn=seat))),
        left,
        *(_half(form, middle, seat, change) for seat in range(len(middle.players))),
        *([_map(form, middle, change)] if form.draft.depth is Depth.MAP else ()),
    ]


def _half(form: Form, middle: Midway, seat: int, change: Callable[..., None]) -> ft.Control:
    half = middle.players[seat]

    def put(**changes: object) -> None:
        players = (*middle.players[:seat], half.replace(**changes), *middle.players[seat + 1 :])
        change(players=players)

    points = NumberField(form.store, form.text("points"), half.points, lambda n: put(points=clamped(n, LIMIT)))
    if form.draft.depth is Depth.MAP:
        out: list[ft.Control] = [
            Typed(
                form.text("places"),
                " ".join(half.places),
                lambda places: put(places=tuple(places.split())[: 2 * MEEPLES]),
                form.store,
                {"hint_text": "b2n c1e"},
                as_kept=lambda typed: " ".join(typed.split()),
            )
        ]
    else:
        out = [_standing(form, half, on, put) for on in Terrain]
    return section(form.name(seat), points, *out)


def _standing(form: Form, half: Halfway, on: Terrain, put: Callable[..., None]) -> ft.Control:
    rest = tuple(one for one in half.standing if one is not on)
    return counter(
        form.store,
        form.text("out", on=on.value),
        half.standing.count(on),
        lambda n: put(standing=(*rest, *(on,) * n)),
        high=MEEPLES,
        svg=looks.terrain(form.store, on),
    )


def _map(form: Form, middle: Midway, change: Callable[..., None]) -> ft.Control:
    field = Typed(
        form.text("map_text"),
        middle.map or "",
        lambda text: change(map=text or None),
        form.store,
        {"multiline": True, "min_lines": 2, "max_lines": 8, "max_length": LONGEST_MAP, "counter": ""},
        as_kept=lambda typed: typed.strip()[:LONGEST_MAP],
    )
    return section(form.text("map_text"), note(form.text("map_about")), field)
