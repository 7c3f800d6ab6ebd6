"""Drafts: what is written first, and takes the place of a file once it is whole."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

DRAFT: Final = ".draft"


def new_draft(path: Path) -> Path:
    """Where nothing stands: not what a write left behind, nor a link that leads elsewhere, nor a folder."""
    draft = path.with_name(path.name + DRAFT)
    if os.path.lexists(draft):
        with suppress(OSError):
            draft.unlink()
    return passing_draft(path.parent) if os.path.lexists(draft) else draft


def passing_draft(folder: Path) -> Path:
    """Of a name that nobody would choose; whatever is left of it the next start sweeps away."""
    return folder / f"{secrets.token_hex(4)}.json{DRAFT}"
