"""Arrows point one way, games do not know each other, and views hold no words, colours or controls of their own.

Each check is a function from one module to its offences, so that each can be shown to find one.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.games import game_ids
from companion.languages import LANGUAGES
from companion.screen.words import translator
from rules.kernel import phrase
from tests.harness.source import ROOT, modules, nodes, strings, tree, where

GAMES = tuple(sorted(path.parent.name for path in (ROOT / "rules").glob("*/__init__.py")))
REGISTRY = "companion/games.py"
SEMANTIC = re.compile(r"(ON_|INVERSE_)?(PRIMARY|SECONDARY|TERTIARY|ERROR|SURFACE|OUTLINE)\w*|TRANSPARENT|SHADOW|SCRIM")
"""Colours by what they are for; those by what they look like belong to the palette."""
LOOKS = tuple(f"companion/screen/{name}.py" for name in ("palette", "theme", "client_theme"))
CONTROLS = re.compile(
    r"\w*Button|\w*Chip|\w*TextField|\w*Switch|\w*Checkbox|\w*Radio|\w*Slider|Dropdown\w*|GestureDetector"
    r"|SearchBar|AutoComplete|PopupMenuItem|ExpansionTile|Tab"
)
"""Whatever can be tapped or typed into: each gets its spoken name from a widget of ours."""
EVENTS = ("on_click", "on_tap", "on_select", "on_long_press", "on_double_tap")
SIZES = re.compile(
    r"width|height|size|(run_)?spacing|padding|(border_)?radius|expand|top|left|right|bottom|horizontal|vertical"
)
OF_GAMES = re.compile(r"(?i)(\w+_)?(games|game_ids|game_entries|boxed|readable)")
"""What holds several games."""
OTHER_NAMES = re.compile(r"krabit|крабит", re.IGNORECASE)
"""Who belongs to one game alone."""
USUAL = {"Moje", "Nowe", "Новые"}
"""Words of a title that name no game."""
PLAIN = (None, True, False, 0, 1)
LONGEST = 300

Check = Callable[[str, ast.Module], Iterator[ast.AST]]


def imports(module: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """Every module named, and everything taken from one, wherever in the code."""
    for node in nodes(module):
        if isinstance(node, ast.Import):
            yield from ((node, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node, f"{node.module}.{alias.name}") for alias in node.names)


def game_of(path: str) -> str | None:
    parts = Path(path).with_suffix("").parts
    return next((game for game in GAMES if game in parts), None)


# The checks


def foreign_to_rules(path: str, module: ast.Module) -> Iterator[ast.AST]:
    allowed = {"pydantic", "pydantic_core", "rules", "data", *sys.stdlib_module_names}
    if path.startswith("rules/"):
        yield from (node for node, name in imports(module) if name.partition(".")[0] not in allowed)


def backwards(path: str, module: ast.Module) -> Iterator[ast.AST]:
    """`companion → rules → data`; nothing of ours leans on its tests."""
    forbidden = {"companion": ("tests", "web"), "rules": ("tests", "companion", "web"), "web": ("tests",)}
    forbidden["data"] = (*forbidden["rules"], "rules")
    for node, name in imports(module):
        if name.partition(".")[0] in forbidden.get(path.partition("/")[0], ()):
            yield node


def another_game(path: str, module: ast.Module) -> Iterator[ast.AST]:
    """A game knows no other; what belongs to none knows no game, the registry excepted."""
    if path == REGISTRY or path.startswith("tests/"):
        return
    for node, name in imports(module):
        if any(game in name.split(".") and game != game_of(path) for game in GAMES):
            yield node


def a_game_by_name(path: str, module: ast.Module) -> Iterator[ast.AST]:
    """An address, a phrase or a folder of one game, where all of them are meant."""
    if path.startswith("companion/") and path != REGISTRY and not game_of(path):
        yield from (node for node, text in strings(module) if any(game in text for game in GAMES))


def first_by_index(path: str, module: ast.Module) -> Iterator[ast.AST]:
    """The first game, where each is meant: whoever needs one is told which."""
    if not path.startswith("companion/"):
        return
    for node in nodes(module):
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value == 0:
            yield from ([node] if _holds_games(node.value) else [])
        elif isinstance(node, ast.Call) and _called(node) == "iter" and _holds_games(node.args[0]):
            yield node


def _holds_games(node: ast.expr) -> bool:
    held = node.func if isinstance(node, ast.Call) else node
    return bool(OF_GAMES.fullmatch(ast.unparse(held).rpartition(".")[2]))


def logic_in_data(path: str, module: ast.Module) -> Iterator[ast.AST]:
    if path.startswith("data/"):
        yield from (node for node in module.body if not isinstance(node, ast.Expr))


def sentences(path: str, module: ast.Module) -> Iterator[ast.AST]:
    """Words a person would read. What a program says to its programmer (`raise`, a log) is none of them."""
    if not path.startswith(
        ("companion/views/", "companion/widgets/", "companion/screen/shell.py", "companion/screen/app.py")
    ):
        return
    internal = {
        id(part)
        for node in nodes(module)
        if isinstance(node, ast.Raise) or (isinstance(node, ast.Call) and _called(node).startswith("log."))
        for part in ast.walk(node)
    }
    for node, text in strings(module):
        if " " in text and re.search(r"[^\W\d_]{3}", text) and id(node) not in internal:
            yield node


def colours(path: str, module: ast.Module) -> Iterator[ast.AST]:
    if not path.startswith("companion/") or path in LOOKS:
        return
    yield from (node for node, text in strings(module) if re.search(r"#([0-9a-fA-F]{3}){1,2}\b", text))
    for node in nodes(module):
        named = isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith("Colors")
        if named and not SEMANTIC.fullmatch(node.attr):  # type: ignore[attr-defined]
            yield node


def sizes(path: str, module: ast.Module) -> Iterator[ast.AST]:
    """How large and how far apart, in numbers; none and one say what they mean."""
    if not path.startswith("companion/views/"):
        return
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            padding = node.args if _called(node) == "ft.Padding.all" else []
            given = [*padding, *(word.value for word in node.keywords if SIZES.fullmatch(word.arg or ""))]
            yield from (value for value in given if isinstance(value, ast.Constant) and value.value not in PLAIN)


def bare_controls(path: str, module: ast.Module) -> Iterator[ast.AST]:
    if not path.startswith("companion/") or path.startswith("companion/widgets/"):
        return
    for node in nodes(module):
        if not isinstance(node, ast.Call) or (name := _called(node)) == "ft.SnackBarAction":
            continue
        taps = CONTROLS.fullmatch(name.removeprefix("ft.")) or any(word.arg in EVENTS for word in node.keywords)
        if name.startswith("ft.") and taps:
            yield node


def bare_components(path: str, module: ast.Module) -> Iterator[ast.AST]:
    """`ft.component` without the boundary: one that fails would freeze the session."""
    if not path.startswith("companion/") or path == "companion/screen/boundary.py":
        return
    for node in nodes(module):
        if isinstance(node, ast.Attribute) and ast.unparse(node) in ("ft.component", "ft.memo"):
            yield node


def too_long(_: str, module: ast.Module) -> Iterator[ast.AST]:
    end = module.body[-1].end_lineno if module.body else 0
    if (end or 0) > LONGEST:
        yield module.body[-1]


def _called(node: ast.Call) -> str:
    return ast.unparse(node.func) if isinstance(node.func, ast.Attribute | ast.Name) else ""


CHECKS: tuple[Check, ...] = (
    foreign_to_rules,
    backwards,
    another_game,
    a_game_by_name,
    first_by_index,
    logic_in_data,
    sentences,
    colours,
    sizes,
    bare_controls,
    bare_components,
    too_long,
)


@pytest.mark.parametrize("check", CHECKS)
def test_our_source_keeps_its_own_rules(check: Check) -> None:
    found = [
        where(path, node)
        for path in (*modules("companion", "rules", "data", "tests", "web"), ROOT / "main.py")
        for node in check(path.relative_to(ROOT).as_posix(), tree(path))
    ]
    assert found == []


def test_there_is_source_to_look_at() -> None:
    assert "farshore" in GAMES
    assert {"companion", "rules", "data", "tests"} == {
        path.relative_to(ROOT).parts[0] for path in modules("companion", "rules", "data", "tests")
    }


def names_in_words(text: str, titles: tuple[str, ...]) -> list[str]:
    """The games, and whoever belongs to one alone, that a text names."""
    words = {word for title in titles for word in re.findall(r"\w{4,}", title) if word[0].isupper()} - USUAL
    found = [word for word in sorted({*words, *GAMES}) if re.search(rf"\b{word}\b", text)]
    return [*found, *OTHER_NAMES.findall(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_is_named_in_shared_words(language: str) -> None:
    titles = tuple(translator(language)(phrase(f"{game}.title")) for game in game_ids())
    for path in sorted((ROOT / "data" / "locales" / language).glob("*.ftl")):
        assert names_in_words(path.read_text("utf-8"), titles) == [], path.name


def test_a_game_named_in_shared_words_is_found() -> None:
    titles = ("Everdell Farshore",)
    assert names_in_words("heading = Everdell Farshore, { $day }", titles) == ["Everdell", "Farshore"]
    assert names_in_words("player = { $name ->\n    [Krabita] Крабита\n}", titles) == ["Krabit", "Крабит"]
    assert names_in_words("heading = { $game }, { $day }", titles) == []


# That each check finds something, and lets go what is in order


@pytest.mark.parametrize(
    ("check", "path", "code"),
    [
        (foreign_to_rules, "rules/kernel.py", "import flet"),
        (foreign_to_rules, "rules/farshore/play.py", "def f():\n    from tinydb import TinyDB"),
        (backwards, "rules/farshore/play.py", "from companion.screen.words import translator"),
        (backwards, "data/__init__.py", "import rules.kernel"),
        (backwards, "companion/screen/app.py", "from tests.harness import window"),
        (another_game, "companion/disk/saves.py", "from rules.farshore.state import State"),
        (another_game, "companion/screen/shell.py", "from companion.views.farshore import SCREENS"),
        (another_game, "rules/kernel.py", "import rules.farshore"),
        (a_game_by_name, "companion/views/home.py", "store.go(f'/new/farshore/{kind}')"),
        (first_by_index, "companion/views/home.py", "shown = screens(GAMES[0])"),
        (first_by_index, "companion/command/launch.py", "game_ids()[0]"),
        (first_by_index, "companion/command/launch.py", "next(iter(game_ids()))"),
        (first_by_index, "companion/views/home.py", "games.shown_games(settings, backend)[0]"),
        (logic_in_data, "data/__init__.py", "def f(): ..."),
        (sentences, "companion/views/home.py", "ft.Text('Hello there')"),
        (sentences, "companion/widgets/lit.py", "x = f'{n} points'"),
        (colours, "companion/views/home.py", "ft.Colors.RED_400"),
        (colours, "companion/drawings/ship.py", "fill = '#c0ffee'"),
        (colours, "companion/views/home.py", "f(color=ft.Colors.AMBER)"),
        (sizes, "companion/views/home.py", "ft.Row(spacing=7)"),
        (sizes, "companion/views/home.py", "ft.Padding.all(12)"),
        (bare_controls, "companion/views/home.py", "ft.IconButton(ft.Icons.ADD)"),
        (bare_controls, "companion/views/home.py", "ft.Container(on_click=go)"),
        (bare_controls, "companion/screen/shell.py", "ft.CupertinoSwitch(label=x)"),
        (bare_controls, "companion/views/home.py", "ft.ListTile(title=x, on_click=go)"),
        (bare_components, "companion/views/home.py", "@ft.component\ndef Home(): ..."),
        (too_long, "companion/views/home.py", "\n" * LONGEST + "x = 1"),
    ],
)
def test_an_offence_is_found(check: Check, path: str, code: str) -> None:
    assert len(list(check(path, ast.parse(code)))) == 1


@pytest.mark.parametrize(
    ("check", "path", "code"),
    [
        (foreign_to_rules, "rules/kernel.py", "from importlib.resources import files\nfrom pydantic import Field"),
        (backwards, "companion/screen/app.py", "from rules.kernel import phrase"),
        (another_game, "companion/views/farshore/table.py", "from rules.farshore.state import State"),
        (another_game, REGISTRY, "import rules.farshore"),
        (a_game_by_name, "companion/views/home.py", '"""As in farshore."""\nstore.go(f"/new/{entry.game}")'),
        (a_game_by_name, "companion/views/farshore/new/form.py", "store.text('farshore_new.next')"),
        (first_by_index, "companion/views/home.py", "hits[0], game_ids()[1:]"),
        (logic_in_data, "data/__init__.py", '"""What is printed."""'),
        (sentences, "companion/views/home.py", '"""A docstring of words."""\nx = store.text("home.title") + " · "'),
        (sentences, "companion/widgets/controls.py", "raise ValueError('a control needs a name')"),
        (colours, "companion/views/home.py", "ft.Colors.ON_SURFACE_VARIANT, '/rules#top'"),
        (colours, "companion/screen/palette.py", "teal = '#008080'"),
        (sizes, "companion/views/home.py", "ft.Row(spacing=theme.GAP, expand=True, width=1)"),
        (bare_controls, "companion/widgets/controls.py", "ft.IconButton(ft.Icons.ADD)"),
        (bare_controls, "companion/screen/shell.py", "ft.NavigationBar(on_change=go)"),
        (bare_controls, "companion/views/home.py", "ft.ListTile(title=x)"),
        (too_long, "companion/views/home.py", "x = 1"),
    ],
)
def test_what_is_in_order_is_let_go(check: Check, path: str, code: str) -> None:
    assert list(check(path, ast.parse(code))) == []
