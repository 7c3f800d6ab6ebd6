"""Newdale's phrases as a reader of a language sees them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from rules.kernel import Phrase


def text(language: str, space: str) -> str:
    return (files("data") / "locales" / language / "newdale" / f"{space}.ftl").read_text("utf-8")


@cache
def bundle(language: str, space: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text(language, space)))
    return made


def said(phrase: Phrase, language: str) -> str:
    space, _, key = phrase.key.partition(".")
    found = bundle(language, space).get_message(key)
    assert found.value is not None
    params = {
        name: said(value, language) if isinstance(value, Phrase) else value for name, value in phrase.params.items()
    }
    spoken, errors = bundle(language, space).format_pattern(found.value, params)
    assert errors == [], (phrase, errors)
    assert str(spoken).strip()
    assert "  " not in str(spoken), spoken
    return str(spoken)
