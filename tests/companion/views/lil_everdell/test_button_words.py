"""At most four words stand on a button of the table, in every language."""

from __future__ import annotations

from random import Random

import pytest

from companion.languages import LANGUAGES
from companion.screen.words import translator
from rules.kernel import phrase
from rules.lil_everdell.game import GAME
from tests.rules.lil_everdell.tables import EVERY_KIND

MOST = 4
BUTTONS = (
    *("teach", "later", "which_card", "pictures_only", "roll_for_me", "show_diagram", "no_diagram"),
    *("teach_and_play", "extra_card", "leaves_table", "back_at_table", "card_leaves"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_most_four_words_are_on_a_button(language: str) -> None:
    say, chance = translator(language), Random(5)
    shown = {say(phrase(f"lil_everdell_table.{key}")) for key in BUTTONS}
    for setup in EVERY_KIND.values():
        state = GAME.start(setup)
        while (question := GAME.question(state)) is not None:
            shown |= {say(option.label) for option in question.options}
            state = GAME.apply(state, chance.choice(question.answers).move)
    assert [words for words in shown if len(words.split()) > MOST] == []
