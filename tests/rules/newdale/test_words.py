"""Everything the rules can say has words, in three languages that say the same."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rules.newdale.components.buildings import BUILDINGS, GOODS, RAW
from rules.newdale.components.tokens import TOKENS
from rules.newdale.game import GAME
from rules.newdale.layout import changed, layout
from rules.newdale.reasons import Reason
from rules.newdale.score.sheet import Group
from tests.harness.autoplay import autoplay
from tests.rules.newdale.saying import LANGUAGES, said, text
from tests.rules.newdale.tables import EVERY_KIND
from tests.rules.spoken_match import phrases

SPACES = ("newdale", "newdale_score")
PLURALS = {"en": {"one"}, "pl": {"one", "few", "many"}, "ru": {"one", "few", "many"}}
SOURCE = Path(__file__).parents[3] / "rules" / "newdale"
KEY = re.compile(r'"((?:newdale|newdale_score)\.[a-z_0-9]+)"')


class Parts(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.params: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.params.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        self.choices.append({str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in node.variants})


@cache
def messages(language: str, space: str) -> dict[str, Parts]:
    found: dict[str, Parts] = {}
    for entry in FluentParser().parse(text(language, space)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


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


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("space", SPACES)
def test_the_languages_fill_in_the_same(space: str, language: str) -> None:
    here, english = messages(language, space), messages("en", space)
    assert {name: parts.params for name, parts in here.items()} == {n: parts.params for n, parts in english.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("space", SPACES)
def test_plurals_are_those_of_the_language(space: str, language: str) -> None:
    for name, parts in messages(language, space).items():
        for chosen in parts.choices:
            plural = chosen & {"zero", "one", "two", "few", "many"}
            assert plural <= PLURALS[language], name
            assert not plural or "one" in plural, name


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_whatever_a_chapter_says_can_be_said(kind: str) -> None:
    setup = EVERY_KIND[kind]
    said_of_it = (*layout(setup), *changed(setup), *phrases(GAME, autoplay(GAME, setup, Random(kind))))
    found = {phrase.model_dump_json(): phrase for phrase in said_of_it}
    for phrase in found.values():
        for language in LANGUAGES:
            said(phrase, language)
