"""The site put together: the same source gives the same bytes."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from web import client, pages
from web.licences import licences, notices
from web.pack import Program, packed
from web.snapshot import taken

BESIDE: Final = ("LICENCES.txt", "NOTICES.txt")
"""What lies in the folder without being part of the app."""


class ClientChanged(Exception):
    """Flet's client is not the one that our page was written for."""


def build(program: Program, folder: Path) -> None:
    if changed := client.changed():
        raise ClientChanged(f"look at what Flet changed in {', '.join(changed)}, then at web/page")
    app, library = packed(program)
    stock = dict(client.taken())
    snapshot = taken(stock, app, library, program.ahead) if program.ahead else None
    files = {**stock, **pages.pages(program.start, snapshot)}
    files |= {"app.bin.gz": app, "standard_library.zip": library}
    files |= {"snapshot.bin.gz": snapshot.memory} if snapshot else {}
    version = _sum(b"".join(f"{name} {_sum(files[name])}\n".encode() for name in sorted(files)))[:16]
    files["start.js"] = pages.starting(version)
    files["sw.js"] = _service_worker(version, files)
    files |= dict(zip(BESIDE, (licences(program), notices()), strict=True))
    _write(files, folder)


def _service_worker(version: str, files: Mapping[str, bytes]) -> bytes:
    of_renderers = {name for names in client.RENDERERS.values() for name in names}
    common = [name for name in sorted(files) if name not in of_renderers and not name.startswith("screenshots/")]
    renderers = {way: _sums(files, sorted(names)) for way, names in client.RENDERERS.items()}
    return pages.service_worker(version, _sums(files, common), renderers)


def _sums(files: Mapping[str, bytes], names: Iterable[str]) -> dict[str, str]:
    return {name: _sum(files[name]) for name in names}


def _sum(content: bytes) -> str:
    return sha256(content).hexdigest()


def _write(files: Mapping[str, bytes], folder: Path) -> None:
    """Beside the old one first: what is served meanwhile stays whole."""
    draft = folder.with_name(f"{folder.name}.draft")
    shutil.rmtree(draft, ignore_errors=True)
    for name, content in files.items():
        path = draft / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    shutil.rmtree(folder, ignore_errors=True)
    draft.rename(folder)
