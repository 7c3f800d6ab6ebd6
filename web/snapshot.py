"""The memory of Python with a program ready in it, taken in the build: a browser need not load what lies there.

It fits the very Python it was taken of, and the libraries must lie where they lay: `client.PLACING` sees to that. What
other engines may have in front of them has room; where it does not fit after all, the page starts without it.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from web import client
from web.node import node

SCRIPT: Final = Path(__file__).with_name("snapshot.mjs")
NEEDED: Final = tuple(f"pyodide/{name}" for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"))
ENVIRONMENT: Final = {
    "HOME": "/home/pyodide",
    "FLET_APP_STORAGE_DATA": client.KEPT,
    "PYDANTIC_DISABLE_PLUGINS": "__all__",
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTHONHASHSEED": "0",
}
"""What Python finds around it, in the build and in the browser."""

SETTLED: Final = {"TZ": "UTC", "LC_ALL": "en_US.UTF-8"}
"""Of the computer that builds: nothing in the memory may tell where it was."""


@dataclass(frozen=True)
class Snapshot:
    """The memory, packed, and of each library in it its place there and in the table of functions."""

    memory: bytes
    libraries: Mapping[str, tuple[int, int]]


def taken(stock: Mapping[str, bytes], app: bytes, library: bytes, ahead: str) -> Snapshot:
    """Of the client's files, the packed program and the standard library, once `get_ready` of `ahead` has run."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        (folder / "pyodide").mkdir()
        for name in NEEDED:
            (folder / name).write_bytes(stock[name])
        (folder / "app.bin.gz").write_bytes(app)
        (folder / "standard_library.zip").write_bytes(library)
        settings = {"env": ENVIRONMENT, "lock": client.lock(), "ahead": ahead}
        (folder / "settings.json").write_text(json.dumps(settings), "utf-8")
        subprocess.run([node(), SCRIPT, folder], check=True, env={**os.environ, **SETTLED})
        libraries = json.loads((folder / "libraries.json").read_text("utf-8"))
        return Snapshot(gzip.compress((folder / "memory.bin").read_bytes(), mtime=0), libraries)
