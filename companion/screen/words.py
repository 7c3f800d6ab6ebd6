"""What the app says, in the reader's language: Fluent messages from `data/locales`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from companion.games import game_entry, game_ids, when_registered
from companion.languages import FALLBACK, LANGUAGES, SPOKEN
from companion.place import here
from companion.prepared import prepared, sum_of
from companion.screen import messages
from companion.screen.glyphs import JOINER
from companion.screen.messages import Messages
from companion.shipped_files import files

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from rules.kernel import Phrase

REMEMBERED: Final = 4096
"""Sentences."""
COUNTABLE: Final = 10**15
"""From here on a number counts nothing, and what writes numbers gives up on it. A damaged file may hold one."""
SHARED: Final = ""
"""In place of a game: the words of all of them."""
DIGITS: Final = 15
"""Of such a number that are said."""
RANGE: Final = re.compile(r"(?<=\d)–(?=\d)")

Translate = Callable[["Phrase"], str]


@cache
def translator(language: str) -> Translate:
    """Says phrases in `language`; what that language lacks is said in English."""

    def translate(phrase: Phrase) -> str:
        return say(language, phrase.key, phrase.params)

    return translate


def say(language: str, key: str, params: Mapping[str, int | str | Phrase] = MappingProxyType({})) -> str:
    """The phrase of this key with these parameters, of which some may be phrases themselves."""
    return _said(language, key, *((name, _sayable(language, value)) for name, value in params.items()))


def _sayable(language: str, value: int | str | Phrase) -> int | str:
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return value if abs(value) < COUNTABLE else f"{str(value)[:DIGITS]}…"
    return say(language, value.key, value.params)


@lru_cache(REMEMBERED)
def _said(language: str, key: str, *params: tuple[str, int | str]) -> str:
    """A screen says much of what the one before it said."""
    namespace, _, message = key.partition(".")
    for spoken in (language, FALLBACK):
        # A key may come from somebody's file: it leads to what we have read, and to nothing else.
        here = _messages(spoken, _owner(namespace)).get(namespace, {})
        if (said := messages.put_together(message, here, dict(params), spoken)) is not None:
            return said
    return key


@lru_cache(REMEMBERED)
def unbroken(text: str, language: str) -> str:
    """For a screen: a word of one letter goes on to the next line with the word after it, a range or a count whole."""
    whole = RANGE.sub(f"–{JOINER}", text).replace(" × ", "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}")
    letters = SPOKEN[language].hanging if language in SPOKEN else ""
    return re.sub(rf"(?i)\b([{letters}]) (?=\S)", "\\1\N{NO-BREAK SPACE}", whole) if letters else whole


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
    named = {name: file for owner in (SHARED, *game_ids()) for name, file in _files(language, owner).items()}
    return MappingProxyType(dict(sorted(named.items())))


def _files(language: str, owner: str) -> dict[str, Traversable]:
    entry = game_entry(owner)
    folder = entry.words(language) if entry else files("data").joinpath("locales", language)
    found = folder.iterdir() if folder.is_dir() else ()
    return {file.name.removesuffix(".ftl"): file for file in found if file.name.endswith(".ftl")}


def source(language: str, namespace: str) -> str:
    """The Fluent text of one of our files."""
    return namespaces(language)[namespace].read_text("utf-8")


@cache
def _owner(namespace: str) -> str:
    """The game whose words these are."""
    return next((id_ for id_ in game_ids() if namespace == id_ or namespace.startswith(f"{id_}_")), SHARED)


@cache
def _messages(language: str, owner: str) -> Mapping[str, Messages]:
    """The messages of a game, or those that all share, by the name of their file."""
    if language not in LANGUAGES:
        return {}
    name = f"words-{owner}-{language}" if owner else f"words-{language}"
    found: Mapping[str, Messages] = prepared(
        name, lambda: sum_of(_sources(language, owner)), lambda: _read(language, owner)
    )
    return found


def _sources(language: str, owner: str) -> Iterator[Traversable]:
    by_name = sorted(_files(language, owner).items())
    yield from (file for _, file in by_name)
    yield Path(messages.__file__)


def _read(language: str, owner: str) -> dict[str, Messages]:
    return {name: messages.read(file.read_text("utf-8")) for name, file in _files(language, owner).items()}


def read_all() -> None:
    """For a build: the words of every game in every language."""
    for language in LANGUAGES:
        for owner in (SHARED, *game_ids()):
            _messages.__wrapped__(language, owner)


for _remembers in (_said, namespaces, _owner, _messages):
    when_registered(_remembers.cache_clear)
