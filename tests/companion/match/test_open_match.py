"""A match that every window shares: whoever listens hears of each change, and the disk gets the latest."""

from __future__ import annotations

import asyncio
from datetime import datetime, tzinfo
from typing import Self

import pytest

from companion.backend import Backend
from companion.disk import matches
from companion.disk.matches import begun
from companion.disk.saves import Saves
from companion.match import open_match
from companion.match.open_match import Contribution, MatchFace, OpenMatch
from tests.companion.saved import a_match


class Tally(MatchFace):
    """Counts what was done to it, and keeps the count as the version of its rules."""

    count = 0

    def add(self) -> None:
        self.count += 1
        self.save()

    def contribution(self) -> Contribution:
        count = self.count
        return lambda match: match.replace(rules_version=count)


@pytest.fixture
def tally(backend: Backend) -> Tally:
    return Tally(OpenMatch(a_match(), backend.work))


async def on_disk(backend: Backend) -> int:
    found = await backend.work(lambda saves: saves.match("a1"))
    assert found is not None
    return found.rules_version


async def until_kept(tally: Tally) -> None:
    while not tally.is_saved:
        await tally.saved()


async def test_what_nobody_has_changed_is_kept_as_it_is(tally: Tally) -> None:
    await tally.saved()
    assert (tally.id, tally.version, tally.is_saved, tally.failing) == ("a1", 0, True, False)


async def test_a_change_is_in_force_at_once_and_soon_on_disk(backend: Backend, tally: Tally) -> None:
    tally.add()
    assert (tally.count, tally.version, tally.is_saved) == (1, 1, False)
    await until_kept(tally)
    assert await on_disk(backend) == 1


class Unset(datetime):
    """A clock that begins anew, as it does without a battery."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        return cls(1970, 1, 1, 0, 5, tzinfo=tz)


async def test_a_clock_that_nobody_has_set_keeps_no_match_from_being_kept(
    backend: Backend, tally: Tally, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "datetime", Unset)
    assert begun("toy", 1).started.year == 1971
    tally.add()
    await asyncio.wait_for(until_kept(tally), 2)
    assert await on_disk(backend) == 1


async def test_everyone_who_listens_hears_of_every_change_until_they_stop(tally: Tally) -> None:
    heard: list[int] = []
    stop = tally.listen(lambda: heard.append(tally.version))
    tally.add()
    stop()
    tally.add()
    await until_kept(tally)
    assert heard == [1]


async def test_whoever_listens_hears_when_it_is_kept(tally: Tally) -> None:
    heard: list[bool] = []
    tally.listen(lambda: heard.append(tally.is_saved))
    tally.add()
    await until_kept(tally)
    assert heard == [False, True]


def broken() -> None:
    raise ValueError("cannot draw it")


async def test_one_who_fails_to_listen_costs_neither_the_change_nor_what_the_others_hear(
    backend: Backend, tally: Tally, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[bool] = []
    tally.listen(broken)
    tally.listen(lambda: heard.append(tally.is_saved))
    tally.add()
    await until_kept(tally)
    assert await on_disk(backend) == 1
    assert heard == [False, True]
    assert {record.message for record in caplog.records} == {"a1 could not be shown"}


async def test_one_who_fails_to_listen_does_not_stop_a_failed_write_from_being_tried_again(
    backend: Backend, tally: Tally, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    said = asyncio.Event()
    tally.listen(broken)
    tally.listen(lambda: said.set() if tally.failing else None)
    monkeypatch.setattr(open_match, "RETRY", 0.1)
    async with asyncio.timeout(5):
        with monkeypatch.context() as patch:
            patch.setattr(Saves, "keep_match", full)
            tally.add()
            await said.wait()
        await until_kept(tally)
    assert await on_disk(backend) == 1


async def test_what_changes_during_a_write_is_written_after_it(backend: Backend, tally: Tally) -> None:
    tally.add()
    await asyncio.sleep(0)
    tally.add()
    await until_kept(tally)
    assert await on_disk(backend) == 2


@pytest.mark.parametrize(
    ("trouble", "logged"),
    [(OSError(28, "No space left on device"), []), (ValueError("not the disk's fault"), ["a1 could not be kept"])],
)
async def test_a_write_that_fails_for_whatever_reason_is_said_and_tried_again_while_the_match_goes_on(
    backend: Backend,
    tally: Tally,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    trouble: Exception,
    logged: list[str],
) -> None:
    def failing(*_: object) -> None:
        raise trouble

    said = asyncio.Event()
    tally.listen(lambda: said.set() if tally.failing else None)
    monkeypatch.setattr(open_match, "RETRY", 0.1)
    with monkeypatch.context() as patch:
        patch.setattr(Saves, "keep_match", failing)
        tally.add()
        await said.wait()
        assert not tally.is_saved
        tally.add()
    await until_kept(tally)
    assert not tally.failing
    assert await on_disk(backend) == 2
    assert [record.message for record in caplog.records] == logged


async def test_waste_is_looked_for_once_the_disk_has_it(tally: Tally, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[bool] = []
    monkeypatch.setattr(open_match, "answer_written", lambda: looked.append(tally.is_saved))
    tally.add()
    await asyncio.sleep(0)
    assert looked == []
    await until_kept(tally)
    assert looked == [True]
