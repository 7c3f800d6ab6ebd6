"""The parts of the strip opened large, each with its rule and with what may be put right there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.farshore import sizes
from companion.views.farshore.table import looks
from companion.views.farshore.table.board import PlayerPanel, called, players_panel
from companion.views.farshore.table.correct import Correcting
from companion.views.farshore.table.finding import RENAME
from companion.views.farshore.table.map_stacks import stack_picture, to_tell
from companion.views.farshore.table.needs import Needs
from companion.views.farshore.table.rename import Renaming
from companion.views.farshore.table.tile import Traits
from companion.views.farshore.table.track import track
from companion.views.farshore.table.weather import WeatherPanel
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.frame import panel, use_choice
from companion.widgets.answers import answer
from companion.widgets.controls import Action, Emphasis, button
from companion.widgets.layout import note, row
from companion.widgets.pictures import picture
from rules.farshore.components.maps import KIND_IDS
from rules.farshore.moves import CorrectTable, NameTile
from rules.farshore.steps import STACKS, Stack
from rules.farshore.tell.naming import tile_name, tile_of_map


def _seasons(window: FarshoreWindow) -> ft.Control:
    store, state = window.store, window.state
    lines = [
        store.text(
            "farshore_table.player_season",
            name=called(store, state, seat),
            season=player.season.value,
            passed=str(player.passed).lower(),
        )
        for seat, player in enumerate(state.players)
    ]
    return panel(
        window,
        store.text("farshore_table.seasons"),
        ft.Row(
            [picture(looks.wheel(looks.pieces(state), store.dark), "", height=sizes.WHEEL, width=sizes.WHEEL)],
            alignment=_CENTER,
        ),
        *(ft.Text(line, theme_style=ft.TextThemeStyle.BODY_LARGE) for line in lines),
        entry="seasons",
    )


@component
def Rose(window: FarshoreWindow) -> ft.Control:
    naming, name = use_choice(window, "naming", "")
    store, state = window.store, window.state
    content: list[ft.Control] = []
    for stack in STACKS:
        tile = state.rose.tile(stack)
        signs = [
            picture(looks.sign(sign, store.dark), "", width=theme.TARGET, height=theme.TARGET)
            for sign in (tile.traits if tile else ("unknown",))
        ]
        said = store.text("farshore.why_tile", stack=stack, tile=tile_name(tile))
        content.append(ft.Row([*signs, ft.Text(said, theme_style=ft.TextThemeStyle.BODY_LARGE)], wrap=True))
        key = "tell_tile" if tile is None else "other_tile"
        content.append(row(button(store.text(f"farshore_table.{key}", stack=stack), partial(name, stack))))
        if naming == stack:
            content.append(Traits(window, stack, partial(_tell, window, stack)))
    return panel(
        window,
        store.text("farshore_table.rose"),
        note(store.text("farshore_table.rose_how")),
        *content,
        entry="wind_rose",
    )


def _tell(window: FarshoreWindow, stack: Stack, traits: tuple[str, ...]) -> None:
    if window.state.rose.tile(stack) is None:
        window.play(NameTile(stack=stack, traits=traits))
    else:
        window.play(CorrectTable(**{f"tile_{stack.lower()}": traits}))


def _islands(window: FarshoreWindow) -> ft.Control:
    store, state = window.store, window.state
    drawn = looks.tide(tuple(number in state.flooded for number in state.islands), store.dark)
    texts = state.facts.islands
    return panel(
        window,
        store.text("farshore_table.islands"),
        picture(drawn, "", height=sizes.TIDE, fit=ft.BoxFit.CONTAIN),
        *_turning(window),
        *(note(text) for text in texts),
        entry="high_tide",
    )


def _turning(window: FarshoreWindow) -> Iterator[ft.Control]:
    """Each island can be put right when the board shows something else."""
    store, state = window.store, window.state
    for number in state.islands:
        down = number in state.flooded
        after = tuple(n for n in state.flooded if n != number) if down else (*state.flooded, number)
        name = store.text("farshore_table.island_up" if down else "farshore_table.island_down", n=number)
        yield row(button(name, Action(window.play, CorrectTable(flooded=after)), weight=Emphasis.QUIET))


def _maps(window: FarshoreWindow) -> ft.Control:
    store, state = window.store, window.state
    rows: list[ft.Control] = []
    for kind in KIND_IDS:
        left = state.left(kind)
        name = state.facts.map_kinds[kind].name
        values = "–" if left is None else ", ".join(map(str, left))
        key = "stack_unknown" if left is None else "stack_left" if left else "stack_empty"
        said = ft.Text(store.text(f"farshore_table.{key}", map=name, values=values), expand=True)
        rows.append(ft.Row([ft.Semantics(content=stack_picture(window, kind), exclude_semantics=True), said]))
    for seat, player in enumerate(state.players):
        for tile in player.maps or ():
            rows.append(note(f"{called(store, state, seat)}: {store.say(tile_of_map(state.facts, tile))}"))
    return panel(window, store.text("farshore_table.maps"), *rows, *to_tell(window, KIND_IDS), entry="map_kinds")


def _ships(window: FarshoreWindow) -> ft.Control:
    store, state = window.store, window.state
    lines = [
        store.text("farshore_table.ship_of", name=called(store, state, seat), n=player.ship)
        for seat, player in enumerate(state.players)
        if player.ship is not None
    ]
    return panel(
        window,
        store.text("farshore_table.ships"),
        track(window, sizes.SEA_LARGE),
        *(ft.Text(line, theme_style=ft.TextThemeStyle.BODY_LARGE) for line in lines),
        entry="ship_track",
    )


def correct_table(window: FarshoreWindow) -> ft.Control:
    """Whose turn it really is; tiles and islands are put right where they are shown."""
    store, state = window.store, window.state
    seats = [seat for seat, player in enumerate(state.players) if not player.passed]
    return panel(
        window,
        store.text("farshore_table.correct_table"),
        note(store.text("farshore_table.whose_turn")),
        *(
            answer(
                called(store, state, seat),
                Action(window.play, CorrectTable(turn=seat)),
                svg=looks.worker(store, state, seat),
                main=seat == state.turn,
            )
            for seat in seats
        ),
        row(
            button(store.text("farshore_table.rose"), partial(window.open, "rose")),
            button(store.text("farshore_table.islands"), partial(window.open, "islands")),
        ),
        entry="table_is_right",
    )


def _player(window: FarshoreWindow, seat: str) -> ft.Control:
    return PlayerPanel(window, int(seat), key=window.panel)  # type: ignore[call-arg]


def _correct(window: FarshoreWindow, what: str) -> ft.Control:
    return correct_table(window) if what == "table" else Correcting(window, int(what))


PANELS: Final[Mapping[str, Callable[[FarshoreWindow, str], ft.Control]]] = {
    "players": lambda window, _: players_panel(window),
    "player": _player,
    "needs": Needs,
    RENAME: Renaming,
    "correct": _correct,
    "seasons": lambda window, _: _seasons(window),
    "rose": lambda window, _: Rose(window),
    "islands": lambda window, _: _islands(window),
    "weather": lambda window, _: WeatherPanel(window),
    "maps": lambda window, _: _maps(window),
    "ships": lambda window, _: _ships(window),
}
"""By the word before the colon; each takes what stands after it."""
_CENTER = ft.MainAxisAlignment.CENTER
