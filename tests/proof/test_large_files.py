"""A file that a person picks comes over the socket in one piece: it is taken or refused in words, however large."""

from __future__ import annotations

import io
import secrets
import zipfile
from pathlib import Path

import pytest

from companion.disk.saves import Saves
from tests.harness.browser import Served
from tests.harness.socket import Client
from tests.proof.seated import lay

MEGABYTE = 2**20


def picks(client: Client, content: bytes) -> None:
    client.replies["pick_files"] = [{"id": 1, "name": "picked", "size": len(content), "bytes": content}]


def copy_of(folder: Path, megabytes: int) -> bytes:
    """A copy of one match, and of enough settings to be so large."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        archive.write(folder / "matches" / "a1.json", "matches/a1.json")
        archive.writestr("settings.json", bytes(megabytes * MEGABYTE))
    return packed.getvalue()


@pytest.mark.long
async def test_a_copy_that_takes_several_files_is_made_and_brought_back(tmp_path: Path) -> None:
    """Eight matches, each almost as large as a file of ours can be, of letters that can hardly be packed."""
    names = [f"a{n}" for n in range(8)]
    lay(tmp_path / "old", *names)
    saves = Saves(tmp_path / "old")
    for name in names:
        match = saves.match(name)
        assert match is not None
        saves.keep_match(match.replace(journal={**(match.journal or {}), "note": secrets.token_hex(9 * MEGABYTE)}))
    with Served(tmp_path / "old") as served:
        async with Client(served.origin, "/settings") as client:
            await client.tap("Save a copy of everything")
            await client.see("Taken so far: 1.")
            await client.tap("Save file 2 of the copy")
            await client.see("Its files: 2.")
            taken = [call["src_bytes"] for call in client.called("save_file")]
    with Served(tmp_path / "data") as served:
        for packed in taken:
            async with Client(served.origin, "/settings") as client:
                picks(client, packed)
                await client.tap("Bring a copy back")
                await client.see("4 matches added")
    here = Saves(tmp_path / "data")
    assert [here.match(name) == saves.match(name) for name in names] == [True] * len(names)


async def test_a_score_and_a_box_that_are_far_too_large_are_refused_in_words(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        for route, button, words in (
            ("/score/farshore", "Choose a file", "picked: too large, expected at most 20 MB."),
            ("/box", "Read a file", "picked is far too large for a box."),
        ):
            async with Client(served.origin, route) as client:
                picks(client, b"{" * 50 * MEGABYTE)
                await client.tap(button)
                await client.see(words)


@pytest.mark.parametrize("megabytes", [20, pytest.param(200, marks=pytest.mark.long)])
async def test_a_large_copy_is_brought_back(tmp_path: Path, megabytes: int) -> None:
    lay(tmp_path / "old", "a1")
    with Served(tmp_path / "data") as served:
        async with Client(served.origin, "/settings") as client:
            picks(client, copy_of(tmp_path / "old", megabytes))
            await client.tap("Bring a copy back")
            await client.see("1 match added")
    assert Saves(tmp_path / "data").match("a1") is not None
