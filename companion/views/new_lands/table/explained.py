"""An area in words: what was counted, and the three numbers with how each comes about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import flet as ft

from companion.views.new_lands.table.area_corrections import area_corrections, lift, other_parts
from companion.views.new_lands.table.formula import formula
from companion.views.new_lands.table.gone import no_area, no_map
from companion.views.new_lands.table.lit_area import AREA, MEEPLE, area_at, place_of, place_words, shown_meeple
from companion.views.new_lands.table.map_view import map_view
from companion.views.new_lands.table.naming import meeple_spoken
from companion.views.new_lands.table.seen import seen_tile
from companion.views.new_lands.table.window import LandsWindow, role_sign
from companion.views.table.frame import panel
from companion.widgets.answers import answer
from companion.widgets.controls import Action, Emphasis, button
from companion.widgets.layout import note, row
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.land.land import Area, Land
from rules.new_lands.land.worth import Worth, worth
from rules.new_lands.moves import TakeBack
from rules.new_lands.players import Meeple
from rules.new_lands.tell.naming import part_name


def explained(window: LandsWindow, area: Area) -> Iterator[ft.Control]:
    store, land = window.store, window.state.land
    assert land is not None
    found = worth(land, area, window.state.one_tile)
    yield note(store.text("new_lands_table.counted", tiles=found.tiles, cities=found.cities, gaps=found.gaps))
    yield note(store.text("new_lands_table.on_tiles", tiles=", ".join(map(str, land.tiles_of(area)))))
    yield from _of_plains(window, land, area, found)
    for which, sum_of in _sums(window, found):
        yield ft.Text(
            store.text(f"new_lands_table.{which}", sum=sum_of, gaps=found.gaps),
            theme_style=ft.TextThemeStyle.TITLE_SMALL,
        )


def _of_plains(window: LandsWindow, land: Land, area: Area, found: Worth) -> Iterator[ft.Control]:
    """Which cities of a mountain are its own, and which lie on plains."""
    own = area.cities.bit_count()
    if found.terrain is Terrain.MOUNTAIN and own < found.cities:
        plains = sum(plain.cities > 0 for plain in land.plains_beside(area).values())
        others = found.cities - own
        yield note(window.store.text("new_lands.log_mountain", n=found.cities, own=own, others=others, plains=plains))


def _sums(window: LandsWindow, found: Worth) -> Iterator[tuple[str, str]]:
    """Each of the three numbers as it is reckoned."""
    yield "sum_now", _formula(window, found, found.tiles, found.closed)
    if not found.closed:
        yield "sum_close", _formula(window, found, found.tiles + found.gaps, closed=True)
    yield "sum_end", _formula(window, found, found.tiles, closed=False)


def _formula(window: LandsWindow, found: Worth, tiles: int, closed: bool) -> str:
    return formula(window.store, found.terrain, tiles, found.cities, closed, window.state.one_tile)


def area_panel(window: LandsWindow, which: str) -> ft.Control:
    """An area that was tapped on the map, and who stands in it."""
    store, area = window.store, area_at(window, which)
    if area is None:
        return no_area(window, which)
    on = area.terrain.value
    heading = store.text("new_lands_table.area", on=on, closed="yes" if area.closed else "no")
    there = [meeple for meeple in window.state.standing if window.state.area(meeple) is area]
    return panel(
        window,
        heading,
        *explained(window, area),
        *(meeple_row(window, one) for one in there),
        *area_corrections(window, area.terrain, place_of(which)),
        entry=f"{on}_worth",
    )


def meeple_row(window: LandsWindow, meeple: Meeple) -> ft.Control:
    """A tap lights its area up."""
    at = window.state.standing.index(meeple)
    return answer(meeple_spoken(window, meeple), Action(window.open, f"{MEEPLE}:{at}"), svg=role_sign(window, meeple))


def meeple_panel(window: LandsWindow, which: str) -> ft.Control:
    """One meeple: how its area counts, taking it back, and lifting or moving it where it was written down wrongly."""
    store, state, meeple = window.store, window.state, shown_meeple(window, which)
    if meeple is None:
        return panel(window, store.text("new_lands_table.meeple_gone"))
    area = state.area(meeple)
    away = button(
        store.text("new_lands_table.lift"),
        Action(lift, window, meeple),
        icon=ft.Icons.REMOVE_CIRCLE_OUTLINE,
        weight=Emphasis.QUIET,
    )
    heading = store.text("new_lands_table.meeple_of", name=state.name(meeple.seat), on=meeple.on.value)
    lines = explained(window, area) if area else ()
    elsewhere = other_parts(window, meeple)
    return panel(window, heading, *lines, *_take_back(window, meeple), row(away), *elsewhere, entry="three_numbers")


def _take_back(window: LandsWindow, meeple: Meeple) -> Iterator[ft.Control]:
    """Grey where it is not the moment; a tap says why."""
    place, question = meeple.place, window.question
    worth_now = window.state.numbers(meeple)
    if place is None or worth_now is None or window.state.over:
        return
    move = TakeBack(seat=meeple.seat, x=place.x, y=place.y, edge=place.edge)
    offered = [option for option in question.options if option.move == move] if question else []
    why = offered[0].refusal if offered else None
    yield answer(
        window.store.text("new_lands_table.take_points", on=meeple.on.value, n=worth_now.now),
        Action(window.play, move),
        svg=role_sign(window, meeple),
        below=window.store.say(why) if why else "",
        grey=not offered or why is not None,
    )


def areas_panel(window: LandsWindow, _which: str) -> ft.Control:
    """Every area as a row, those of the newest tiles first: the map for whoever cannot tap it."""
    store, land = window.store, window.state.land
    if land is None:
        return no_map(window)
    newest = sorted(land.areas.items(), key=lambda one: -one[1].tiles.bit_length())
    named = [_area_name(window, land, area) for _, area in newest]
    alike = {name for name, n in Counter(named).items() if n > 1}
    rows = [
        _area_row(window, land, root, name, apart=name in alike) for (root, _), name in zip(newest, named, strict=True)
    ]
    return panel(window, store.text("new_lands_table.areas_listed", n=len(rows)), *rows)


def _area_name(window: LandsWindow, land: Land, area: Area) -> str:
    found = worth(land, area, window.state.one_tile)
    store, on = window.store, area.terrain.value
    said = store.text("new_lands_table.area", on=on, closed="yes" if area.closed else "no")
    tiles = ", ".join(map(str, land.tiles_of(area)))
    return f"{said}. {store.text('new_lands_table.area_row', tiles=tiles, now=found.now, end=found.end)}"


def _area_row(window: LandsWindow, land: Land, root: int, name: str, *, apart: bool) -> ft.Control:
    """`apart`: another area is called the same, so a tile and its part tell which this is."""
    number = max(at for at, first in enumerate(land.first) if first <= root)
    one, part = land.tiles[number], root - land.first[number]
    seen = seen_tile(one, map_view(window).quarters)
    where = f" ({number}: {window.store.say(part_name(seen, part))})" if apart else ""
    return answer(name + where, Action(window.open, f"{AREA}:{place_words(land.spots[number], one.places[part])}"))
