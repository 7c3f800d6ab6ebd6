"""A Chromium for the journeys: the one that is here, or, on Debian as root, the one that apt gets."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
ELSEWHERE = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("C:/Program Files/Google/Chrome/Application/chrome.exe"),
    Path("C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe"),
)

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""With these it starts: for a machine that may have no screen, and asking nothing of the world."""


def find() -> str | None:
    if named := os.environ.get("CHROMIUM"):
        return shutil.which(named)
    on_path = (found for name in NAMES if (found := shutil.which(name)))
    return next(on_path, None) or next((str(path) for path in ELSEWHERE if path.exists()), None)


def get() -> str | None:
    """Install one where that is ours to do."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    print("Installing chromium with apt ...", flush=True)
    for step in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", "chromium"]):
        if subprocess.run(["apt-get", *step], stdout=subprocess.DEVNULL, check=False).returncode != 0:
            return None
    return find()


def main() -> int:
    if find() or get():
        return 0
    print("No Chromium found: install one, or name it: make test CHROMIUM=/path/to/chromium", file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
