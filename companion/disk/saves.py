"""The data folder: matches, settings and boxes, kept so that nothing is ever lost."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from companion.disk.documents import Drawer, Kind, ModelT, Newer, document
from companion.disk.drafts import DRAFT
from companion.disk.folders import Folders
from companion.disk.matches import MATCH, SHELVED, Correction, Match, Shelved, Status, Total, check_id, is_match_id
from companion.disk.notices import Notices
from companion.disk.preferences import Devices
from companion.disk.settings import Settings, with_games
from companion.disk.shelf_index import ShelfIndex
from companion.disk.storage import Unreadable
from companion.games import oldest_game
from rules.kernel import Phrase

__all__ = ["MATCH", "Correction", "Match", "Saves", "Shelved", "Status", "Total", "is_match_id"]

SETTINGS_FILE: Final = "settings.json"
BOX_FILE: Final = re.compile(r"box-([a-z_]{1,40})\.json")
OTHERS: Final = ("desktop.ini", "Thumbs.db")
"""What file managers leave behind, besides names that start with a dot; nobody needs to hear of it."""
BOX: Final = "box"
SETTINGS: Final = Kind("settings", Settings, format=2, migrations={1: lambda fields: with_games(oldest_game(), fields)})
DEVICES: Final = Kind("devices", Devices)
NOWHERE: Final = (-1, -1)


class Saves:
    """Everything in one data folder. Calls touch the disk: run them off the screen's loop."""

    def __init__(self, folder: Path, hold: Callable[[], None] = lambda: None) -> None:
        """`hold` sees to it before every write that the folder is still ours; `OSError` where it is not."""
        self.folder = folder
        self._notices = Notices()
        self.folders = Folders(folder, self._notices, hold)
        self._quarantine = self.folders.quarantine
        self._sweep()
        self._index = ShelfIndex(self.folders)
        self._shelf = {entry.id: entry for entry in self._index.read()}
        self._in_order = _in_order(self._shelf.values())
        self._settings = self._drawer(SETTINGS_FILE, SETTINGS)
        self._settings_unread = False
        self._devices = self._drawer("devices.json", DEVICES)
        self._written: dict[str, Shelved] = {}
        """What is known of matches written since the last look at the shelf, so that they need not be read."""
        self._ours: dict[str, tuple[int, int]] = {}
        """The files of matches that this process has read or written, with the time and size they had then."""

    @property
    def notices(self) -> list[Phrase]:
        """What a person should be told about the folder, oldest first."""
        return self._notices.waiting

    # Settings and boxes

    def settings(self) -> Settings:
        try:
            return self._read(self._settings, to_write=True) or Settings()
        except OSError:
            self._settings_unread = True
            return Settings()

    def keep_settings(self, settings: Settings) -> Settings:
        """What is kept now: as long as they could not be read, only what was changed since takes their place."""
        if self._settings_unread:
            chosen = {name: value for name, value in settings if value != getattr(Settings(), name)}
            settings = (self._read(self._settings, to_write=True) or Settings()).replace(**chosen)
        self.folders.writing(lambda: self._settings.write(settings))
        self._settings_unread = False
        return settings

    def devices(self) -> Devices:
        """What each device chose for itself; one that cannot be read just now chooses again."""
        return self._read(self._devices) or Devices()

    def keep_devices(self, devices: Devices) -> None:
        self.folders.writing(lambda: self._devices.write(devices))

    def box(self, game: str, model: type[ModelT], to_write: bool = False) -> ModelT | None:
        """What the components of this table's copy of `game` show, as far as its owner has said."""
        return self._read(self._drawer(f"box-{game}.json", Kind(BOX, model)), to_write)

    def keep_box(self, game: str, box: ModelT) -> None:
        self.folders.writing(lambda: self._drawer(f"box-{game}.json", Kind(BOX, type(box))).write(box))

    def boxes(self) -> frozenset[str]:
        """The games of whose boxes the owner has said something."""
        found = (BOX_FILE.fullmatch(path.name) for path in self.folder.glob("box-*.json"))
        return frozenset(named[1] for named in found if named)

    def adopt_box(self, game: str, tables: Any, model: type[ModelT]) -> None:
        """Put the box of a copy in its place, if there is none yet; `Unreadable` or `Newer` when it is not one."""
        kind = Kind(BOX, model)
        box, drawer = kind.parse(document(tables, BOX)), self._drawer(f"box-{game}.json", kind)

        def adopt() -> None:
            if not drawer.path.exists():
                drawer.write(box)

        self.folders.writing(adopt)

    # Matches

    def shelf(self) -> tuple[Shelved, ...]:
        """Every match, the last played first. Only files that changed since the last look are read."""
        try:
            with os.scandir(self.folders.matches) as entries:
                files = sorted((file for file in entries if not _is_others(file.name)), key=lambda file: file.name)
        except OSError as error:
            self._notices.tell("saves.unreachable", self.folders.matches, error)
            return ()
        with self._notices.together():
            looked_at = (self._known(file) or self._look_into(Path(file.path)) for file in files)
            found = {entry.id: entry for entry in looked_at if entry}
        self._written = {}
        if found != self._shelf:
            self._shelf, self._in_order = found, _in_order(found.values())
            self._index.keep(found.values())
        return self._in_order

    def match(self, match_id: str, to_write: bool = False) -> Match | None:
        """The match, restored from a back-up if need be; None when there is none that can be opened."""
        if not is_match_id(match_id):
            return None
        drawer = self._match_drawer(match_id)
        stamp = _stamp(drawer.path)
        match = self._read(drawer, to_write)
        if match is not None and match.by_later_rules:
            self._notices.tell("saves.newer", drawer.path)
            if to_write:
                raise Newer(MATCH.name)
            return None
        if match is not None:
            self._ours[match_id] = stamp
        # Someone may have copied a file under another name: it is a match of its own, not a second door to the first.
        return match and match.replace(id=match_id)

    def keep_match(self, match: Match) -> None:
        """Without reading what it replaces, where nobody else has touched that."""
        drawer = self._match_drawer(match.id)
        known = self._ours.get(match.id)
        ours = known is not None and known == _stamp(drawer.path) != NOWHERE
        self.folders.writing(lambda: drawer.write(match, ours))
        self._ours[match.id] = stamp = _stamp(drawer.path)
        self._written[match.id] = _shelved(match, stamp)

    def copy_aside(self, match_id: str) -> None:
        """Keep the match as it is now, whatever takes its place."""
        path = self._match_drawer(match_id).path
        self.folders.writing(lambda: self._quarantine.copy(path))
        self._notices.tell("saves.replaced", path)

    def set_match_aside(self, match: Match) -> None:
        """Keep a state of a match whose place another state has."""
        path, text = self._match_drawer(match.id).path, json.dumps(MATCH.tables(match), ensure_ascii=False)
        self.folders.writing(lambda: self._quarantine.write(path.name, text))
        self._notices.tell("saves.parted", path)

    def put_away(self, match_id: str) -> Path:
        """Take a match off the shelf; where its file lies now, so that it can be put back."""
        path = self._match_drawer(match_id).path
        return self.folders.writing(lambda: self._quarantine.move(path))

    def put_back(self, match_id: str, aside: Path) -> None:
        """Unless a window has gone on with the match meanwhile: then that is the later one."""
        path = self._match_drawer(match_id).path

        def rename() -> None:
            if not path.exists():
                aside.rename(path)

        self.folders.writing(rename)

    # The folder

    def files(self) -> tuple[Path, ...]:
        """Everything worth a copy besides the settings: what a person entered and played."""
        found = (*self.folder.glob("box-*.json"), *self.folders.matches.glob("*.json"))
        return tuple(sorted(path for path in found if path.is_file()))

    def content(self, path: Path) -> bytes | None:
        """What lies in a file as it is; None, and it is told, where the disk does not give it."""
        try:
            return path.read_bytes()
        except OSError as error:
            self._notices.tell("saves.unreachable", path, error)
            return None

    def _drawer(self, name: str, kind: Kind[ModelT]) -> Drawer[ModelT]:
        return Drawer(self.folder / name, self.folders.backups, kind)

    def _match_drawer(self, match_id: str) -> Drawer[Match]:
        return Drawer(self.folders.matches / f"{check_id(match_id)}.json", self.folders.match_backups, MATCH)

    def _read(self, drawer: Drawer[ModelT], to_write: bool = False) -> ModelT | None:
        """`to_write`: `OSError` when it cannot be read just now; what is out of reach must not be written over."""
        try:
            return drawer.read()
        except Unreadable:
            return self._restore(drawer)
        except OSError as error:
            if isinstance(error, Newer):
                self._notices.tell("saves.newer", drawer.path)
            else:
                self._notices.tell("saves.unreachable", drawer.path, error)
            if to_write:
                raise
        return None

    def _restore(self, drawer: Drawer[ModelT]) -> ModelT | None:
        """Copy first, replace next: a stop in between leaves the file to be restored again."""
        back_up = drawer.back_up()
        if back_up is None:
            self._set_aside(drawer.path)
            return None
        path, value = back_up

        def restore() -> None:
            self._quarantine.copy(drawer.path)
            drawer.storage.restore(path)

        try:
            self.folders.writing(restore)
        except OSError as error:
            self._notices.tell("saves.unreachable", drawer.path, error)
        else:
            self._notices.tell("saves.restored", drawer.path)
        return value

    def _set_aside(self, path: Path) -> None:
        try:
            self.folders.writing(lambda: self._quarantine.move(path))
        except OSError as error:
            self._notices.tell("saves.unreachable", path, error)
        else:
            self._notices.tell("saves.set_aside", path)

    def _known(self, file: os.DirEntry[str]) -> Shelved | None:
        """From the last look. What could not be opened then is tried again: the reason may be gone."""
        match_id = file.name.removesuffix(".json")
        known = self._written.get(match_id) or self._shelf.get(match_id)
        return known if known and known.openable and known.stamp == _stamp(file) else None

    def _look_into(self, path: Path) -> Shelved | None:
        if path.suffix != ".json" or not is_match_id(path.stem) or not os.path.isfile(path):  # noqa: PTH113
            self._set_aside(path)
            return None
        match = self._read(self._match_drawer(path.stem))
        if match is None:
            # Set aside it is gone from here; what is still here is a newer version's, or out of reach.
            return Shelved(id=path.stem, openable=False, stamp=_stamp(path)) if os.path.lexists(path) else None
        return _shelved(match, _stamp(path))

    def _sweep(self) -> None:
        """A draft is what a write left behind when it was cut off; the file itself is whole."""
        for folder in self.folders.all:
            for draft in folder.glob(f"*.json{DRAFT}"):
                with suppress(OSError):
                    draft.unlink()


def _shelved(match: Match, stamp: tuple[int, int]) -> Shelved:
    known = match.model_dump(include=set(SHELVED))
    return Shelved(**known, id=match.id, tracked=match.journal is not None, stamp=stamp)


def _is_others(name: str) -> bool:
    return name.startswith(".") or name in OTHERS or name.endswith(f".json{DRAFT}")


def _stamp(file: Path | os.DirEntry[str]) -> tuple[int, int]:
    try:
        status = file.stat()
    except OSError:
        return NOWHERE
    return status.st_mtime_ns, status.st_size


def _in_order(entries: Iterable[Shelved]) -> tuple[Shelved, ...]:
    return tuple(sorted(entries, key=_recency, reverse=True))


def _recency(entry: Shelved) -> datetime:
    return entry.when or datetime.min.replace(tzinfo=UTC)
