"""What a phrase of this game says in a language, read from its own Fluent files and the shared ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from rules.kernel import Phrase

LOCALES = Path(__file__).parents[3] / "data" / "locales"


@cache
def bundle(language: str, space: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    folder = LOCALES / language
    words = next(path for path in (folder / "new_lands" / f"{space}.ftl", folder / f"{space}.ftl") if path.exists())
    found.add_resource(FluentResource(words.read_text("utf-8")))
    return found


def said(phrase: Phrase, language: str) -> str:
    """The sentence; an error where a word or a parameter is missing."""
    space, _, message = phrase.key.partition(".")
    params = {
        name: said(value, language) if isinstance(value, Phrase) else value for name, value in phrase.params.items()
    }
    pattern = bundle(language, space).get_message(message).value
    assert pattern is not None
    text, errors = bundle(language, space).format_pattern(pattern, params)
    assert not errors, (phrase, language, errors)
    return str(text)
