"""What the app says, in the reader's language: Fluent messages from `data/locales`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from companion.games import game_entries, when_registered
from companion.languages import FALLBACK, LANGUAGES, SPOKEN
from companion.place import here
from rules.kernel import Phrase

REMEMBERED: Final = 4096
"""Sentences."""
COUNTABLE: Final = 10**15
"""From here on a number counts nothing, and what writes numbers gives up on it. A damaged file may hold one."""
DIGITS: Final = 15
"""Of such a number that are said."""

Translate = Callable[[Phrase], str]


@cache
def translator(language: str) -> Translate:
    """Says phrases in `language`; what that language lacks is said in English."""

    def translate(phrase: Phrase) -> str:
        params = phrase.params.items()
        return _said(
            language,
            phrase.key,
            *((name, translate(value) if isinstance(value, Phrase) else _sayable(value)) for name, value in params),
        )

    return translate


def _sayable(value: int | str) -> int | str:
    return value if isinstance(value, str) or abs(value) < COUNTABLE else f"{str(value)[:DIGITS]}…"


@lru_cache(REMEMBERED)
def _said(language: str, key: str, *params: tuple[str, int | str]) -> str:
    """A screen says much of what the one before it said."""
    namespace, _, message = key.partition(".")
    # A key may come from somebody's file: it must not lead us to another.
    for spoken in (known for known in (language, FALLBACK) if namespace in namespaces(known)):
        bundle = _bundle(spoken, namespace)
        if bundle.has_message(message) and (pattern := bundle.get_message(message).value) is not None:
            text, _errors = bundle.format_pattern(pattern, dict(params))
            return str(text)
    return key


@lru_cache(REMEMBERED)
def unbroken(text: str, language: str) -> str:
    """For a screen: a word of one letter goes on to the next line with the word after it."""
    letters = SPOKEN[language].hanging if language in SPOKEN else ""
    return re.sub(rf"(?i)\b([{letters}]) (?=\S)", "\\1\N{NO-BREAK SPACE}", text) if letters else text


def system_language() -> str:
    """The first language of this computer's settings that we speak."""
    return nearest_language(*here().languages())


def nearest_language(*tags: str) -> str:
    """The first of `tags` (`pl_PL.UTF-8`, `ru-RU`, `en`) that we speak, else English."""
    named = {language.english: language.code for language in SPOKEN.values()}
    spoken = (re.split(r"[-_.@]", tag.lower())[0] for tag in tags)
    return next((found for tag in spoken if (found := named.get(tag, tag)) in LANGUAGES), FALLBACK)


@cache
def namespaces(language: str) -> Mapping[str, Traversable]:
    """Our files of a language by their names: the shared ones, and those of each game where its entry says they lie."""
    folders = (files("data").joinpath("locales", language), *(entry.words(language) for entry in game_entries()))
    found = (file for folder in folders if folder.is_dir() for file in folder.iterdir())
    named = {file.name.removesuffix(".ftl"): file for file in found if file.name.endswith(".ftl")}
    return MappingProxyType(dict(sorted(named.items())))


def source(language: str, namespace: str) -> str:
    """The Fluent text of one of our files."""
    return namespaces(language)[namespace].read_text("utf-8")


@cache
def _bundle(language: str, namespace: str) -> FluentBundle:
    # Isolation marks (U+2068, U+2069) are not in the bundled font.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, namespace)))
    return bundle


for _remembers in (_said, namespaces, _bundle):
    when_registered(_remembers.cache_clear)
