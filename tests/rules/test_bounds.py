"""Files that claim too much: each number and each list of a move, a set-up and a box is bounded."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from rules.amounts import MOST_LISTED
from rules.boxes import MOST_TOLD
from rules.kernel import Model
from tests.rules.shipped import GAMES
from tests.toy.game import GAME as TOY
from tests.toy.rules import Add

RECORDED = sorted(Path(__file__).parent.glob("*/games/*.json"))
HUGE = (10**10, -(10**10), int("9" * 4_299))
AMENDMENTS = 40_000


def unbounded(schema: Any, path: str = "") -> Iterator[str]:
    """The way to each whole number that nothing keeps small."""
    if isinstance(schema, dict):
        free = schema.get("type") == "integer" and not {"enum", "const"} & schema.keys()
        if free and not {"minimum", "maximum"} <= schema.keys():
            yield path
        for key, value in schema.items():
            yield from unbounded(value, f"{path}/{key}")
    elif isinstance(schema, list):
        for value in schema:
            yield from unbounded(value, path)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("part", ["journal", "box"])
def test_every_number_of_a_file_has_bounds(name: str, part: str) -> None:
    model: type[Model] = GAMES[name].journal if part == "journal" else import_module(f"rules.{name}.components.box").Box
    assert list(unbounded(model.model_json_schema())) == []


def numbers(value: Any, path: tuple[int | str, ...] = ()) -> Iterator[tuple[int | str, ...]]:
    """The way to each whole number of a file."""
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from numbers(part, (*path, key))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path


def changed(value: Any, path: tuple[int | str, ...], number: object) -> Any:
    """A copy of a file with another number at one place."""
    if not path:
        return number
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = changed(copy[path[0]] if path[1:] else None, path[1:], number)
    return copy


def one_of_each(journal: Any) -> Iterator[tuple[int | str, ...]]:
    """A number of each field of each kind of move."""
    fields: dict[tuple[object, ...], tuple[int | str, ...]] = {}
    for path in numbers(journal):
        move = journal["entries"][path[1]].get("move", {}) if path[0] == "entries" else {}
        fields.setdefault((move.get("kind"), *(step for step in path if isinstance(step, str))), path)
    yield from fields.values()


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parents[1].name} {path.stem}")
def test_a_number_beyond_all_bounds_and_a_string_for_a_number_are_refused(path: Path) -> None:
    game = GAMES[path.parents[1].name]
    journal = json.loads(path.read_text("utf-8"))["journal"]
    game.journal.model_validate(journal)
    for at in one_of_each(journal):
        for claimed in (*HUGE, "1", "9" * 4_299):
            with pytest.raises(ValidationError):
                game.journal.model_validate(changed(journal, at, claimed))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parents[1].name} {path.stem}")
def test_a_list_beyond_all_bounds_is_refused_in_a_step_and_in_a_set_up(path: Path) -> None:
    game = GAMES[path.parents[1].name]
    journal = json.loads(path.read_text("utf-8"))["journal"]
    played = next(at for at, entry in enumerate(journal["entries"]) if entry["kind"] == "played")
    step = ("entries", played, "move", "insist")
    game.journal.model_validate(changed(journal, step, ["x"] * MOST_LISTED))
    amended = {"kind": "amended", "changes": {"0": changed(journal, step, ["x"] * 1_000)["entries"][played]["move"]}}
    for endless in (
        changed(journal, step, ["x"] * 1_000),
        changed(journal, ("setup", "people"), journal["setup"]["people"][:1] * 1_000),
        {**journal, "entries": [journal["entries"][played], {**amended, "keep": 1}], "cursor": 2},
    ):
        with pytest.raises(ValidationError, match="expected at most 999 entries"):
            game.journal.model_validate(endless)


@pytest.mark.parametrize("name", GAMES)
def test_no_drawer_of_a_box_is_without_end(name: str) -> None:
    box: type[Model] = import_module(f"rules.{name}.components.box").Box
    for drawer in box.model_fields:
        with pytest.raises(ValidationError, match=f"expected at most {MOST_TOLD} entries"):
            box.model_validate({drawer: [{}] * (MOST_TOLD + 1)})


def test_an_amendment_costs_what_it_changes() -> None:
    """The moves of a line are not copied for each change of one of them, nor for each step that is taken back."""
    played = [{"kind": "played", "move": {"n": 1}}] * 2_000
    amended = [{"kind": "amended", "changes": {"7": {"n": 2}}, "keep": 2_000}] * AMENDMENTS
    entries = [*played, *amended]
    journal = TOY.journal.model_validate(
        {"setup": {"people": ["Ola", "Jan"]}, "entries": entries, "cursor": len(entries)}
    )
    began = time.process_time()
    assert journal.moves[7] == Add(n=2)
    assert journal.undone_to(1_000).cursor == 1_000
    assert time.process_time() - began < 0.5
