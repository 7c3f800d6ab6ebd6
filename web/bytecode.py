"""Byte code for the Python of the browser, made by that Python itself under Node."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from web import client
from web.node import node

SCRIPT: Final = Path(__file__).with_name("bytecode.mjs")


def compiled(modules: Mapping[str, bytes]) -> dict[str, bytes]:
    """The same modules, `.pyc` in the place of `.py`."""
    with tempfile.TemporaryDirectory() as scratch:
        source, target = Path(scratch, "source"), Path(scratch, "target")
        target.mkdir()
        for name, content in modules.items():
            path = source / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        subprocess.run([node(), SCRIPT, client.folder() / "pyodide", source, target], check=True)
        return {path.relative_to(target).as_posix(): path.read_bytes() for path in sorted(target.rglob("*.pyc"))}
