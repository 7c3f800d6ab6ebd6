"""The pen of a picture, by Pillow."""

from __future__ import annotations

import io
from functools import cache
from importlib.resources import files
from typing import Final

from PIL import Image, ImageDraw, ImageFont

FINE: Final = 3
"""How much larger it is drawn than it is kept: Pillow draws shapes without smooth edges."""


async def get_ready() -> None:
    """The font is read with the first word."""


def text_width(text: str, size: int) -> float:
    return _font(size).getlength(text)


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(io.BytesIO(files("data").joinpath("look", "roboto.ttf").read_bytes()), size)


class Pen:
    """Draws larger than it keeps."""

    def __init__(self, width: int, height: int, paper: str) -> None:
        self._image = Image.new("RGB", (width * FINE, height * FINE), paper)
        self._draw = ImageDraw.Draw(self._image)

    def box(self, left: float, top: float, right: float, bottom: float, radius: int, colour: str) -> None:
        corners = (left * FINE, top * FINE, right * FINE, bottom * FINE)
        self._draw.rounded_rectangle(corners, radius * FINE, colour)

    def line(self, left: float, right: float, y: float, colour: str, width: int) -> None:
        self._draw.line((left * FINE, y * FINE, right * FINE, y * FINE), colour, width * FINE)

    def text(self, x: float, y: float, text: str, ink: str, size: int, anchor: str = "la") -> None:
        self._draw.text((x * FINE, y * FINE), text, ink, _font(size * FINE), anchor=anchor)

    def png(self) -> bytes:
        written = io.BytesIO()
        size = (self._image.width // FINE, self._image.height // FINE)
        self._image.resize(size, Image.Resampling.LANCZOS).save(written, "PNG", optimize=True)
        return written.getvalue()
