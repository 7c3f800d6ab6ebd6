"""Whatever the rules say can be said in every language."""

from __future__ import annotations

from random import Random

import pytest

from companion.languages import LANGUAGES
from rules.kernel import IllegalMove, Phrase
from rules.new_lands.game import GAME
from rules.new_lands.reasons import Reason
from rules.new_lands.rulings import Ruling
from rules.new_lands.setup import Setup
from tests.harness.autoplay import autoplay
from tests.rules.new_lands.broken import FINAL, OVERRULED
from tests.rules.new_lands.spoken import bundle, said
from tests.rules.new_lands.tables import EVERY_KIND
from tests.rules.spoken_match import phrases


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_a_section(language: str) -> None:
    spoken = bundle(language, "new_lands")
    sections = {str(reason.source) for reason in Reason} | {str(ruling.source) for ruling in Ruling}
    assert all(spoken.has_message(reason.removeprefix("new_lands.")) for reason in Reason)
    headings = {section: said(Phrase(key=f"new_lands_rules.section_{section}"), language) for section in sections}
    assert len(set(headings.values())) == len(sections)
    for group in GAME.sheet.groups if GAME.sheet else ():
        assert bundle(language, "new_lands_score").has_message(f"group_{group}")


@pytest.mark.parametrize("setup", EVERY_KIND.values(), ids=EVERY_KIND)
def test_a_match_can_be_told_in_every_language(setup: Setup) -> None:
    journal = autoplay(GAME, setup, Random(7), limit=120)
    for phrase in set(map(Phrase.model_dump_json, phrases(GAME, journal))):
        for language in LANGUAGES:
            text = said(Phrase.model_validate_json(phrase), language)
            assert text.strip()
            assert "  " not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_play_can_be_said(language: str) -> None:
    for case in (*OVERRULED, *FINAL):
        with pytest.raises(IllegalMove) as caught:
            GAME.apply(case.state, case.move)
        assert said(caught.value.phrase, language)
    for case in OVERRULED:
        insisted = GAME.insist(case.state, case.move)
        for phrase in GAME.tell(case.state, insisted):
            assert said(phrase, language)
