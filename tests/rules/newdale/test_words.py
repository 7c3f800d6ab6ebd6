"""Everything the rules can say has words; that the languages say the same is seen to for all games at once."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from companion.languages import LANGUAGES
from rules.newdale.components.buildings import BUILDINGS, GOODS, RAW
from rules.newdale.components.tokens import TOKENS
from rules.newdale.game import GAME
from rules.newdale.layout import changed, layout
from rules.newdale.reasons import Reason
from rules.newdale.score.sheet import Group
from tests.harness.autoplay import autoplay
from tests.harness.locales import messages
from tests.rules.newdale.saying import said
from tests.rules.newdale.tables import EVERY_KIND
from tests.rules.spoken_match import phrases

SPACES = ("newdale", "newdale_score")
SOURCE = Path(__file__).parents[3] / "rules" / "newdale"
KEY = re.compile(r'"((?:newdale|newdale_score)\.[a-z_0-9]+)"')


def written() -> set[str]:
    """Keys that stand in the code in full."""
    return {key for path in SOURCE.rglob("*.py") for key in KEY.findall(path.read_text("utf-8"))}


def answers() -> set[str]:
    """Keys of answers and open entries, which leave out the namespace."""
    names = re.compile(r'"((?:answer|entry)_[a-z_]+)"')
    return {
        f"newdale.{key}" for path in (SOURCE / "ask").glob("*.py") for key in names.findall(path.read_text("utf-8"))
    }


def completed() -> set[str]:
    keys = {f"newdale.building_{card}" for card in BUILDINGS} | {f"newdale.token_{token}" for token in TOKENS}
    keys |= {f"newdale.good_{good}" for good in (*GOODS, *RAW)} | {f"newdale_score.group_{group}" for group in Group}
    plain = ("exchange", "black_market", "other_action", "not_done", "two_cards", "use_specials", "final_production")
    return keys | {f"newdale.log_{kind}" for kind in plain}


OF_SCREENS = re.compile(r"newdale\.(title|command_|odds_|ruling_)|newdale_score\.expected")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_words_and_every_word_is_said(language: str) -> None:
    spoken = {f"{space}.{name}" for space in SPACES for name in messages(language, space)}
    said = written() | answers() | completed()
    assert said <= spoken
    # What the screens and the command say besides, the house's own check of keys finds there.
    assert {key for key in spoken - said if not OF_SCREENS.match(key)} == set()
    assert {str(reason) for reason in Reason} <= spoken


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_whatever_a_chapter_says_can_be_said(kind: str) -> None:
    setup = EVERY_KIND[kind]
    said_of_it = (*layout(setup), *changed(setup), *phrases(GAME, autoplay(GAME, setup, Random(kind))))
    found = {phrase.model_dump_json(): phrase for phrase in said_of_it}
    for phrase in found.values():
        for language in LANGUAGES:
            said(phrase, language)
