"""What is done to whole matches: set down for good, taken up again, taken off the shelf, brought from a copy."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import TypeVar

from companion import copies
from companion.copies import Brought
from companion.desk import Desk
from companion.kept import KeptMatch
from companion.saves import Match, Saves, Shelved, Status
from companion.table import Unplayable

T = TypeVar("T")
MakeWay = Callable[[str], None]
"""Called with the id of a match just before it is written."""


async def abandon(desk: Desk, entry: Shelved, abandoned: bool = True) -> None:
    """`OSError` when it could not be kept."""
    try:
        table = await desk.table(entry.id) if entry.tracked else None
    except Unplayable:
        table = None
    if table is None:
        await desk.work(_marked(entry.id, abandoned))
    else:
        table.abandon(abandoned)
        await table.saved()
        if table.failing:
            raise OSError(table.id)


async def take_off(desk: Desk, entry: Shelved) -> Callable[[], Awaitable[None]]:
    """Move the match aside; what is returned puts it back. `OSError` when it has to stay."""
    await desk.saved(entry.id)
    aside = await desk.work(lambda saves: saves.put_away(entry.id))
    reopen = desk.let_go(entry.id)

    async def put_back() -> None:
        await desk.work(lambda saves: saves.put_back(entry.id, aside))
        reopen()

    return put_back


async def pack(desk: Desk) -> bytes:
    """A copy of everything, also of what the disk would not take."""
    with suppress(OSError):
        await desk.all_saved()
    making = [(kept.id, kept.latest()) for kept in desk.unkept()]

    def packed(saves: Saves) -> bytes:
        unkept: dict[str, Match] = {}
        for match_id, made in making:
            match = made(saves)
            # A sheet takes the record from the disk, and there the table has not got it.
            unkept[match_id] = match.replace(journal=unkept[match_id].journal) if match_id in unkept else match
        return copies.pack(saves, unkept)

    return await desk.work(packed)


async def bring(desk: Desk, packed: bytes) -> Brought:
    """Add what a copy holds. `NotACopy`, `OSError` from the disk."""
    return await _bring(desk, lambda saves, make_way: copies.bring(saves, packed, make_way))


async def bring_match(desk: Desk, match: Match) -> str:
    """Add a match, under a name of its own if that is taken here; its name. `OSError` from the disk."""

    def keep(saves: Saves, make_way: MakeWay) -> str:
        taken = saves.match(match.id, to_write=True) is not None
        kept: Match = match.replace(id=secrets.token_hex(6)) if taken else match
        make_way(kept.id)
        saves.keep_match(kept)
        return kept.id

    return await _bring(desk, keep)


async def _bring(desk: Desk, task: Callable[[Saves, MakeWay], T]) -> T:
    """Windows at a match that `task` replaces open it anew."""
    # Whether and how late a match is here, the disk has to know first.
    await desk.all_saved()
    brought: list[str] = []
    closed: list[KeptMatch] = []

    def make_way(match_id: str) -> None:
        brought.append(match_id)
        closed.extend(desk.give_way(match_id))

    try:
        return await desk.work(lambda saves: task(saves, make_way))
    finally:
        # A window may have opened one of them meanwhile, as it was before.
        closed.extend(kept for match_id in brought for kept in desk.give_way(match_id))
        for kept in closed:
            kept.tell_replaced()


def _marked(match_id: str, abandoned: bool) -> Callable[[Saves], None]:
    """A score that was entered without a record has no table to ask."""

    def write(saves: Saves) -> None:
        match = saves.match(match_id, to_write=True)
        if match is not None:
            status = Status.ABANDONED if abandoned else Status.RUNNING
            saves.keep_match(match.replace(status=status, changed=datetime.now(UTC)))

    return write
