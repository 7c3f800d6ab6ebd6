"""Models that are kept: which, and what stands there for a class, a function or a value of ours."""

from __future__ import annotations

import ast
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.built_models import keeping, stand_in
from companion.built_models.schema_text import Unwritable, read, written
from companion.games import game_entries
from rules.kernel import Phrase
from rules.sheet import Weight
from rules.values import Model

ROOT = Path(__file__).parents[3]
NOT_KEPT = {"rules.new_lands.state:State"}
"""A map is no model: pydantic asks for it in a way that has no name. A state is made by the rules, never read."""


def test_every_model_of_the_rules_can_be_kept_but_one() -> None:
    for entry in game_entries():
        entry.rules()
    ours = {model for model in keeping._below(Model) if model.__module__.startswith("rules.")}
    assert {name for model in ours if "[" not in (name := _name(model)) and not _writable(model)} == NOT_KEPT


def _name(model: type[Model]) -> str:
    return f"{model.__module__}:{model.__qualname__}"


def _writable(model: type[Model]) -> bool:
    model.model_rebuild()
    try:
        return bool(written(model.__pydantic_core_schema__))
    except Unwritable:
        return False


def test_a_schema_reads_back_as_it_was_written() -> None:
    for entry in game_entries():
        entry.rules()
    for name, text in keeping.kept_models().items():
        assert written(read(text)) == text, name


class _Elsewhere:
    pass


@pytest.mark.parametrize("part", [partial(max, 1), lambda: 1, _Elsewhere, {1: 2}, {"$name": 1}, Path, b"bytes"])
def test_what_has_no_name_among_the_rules_is_not_written(part: Any) -> None:
    with pytest.raises(Unwritable):
        written({"cls": part})


@pytest.mark.parametrize("part", [Weight.REFUSAL, Phrase(key="a.b"), Phrase, (1, (2,)), frozenset({"b", "a"}), [None]])
def test_what_has_a_name_is_found_by_it(part: Any) -> None:
    assert read(written({"default": part})) == {"default": part}


def test_nothing_is_looked_for_beyond_the_rules() -> None:
    with pytest.raises(Unwritable):
        read('{"function": {"$name": "os:remove"}}')


def test_what_pydantic_notes_for_others_is_left_out_unless_a_field_is_called_so() -> None:
    assert read(written({"type": "int", "metadata": {"a": lambda: 1}})) == {"type": "int"}
    assert read(written({"metadata": {"type": "int"}})) == {"metadata": {"type": "int"}}


def test_where_pydantic_is_at_work_nothing_takes_its_place() -> None:
    there = sys.modules["pydantic"]
    keeping.take_kept_models()
    assert sys.modules["pydantic"] is there
    assert not stand_in.KEPT


def test_whatever_the_rules_take_of_pydantic_stands_in_for_it() -> None:
    asked = {
        alias.name
        for path in (ROOT / "rules").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ImportFrom) and node.module == "pydantic"
        for alias in node.names
    }
    assert asked - vars(stand_in).keys() == set()
