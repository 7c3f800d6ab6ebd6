"""The data folder: matches, settings and boxes, kept so that nothing is ever lost."""

from __future__ import annotations

import re
import shutil
from contextlib import suppress
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Final

from pydantic import JsonValue

from companion.documents import Drawer, Kind, ModelT, Newer
from companion.settings import Settings
from companion.storage import DRAFT, Unreadable
from rules.kernel import Model, Phrase, phrase

MATCH_ID: Final = re.compile(r"[a-z0-9]{1,40}")
"""What a match may be called: never a path."""


class Status(StrEnum):
    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class Total(Model):
    player: str
    points: int


class Match(Model):
    """A match as kept on disk. The journal is the truth; the totals are what was shown when it was kept."""

    id: str
    game: str
    rules_version: int
    started: datetime
    changed: datetime
    status: Status = Status.RUNNING
    totals: tuple[Total, ...] = ()
    journal: dict[str, JsonValue]


SETTINGS: Final = Kind("settings", Settings)
MATCH: Final = Kind("match", Match)


class Shelved(Model):
    """What is known of a match without opening it."""

    id: str
    game: str = ""
    changed: datetime | None = None
    status: Status = Status.RUNNING
    totals: tuple[Total, ...] = ()
    openable: bool = True
    """False: written by a later version of the app, or out of reach; it stays where it is."""
    stamp: tuple[int, int] = (0, 0)
    """Time and size of the file this was read from."""


SHELVED: Final = ("game", "changed", "status", "totals")


class Index(Model):
    matches: tuple[Shelved, ...] = ()


INDEX: Final = Kind("index", Index)


class Saves:
    """Everything in one data folder. Calls touch the disk: run them off the screen's loop."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.notices: list[Phrase] = []
        """What a person should be told about the folder, oldest first."""
        for path in (self._matches, self._aside, self._backups):
            path.mkdir(parents=True, exist_ok=True)
        self._sweep()
        self._index = self._drawer("index", INDEX)
        self._shelf = {entry.id: entry for entry in self._read_index().matches}
        self._settings = self._drawer("settings", SETTINGS)

    @property
    def _matches(self) -> Path:
        return self.folder / "matches"

    @property
    def _aside(self) -> Path:
        return self.folder / "set-aside"

    @property
    def _backups(self) -> Path:
        return self.folder / "backups"

    # Settings and boxes

    def settings(self) -> Settings:
        return self._read(self._settings) or Settings()

    def keep_settings(self, settings: Settings) -> None:
        self._settings.write(settings)

    def box(self, game: str, model: type[ModelT]) -> ModelT | None:
        """What the components of this table's copy of `game` show, as far as its owner has said."""
        return self._read(self._drawer(f"box-{game}", Kind("box", model)))

    def keep_box(self, game: str, box: ModelT) -> None:
        self._drawer(f"box-{game}", Kind("box", type(box))).write(box)

    # Matches

    def shelf(self) -> tuple[Shelved, ...]:
        """Every match, the last changed first. Only files that changed since the last look are read."""
        found: dict[str, Shelved] = {}
        for path in sorted(self._matches.iterdir()):
            if path.name.endswith(DRAFT):
                continue
            known = self._shelf.get(path.stem)
            entry = known if known and known.stamp == _stamp(path) else self._look_into(path)
            if entry:
                found[entry.id] = entry
        if found != self._shelf:
            self._shelf = found
            self._keep_index()
        return tuple(sorted(found.values(), key=_recency, reverse=True))

    def match(self, match_id: str) -> Match | None:
        """The match, restored from a back-up if need be; None when there is none that can be opened."""
        if not MATCH_ID.fullmatch(match_id):
            return None
        return self._read(self._match_drawer(match_id))

    def keep_match(self, match: Match) -> None:
        self._match_drawer(match.id).write(match)

    # The folder

    def files(self) -> tuple[Path, ...]:
        """Everything worth a copy: what a person chose, entered and played."""
        settled = (path for path in self.folder.glob("*.json") if path != self._index.path)
        return (*sorted(settled), *sorted(self._matches.glob("*.json")))

    def _drawer(self, name: str, kind: Kind[ModelT]) -> Drawer[ModelT]:
        return Drawer(self.folder / f"{name}.json", self._backups, kind)

    def _match_drawer(self, match_id: str) -> Drawer[Match]:
        return Drawer(self._matches / f"{match_id}.json", self._backups / "matches", MATCH)

    def _read(self, drawer: Drawer[ModelT]) -> ModelT | None:
        try:
            return drawer.read()
        except Newer:
            self.notices.append(phrase("saves.newer", file=drawer.path.name))
            return None
        except Unreadable:
            return self._restore(drawer)
        except OSError as error:
            self.notices.append(phrase("saves.unreachable", file=drawer.path.name, why=error.strerror or ""))
            return None

    def _restore(self, drawer: Drawer[ModelT]) -> ModelT | None:
        """Copy first, replace next: a stop in between leaves the file to be restored again."""
        shutil.copyfile(drawer.path, self._place_aside(drawer.path))
        value = drawer.restore()
        if value is None:
            drawer.path.unlink()
        self.notices.append(phrase("saves.restored" if value else "saves.set_aside", file=drawer.path.name))
        return value

    def _look_into(self, path: Path) -> Shelved | None:
        if path.suffix != ".json" or not MATCH_ID.fullmatch(path.stem) or not path.is_file():
            path.rename(self._place_aside(path))
            self.notices.append(phrase("saves.set_aside", file=path.name))
            return None
        match = self._read(self._match_drawer(path.stem))
        if match is None:
            # Set aside it is gone from here; what is still here was written by a newer version.
            return Shelved(id=path.stem, openable=False, stamp=_stamp(path)) if path.exists() else None
        return Shelved(**match.model_dump(include=set(SHELVED)), id=path.stem, stamp=_stamp(path))

    def _read_index(self) -> Index:
        try:
            return self._index.read() or Index()
        except (Unreadable, Newer, OSError):
            return Index()

    def _keep_index(self) -> None:
        with suppress(OSError):  # only a cache: the next start reads the matches again
            self._index.write(Index(matches=tuple(self._shelf.values())))

    def _place_aside(self, path: Path) -> Path:
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        return self._aside / f"{stamp}-{path.name}"

    def _sweep(self) -> None:
        """A draft is what a write left behind when it was cut off; the file itself is whole."""
        for folder in (self.folder, self._matches, self._backups, self._backups / "matches"):
            for draft in folder.glob(f"*{DRAFT}"):
                draft.unlink()


def _stamp(path: Path) -> tuple[int, int]:
    status = path.stat()
    return status.st_mtime_ns, status.st_size


def _recency(entry: Shelved) -> str:
    return entry.changed.isoformat() if entry.changed else ""
