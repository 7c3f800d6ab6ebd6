"""What opens over the question: players and points, the market, the track, the desk, telling a fact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

import flet as ft

from companion.screen.boundary import component
from companion.views.newdale.box.areas import row_fields
from companion.views.newdale.building_form import BuildingForm
from companion.views.newdale.looks import letters
from companion.views.newdale.table.market import market_panel
from companion.views.newdale.table.new_card import card_panel
from companion.views.newdale.table.own_desk import desk
from companion.views.newdale.table.plan import empty_panel
from companion.views.newdale.table.rounds import round_panel
from companion.views.newdale.table.seat import seat_panel
from companion.views.newdale.table.strip import track_picture
from companion.views.newdale.table.tell_later import TellChapter, TellEvent, tell_hooded
from companion.views.newdale.table.try_card import try_panel
from companion.views.newdale.table.window import NewdaleWindow, choose_seat, own_seat
from companion.views.table.frame import panel
from companion.views.table.game_table import PLAYERS, Panel
from companion.widgets.answers import stepper
from companion.widgets.controls import Action, Emphasis, button
from companion.widgets.layout import note, row
from companion.widgets.picking import picks
from rules.newdale.components.numbers import SETUP
from rules.newdale.components.told import USUAL_ROWS, AreaFact, BuildingFact
from rules.newdale.moves import Learn, Points

STEPS: Final = (1, 2, 3, 5)


def point_lines(window: NewdaleWindow) -> Iterator[ft.Control]:
    """Everybody's points, one more or one less as fast as anyone likes."""
    state, store = window.state, window.store
    for seat, player in enumerate(state.players):
        if player.score is None or player.left:
            continue
        name = state.name(seat)
        less = store.text("newdale_table.points_less", name=name), Action(window.adjust, Points(seat=seat, n=-1))
        more = store.text("newdale_table.points_more", name=name), Action(window.adjust, Points(seat=seat, n=1))
        yield stepper(store.called(name), str(player.score), less, more)


def players_panel(window: NewdaleWindow, _which: str) -> ft.Control:
    store, state = window.store, window.state
    parts: list[ft.Control] = [*track_picture(window), *point_lines(window), *_my_seat(window)]
    for seat in range(len(state.players)):
        words = store.text("newdale_table.seat", name=state.name(seat))
        parts.append(row(button(words, partial(window.open, f"seat:{seat}"), weight=Emphasis.QUIET)))
    return panel(window, store.text("table.players"), *parts, entry="score_below_zero")


def _my_seat(window: NewdaleWindow) -> Iterator[ft.Control]:
    """Whose points and board this device shows first."""
    store, state = window.store, window.state
    if len(state.players) > 1:
        named = [(state.name(seat), seat) for seat in range(len(state.players))]
        heading = store.text("newdale_table.my_seat")
        yield note(heading)
        yield picks(named, (own_seat(window),), partial(choose_seat, window), of=heading)


def track_panel(window: NewdaleWindow, _which: str) -> ft.Control:
    """Points in steps: two taps for any change."""
    store, state = window.store, window.state
    parts: list[ft.Control] = [*track_picture(window), *point_lines(window)]
    for seat, player in enumerate(state.players):
        if player.score is not None and not player.left:
            ways = [
                button(
                    store.text("newdale_table.points_by", name=state.name(seat), n=n),
                    partial(window.adjust, Points(seat=seat, n=n)),
                )
                for n in STEPS[1:]
            ]
            parts.append(row(*ways))
    return panel(window, store.text("newdale_table.track"), *parts, entry="card_levels")


def desk_panel(window: NewdaleWindow, _which: str) -> ft.Control:
    store, seat = window.store, own_seat(window)
    market = letters(store, window.state.market(seat))
    return panel(
        window,
        store.text("newdale_table.part_desk"),
        note(store.text("newdale_table.market_now", figures=market)),
        *desk(window),
        entry="rows",
    )


def tell_panel(window: NewdaleWindow, which: str) -> ft.Control:
    """A fact the odds want: what a card needs, or the rows of an area; or what was left for later."""
    what, _, id_ = which.partition(":")
    match what:
        case "area":
            return _TellArea(window, int(id_))
        case "event":
            return TellEvent(window, int(id_))
        case "hooded":
            return tell_hooded(window)
        case "chapter":
            return TellChapter(window)
    return _tell_card(window, id_, what == "card")


def _tell_card(window: NewdaleWindow, card: str, need_only: bool) -> ft.Control:
    """`need_only`: the odds want nothing else; at the end or by a marker the chain is wanted."""

    async def keep(fact: BuildingFact) -> None:
        if window.try_adjust(Learn(fact=fact)):
            window.close()

    form = BuildingForm(window.store, window.state.facts, card, "", keep, window.close, need_only)
    return panel(window, window.store.text("newdale_table.tell"), form)


@component
def _TellArea(window: NewdaleWindow, area: int) -> ft.Control:
    rows, change = ft.use_state(USUAL_ROWS)
    store, back = window.store, window.state.chapter.back
    name = store.text("newdale_box.area", n=area)

    count = window.state.facts.area_count(back) or SETUP.areas_front

    def keep(areas: Iterable[int]) -> None:
        """One move each; what was not kept stays as it was entered."""
        if all(window.try_adjust(Learn(fact=AreaFact(area=each, back=back, rows=rows))) for each in areas):
            window.close()

    return panel(
        window,
        store.text("newdale_table.tell"),
        note(store.text("newdale_table.tell_area_how")),
        *row_fields(store, rows, change, name),
        row(
            button(store.text("box.keep_this", what=name), partial(keep, (area,)), weight=Emphasis.MAIN),
            button(store.text("newdale_table.all_areas"), partial(keep, range(1, count + 1))),
        ),
    )


PANELS: Final[Mapping[str, Panel]] = MappingProxyType(
    {
        PLAYERS: players_panel,
        "seat": seat_panel,
        "track": track_panel,
        "market": market_panel,
        "desk": desk_panel,
        "round": round_panel,
        "tell": tell_panel,
        "card": card_panel,
        "try": try_panel,
        "empty": empty_panel,
    }
)
