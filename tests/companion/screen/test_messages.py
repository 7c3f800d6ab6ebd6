"""Our own reading of Fluent says what Fluent's says."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from companion.languages import LANGUAGES
from companion.screen.messages import NotOurFluent, put_together, read
from companion.screen.words import namespaces, source
from tests.harness.locales import bundle, filled, messages

EVERY = """
plain = Just words
told = Hello, { $who }: { plain }, { "" }{ "{" }
shells = { $n ->
    [0] nothing
    [one] { $n } one
    [few] { $n } few
    [many] { $n } many
   *[other] { $n } other
}
colour = { $colour ->
    [red] { $n ->
        [one] red and one
       *[other] red and { $n }
    }
   *[blue] blue
}
lost = { nowhere }
"""
NUMBERS = (*range(126), -1, -2, -5, -21, 999, 1_000, 1_001, 9_999, 10_002, 1_234_567, 10**14)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_ours_says_what_fluent_says(language: str) -> None:
    for namespace in namespaces(language):
        ours, theirs = read(source(language, namespace)), bundle(language, namespace)
        for name, parts in messages(language, namespace).items():
            if "." not in name:
                pattern = theirs.get_message(name).value
                assert pattern is not None
                for params in filled(parts):
                    said, _errors = theirs.format_pattern(pattern, params)
                    assert put_together(name, ours, params, language) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_has_the_form_and_the_digits_that_fluent_gives_it(language: str) -> None:
    ours, theirs = read(EVERY), FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(EVERY))
    pattern = theirs.get_message("shells").value
    assert pattern is not None
    for n in NUMBERS:
        assert put_together("shells", ours, {"n": n}, language) == theirs.format_pattern(pattern, {"n": n})[0]


@pytest.mark.parametrize(
    ("name", "params", "said"),
    [
        ("told", {"who": "Ola"}, "Hello, Ola: Just words, {"),
        ("told", {}, "Hello, who: Just words, {"),
        ("shells", {"n": "few"}, "few few"),
        ("shells", {"n": "0"}, "0 other"),
        ("shells", {}, "n other"),
        ("colour", {"colour": "red", "n": 1}, "red and one"),
        ("colour", {"colour": "red", "n": 12_345}, "red and 12,345"),
        ("colour", {"colour": "green", "n": 1}, "blue"),
        ("lost", {}, "{nowhere}"),
        ("told", {"who": "x" * 2_500}, f"Hello, {'x' * 2_500}: Just words, {{"),
    ],
)
def test_a_message_is_put_together_as_fluent_does(name: str, params: dict[str, int | str], said: str) -> None:
    theirs = FluentBundle(["en"], use_isolating=False)
    theirs.add_resource(FluentResource(EVERY))
    pattern = theirs.get_message(name).value
    assert pattern is not None
    assert put_together(name, read(EVERY), params, "en") == said == theirs.format_pattern(pattern, params)[0]


def test_a_parameter_too_long_for_a_sentence_is_cut_off_and_the_rest_is_said() -> None:
    """Fluent leaves the whole sentence out."""
    assert put_together("told", read(EVERY), {"who": "x" * 2_501}, "en") == f"Hello, {'x' * 2_500}[…]: Just words, {{"


def test_there_is_no_message_of_another_name() -> None:
    assert put_together("nobody", read(EVERY), {}, "en") is None


@pytest.mark.parametrize("text", ["n = { NUMBER($n) }", "term = { -brand }", "number = { 5 }", "a = { plain.of }"])
def test_a_part_of_fluent_that_we_do_not_read_is_refused(text: str) -> None:
    with pytest.raises(NotOurFluent):
        read(text)
