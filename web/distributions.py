"""The libraries the app needs in a browser, as files: those of pure Python are here, the others are fetched."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final, cast

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from web.client import PYTHON

ELSEWHERE: Final = frozenset({"pillow"})
"""What nobody builds for browsers; `companion/place.py` says what does its work there."""
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
"""The one the Pyodide of Flet's client names in its lock."""
LOCK: Final = Path(__file__).parents[1] / "locks/web.txt"
PURE: Final = re.compile(r"Tag: \S*py3\S*-none-any")


def needed(requirements: Iterable[str]) -> tuple[Distribution, ...]:
    """All that `requirements` ask for there, and what that asks for in turn, by name."""
    found: dict[str, Distribution] = {}
    waiting = [Requirement(text) for text in requirements]
    while waiting:
        wish = waiting.pop()
        name = canonicalize_name(wish.name)
        if name in found or name in ELSEWHERE or not _wanted(wish):
            continue
        found[name] = distribution(name)
        waiting += [Requirement(text) for text in found[name].requires or ()]
    return tuple(found[name] for name in sorted(found))


def _wanted(wish: Requirement) -> bool:
    there: dict[str, str] = {
        **cast("dict[str, str]", default_environment()),
        "platform_system": "Emscripten",
        "sys_platform": "emscripten",
        "platform_machine": "wasm32",
        "os_name": "posix",
        "python_version": PYTHON,
        "python_full_version": f"{PYTHON}.0",
    }
    return wish.marker is None or wish.marker.evaluate({**there, "extra": ""})


def contents(library: Distribution, cache: Path) -> Iterator[tuple[str, bytes]]:
    """Its files by their paths, its own description included."""
    if PURE.search(library.read_text("WHEEL") or ""):
        yield from _installed(library)
    else:
        with zipfile.ZipFile(_wheel(library, cache)) as wheel:
            yield from ((name, wheel.read(name)) for name in wheel.namelist() if not name.endswith("/"))


def _installed(library: Distribution) -> Iterator[tuple[str, bytes]]:
    for file in library.files or ():
        if ".." not in file.parts and "__pycache__" not in file.parts:
            yield file.as_posix(), Path(str(file.locate())).read_bytes()


def _wheel(library: Distribution, cache: Path) -> Path:
    """The very version that is installed here, built for browsers."""
    name, version = canonicalize_name(library.name).replace("-", "_"), library.version
    pattern = f"{name}-{version}-*{PLATFORM}.whl"
    if not (found := sorted(cache.glob(pattern))):
        cache.mkdir(parents=True, exist_ok=True)
        abi = f"cp{PYTHON.replace('.', '')}"
        options = ["--no-deps", "--only-binary=:all:", "--python-version", PYTHON, "--implementation", "cp"]
        options += ["--abi", abi, "--abi", "abi3", "--abi", "none", "--platform", PLATFORM]
        pin = cache / f"{name}.txt"
        pin.write_text(locked(library, LOCK.read_text("utf-8")), "utf-8")
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", *options]
        subprocess.run([*command, "--dest", str(cache), "--require-hashes", "--requirement", str(pin)], check=True)
        found = sorted(cache.glob(pattern))
    return found[0]


def locked(library: Distribution, lock: str) -> str:
    """What the lock says of it: the version, and the hashes of its files for every system."""
    pin = f"{canonicalize_name(library.name)}=={library.version}"
    found = re.search(rf"^{re.escape(pin)} .*(?:\n +--hash=.*)+", lock, re.MULTILINE)
    if found is None:
        raise LookupError(f"{pin} is installed here, but not locked: make lock")
    return found[0]
