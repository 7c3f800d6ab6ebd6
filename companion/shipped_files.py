"""The files that came with the app."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path


def files(package: str) -> Path:
    """The folder of a package of ours; `importlib.resources` would load what it takes to read packages in archives."""
    return Path(import_module(package).__path__[0])
