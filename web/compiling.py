"""Turns every module under /in into byte code under /out; run by the Python of the browser, see `bytecode.mjs`.

Docstrings go, but those of classes stay as a dot: a dataclass without one would work its signature out at import.
"""

from __future__ import annotations

import ast
from importlib import _bootstrap_external
from pathlib import Path

DESCRIBED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Module)
FOR_CHECKERS = ("site/pydantic_core/core_schema.py",)
"""Modules whose dicts with named keys only a type checker reads: working out what each key holds would take longer
than anything else that is imported at the start."""
NO_HASH = b"\0" * 8
"""Nobody compares it: the source is not there."""


def bare(module: ast.Module) -> ast.Module:
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef):
            node.body = [_dot(node), *node.body[1:]] if ast.get_docstring(node, clean=False) is not None else node.body
            node.body = [node.body[0], *(part for part in node.body[1:] if not _is_text(part))]
        elif isinstance(node, DESCRIBED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return module


def keyless(module: ast.Module) -> ast.Module:
    """The same with typed dicts that say nothing of their keys."""
    for node in module.body:
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "TypedDict" for base in node.bases):
            node.body = [ast.copy_location(ast.Pass(), node.body[0])]
    return module


def _dot(node: ast.ClassDef) -> ast.Expr:
    first = node.body[0]
    return ast.copy_location(ast.Expr(ast.copy_location(ast.Constant("."), first)), first)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def compile_all(source: Path, target: Path) -> None:
    for path in sorted(source.rglob("*.py")):
        name = path.relative_to(source).as_posix()
        module = bare(ast.parse(path.read_bytes()))
        whole = keyless(module) if name in FOR_CHECKERS else module
        code = compile(whole, name, "exec", dont_inherit=True, optimize=0)
        compiled = target / f"{name}c"
        compiled.parent.mkdir(parents=True, exist_ok=True)
        compiled.write_bytes(_bootstrap_external._code_to_hash_pyc(code, NO_HASH, False))  # type: ignore[attr-defined]


if __name__ == "__main__":
    compile_all(Path("/in"), Path("/out"))
