"""What a person should be told about the files of the data folder; of many alike, only how many they are."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rules.kernel import Phrase, phrase

MANY: Final = {
    "saves.set_aside": "saves.set_aside_many",
    "saves.restored": "saves.restored_many",
    "saves.unreachable": "saves.unreachable_many",
    "saves.newer": "saves.newer_many",
}
"""How each is told of many files at once."""
A_FEW: Final = 3
"""Files that are named one by one."""


class Notices:
    def __init__(self) -> None:
        self.waiting: list[Phrase] = []
        """Oldest first."""
        self._gathered: list[Phrase] | None = None
        """While many files are looked at: what there is to tell of each."""

    def tell(self, key: str, path: Path, error: OSError | None = None) -> None:
        file = os.fsencode(path.name).decode("utf-8", "replace")
        notice = phrase(key, file=file, **({"why": error.strerror or str(error)} if error else {}))
        if self._gathered is None:
            self._add(notice)
        else:
            self._gathered.append(notice)

    @contextmanager
    def together(self) -> Iterator[None]:
        gathered: list[Phrase] = []
        self._gathered = gathered
        try:
            yield
        finally:
            self._gathered = None
            for key in dict.fromkeys(notice.key for notice in gathered):
                alike = [notice for notice in gathered if notice.key == key]
                for notice in alike if len(alike) <= A_FEW else [phrase(MANY[key], n=len(alike))]:
                    self._add(notice)

    def _add(self, notice: Phrase) -> None:
        if notice not in self.waiting:
            self.waiting.append(notice)
