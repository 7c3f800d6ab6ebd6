"""One value in one file: what kind it is, which format it was written in, how older formats are read."""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from tinydb import Storage, TinyDB
from tinydb.table import Document

from companion.disk.storage import AtomicStorage, Unreadable
from rules.kernel import Model

ONLY: Final = 1
"""The number of the single document in a file."""

ModelT = TypeVar("ModelT", bound=Model)
Migration = Callable[[dict[str, Any]], dict[str, Any]]


class Newer(OSError):
    """The file was written by a later version of the app: like a locked one, it can be neither read nor replaced."""

    def __init__(self, kind: str) -> None:
        super().__init__(errno.EPERM, "written by a newer Tidekeeper", kind)


@dataclass(frozen=True)
class Kind(Generic[ModelT]):
    """A kind of document and the format we write it in."""

    name: str
    model: type[ModelT]
    format: int = 1
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    """By the format they start from; each leads to the next one."""
    terse: bool = False
    """What is as it always is remains unwritten: for a cache, which no other version reads."""

    def version(self, written: Mapping[str, Any]) -> int:
        """The format a document was written in; `Newer` for one that we do not know yet."""
        version = written.get("format")
        if not isinstance(version, int) or isinstance(version, bool) or version < 1:
            raise Unreadable(self.name)
        if version > self.format:
            raise Newer(self.name)
        return version

    def parse(self, written: Mapping[str, Any]) -> ModelT:
        """The value a document holds, whatever older format it was written in."""
        version = self.version(written)
        fields = {name: value for name, value in written.items() if name != "format"}
        try:
            for step in range(version, self.format):
                fields = self.migrations[step](fields)
            return self.model.model_validate(fields)
        except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
            raise Unreadable(self.name) from error

    def dump(self, value: ModelT) -> dict[str, Any]:
        return {"format": self.format, **value.model_dump(mode="json", exclude_defaults=self.terse)}

    def tables(self, value: ModelT) -> dict[str, Any]:
        """What a whole file holds."""
        return {self.name: {str(ONLY): self.dump(value)}}


class Drawer(Generic[ModelT]):
    """A file that holds one document."""

    def __init__(self, path: Path, backups: Path, kind: Kind[ModelT]) -> None:
        self.path = path
        self.kind = kind
        self.storage = AtomicStorage(path, backups)

    def read(self) -> ModelT | None:
        """The value, or None where there is no file; `Unreadable` or `Newer` otherwise."""
        tables = self.storage.read()
        return None if tables is None else self.kind.parse(document(tables, self.kind.name))

    def write(self, value: ModelT, ours: bool = False) -> None:
        """Replace what there is, readable or not; only a newer version's file is left alone: `Newer`.

        `ours`: it is known to be no newer one, and need not be read for that.
        """
        if not ours:
            self._leave_newer_alone()
        with TinyDB(storage=_Fresh, under=self.storage) as database:
            database.table(self.kind.name).insert(Document(self.kind.dump(value), doc_id=ONLY))

    def back_up(self) -> tuple[Path, ModelT] | None:
        """The newest back-up that can be read, and what it holds."""
        for path in self.storage.generations():
            with suppress(Unreadable, OSError):
                value = Drawer(path, path.parent, self.kind).read()
                if value is not None:
                    return path, value
        return None

    def _leave_newer_alone(self) -> None:
        try:
            self.kind.version(document(self.storage.read(), self.kind.name))
        except Newer:
            raise
        except (Unreadable, OSError):
            return


class _Fresh(Storage):
    """Reads as empty: a document replaces all there was, so what is being replaced need not be readable."""

    def __init__(self, under: Storage) -> None:
        self.under = under

    def read(self) -> None:
        return None

    def write(self, data: dict[str, dict[str, Any]]) -> None:
        self.under.write(data)


def document(tables: Any, kind: str) -> Mapping[str, Any]:
    """The document in the tables of a file, whatever else somebody may have put there."""
    table = tables.get(kind) if isinstance(tables, dict) else None
    found = table.get(str(ONLY)) if isinstance(table, dict) else None
    if not isinstance(found, dict):
        raise Unreadable(kind)
    return found
