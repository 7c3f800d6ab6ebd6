"""Pictures only, over whole games by chance: no word is written, and no two answers of one question look alike."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.backend import Backend
from companion.match.table import Table
from rules.lil_everdell.moves import BeginRound
from rules.lil_everdell.state import Phase, State
from tests.companion.views.lil_everdell.at_table import chosen_move, seated, taps
from tests.companion.views.lil_everdell.test_pictures_only import answers
from tests.harness.window import Window
from tests.rules.lil_everdell.tables import EVERY_KIND

SEED, FEW = 11, 4
ASKED = {
    "2, everything, a whole box, other readings": {Phase.ROUND, Phase.FRIEND, Phase.CARD},
    "solo Prince, everything, every challenge": {Phase.ROUND, Phase.FRIEND, Phase.CARD, Phase.OPPONENT},
    "the Prince only, 3": {Phase.OPPONENT, Phase.VALUE},
    "the Queen only": {Phase.OPPONENT, Phase.VALUE},
}
LONG = {
    "4": {Phase.ROUND, Phase.CARD},
    "solo Queen, every challenge": {Phase.ROUND, Phase.CARD, Phase.OPPONENT},
    "3 and the Prince between them, other readings": {Phase.ROUND, Phase.FRIEND, Phase.CARD, Phase.OPPONENT},
}
"""What each table is asked in a whole game."""


def written(window: Window) -> list[str]:
    """Words on the screen: numbers and the few letters that tell cards apart are none."""
    return [text for text in window.texts() if len(text) > FEW and not text.isdigit()]


async def look(window: Window, table: Table[State], wanted: set[str]) -> None:
    """Every answer of the question is there, with a drawing that no other has."""
    found = answers(window)
    assert wanted <= set(found), wanted - set(found)
    drawn = [found[name] for name in found]
    assert all(any(part.startswith("<svg") for part in seen) for seen in drawn), found
    assert not written(window)
    alike = {name for name in found if drawn.count(found[name]) > 1}
    assert not alike, (table.state.phase, alike)


def lawful_move(state: State, chance: Random) -> Any:
    """One that a tap says; what the dice show when the app rolls them is up to it."""
    move = chosen_move(state, chance)
    return BeginRound() if isinstance(move, BeginRound) else move


def first_taps(state: State, question: Any) -> set[str]:
    return {taps(state, option.move)[0] for option in question.options}


@pytest.mark.parametrize("name", [*ASKED, *(pytest.param(name, marks=pytest.mark.long) for name in LONG)])
async def test_no_word_is_written_and_no_two_answers_look_alike(backend: Backend, name: str) -> None:
    chance, asked = Random(SEED), set()
    async with seated(backend, EVERY_KIND[name]) as (window, table):
        await window.tap("Players")
        await window.tap("Pictures only")
        await window.tap("Close")
        while (question := table.question) is not None:
            state = table.state
            asked.add(state.phase)
            await look(window, table, first_taps(state, question))
            names = taps(state, move := lawful_move(state, chance))
            for one in names[:-1]:
                await window.tap(one)
                await look(window, table, {names[-1]})
            await window.tap(names[-1])
            assert table.journal.moves[-1] == move
        assert not written(window)
    assert asked == {**ASKED, **LONG}[name]
