"""What every window of this process shares: the saves, the settings, how phones come in."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
from collections.abc import Callable
from typing import Any, TypeVar

from companion.disk.preferences import Devices, Preferences
from companion.disk.saves import Saves, Shelved
from companion.disk.settings import Settings
from companion.match.open_match import OpenMatch
from companion.match.table import Table
from companion.place import here
from companion.screen.caller import Caller
from companion.screen.doorway import Doorway
from rules.kernel import Model, Phrase, phrase

log = logging.getLogger("tidekeeper")
T = TypeVar("T")


class Backend:
    """Disk work happens here, one thing after the other, so that no screen ever waits for it."""

    def __init__(self, saves: Saves, doorway: Doorway | None = None) -> None:
        self._saves = saves
        self._writer = here().writer()
        self.folder = saves.folder
        self.doorway = doorway
        """How phones come in; None where nothing is served."""
        refusal = saves.folders.refusal
        why = (refusal.strerror or str(refusal)) if refusal else ""
        self.trouble = phrase("shell.read_only", why=why) if refusal else None
        """Why nothing can be written; None once settings or preferences could."""
        self._keeping: asyncio.Future[None] | None = None
        """Settings on their way into a folder that was made again."""
        self.settings: Settings = saves.settings()
        self._devices: Devices = saves.devices()
        self.shelf: tuple[Shelved, ...] = saves.shelf()
        self.boxes: frozenset[str] = saves.boxes()
        """The games of whose boxes somebody has told what is printed there."""
        self.open_matches: dict[str, OpenMatch] = {}
        """One of each match, by its id."""
        self._closed: dict[str, OpenMatch] = {}
        """Those that were deleted: windows may still sit there."""

    @property
    def notices(self) -> tuple[Phrase, ...]:
        """What the folder has had to say so far, oldest first."""
        return tuple(self._saves.notices)

    async def work(self, task: Callable[[Saves], T]) -> T:
        """Do `task` on the saves; `OSError` when the disk refuses."""
        try:
            return await self._writer.do(lambda: task(self._saves))
        finally:
            if self._saves.folders.made_again:
                self._write_all_again()

    async def keep_settings(self, settings: Settings) -> None:
        """In force at once; `OSError` when they could not be kept for the next start."""
        self.settings = settings
        kept = await self.work(lambda saves: saves.keep_settings(settings))
        self.trouble = None
        if self.settings is settings:
            self.settings = kept

    def preferences(self, caller: Caller) -> Preferences:
        """What a device chose for itself, else what this computer's earlier version had chosen, else nothing."""
        started = self.settings.preferences if caller.here else Preferences()
        chosen = self._devices.chosen.get(caller.token, started)
        # Which games are shown was the folder's to say, for every device.
        return chosen.replace(shown_games=self.settings.shown_games) if chosen.shown_games is None else chosen

    async def keep_preferences(self, caller: Caller, preferences: Preferences) -> None:
        """In force at once; `OSError` when they could not be kept for the next visit."""
        if caller.token:
            self._devices = devices = self._devices.with_choice(caller.token, preferences)
            await self.work(lambda saves: saves.keep_devices(devices))
            self.trouble = None

    def _write_all_again(self) -> None:
        """The folder was deleted and made again: what is open lies nowhere else."""
        self._saves.folders.made_again = False
        for match in self.open_matches.values():
            match.save()
        self._keeping = asyncio.ensure_future(self._keep_all_settings())

    async def _keep_all_settings(self) -> None:
        try:
            await self.keep_settings(self.settings)
            await self.work(self._keep_devices)
        except OSError:
            self.trouble = phrase("shell.not_kept")

    # Matches

    async def open_match(self, match_id: str, to_write: bool = False) -> OpenMatch | None:
        """The match, opened once and shared; None when there is none.

        `to_write`: `OSError` when it cannot be read just now.
        """
        if (found := self.open_matches.get(match_id)) is not None:
            return found
        match = await self.work(lambda saves: saves.match(match_id, to_write))
        # Another window may have opened it meanwhile.
        return None if match is None else self.open_matches.setdefault(match_id, OpenMatch(match, self.work))

    async def table(self, match_id: str) -> Table[Any] | None:
        """The table of this match; None when there is no such match, `Unplayable` when it has none."""
        match = await self.open_match(match_id)
        if match is not None and match.table is None and match.length > here().long_record:
            # Nobody else is kept waiting while a long record is followed to its end.
            await here().do_in_pieces(Table[Any].sitting_down(match))
        return None if match is None else Table.of(match)

    def open_table(self, match_id: str) -> Table[Any] | None:
        """The table of this match, if anybody sits at it already."""
        match = self.open_matches.get(match_id)
        return None if match is None else match.table

    def start(self, game_id: str, setup: Model) -> Table[Any]:
        """Sit down to a new match; `IllegalMove` when nobody can."""
        table = Table[Any].opened(game_id, setup, self.work)
        self.open_matches[table.id] = table.match
        return table

    async def saved(self, match_id: str) -> None:
        """Wait until everything played and entered is on disk, or has just failed to get there."""
        if (match := self.open_matches.get(match_id)) is not None:
            await match.saved()

    async def all_saved(self) -> None:
        """`OSError` when something cannot be brought to the disk."""
        for match in tuple(self.open_matches.values()):
            await match.saved()
        if any(match.failing for match in self.open_matches.values()):
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    def unsaved(self) -> tuple[OpenMatch, ...]:
        """What is open and not on the disk yet."""
        return tuple(match for match in self.open_matches.values() if not match.is_saved)

    def close_match(self, match_id: str) -> Callable[[], None]:
        """Close a match; what is returned opens it again.

        A window may still sit there and go on: then it is open again too. It has to be the very same one, as two
        writers of one match would write over each other.
        """
        match = self.open_matches.pop(match_id, None)
        if match is None:
            return lambda: None
        self._closed[match_id] = match

        def reopen() -> None:
            while stops:
                stops.pop()()
            if not match.replaced:
                self._closed.pop(match_id, None)
                self.open_matches.setdefault(match_id, match)

        stops = [match.listen(reopen)]
        return reopen

    def replace_match(self, match_id: str) -> list[OpenMatch]:
        """Close a match for good, in favour of what the disk has; returns what was open of it.

        Also called in the thread that writes, before anything else of it can be written there.
        """
        closed = [match for held in (self.open_matches, self._closed) if (match := held.pop(match_id, None))]
        for match in closed:
            match.replaced = True
        return closed

    async def look_at_shelf(self) -> tuple[Shelved, ...]:
        self.shelf, self.boxes = await self.work(lambda saves: (saves.shelf(), saves.boxes()))
        return self.shelf

    def close(self) -> None:
        """Waits for what is still being written, and writes what was still waiting for its turn."""
        self._writer.close()
        # Made again by the very last write it is as empty.
        lost = self._saves.folders.lost or self._saves.folders.made_again
        for match in self.open_matches.values():
            try:
                match.write_last(self._saves, again=lost)
            except Exception as error:
                # Whoever reads this has closed the app, and nothing more can be done.
                log.error("%s could not be kept: %s", match.id, error)
        if lost:
            self._keep_last_settings()

    def _keep_last_settings(self) -> None:
        try:
            self._saves.keep_settings(self.settings)
            self._keep_devices(self._saves)
        except OSError as error:
            log.error("settings could not be kept: %s", error)

    def _keep_devices(self, saves: Saves) -> None:
        """What they chose, and what they come in by."""
        saves.keep_devices(self._devices)
        if self.doorway is not None:
            saves.folders.writing(self.doorway.keep)
