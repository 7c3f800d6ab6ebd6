"""A browser is started only where one has been found or got before: `make check` does without."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.harness.source import ROOT, modules, nodes, tree, where

FOUND_BEFORE = ("tests/harness/", "tests/journeys/", "tests/bench/", "tests/shots/")


def starts_a_browser(module: ast.Module) -> Iterator[ast.AST]:
    for node in nodes(module):
        if isinstance(node, ast.ImportFrom) and node.module == "tests.harness.browser":
            yield from ([node] if any(alias.name == "chromium" for alias in node.names) else [])


def _is_beside(path: Path) -> bool:
    return not path.relative_to(ROOT).as_posix().startswith(FOUND_BEFORE)


def test_no_test_beside_the_journeys_starts_a_browser() -> None:
    found = [
        where(path, node) for path in modules("tests") if _is_beside(path) for node in starts_a_browser(tree(path))
    ]
    assert found == []


def test_who_starts_a_browser_is_found() -> None:
    assert len(list(starts_a_browser(ast.parse("from tests.harness.browser import Screen, chromium")))) == 1
    assert list(starts_a_browser(ast.parse("from tests.harness.browser import Served"))) == []
    assert list(starts_a_browser(tree(ROOT / "tests" / "journeys" / "conftest.py")))
