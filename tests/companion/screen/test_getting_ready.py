"""What is loaded ahead of the first tap."""

from __future__ import annotations

import ast
import subprocess
import sys
from typing import Any

import flet as ft

from tests.harness.source import modules, nodes, tree

AHEAD = """
import sys
from companion.screen.app import get_ready
get_ready("en")
print(*sys.modules)
"""


def test_no_answer_waits_for_a_control_to_be_loaded() -> None:
    """Services apart: they are asked for once, when something is shared or copied."""
    ran = subprocess.run([sys.executable, "-c", AHEAD], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    made = {name: module for name, module in used().items() if ".services." not in module}
    assert "Chip" in made
    assert [name for name, module in made.items() if module not in loaded] == []


def used() -> dict[str, str]:
    """What screens and widgets make of Flet's, and where it lies."""
    lies: Any = vars(ft)["_LAZY"]
    made = {name for path in modules("companion/widgets", "companion/views") for name in _made(tree(path))}
    return {name: lies[name] for name in sorted(made) if name in lies and name[0].isupper()}


def _made(module: ast.Module) -> set[str]:
    called = [node.func for node in nodes(module) if isinstance(node, ast.Call)]
    parts = [each for each in called if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name)]
    return {each.attr for each in parts if isinstance(each.value, ast.Name) and each.value.id == "ft"}
