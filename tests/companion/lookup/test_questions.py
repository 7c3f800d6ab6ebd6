"""What players ask at the table is answered, and at once."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest

from companion.games import game_ids
from companion.languages import LANGUAGES
from companion.lookup.lookup import Lookup, lookup
from tests.companion.lookup.keystrokes import seconds_per_keystroke

QUESTIONS = Path(__file__).parent / "questions"
GAMES = game_ids()
LISTS = tuple(sorted(str(path.relative_to(QUESTIONS)) for path in QUESTIONS.glob("*/*.toml")))
FROM_THE_BOOK = "_from_the_book"
"""Stands in the name of a list that somebody wrote who had not read the entries; the second one ends in "_2"."""
NOWHERE = 1_000


def look_up(game_id: str) -> Lookup:
    found = lookup(game_id)
    assert found is not None
    return found


@cache
def places(name: str) -> dict[str, int]:
    """For each question of a list, at which place its answer was found, or the first of several that answer it."""
    path = QUESTIONS / name
    asked = tomllib.loads(path.read_text("utf-8"))
    return {question: _place(path, question, answer) for question, answer in asked.items()}


def _place(path: Path, question: str, answer: str | list[str]) -> int:
    answers = [answer] if isinstance(answer, str) else answer
    language = path.stem.partition("_")[0]
    found = [hit.id for hit in look_up(path.parent.name).search(f"{question} ", language)]
    return next((at for at, id_ in enumerate(found, 1) if id_ in answers), NOWHERE)


def test_every_game_has_its_questions_in_every_language() -> None:
    assert set(LISTS) >= {f"{game_id}/{language}.toml" for game_id in GAMES for language in LANGUAGES}


@pytest.mark.parametrize("name", LISTS)
def test_the_right_entry_is_first_for_nineteen_questions_in_twenty(name: str) -> None:
    later = [question for question, place in places(name).items() if place > 1]
    assert len(places(name)) >= (60 if FROM_THE_BOOK in name else 300)
    assert len(later) <= len(places(name)) / 20, later


@pytest.mark.parametrize("name", LISTS)
def test_the_right_entry_is_always_among_the_first_three(name: str) -> None:
    assert [question for question, place in places(name).items() if place > 3] == []


@pytest.mark.parametrize("name", [name for name in LISTS if FROM_THE_BOOK not in name])
def test_questions_are_not_copied_from_their_answers(name: str) -> None:
    game_id, language = Path(name).parent.name, Path(name).stem
    wordings = look_up(game_id).wordings(language).values()
    named = {name for words in wordings for name in (words.title.rstrip("?"), *words.also)}
    copied = {name.casefold() for name in named if len(name.split()) > 2}.intersection(places(name))
    assert len(copied) <= len(places(name)) / 10, copied  # some questions everybody asks in the same words


def test_a_keystroke_takes_no_time() -> None:
    # A generous bound for a busy machine; `make bench` holds the real one.
    assert seconds_per_keystroke("en", sample=60) < 0.03
