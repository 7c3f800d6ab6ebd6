"""A box as a file: brought, read, added, refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.backend import Backend
from companion.box.files import NotABox, box_text, read_box
from companion.disk.saves import Saves
from companion.farshore.drawers import FARSHORE_BOX, added
from rules.farshore.components.box import Box, CardFix, IslandText, WindTile
from rules.farshore.components.traits import Colour
from tests.companion.views.at_box import FULL, at, kept
from tests.harness.window import Window


async def test_the_box_is_exported_and_the_file_reads_back_the_same(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep_box("farshore", FULL)
    async with at(Backend(saves)) as window:
        await window.tap("Save as a file")
        call = next(args for name, args in window.wire.invoked if name == "save_file")
        assert read_box(FARSHORE_BOX, "x.json", call["src_bytes"]) == FULL


def test_a_box_file_of_the_data_folder_can_be_read_too(tmp_path: Path) -> None:
    Saves(tmp_path).keep_box("farshore", FULL)
    assert read_box(FARSHORE_BOX, "box.json", (tmp_path / "box-farshore.json").read_bytes()) == FULL


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"no json", "box.file_not_json"),
        (b"\xff\xfe\x00", "box.file_not_json"),
        (b"[" * 100_000, "box.file_not_json"),
        (b'{"game": "farshore", "box": {}, "box": {}}', "misreading.file_twice"),
        (b"[]", "farshore_box.file_other"),
        (b'{"game": "chess", "box": {}}', "farshore_box.file_other"),
        (b" " * 3_000_000, "box.file_huge"),
        (b'{"game": "farshore", "box": {"tiles": 3}}', "box.file_field"),
        (b'{"game": "farshore", "box": {"map_needs": [{"kind": "fifth", "needs": {}}]}}', "box.file_field"),
    ],
)
def test_a_file_that_is_no_box_is_refused_with_a_reason(content: bytes, key: str) -> None:
    with pytest.raises(NotABox) as refused:
        read_box(FARSHORE_BOX, "x.json", content)
    assert refused.value.phrase.key == key


def picked(window: Window, content: bytes) -> None:
    window.wire.replies["pick_files"] = [{"id": 0, "name": "friend.json", "size": len(content), "bytes": content}]


async def test_a_file_is_shown_before_it_counts(backend: Backend) -> None:
    async with at(backend) as window:
        picked(window, box_text(FARSHORE_BOX, FULL).encode())
        await window.tap("Read a file")
        assert window.reads("friend.json")
        assert window.reads("Wind rose tiles: 2")
        assert kept(backend) == Box()
        await window.tap("Never mind")
        assert window.reads("What your own tiles and cards show.")


async def test_a_file_replaces_the_box_and_that_can_be_undone(backend: Backend) -> None:
    mine = Box(islands=(IslandText(text="mine"),))
    await backend.work(lambda saves: saves.keep_box("farshore", mine))
    async with at(backend) as window:
        picked(window, box_text(FARSHORE_BOX, FULL).encode())
        await window.tap("Read a file")
        await window.tap("Replace my box")
        assert kept(backend) == FULL
        await window.undo()
        assert kept(backend) == mine


async def test_a_file_adds_to_the_box(backend: Backend) -> None:
    mine = Box(islands=(IslandText(text="mine"),))
    await backend.work(lambda saves: saves.keep_box("farshore", mine))
    async with at(backend) as window:
        picked(window, box_text(FARSHORE_BOX, FULL).encode())
        await window.tap("Read a file")
        await window.tap("Add to my box")
        assert kept(backend) == FULL.replace(islands=(IslandText(text="mine"), IslandText(text="3 karty")))


async def test_a_wrong_file_changes_nothing(backend: Backend) -> None:
    async with at(backend) as window:
        picked(window, json.dumps({"game": "farshore", "box": {"islands": 7}}).encode())
        await window.tap("Read a file")
        assert window.reads("islands: expected a list. Nothing was changed.")
        window.wire.replies["pick_files"] = []
        await window.tap("Read a file")
        assert kept(backend) == Box()


def test_where_both_speak_of_the_same_the_file_is_right_and_a_full_stack_stays() -> None:
    four = tuple(WindTile(stack="A", traits=(colour,)) for colour in list(Colour)[:4])
    mine = Box(wind_tiles=four, cards=(CardFix(id="galleon", points=1),))
    theirs = Box(wind_tiles=(WindTile(stack="A", traits=(Colour.PURPLE,)),), cards=(CardFix(id="galleon", points=2),))
    assert added(mine, theirs) == mine.replace(cards=theirs.cards)
