"""Drawings by address: a browser keeps what it has fetched, so a drawing travels once and not with every question."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from functools import lru_cache
from hashlib import sha256
from typing import Final

FOLDER: Final = "/drawn/"
ENDING: Final = ".svg"
MOST: Final = 4096
"""Drawings that are remembered; a window that asks for one longer gone draws nothing, and asks again when it is new."""
SHORT: Final = 300
"""Characters up to which a drawing is no longer than the way to it is worth."""


NAME: Final = 9
"""Bytes that tell a drawing from all others. Its name is sent wherever it is shown."""


class PictureAddresses:
    """Off until something serves them: a window without a server is sent the drawings themselves."""

    def __init__(self) -> None:
        self.served = False
        self._drawings: dict[str, str] = {}

    def source(self, svg: str) -> str:
        """What a picture control is to show: the address of a drawing, or the drawing itself."""
        if not self.served or len(svg) <= SHORT:
            return svg
        name = _name(svg)
        if name not in self._drawings:
            if len(self._drawings) >= MOST:
                del self._drawings[next(iter(self._drawings))]
            self._drawings[name] = svg
        return f"{FOLDER}{name}{ENDING}"

    def drawing(self, path: str) -> str | None:
        """The drawing at an address; None for any other."""
        return self._drawings.get(path.removeprefix(FOLDER).removesuffix(ENDING))


@lru_cache(MOST)
def _name(svg: str) -> str:
    return urlsafe_b64encode(sha256(svg.encode()).digest()[:NAME]).decode()


PICTURES: Final = PictureAddresses()
