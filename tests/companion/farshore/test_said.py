"""Everything Farshore says has words in every language, and they can be said with the parameters given."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource

from companion.languages import LANGUAGES
from companion.screen.words import source
from rules.farshore.game import GAME
from rules.farshore.layout import layout
from rules.farshore.reasons import Reason
from rules.farshore.rulings import OPTIONS
from rules.farshore.setup import Setup, refusals
from rules.kernel import IllegalMove, Phrase, phrase
from tests.harness.autoplay import autoplay
from tests.rules.farshore.final import FINAL
from tests.rules.farshore.overruled import OVERRULED
from tests.rules.farshore.tables import EVERY_KIND
from tests.rules.farshore.tell.test_log import CASES


def bundle(language: str, namespace: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language, namespace)))
    return made


BUNDLES = {
    (language, namespace): bundle(language, namespace)
    for language in LANGUAGES
    for namespace in ("farshore", "farshore_cards", "farshore_facts", "farshore_score")
}


def say(said: Phrase, language: str) -> str:
    """As the app says it, but nothing may be missing."""
    params = {name: say(value, language) if isinstance(value, Phrase) else value for name, value in said.params.items()}
    namespace, _, key = said.key.partition(".")
    found = BUNDLES[language, namespace]
    assert found.has_message(key), f"{language}: {said.key}"
    pattern = found.get_message(key).value
    assert pattern is not None
    text, errors = found.format_pattern(pattern, params)
    assert not errors, f"{language}: {said.key}: {errors}"
    return str(text)


def _said(setup: Setup, seed: int) -> Iterator[Phrase]:
    yield from layout(setup)
    state = GAME.start(setup)
    for move in autoplay(GAME, setup, Random(seed)).moves:
        question = GAME.question(state)
        assert question is not None
        yield from (question.ask, *question.do, *question.why, *(answer.label for answer in question.answers))
        yield from GAME.tell(state, move)
        state = GAME.apply(state, move)
    yield from (line.why for score in GAME.score(state) for line in score.lines)


@pytest.mark.parametrize("name", EVERY_KIND)
def test_a_whole_match_can_be_told(name: str) -> None:
    each_once = {said.model_dump_json(): said for said in _said(EVERY_KIND[name], seed=1)}
    for said in each_once.values():
        for language in LANGUAGES:
            assert say(said, language).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language: str) -> None:
    for case in (*OVERRULED, *FINAL):
        with pytest.raises(IllegalMove) as caught:
            GAME.apply(case.state, case.move)
        assert say(caught.value.phrase, language).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_log_line_can_be_told(language: str) -> None:
    for state, move, _ in CASES:
        for line in GAME.tell(state, move):
            assert say(line, language).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_play_and_every_option_has_words(language: str) -> None:
    words = BUNDLES[language, "farshore"]
    for reason in Reason:
        namespace, _, key = reason.partition(".")
        assert namespace != "farshore" or words.has_message(key), reason
    for ruling in OPTIONS:
        for key in (f"ruling_{ruling}", f"ruling_{ruling}_ours", f"ruling_{ruling}_other"):
            assert words.has_message(key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_nobody_can_sit_down_to_is_told_why(language: str) -> None:
    from rules.farshore.setup import Depth, Weather
    from tests.rules.farshore.tables import a_setup

    impossible = (
        a_setup(0, None, tracking=Depth.KRABITA_ONLY),
        a_setup(4, weather=Weather.TOP),
        a_setup(1, None),
    )
    for setup in impossible:
        for reason, params in refusals(setup):
            assert say(phrase(reason, **params), language).strip()


@pytest.mark.parametrize(
    ("language", "few", "many"),
    [("en", "3 treasures", "5 treasures"), ("pl", "3 skarby", "5 skarbów"), ("ru", "3 сокровища", "5 сокровищ")],
)
def test_numbers_take_their_endings(language: str, few: str, many: str) -> None:
    for n, text in ((3, few), (5, many)):
        said = phrase("farshore.log_treasures", name="Ola", sign="plus", n=n, total=9)
        assert text in say(said, language)
