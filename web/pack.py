"""The app in one file: what it is made of, less what a browser has no use for, as byte code."""

from __future__ import annotations

import gzip
import io
import json
import re
import struct
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.languages import SPOKEN
from companion.preparation import for_screens
from web import client, distributions
from web.bytecode import compiled

ROOT: Final = Path(__file__).parents[1]
LIBRARIES: Final = ROOT / "build" / "web" / "wheels"
"""Where fetched libraries are kept for the next time."""
SITE: Final = "site"
"""The folder of the libraries in the pack."""
LEFT_OUT: Final = re.compile(
    r"""[^/]+\.dist-info/.*|.*\.(pyi|pyx|h|c|txt)|.*/py\.typed|bin/.*
    |flet/testing/.*|pydantic/(v1|mypy).*|snowballstemmer/(?!(SPOKEN))\w+_stemmer\.py""".replace(
        "SPOKEN", "|".join(language.stemmer for language in SPOKEN.values())
    ),
    re.VERBOSE,
)
"""Of the libraries; each is either asked for by other programs than ours, or in other languages."""
LEFT_BEHIND: Final = re.compile(r"companion/assets/.*|data/locales/.*|data/prepared/.*")
"""Of our own files: what the page brings by itself, and what something else here was made of."""
OLDEST: Final = (1980, 1, 1, 0, 0, 0)
"""When everything in an archive was written: the same source makes the same bytes."""


@dataclass(frozen=True)
class Program:
    """What is to run in the browser."""

    files: Mapping[str, bytes]
    requirements: tuple[str, ...]
    start: str
    """The module whose `main` is called."""
    ahead: str = ""
    """The module whose `get_ready` is called in the build, for a snapshot of what is in memory then; or none."""


def tidekeeper() -> Program:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return Program(
        dict(_own()), tuple(project["project"]["dependencies"]), "companion.command.launch", "companion.command.ahead"
    )


def _own() -> Iterator[tuple[str, bytes]]:
    """Words are there as they are prepared, and not a second time as they are written."""
    yield from ((f"data/{name}", content) for name, content in for_screens().items())
    for top in ("companion", "data", "rules"):
        for path in sorted((ROOT / top).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.is_file() and "__pycache__" not in path.parts and not LEFT_BEHIND.fullmatch(name):
                yield name, path.read_bytes()


def packed(program: Program) -> tuple[bytes, bytes]:
    """The program with its libraries, and the standard library."""
    libraries = {
        f"{SITE}/{name}": content
        for library in distributions.needed(program.requirements)
        for name, content in distributions.contents(library, LIBRARIES)
        if not LEFT_OUT.fullmatch(name)
    }
    standard = {f"standard/{name}": content for name, content in client.standard_library()}
    held = {**program.files, **libraries}
    modules = compiled({name: content for name, content in {**held, **standard}.items() if name.endswith(".py")})
    rest = {name: content for name, content in held.items() if not name.endswith(".py")}
    ours = {name: content for name, content in modules.items() if not name.startswith("standard/")}
    library = {name.removeprefix("standard/"): code for name, code in modules.items() if name.startswith("standard/")}
    others = {name.removeprefix("standard/"): code for name, code in standard.items() if not name.endswith(".py")}
    return _pack({**rest, **ours}), _archive({**others, **library})


def _pack(files: Mapping[str, bytes]) -> bytes:
    """The length of the index, the index, then one file after the other."""
    names = sorted(files)
    index = json.dumps([[name, len(files[name])] for name in names], separators=(",", ":")).encode()
    whole = struct.pack("<I", len(index)) + index + b"".join(files[name] for name in names)
    return gzip.compress(whole, mtime=0)


def _archive(files: Mapping[str, bytes]) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, OLDEST), files[name], zipfile.ZIP_DEFLATED)
    return written.getvalue()
