"""Who sits there: the character and what it may do, a character told later, leaving and coming back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion.views.newdale.looks import letters
from companion.views.newdale.table.window import NewdaleWindow
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import folded, note, row, section
from companion.widgets.picking import picks
from rules.moves import Leave
from rules.newdale.bag import in_bag
from rules.newdale.components.buildings import AARON, CHARACTERS, GUNDA, ONYX, RABBIT
from rules.newdale.components.figures import ASSISTANTS, Figure, Figures
from rules.newdale.moves import CorrectPlayer, UseCharacter
from rules.newdale.setup import characters_of
from rules.newdale.state import State


def character(window: NewdaleWindow, seat: int) -> Iterator[ft.Control]:
    store, state = window.store, window.state
    player = state.players[seat]
    if player.character is None:
        yield from _told_later(window, seat)
        return
    if player.character_used:
        return
    name = CHARACTERS[player.character].name
    if player.character == GUNDA:
        yield note(store.text("newdale_table.token_with_action", token=name))
        return
    acts = [
        button(
            store.text("newdale_table.use_character", name=name, figures=letters(store, way) if way.total else ""),
            partial(_use, window, UseCharacter(seat=seat, figures=way)),
        )
        for way in _ways(state, player.character)
    ]
    yield section(name, row(*acts))


def _ways(state: State, person: str) -> list[Figures]:
    """Figures that may be chosen, or come out of the bag."""
    if person == ONYX:
        return [Figures.of((figure,)) for figure in ASSISTANTS]
    if person != RABBIT:
        return [Figures()]
    bag = in_bag(state)
    kinds = [figure for figure in Figure if bag[figure] and (figure is not Figure.HOODED or state.has_hooded)]
    return [Figures.of((one, other)) for at, one in enumerate(kinds) for other in kinds[at:]]


def _use(window: NewdaleWindow, move: UseCharacter) -> None:
    """Aaron's Vineyard is chosen next."""
    if window.try_move(move) and window.state.players[move.seat].character == AARON:
        window.open(f"card:{move.seat}")


def _told_later(window: NewdaleWindow, seat: int) -> Iterator[ft.Control]:
    """A character that was left out when the chapter was laid out."""
    store, state = window.store, window.state
    taken = {player.character for player in state.players}
    named = [(CHARACTERS[each].name, each) for each in characters_of(state.setup) if each not in taken]
    if named:
        heading = store.text("newdale_table.which_character")

        def tell(person: str) -> None:
            window.put_right(CorrectPlayer(seat=seat, character=person))

        yield folded(heading, picks(named, (), tell, of=heading))


def coming_or_going(window: NewdaleWindow, seat: int) -> ft.Control:
    store = window.store
    if window.state.players[seat].left:
        back = partial(window.play, CorrectPlayer(seat=seat, left=False))
        return row(button(store.text("newdale_table.comes_back"), back))
    return row(button(store.text("newdale_table.leave"), partial(window.play, Leave(seat=seat)), weight=Emphasis.QUIET))
