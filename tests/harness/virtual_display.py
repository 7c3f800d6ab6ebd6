"""A display in memory, for windows that need one."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PIL import Image, ImageGrab

SCREEN: Final = "1280x900x24"
LIVELY: Final = 3000
"""Colours of a drawn screen; a page that waits has fewer."""
PATIENCE: Final = 90
"""Seconds until one is there, at most."""


def get() -> str | None:
    """The program that makes one; on Debian as root, the one that apt gets."""
    if not shutil.which("Xvfb") and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        for step in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", "xvfb"]):
            subprocess.run(["apt-get", *step], stdout=subprocess.DEVNULL, check=False)
    return shutil.which("Xvfb")


@contextmanager
def virtual_display() -> Iterator[str]:
    """Its name, as `DISPLAY` says it."""
    program = get()
    assert program is not None
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [program, "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        name = f":{told.readline().strip()}"
    try:
        yield name
    finally:
        process.terminate()
        process.wait(10)


def seen_on(display: str, path: Path) -> Image.Image:
    """The picture on it, as soon as something lively is there; also kept at `path`."""
    until = time.monotonic() + PATIENCE
    while True:
        picture = ImageGrab.grab(xdisplay=display)
        if (colours := picture.getcolors(100_000)) is None or len(colours) > LIVELY or time.monotonic() > until:
            path.parent.mkdir(parents=True, exist_ok=True)
            picture.save(path)
            return picture
        time.sleep(1)
