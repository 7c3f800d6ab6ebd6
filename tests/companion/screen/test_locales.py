"""The three languages say the same things, and say them whole."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import FluentParser, ast

from companion.languages import LANGUAGES, SPOKEN
from companion.screen.words import namespaces, source
from tests.harness.locales import PLURALS, Parts, bundle, entries, filled, messages

SPACES = tuple(namespaces("en"))
FORMS = {code: {*language.plurals} - {"other"} for code, language in SPOKEN.items()}
"""The plurals a language knows, besides the form for everything else."""
NAMES = re.compile("Everdell Farshore|BG Stats")


def test_every_language_has_the_same_files() -> None:
    assert [tuple(namespaces(language)) for language in LANGUAGES] == [SPACES] * len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("space", SPACES)
def test_a_file_is_nothing_but_messages_each_of_them_once(space: str, language: str) -> None:
    read = entries(language, space)
    junk = [entry.content for entry in read if isinstance(entry, ast.Junk)]
    assert junk == []
    named = Counter(entry.id.name for entry in read if isinstance(entry, ast.Message | ast.Term))
    assert [name for name, count in named.items() if count > 1] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("space", SPACES)
def test_every_language_has_the_same_messages_with_the_same_parameters(space: str, language: str) -> None:
    def signatures(spoken: str) -> dict[str, set[str]]:
        return {name: set(parts.parameters) for name, parts in messages(spoken, space).items()}

    here, english = signatures(language), signatures("en")
    assert set(here) ^ set(english) == set()
    assert {name: (here[name], english[name]) for name in here if here[name] != english[name]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("space", SPACES)
def test_every_message_can_be_said_whatever_fills_it(space: str, language: str) -> None:
    spoken = bundle(language, space)
    for name, parts in messages(language, space).items():
        message, _, attribute = name.partition(".")
        found = spoken.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        for params in filled(parts):
            text, errors = spoken.format_pattern(pattern, params)
            assert errors == [], (name, params)
            assert str(text).strip() or parts.may_be_empty, (name, params)
            assert not {"{", "}"} & set(str(text)), (name, params)
            assert "\n" not in str(text).strip(), (name, params)
            assert "  " not in str(text), (name, params)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("space", SPACES)
def test_a_plural_has_the_forms_its_language_knows(space: str, language: str) -> None:
    for name, parts in messages(language, space).items():
        for chosen in parts.selections:
            plural = chosen & PLURALS
            assert plural <= FORMS[language], (name, chosen)
            assert not plural or "one" in plural, (name, chosen)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("space", SPACES)
def test_no_sentence_was_left_in_english(space: str, language: str) -> None:
    here, english = messages(language, space), messages("en", space)
    left = [name for name, parts in here.items() if name in english and parts.text == english[name].text]
    assert [name for name in left if re.search(r"[^\W\d_]{2,} [^\W\d_]{2,}", NAMES.sub("", here[name].text))] == []


# That these checks can fail


NESTED = """
a = { $who } { $n ->
    [one] { $colour ->
        [green] x
       *[other] y
    }
   *[other] { NUMBER($m, useGrouping: 0) }
}
"""


def test_parameters_and_their_choices_are_found_wherever_they_stand() -> None:
    (entry,) = FluentParser().parse(NESTED).body
    parts = Parts()
    parts.visit(entry)
    assert set(parts.parameters) == {"who", "n", "colour", "m"}
    assert parts.parameters["n"].samples[:3] == (0, 1, 2)
    assert parts.parameters["colour"].samples == ("green", "something else")
    assert parts.parameters["m"].samples[:3] == (0, 1, 2)
    assert parts.parameters["who"].samples == (3, "Ola")
    assert parts.selections == [{"green", "other"}, {"one", "other"}]


def test_a_file_that_is_damaged_has_junk_in_it() -> None:
    read = FluentParser().parse("good = fine\nbad = { $open\n").body
    assert [type(entry) for entry in read] == [ast.Message, ast.Junk]


def test_our_own_files_are_read() -> None:
    assert all(source(language, "shell") for language in LANGUAGES)
    assert len(messages("pl", "shell")) > 5
