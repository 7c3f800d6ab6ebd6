"""What the code says has words, and every word is said somewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from companion.games import game_ids
from companion.screen.words import namespaces
from tests.harness.locales import keys, messages
from tests.harness.source import ROOT, modules, nodes, strings, tree, where, whole_strings

ROOMS = ("companion", "rules", "web")
"""Whose code says something."""
SPACES = namespaces("en")
KEY = re.compile(rf"({'|'.join(SPACES)})\.(?!json$|toml$|csv$)[a-z]\w*")
"""Text that is a key: `namespace.message`, not the name of a file."""
SPEAKERS = ("phrase", "text")
"""Functions whose first argument is a key."""
WILD = "\N{BULLET}"
"""Stands where code puts something in."""
OF_GAME = re.compile(rf"{WILD}(_[a-z]+\.|\.[a-z]+_|\.title)")
OF_SOME_GAMES = re.compile(rf"{WILD}(\.(command|ruling)_|_[a-z]+\.(section_|own_topics|with_opponent|{WILD}_about))")
"""Some games only bring commands, offer rulings, cite sections, write pages, play an opponent or fill drawers."""


def spoken_modules() -> list[Path]:
    """Whose words the app can say: a game that is not in the registry is not spoken yet."""
    unknown = {path.parent.name for path in (ROOT / "rules").glob("*/__init__.py")} - {*game_ids()}
    return [path for path in modules(*ROOMS) if not unknown & {*path.parts}]


def code() -> Iterator[tuple[Path, ast.AST]]:
    for path in spoken_modules():
        yield from ((path, node) for node in nodes(tree(path)))


def spoken(node: ast.AST) -> str | None:
    """The key a call says, if it is written out in full."""
    if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
        return None
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    text = node.args[0].value
    return text if name in SPEAKERS and isinstance(text, str) and "." in text else None


def template(node: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else WILD for part in node.values)


@cache
def pattern(template: str) -> re.Pattern[str]:
    return re.compile(".+".join(map(re.escape, template.split(WILD))))


@cache
def templates() -> dict[str, str]:
    """Every text that code completes, and where; one that begins with a game stands there for each of them."""
    found = {template(node): where(path, node) for path, node in code() if isinstance(node, ast.JoinedStr)}
    of_games = {
        f"{game}{text[1:]}": place for text, place in found.items() if OF_GAME.match(text) for game in game_ids()
    }
    return found | of_games


@cache
def may_lack_words() -> frozenset[str]:
    """What code completes for a game that has such a thing."""
    return frozenset(f"{game}{text[1:]}" for text in templates() if OF_SOME_GAMES.match(text) for game in game_ids())


@cache
def texts() -> frozenset[str]:
    """Every text and every name in the code and in the data: what a template may be completed with."""
    found: set[str] = set()
    for path in modules(*ROOMS):
        found |= {text.lstrip("-").replace("-", "_") for _, text in strings(tree(path))}
        for node in nodes(tree(path)):
            found |= {str(getattr(node, field)) for field in ("id", "attr", "arg", "name") if hasattr(node, field)}
    return frozenset(found) | frozenset(re.findall(r"\w+", "\n".join(_data(files("data")))))


def _data(folder: Traversable) -> Iterator[str]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name not in ("locales", "__pycache__"):
            yield from _data(entry)
        elif entry.name.endswith((".json", ".toml")):
            yield entry.read_text("utf-8")


def test_every_key_in_the_code_has_words() -> None:
    wordless = [
        f"{where(path, node)} {text}"
        for path in spoken_modules()
        for node, text in whole_strings(tree(path))
        if KEY.fullmatch(text) and text not in keys()
    ]
    wordless += [f"{where(path, node)} {key}" for path, node in code() if (key := spoken(node)) and key not in keys()]
    assert sorted(set(wordless)) == []


def test_every_key_that_code_completes_can_become_one_with_words() -> None:
    needed = {text: place for text, place in templates().items() if text not in may_lack_words()}
    namespaced = {text: place for text, place in needed.items() if text.split(".")[0] in SPACES}
    assert len(namespaced) > 10
    wordless = [
        f"{place} {text}" for text, place in namespaced.items() if not any(map(pattern(text).fullmatch, keys()))
    ]
    assert wordless == []


def test_every_word_is_said_somewhere() -> None:
    said = {text for path in modules(*ROOMS) for _, text in strings(tree(path))}
    said |= {
        f"{space}.{name}" for space in SPACES for parts in messages("en", space).values() for name in parts.refers_to
    }
    dead = [key for key in keys() - said if not _completed(key)]
    assert sorted(dead) == []


def _completed(key: str) -> bool:
    """Whether code can make this key: by a template that says more than its namespace, or by a name known to it."""
    space, _, message = key.partition(".")
    for text in templates():
        if text.startswith(f"{space}.") and text != f"{space}.{WILD}" and pattern(text).fullmatch(key):
            return True
    return f"{space}.{WILD}" in templates() and (message in texts() or _completed_elsewhere(message))


def _completed_elsewhere(message: str) -> bool:
    return any("." not in text and _telling(text) and pattern(text).fullmatch(message) for text in templates())


def _telling(text: str) -> bool:
    """A template that could become anything tells nothing."""
    return re.fullmatch(rf"[a-z_{WILD}]+", text) is not None and len(text.replace(WILD, "")) > 2


# That these checks can fail


def test_a_key_is_told_from_the_name_of_a_file() -> None:
    assert KEY.fullmatch("settings.title")
    assert not KEY.fullmatch("settings.json")
    assert not KEY.fullmatch("nowhere.title")


def test_keys_are_found_in_calls_and_in_templates() -> None:
    said = ast.parse("store.text('home.x', n=1); phrase('a.b'); other('c.d'); phrase(f'home.{x}_y')")
    calls = [key for node in ast.walk(said) if (key := spoken(node))]
    assert calls == ["home.x", "a.b"]
    (made,) = (template(node) for node in ast.walk(said) if isinstance(node, ast.JoinedStr))
    assert pattern(made).fullmatch("home.any_y")
    assert not pattern(made).fullmatch("home.any")


def test_what_only_some_games_have_may_lack_words_in_the_others() -> None:
    named = (f".ruling_{WILD}", f"_rules.section_{WILD}", f"_box.{WILD}_about")
    assert {f"{game}{text}" for game in game_ids() for text in named} <= may_lack_words()
    assert not {f"{game}_rules.topic_{WILD}" for game in game_ids()} & may_lack_words()


def test_a_word_that_nobody_says_would_be_noticed() -> None:
    assert not _completed("settings.nobody_says_this")
    assert not _completed("farshore_new.nobody_says_this")
    assert _completed("settings.look_dark")
    assert not _completed("farshore_rules.nobody_says_this")
    assert _completed("farshore_rules.topic_green")
