"""Names in `companion/` can be found by somebody who knows the feature and not the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.harness.source import ROOT, modules, nodes, tree, where

RIDDLES = re.compile(
    r"_*(thrift|Sitting|Desk|Pulse|dress|WORN|MARKED|stumbled|outlive_\w+|Pile|let_go|give_way|make_way|Paper|Counted"
    r"|Half|Leaving|Aside|misuse|Wish|Door|Brought|Asker|attend)"
)
"""Names that were there once, and hid what they were: `Sitting` was one window of a table."""
MOST_FLAT = 12
"""Modules at the top of `companion/`; more, and there is a room to find."""
DEFINED = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def riddles(path: Path, module: ast.Module) -> Iterator[str]:
    """The module itself, the classes and functions in it, and its constants."""
    if re.fullmatch(RIDDLES.pattern, path.stem, re.IGNORECASE):
        yield path.relative_to(ROOT).as_posix()
    yield from (f"{where(path, node)} {name}" for node, name in _defined(module) if RIDDLES.fullmatch(name))


def _defined(module: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    yield from ((node, node.name) for node in nodes(module) if isinstance(node, DEFINED))
    for node in module.body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        yield from ((node, target.id) for target in targets if isinstance(target, ast.Name))


def test_no_name_is_a_riddle_again() -> None:
    assert [found for path in modules("companion") for found in riddles(path, tree(path))] == []


def test_few_modules_lie_flat() -> None:
    assert len(list((ROOT / "companion").glob("*.py"))) <= MOST_FLAT


@pytest.mark.parametrize(
    "code",
    ["class Sitting: ...", "def outlive_sockets(): ...", "async def let_go(): ...", "WORN = ()", "class _Door: ..."],
)
def test_a_riddle_is_found(code: str) -> None:
    assert len(list(riddles(ROOT / "companion" / "games.py", ast.parse(code)))) == 1


@pytest.mark.parametrize("name", ["thrift", "desk", "paper"])
def test_a_module_that_is_one_is_found(name: str) -> None:
    assert list(riddles(ROOT / "companion" / f"{name}.py", ast.parse(""))) == [f"companion/{name}.py"]


@pytest.mark.parametrize("code", ["class Doorway: ...", "def asides(): ...", "PULSES = 3", "def counted(): ..."])
def test_what_only_begins_alike_is_let_go(code: str) -> None:
    assert list(riddles(ROOT / "companion" / "games.py", ast.parse(code))) == []
