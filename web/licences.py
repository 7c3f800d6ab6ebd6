"""The licences of everything in the site, in one text beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from web import client, distributions
from web.pack import ROOT, Program

LICENCE: Final = re.compile(r"(?i)(^|/)(licen[cs]e|copying|notice|authors)[^/]*$")
RULE: Final = "\n\n" + "=" * 80 + "\n\n"
TEXTS: Final = Path(__file__).with_name("licences")


def licences(program: Program) -> bytes:
    """Ours first, then the client's, then every library's by name."""
    parts = [_titled("tidekeeper", (ROOT / "LICENSE").read_text("utf-8"))]
    parts.append(_titled("Roboto", (ROOT / "data" / "look" / "roboto.LICENSE.txt").read_text("utf-8")))
    parts += [_titled(path.stem, path.read_text("utf-8")) for path in sorted(TEXTS.glob("*.txt"))]
    parts += [_titled(library.name, _of(library)) for library in distributions.needed(program.requirements)]
    parts.append(_titled("flet-web", _of(distribution("flet-web"))))
    return RULE.join(parts).encode()


def notices() -> bytes:
    """Of Flutter and all that its client is made of."""
    return client.read(client.NOTICES)


def _titled(name: str, text: str) -> str:
    return f"{name}\n\n{text.strip()}"


def _of(library: Distribution) -> str:
    said = [str((library.metadata.json).get(key) or "") for key in ("license_expression", "license")]
    short = next((text for text in said if text and "\n" not in text), "")
    return "\n\n".join([f"{library.name} {library.version} {short}".strip(), *_texts(library)])


def _texts(library: Distribution) -> Iterator[str]:
    for file in library.files or ():
        if ".dist-info/" in file.as_posix() and LICENCE.search(file.as_posix()):
            yield file.read_text("utf-8")
