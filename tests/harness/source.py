"""Our own source as syntax trees: what a test can know of the code without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@cache
def modules(*folders: str) -> tuple[Path, ...]:
    return tuple(sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py")))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


@cache
def nodes(module: ast.AST) -> tuple[ast.AST, ...]:
    """Every node of a tree: many tests walk the same ones."""
    return tuple(ast.walk(module))


def strings(module: ast.AST) -> Iterator[tuple[ast.Constant, str]]:
    """Every piece of text in the code, those between the braces of a template included; bare strings describe it."""
    described = {id(node.value) for node in nodes(module) if isinstance(node, ast.Expr)}
    for node in nodes(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in described:
            yield node, node.value


def whole_strings(module: ast.AST) -> Iterator[tuple[ast.Constant, str]]:
    """The same without pieces of templates."""
    pieces = {id(piece) for node in nodes(module) if isinstance(node, ast.JoinedStr) for piece in node.values}
    yield from ((node, text) for node, text in strings(module) if id(node) not in pieces)


def where(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(ROOT).as_posix()}:{getattr(node, 'lineno', 0)}"
