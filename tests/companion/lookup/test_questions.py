"""What players ask at the table is answered, and at once."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest

from companion.languages import LANGUAGES
from tests.companion.lookup.keystrokes import seconds_per_keystroke
from tests.harness.farshore_lookup import search, wordings

QUESTIONS = Path(__file__).parent / "questions"
NOWHERE = 1_000


@cache
def places(language: str) -> dict[str, int]:
    """For each question, at which place its answer was found, or the first of several that answer it equally well."""
    asked = tomllib.loads((QUESTIONS / f"{language}.toml").read_text("utf-8"))
    return {question: place(question, language, answer) for question, answer in asked.items()}


def place(question: str, language: str, answer: str | list[str]) -> int:
    answers = [answer] if isinstance(answer, str) else answer
    found = [hit.id for hit in search(f"{question} ", language)]
    return next((at for at, id_ in enumerate(found, 1) if id_ in answers), NOWHERE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_entry_is_first_for_nineteen_questions_in_twenty(language: str) -> None:
    later = [question for question, place in places(language).items() if place > 1]
    assert len(places(language)) >= 400
    assert len(later) <= len(places(language)) / 20, later


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_entry_is_always_among_the_first_three(language: str) -> None:
    assert [question for question, place in places(language).items() if place > 3] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_not_copied_from_their_answers(language: str) -> None:
    named = {name for words in wordings(language).values() for name in (words.title.rstrip("?"), *words.also)}
    copied = {name.casefold() for name in named if len(name.split()) > 2}.intersection(places(language))
    assert len(copied) <= len(places(language)) / 10, copied  # some questions everybody asks in the same words


def test_a_keystroke_takes_no_time() -> None:
    # A generous bound for a busy machine; `make bench` holds the real one.
    assert seconds_per_keystroke("en", sample=60) < 0.03
