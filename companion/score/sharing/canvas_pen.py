"""The pen of a picture where Pillow cannot go: the canvas of a browser, read back and written as PNG."""

from __future__ import annotations

import struct
import zlib
from functools import cache
from importlib.resources import files
from typing import Final

import js
from pyodide.ffi import to_js

FONT: Final = "picture"
SIDES: Final = {"l": "left", "m": "center"}
LINES: Final = {"a": "alphabetic", "m": "middle"}
ASCENT: Final = 0.927
"""Of Roboto, of its size: a canvas measures from the line the letters stand on."""
COLOURS: Final = 4
"""Bytes of a pixel: red, green, blue, and how solid it is."""
_LOADED: Final[set[str]] = set()


async def get_ready() -> None:
    """The browser loads a font in its own time, once."""
    if FONT not in _LOADED:
        content = files("data").joinpath("look", "roboto.ttf").read_bytes()
        js.self.fonts.add(await js.FontFace.new(FONT, to_js(content)).load())
        _LOADED.add(FONT)


@cache
def text_width(text: str, size: int) -> float:
    pen = _scratch()
    pen.font = f"{size}px {FONT}"
    return float(pen.measureText(text).width)


@cache
def _scratch() -> js.OffscreenCanvasRenderingContext2D:
    return js.OffscreenCanvas.new(1, 1).getContext("2d")


class Pen:
    """Draws at the size it keeps: a canvas has smooth edges."""

    def __init__(self, width: int, height: int, paper: str) -> None:
        self._size = width, height
        self._draw = js.OffscreenCanvas.new(width, height).getContext("2d")
        self._draw.fillStyle = paper
        self._draw.fillRect(0, 0, width, height)

    def box(self, left: float, top: float, right: float, bottom: float, radius: int, colour: str) -> None:
        self._draw.fillStyle = colour
        self._draw.beginPath()
        self._draw.roundRect(left, top, right - left, bottom - top, radius)
        self._draw.fill()

    def line(self, left: float, right: float, y: float, colour: str, width: int) -> None:
        self._draw.fillStyle = colour
        self._draw.fillRect(left, y - width / 2, right - left, width)

    def text(self, x: float, y: float, text: str, ink: str, size: int, anchor: str = "la") -> None:
        self._draw.fillStyle, self._draw.font = ink, f"{size}px {FONT}"
        self._draw.textAlign, self._draw.textBaseline = SIDES[anchor[0]], LINES[anchor[1]]
        self._draw.fillText(text, x, y + (ASCENT * size if anchor[1] == "a" else 0))

    def png(self) -> bytes:
        width, height = self._size
        pixels = self._draw.getImageData(0, 0, width, height).data.to_bytes()
        row = width * COLOURS
        rows = b"".join(b"\0" + pixels[at : at + row] for at in range(0, height * row, row))
        head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
        parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
