"""What is done to a whole match: setting it down for good, taking it up again, taking it off the shelf."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from companion.desk import Desk
from companion.saves import Saves, Shelved, Status
from companion.table import Unplayable


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


def _marked(match_id: str, abandoned: bool) -> Callable[[Saves], None]:
    """A score that was entered without a record has no table to ask."""

    def write(saves: Saves) -> None:
        match = saves.match(match_id)
        if match is not None:
            status = Status.ABANDONED if abandoned else Status.RUNNING
            saves.keep_match(match.replace(status=status, changed=datetime.now(UTC)))

    return write
