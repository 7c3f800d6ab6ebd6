"""The score sheet as a picture, drawn from scratch: the same on every device."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from companion.drawings.farshore.groups import tones
from companion.farshore.share.result import Result
from companion.screen import theme
from companion.screen.glyphs import plain
from rules.farshore.score.sheet import Group

WIDTH: Final = 1080
MARGIN: Final = 56
LABELS: Final = 300
ROW: Final = 64
BAR: Final = 40
SMALL, BODY, LARGE, HUGE = 24, 30, 40, 54
FINE: Final = 3
"""How much larger it is drawn than it is kept: Pillow draws shapes without smooth edges."""
LOOK: Final = theme.LIGHT


def as_picture(result: Result) -> bytes:
    """A PNG, as high as it has to be."""
    sheet = _Sheet(result)
    pen = _Pen(sheet.draw(None))
    sheet.draw(pen)
    return pen.png()


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(io.BytesIO(files("data").joinpath("look", "roboto.ttf").read_bytes()), size)


class _Pen:
    """Takes the measures of the picture as it is kept."""

    def __init__(self, height: int) -> None:
        self._image = Image.new("RGB", (WIDTH * FINE, height * FINE), LOOK.paper)
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


class _Sheet:
    """Draws from top to bottom; without a pen it only measures how far down it comes."""

    def __init__(self, result: Result) -> None:
        self.result = result
        self.players = range(len(result.scores))
        self.column = (WIDTH - 2 * MARGIN - LABELS) / len(self.players)

    def draw(self, pen: _Pen | None) -> int:
        self.pen, self.y = pen, float(MARGIN)
        self._heading()
        self._names()
        for at, group in enumerate(Group):
            self._row(group, at % 2 == 0)
        self._totals()
        self._bars()
        for said in self.result.remarks():
            self._write(f"– {said}", SMALL, LOOK.ink_soft)
        if self.result.partly_by_hand:
            self._write(self.result.text("farshore_sheet.by_hand_mark"), SMALL, LOOK.ink_soft)
        return int(self.y + MARGIN)

    def _heading(self) -> None:
        self._write(self.result.heading, SMALL, LOOK.ink_soft)
        for at, said in enumerate(self.result.verdict):
            self._write(said, LARGE if at == 0 else BODY, LOOK.sea_deep if at == 0 else LOOK.ink)
        self.y += 24

    def _names(self) -> None:
        for at in self.players:
            self._centred(at, self.result.name(at), BODY, LOOK.ink)
        self.y += ROW

    def _row(self, group: Group, shaded: bool) -> None:
        if self.pen and shaded:
            self.pen.box(MARGIN - 16, self.y, WIDTH - MARGIN + 16, self.y + ROW, 12, LOOK.sheet)
        if self.pen:
            y = self.y + ROW / 2
            self.pen.box(MARGIN, y - 12, MARGIN + 24, y + 12, 6, tones(LOOK)[group])
            name = _short(self.result.group(group), BODY, LABELS - 40)
            self.pen.text(MARGIN + 40, y, name, LOOK.ink, BODY, "lm")
        for at in self.players:
            mark = " ·" if self.result.by_hand(at, group) else ""
            self._centred(at, f"{_written(self.result.points(at, group))}{mark}", BODY, LOOK.ink)
        self.y += ROW

    def _totals(self) -> None:
        if self.pen:
            self.pen.line(MARGIN, WIDTH - MARGIN, self.y + 8, LOOK.ink_soft, 3)
        self.y += 16
        height = ROW * 1.4
        if self.pen:
            label = self.result.text("farshore_sheet.total")
            self.pen.text(MARGIN, self.y + height / 2, label, LOOK.ink, LARGE, "lm")
        for at in self.players:
            total = _written(self.result.scores[at].total)
            self._centred(at, total, HUGE, LOOK.sea_deep if self.result.first(at) else LOOK.ink, height)
        self.y += height + 24

    def _bars(self) -> None:
        most = max(max(score.total for score in self.result.scores), 1)
        for at in self.players:
            self._write(self.result.name(at), SMALL, LOOK.ink)
            x = float(MARGIN)
            for group in Group:
                length = (WIDTH - 2 * MARGIN) * max(0, self.result.points(at, group)) / most
                if self.pen and length >= 2:
                    self.pen.box(x, self.y, x + length - 2, self.y + BAR, 6, tones(LOOK)[group])
                x += length
            self.y += BAR + 20

    def _centred(self, at: int, text: str, size: int, ink: str, height: float = ROW) -> None:
        if self.pen:
            x = MARGIN + LABELS + self.column * (at + 0.5)
            shown = _short(" ".join(plain(text).split()), size, self.column - 12)
            self.pen.text(x, self.y + height / 2, shown, ink, size, "mm")

    def _write(self, text: str, size: int, ink: str) -> None:
        for line in _wrapped(plain(text), size, WIDTH - 2 * MARGIN):
            if self.pen:
                self.pen.text(MARGIN, self.y, line, ink, size)
            self.y += size * 1.35


def _written(points: int) -> str:
    """With a minus, which is as wide as a digit; a hyphen is easily missed."""
    return str(points).replace("-", "−")


def _short(text: str, size: int, width: float) -> str:
    if _font(size).getlength(text) <= width:
        return text
    while text and _font(size).getlength(f"{text}…") > width:
        text = text[:-1]
    return f"{text}…"


def _wrapped(text: str, size: int, width: float) -> Iterator[str]:
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and _font(size).getlength(longer) > width:
            yield _short(line, size, width)
            line = word
        else:
            line = longer
    yield _short(line, size, width)
