"""What is to be done as a round begins is said once, in every language."""

from __future__ import annotations

import pytest

from companion.languages import LANGUAGES
from companion.screen.words import translator
from rules.lil_everdell.game import GAME
from tests.rules.lil_everdell.tables import PRINCE, a_table, turns


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_the_prince_has_the_sun_is_said_once(language: str) -> None:
    state = turns(a_table(2, PRINCE), "- - Gc - - Gc - - Gc")
    assert state.sun == state.opponent_seat
    question, say = GAME.question(state), translator(language)
    assert question is not None
    told = " ".join(say(line) for line in question.do)
    name = state.called(state.sun)
    assert told.count(name if isinstance(name, str) else say(name)) == 1, told
