"""Whatever the rules can say has words; that the languages say the same is seen to for all games at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from companion.languages import LANGUAGES
from rules.kernel import IllegalMove, Phrase, phrase
from rules.lil_everdell.components.cards import CARDS
from rules.lil_everdell.game import GAME
from rules.lil_everdell.layout import layout
from rules.lil_everdell.play import apply
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.rulings import OPTIONS
from rules.lil_everdell.score.rules import SHEET_RULES
from rules.lil_everdell.score.standing import RECORD
from rules.lil_everdell.setup import Setup, refusals
from tests.harness.locales import bundle, messages
from tests.rules.lil_everdell.tables import EVERY_KIND, HELPED, PRINCE, a_setup
from tests.rules.lil_everdell.test_refusals import FINAL, OVERRULED

SPACES = ("lil_everdell", "lil_everdell_score")
SAID_BY_THE_HOUSE = ("title", "level")
"""On shelf and home, of any game."""
RULES = Path(str(files("data"))).parent / "rules" / "lil_everdell"


def said(line: Phrase, language: str) -> str:
    """The phrase in a language; it must have every word and lack no parameter."""
    params = {
        name: said(value, language) if isinstance(value, Phrase) else value for name, value in line.params.items()
    }
    space, _, name = line.key.partition(".")
    pattern = bundle(language, space).get_message(name).value
    assert pattern is not None
    text, errors = bundle(language, space).format_pattern(pattern, params)
    assert errors == [], (line, errors)
    return str(text)


def lines_of(setup: Setup, seed: int) -> Iterator[Phrase]:
    """Whatever is said in a match played by chance, its score and its sheet included."""
    chance, state = Random(seed), GAME.start(setup)
    yield from layout(setup)
    while (question := GAME.question(state)) is not None:
        yield from (question.ask, *question.do, *question.why)
        yield from (line for option in question.options for line in (option.label, option.refusal) if line)
        yield from (entry.label for entry in question.entries)
        move = chance.choice(question.answers).move
        yield from GAME.tell(state, move)
        state = GAME.apply(state, move)
    sheet = RECORD.filled(state)
    yield from (line.why for score in SHEET_RULES.score(sheet, state.box) for line in score.lines)
    yield from (remark.why for remark in SHEET_RULES.check(sheet, state.box))
    yield from SHEET_RULES.verdict(sheet, SHEET_RULES.score(sheet, state.box))


@pytest.mark.parametrize("name", EVERY_KIND)
def test_all_that_is_said_in_a_match_has_words(name: str) -> None:
    for line in dict.fromkeys(map(Phrase.model_dump_json, lines_of(EVERY_KIND[name], 5))):
        for language in LANGUAGES:
            assert said(Phrase.model_validate_json(line), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    for case in (*OVERRULED, *FINAL):
        with pytest.raises(IllegalMove) as caught:
            apply(case.state, case.move)
        assert said(caught.value.phrase, language)
    for reason in Reason:
        assert reason.removeprefix("lil_everdell.") in messages(language, "lil_everdell")
    for reason, params in refusals(a_setup(people=(HELPED[0],) * 5, opponent=a_setup(1, PRINCE).opponent)):
        assert said(phrase(reason, **params), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_open_question_has_words(language: str) -> None:
    known = messages(language, "lil_everdell")
    assert {f"card_{card}" for card in CARDS} <= set(known)
    for ruling in OPTIONS:
        assert {f"ruling_{ruling}", f"ruling_{ruling}_ours", f"ruling_{ruling}_other"} <= set(known)
    for group in SHEET_RULES.groups:
        assert f"group_{group}" in messages(language, "lil_everdell_score")


OF_THE_APP = ("title", "level")
"""Said by the shelf and the home screen, not by the rules."""


def test_no_word_is_left_that_nobody_says() -> None:
    code = "\n".join(path.read_text("utf-8") for path in RULES.rglob("*.py"))
    refers = {name for space in SPACES for parts in messages("en", space).values() for name in parts.refers_to}
    for space in SPACES:
        unsaid = [
            name
            for name in messages("en", space)
            if not re.search(rf"[\".]{name}\"", code)
            and name not in (*refers, *OF_THE_APP)
            and not name.startswith(("card_", "ruling_", "group_"))
            and name not in SAID_BY_THE_HOUSE
        ]
        assert unsaid == []
