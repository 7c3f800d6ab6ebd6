"""How a phrase becomes a sentence in the reader's language."""

from __future__ import annotations

import locale
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import prepared
from companion.screen import words
from companion.screen.glyphs import JOINER, plain
from companion.screen.words import nearest_language, system_language, translator, unbroken
from rules.kernel import phrase

ENGLISH = "hello = Hello, { $who }\nonly = Only in English\nfriend = friend\n"
POLISH = """
hello = Cześć, { $who }
friend = przyjaciel
nothing =
    .attribute = no value of its own
shells = { $n ->
    [one] { $n } muszla
    [few] { $n } muszle
   *[many] { $n } muszli
}
"""


@pytest.fixture
def spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A few words of the test's own in place of the shipped ones."""
    for language, text in {"en": ENGLISH, "pl": POLISH}.items():
        folder = tmp_path / "locales" / language
        folder.mkdir(parents=True)
        (folder / "toy.ftl").write_text(text, "utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(words, "files", lambda _: tmp_path)
        patch.setattr(prepared, "_folder", lambda: tmp_path / "cache")
        forget()
        yield
    forget()


def forget() -> None:
    words._said.cache_clear()
    words._messages.cache_clear()
    words.namespaces.cache_clear()


def test_a_phrase_is_said_in_the_language_asked_for(spoken: None) -> None:
    assert translator("pl")(phrase("toy.hello", who="Ola")) == "Cześć, Ola"
    assert translator("en")(phrase("toy.hello", who="Ola")) == "Hello, Ola"


def test_a_phrase_within_a_phrase_is_said_first(spoken: None) -> None:
    assert translator("pl")(phrase("toy.hello", who=phrase("toy.friend"))) == "Cześć, przyjaciel"
    nested = phrase("toy.hello", who=phrase("toy.hello", who=phrase("toy.friend")))
    assert translator("en")(nested) == "Hello, Hello, friend"


@pytest.mark.parametrize(
    ("n", "said"),
    [(0, "0 muszli"), (1, "1 muszla"), (2, "2 muszle"), (5, "5 muszli"), (21, "21 muszli"), (22, "22 muszle")],
)
def test_a_number_picks_its_form(spoken: None, n: int, said: str) -> None:
    assert translator("pl")(phrase("toy.shells", n=n)) == said


def test_what_a_language_lacks_is_said_in_english_and_what_english_lacks_by_its_key(spoken: None) -> None:
    say = translator("pl")
    assert say(phrase("toy.only")) == "Only in English"
    assert say(phrase("toy.nowhere")) == "toy.nowhere"
    assert say(phrase("toy.nothing")) == "toy.nothing"
    assert say(phrase("no_such_file.word")) == "no_such_file.word"
    assert say(phrase("without a dot")) == "without a dot"


def test_a_key_names_no_file_to_read(spoken: None, tmp_path: Path) -> None:
    (tmp_path / "toy.ftl").write_text("hello = read from elsewhere")
    key = f"{tmp_path}/toy.hello"
    assert translator("en")(phrase(key)) == key


@pytest.mark.parametrize("space", ["x" * 300, "a\0b", "\ud800", ""], ids=["long", "zero", "half a character", "empty"])
def test_a_key_that_no_file_could_be_called_after_is_said_as_it_is(spoken: None, space: str) -> None:
    assert translator("en")(phrase(f"{space}.hello")) == f"{space}.hello"


def test_a_missing_parameter_is_no_crash(spoken: None) -> None:
    assert translator("pl")(phrase("toy.hello")).startswith("Cześć, ")


@pytest.mark.parametrize("n", [10**15 - 1, 10**15, 10**30, -(10**4_000)], ids=["last", "first", "long", "longest"])
def test_a_number_that_counts_nothing_is_no_crash(spoken: None, n: int) -> None:
    said = translator("pl")(phrase("toy.shells", n=n))
    assert said.endswith(" muszli")
    assert len(said) < 40


def test_no_mark_is_put_around_a_name_that_the_font_could_not_draw(spoken: None) -> None:
    assert translator("en")(phrase("toy.hello", who="Ola")).isascii()


@pytest.mark.parametrize(
    ("language", "said", "shown"),
    [
        ("pl", "Statek i skarby w zatoce", "Statek i~skarby w~zatoce"),
        ("pl", "I w domu, i (a to rzadkie) u „Oli”", "I~w~domu, i~(a~to rzadkie) u~„Oli”"),
        ("pl", "Ola i", "Ola i"),
        ("pl", "Zasada, s. 8", "Zasada, s. 8"),
        ("ru", "Работник в городе, а не у моря", "Работник в~городе, а~не у~моря"),
        ("ru", "Правило, с. 8; с «А» и «Б»", "Правило, с. 8; с~«А» и~«Б»"),
        ("en", "a ship I o u", "a ship I o u"),
    ],
)
def test_no_word_of_one_letter_hangs_at_the_end_of_a_line(language: str, said: str, shown: str) -> None:
    assert unbroken(said, language) == shown.replace("~", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize("language", ["en", "pl", "ru", "xx"])
def test_no_range_and_no_count_is_broken_over_two_lines(language: str) -> None:
    whole = unbroken("3–9, A–C, 2 – 3", language)
    assert whole == f"3–{JOINER}9, A–C, 2 – 3"
    assert plain(whole) == whole
    assert unbroken("red × 2, 2 × red", language) == "red~×~2, 2~×~red".replace("~", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (("pl_PL.UTF-8",), "pl"),
        (("ru-RU",), "ru"),
        (("PL",), "pl"),
        (("ru_RU@euro",), "ru"),
        (("pl.UTF-8",), "pl"),
        (("Polish_Poland",), "pl"),
        (("Russian_Russia.1251",), "ru"),
        (("xx_XX", "ru_RU"), "ru"),
        (("xx_XX", "", "C"), "en"),
        (("plt",), "en"),
        ((), "en"),
    ],
)
def test_the_nearest_language_is_the_first_that_we_speak(tags: tuple[str, ...], language: str) -> None:
    assert nearest_language(*tags) == language


@pytest.mark.parametrize(
    ("environment", "python", "language"),
    [
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "pl_PL.UTF-8"}, None, "ru"),
        ({"LC_MESSAGES": "pl_PL.UTF-8", "LANG": "ru_RU.UTF-8"}, None, "pl"),
        ({"LANG": "pl_PL.UTF-8"}, None, "pl"),
        ({}, "Polish_Poland", "pl"),
        ({}, None, "en"),
    ],
)
def test_the_systems_language_is_what_its_settings_say(
    environment: dict[str, str], python: str | None, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(locale, "getlocale", lambda: (python, None))
    assert system_language() == language
