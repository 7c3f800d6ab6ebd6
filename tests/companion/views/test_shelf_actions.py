"""What is done to a match on the shelf: abandoned, taken up again, deleted, brought back."""

from __future__ import annotations

import asyncio
import json

import pytest

from companion.backend import Backend
from companion.disk.saves import Saves, Status, Total
from companion.match import open_match
from tests.companion.saved import a_match
from tests.companion.views.at_shelf import at, called, lines, shelved_match


def status(backend: Backend, match_id: str) -> Status | None:
    match = Saves(backend.folder).match(match_id)
    return match.status if match else None


@pytest.mark.parametrize(
    ("match_id", "action", "route"),
    [
        ("new", "Continue", "/match/new"),
        ("new", "Log", "/match/new/log"),
        ("old", "Score sheet", "/match/old/score"),
        ("old", "Play again with the same people", "/new/farshore/again/old"),
    ],
)
async def test_an_action_leads_to_its_screen(lived_in: Backend, match_id: str, action: str, route: str) -> None:
    async with at(lived_in) as window:
        await window.tap(f"More: {called(lived_in, match_id)}")
        await window.tap(action)
        assert window.page.route == route


async def test_the_actions_are_folded_away_again(lived_in: Backend) -> None:
    async with at(lived_in) as window:
        more = f"More: {called(lived_in, 'new')}"
        await window.tap(more)
        assert "Delete" in window.names()
        await window.tap(more)
        assert "Delete" not in window.names()


async def test_a_running_match_is_abandoned_and_taken_up_again(lived_in: Backend) -> None:
    async with at(lived_in) as window:
        await window.tap(f"More: {called(lived_in, 'new')}")
        await window.tap("Abandon")
        assert status(lived_in, "new") is Status.ABANDONED
        assert window.reads("Abandoned. It stays on the shelf.")
        await window.undo()
        assert status(lived_in, "new") is Status.RUNNING
        await window.tap("Abandon")
        await window.tap("Take up again")
        assert status(lived_in, "new") is Status.RUNNING


async def test_a_score_begun_without_a_record_is_abandoned_too(lived_in: Backend) -> None:
    match = shelved_match("half", 600, "Ola", "Ira", status=Status.RUNNING)
    await lived_in.work(lambda saves: saves.keep_match(match))
    await lived_in.look_at_shelf()
    async with at(lived_in) as window:
        await window.tap(f"More: {called(lived_in, 'half')}")
        await window.tap("Abandon")
        assert status(lived_in, "half") is Status.ABANDONED
        await window.tap("Take up again")
        assert status(lived_in, "half") is Status.RUNNING


async def test_a_record_that_is_none_can_still_be_abandoned(backend: Backend) -> None:
    broken = a_match("broken", game="farshore", totals=(Total(player="Ola", points=1),))
    await backend.work(lambda saves: saves.keep_match(broken))
    await backend.look_at_shelf()
    async with at(backend) as window:
        await window.tap("More: Ola: 1")
        await window.tap("Abandon")
        assert status(backend, "broken") is Status.ABANDONED


async def test_a_deleted_match_lies_aside_and_comes_back_as_it_was(lived_in: Backend) -> None:
    path = lived_in.folder / "matches" / "old.json"
    before, name = path.read_bytes(), called(lived_in, "old")
    async with at(lived_in) as window:
        await window.tap(f"More: {name}")
        await window.tap("Delete")
        assert name not in lines(window)
        assert not path.exists()
        assert [file.read_bytes() for file in (lived_in.folder / "set-aside").iterdir()] == [before]
        await window.undo()
        assert name in lines(window)
        assert path.read_bytes() == before


async def test_a_match_played_on_meanwhile_is_not_overwritten_by_the_deleted_one(lived_in: Backend) -> None:
    async with at(lived_in) as window:
        await window.tap(f"More: {called(lived_in, 'old')}")
        await window.tap("Delete")
        later = shelved_match("old", 900, "Ola", "Ira")
        await lived_in.work(lambda saves: saves.keep_match(later))
        await window.undo()
        assert Saves(lived_in.folder).match("old") == later


async def test_what_is_under_way_is_written_before_a_match_is_put_aside(lived_in: Backend) -> None:
    table = await lived_in.table("new")
    assert table is not None
    table.undo()
    async with at(lived_in) as window:
        await window.tap(f"More: {called(lived_in, 'new')}")
        await window.tap("Delete")
        [aside] = (lived_in.folder / "set-aside").iterdir()
        kept = json.loads(aside.read_text("utf-8"))["match"]["1"]["journal"]
        assert kept["cursor"] == table.journal.cursor


async def test_a_match_that_another_window_has_deleted_is_gone_here_too(lived_in: Backend) -> None:
    name = called(lived_in, "old")
    async with at(lived_in) as window, at(lived_in) as other:
        for one in (other, window):
            await one.tap(f"More: {name}")
            await one.tap("Delete")
            assert name not in lines(one)
            assert not one.reads("it is still here")


async def test_a_match_that_cannot_be_moved_stays_and_says_so(
    lived_in: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_: object) -> None:
        raise OSError(13, "Permission denied")

    async with at(lived_in) as window:
        monkeypatch.setattr(Saves, "put_away", locked)
        await window.tap(f"More: {called(lived_in, 'old')}")
        await window.tap("Delete")
        assert window.reads("The match could not be deleted; it is still here.")
        assert called(lived_in, "old") in lines(window)


async def test_a_status_that_cannot_be_written_says_so(lived_in: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    # However busy the machine is, the disk has said no by then; whoever asks waits no longer.
    monkeypatch.setattr(open_match, "RETRY", 0.5)
    async with at(lived_in) as window:
        with monkeypatch.context() as patch:
            patch.setattr(Saves, "keep_match", full)
            await window.tap(f"More: {called(lived_in, 'new')}")
            await window.tap("Abandon")
            async with asyncio.timeout(30):
                while not window.reads("This could not be written to disk."):
                    await asyncio.sleep(0.02)
        table = await lived_in.table("new")
        assert table is not None
        await table.saved()
