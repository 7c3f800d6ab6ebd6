"""Nothing of the toy lies anywhere but in tests/toy, and what it says it says in every language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from companion.games import GameEntry
from companion.languages import LANGUAGES
from companion.lookup.lookup import lookup
from companion.screen.words import translator
from rules.kernel import phrase
from tests.harness.source import ROOT
from tests.toy import HERE
from tests.toy.reasons import Reason

SHIPPED = ("companion", "rules", "data")
TEXTS = {".py", ".ftl", ".toml", ".json"}
NAMED = re.compile(r"\btoys?(_\w+)?\b(?!box)", re.IGNORECASE)


def test_nothing_that_is_shipped_names_it() -> None:
    files = [path for room in SHIPPED for path in (ROOT / room).rglob("*") if path.suffix in TEXTS]
    assert files
    assert [path.name for path in files if NAMED.search(path.read_text("utf-8"))] == []


def _messages(language: str) -> dict[str, set[str]]:
    """By file, the messages in it."""
    return {
        path.name: {
            entry.id.name
            for entry in FluentParser().parse(path.read_text("utf-8")).body
            if isinstance(entry, ast.Message)
        }
        for path in (HERE / "locales" / language).glob("*.ftl")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    assert _messages(language) == _messages("en")


@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_a_source_and_an_entry(language: str, reason: Reason, toy: GameEntry) -> None:
    found = lookup(toy.id)
    assert found is not None
    assert translator(language)(phrase(reason, name="Ola", n=1)) != reason
    assert reason.entry in found.articles(language)
