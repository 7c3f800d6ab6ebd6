"""What is done to whole matches: set down for good, taken up again, taken off the shelf, brought from a copy."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from companion.backend import Backend
from companion.disk import copies
from companion.disk.copies import Bringing, Copy, CopyResult
from companion.disk.saves import Match, Saves, Shelved
from companion.match.open_match import OpenMatch
from companion.match.table import Table, Unplayable

T = TypeVar("T")
BeforeWrite = Callable[[str], None]
"""Called with the id of a match just before it is written."""
BREATH: Final = 0.04
"""Seconds that a copy is brought in at a stretch."""


async def abandon(backend: Backend, entry: Shelved, abandoned: bool = True) -> None:
    """`OSError` when it could not be kept."""
    match = await backend.open_match(entry.id, to_write=True)
    if match is None:
        return
    try:
        # A score that was entered without a record has no table to ask.
        (Table.of(match) if match.tracked else match).abandon(abandoned)
    except Unplayable:
        match.abandon(abandoned)
    await match.saved()
    if match.failing:
        raise OSError(match.id)


async def take_off(backend: Backend, entry: Shelved) -> Callable[[], Awaitable[None]]:
    """Move the match aside; what is returned puts it back. `OSError` when it has to stay."""
    await backend.saved(entry.id)
    aside = await backend.work(lambda saves: saves.put_away(entry.id))
    reopen = backend.close_match(entry.id)

    async def put_back() -> None:
        await backend.work(lambda saves: saves.put_back(entry.id, aside))
        reopen()

    return put_back


async def pack(backend: Backend, after: str = "") -> Copy:
    """A copy of everything, also of what the disk would not take; `after`: what its file before held last."""
    with suppress(OSError):
        await backend.all_saved()
    snapshots = [(match.id, match.snapshot()) for match in backend.unsaved()]
    return await backend.work(lambda saves: copies.pack(saves, {name: made() for name, made in snapshots}, after))


async def bring(backend: Backend, packed: bytes) -> CopyResult:
    """Add what a copy holds. `NotACopy`, `OSError` from the disk."""

    async def bring_all(before_write: BeforeWrite) -> CopyResult:
        bringing = await backend.work(lambda _: Bringing(packed, before_write))
        # Whatever else is to be written, and every window, has its turn between two breaths.
        while not await backend.work(lambda saves: bringing.go_on(saves, BREATH)):
            await asyncio.sleep(BREATH / 2)
        return bringing.brought

    return await _bring(backend, bring_all)


async def bring_match(backend: Backend, match: Match) -> str:
    """Add a match, under a name of its own if that is taken here; its name. `OSError` from the disk."""

    def keep(saves: Saves, before_write: BeforeWrite) -> str:
        taken = saves.match(match.id, to_write=True) is not None
        kept: Match = match.replace(id=secrets.token_hex(6)) if taken else match
        before_write(kept.id)
        saves.keep_match(kept)
        return kept.id

    return await _bring(backend, lambda before_write: backend.work(lambda saves: keep(saves, before_write)))


async def _bring(backend: Backend, task: Callable[[BeforeWrite], Awaitable[T]]) -> T:
    """Windows at a match that `task` replaces open it anew."""
    # Whether and how late a match is here, the disk has to know first.
    await backend.all_saved()
    brought: list[str] = []
    closed: list[OpenMatch] = []

    def before_write(match_id: str) -> None:
        brought.append(match_id)
        closed.extend(backend.replace_match(match_id))

    try:
        return await task(before_write)
    finally:
        # A window may have opened one of them meanwhile, as it was before.
        closed.extend(kept for match_id in brought for kept in backend.replace_match(match_id))
        for kept in closed:
            kept.tell_replaced()
