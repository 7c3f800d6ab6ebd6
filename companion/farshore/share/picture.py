"""The score sheet as a picture, drawn from scratch: the same on every device."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from companion import theme
from companion.drawings.bars import tones
from companion.farshore.share.result import Result
from companion.glyphs import plain
from rules.farshore.score.sheet import Group
from rules.kernel import rank

WIDTH: Final = 1080
MARGIN: Final = 56
LABELS: Final = 240
ROW: Final = 64
BAR: Final = 40
SMALL, BODY, LARGE, HUGE = 24, 30, 40, 54
LOOK: Final = theme.LIGHT


def as_picture(result: Result) -> bytes:
    """A PNG, as high as it has to be."""
    sheet = _Sheet(result)
    height = sheet.draw(None)
    image = Image.new("RGB", (WIDTH, height), LOOK.paper)
    sheet.draw(ImageDraw.Draw(image))
    written = io.BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(io.BytesIO(files("data").joinpath("look", "roboto.ttf").read_bytes()), size)


class _Sheet:
    """Draws from top to bottom; without a pen it only measures how far down it comes."""

    def __init__(self, result: Result) -> None:
        self.result = result
        self.players = range(len(result.scores))
        self.column = (WIDTH - 2 * MARGIN - LABELS) / len(self.players)

    def draw(self, pen: ImageDraw.ImageDraw | None) -> int:
        self.pen, self.y = pen, float(MARGIN)
        self._heading()
        self._names()
        for at, group in enumerate(Group):
            self._row(group, at % 2 == 0)
        self._totals()
        self._bars()
        for said in self.result.remarks():
            self._write(f"– {said}", SMALL, LOOK.ink_soft)
        return int(self.y + MARGIN)

    def _heading(self) -> None:
        self._write(self.result.text("share.heading", day=self.result.day), SMALL, LOOK.ink_soft)
        for at, said in enumerate(self.result.verdict):
            self._write(said, LARGE if at == 0 else BODY, LOOK.sea_deep if at == 0 else LOOK.ink)
        self.y += 24

    def _names(self) -> None:
        for at in self.players:
            self._centred(at, self.result.name(at), BODY, LOOK.ink)
        self.y += ROW

    def _row(self, group: Group, shaded: bool) -> None:
        if self.pen and shaded:
            self.pen.rounded_rectangle((MARGIN - 16, self.y, WIDTH - MARGIN + 16, self.y + ROW), 12, LOOK.sheet)
        if self.pen:
            y = self.y + ROW / 2
            self.pen.rounded_rectangle((MARGIN, y - 12, MARGIN + 24, y + 12), 6, tones(LOOK)[group])
            self.pen.text((MARGIN + 40, y), self.result.group(group), LOOK.ink, _font(BODY), anchor="lm")
        for at in self.players:
            mark = " ·" if self.result.by_hand(at, group) else ""
            self._centred(at, f"{self.result.points(at, group)}{mark}", BODY, LOOK.ink)
        self.y += ROW

    def _totals(self) -> None:
        if self.pen:
            self.pen.line((MARGIN, self.y + 8, WIDTH - MARGIN, self.y + 8), LOOK.ink_soft, 3)
        self.y += 16
        height = ROW * 1.4
        if self.pen:
            label = self.result.text("farshore_sheet.total")
            self.pen.text((MARGIN, self.y + height / 2), label, LOOK.ink, _font(LARGE), anchor="lm")
        for at in self.players:
            first = rank(self.result.scores[at], self.result.scores) == 1
            self._centred(at, str(self.result.scores[at].total), HUGE, LOOK.coral if first else LOOK.ink, height)
        self.y += height + 24

    def _bars(self) -> None:
        most = max(max(score.total for score in self.result.scores), 1)
        for at in self.players:
            self._write(self.result.name(at), SMALL, LOOK.ink)
            x = float(MARGIN)
            for group in Group:
                length = (WIDTH - 2 * MARGIN) * max(0, self.result.points(at, group)) / most
                if self.pen and length >= 2:
                    self.pen.rounded_rectangle((x, self.y, x + length - 2, self.y + BAR), 6, tones(LOOK)[group])
                x += length
            self.y += BAR + 20

    def _centred(self, at: int, text: str, size: int, ink: str, height: float = ROW) -> None:
        if self.pen:
            x = MARGIN + LABELS + self.column * (at + 0.5)
            shown = _short(plain(text), size, self.column - 12)
            self.pen.text((x, self.y + height / 2), shown, ink, _font(size), anchor="mm")

    def _write(self, text: str, size: int, ink: str) -> None:
        for line in _wrapped(plain(text), size, WIDTH - 2 * MARGIN):
            if self.pen:
                self.pen.text((MARGIN, self.y), line, ink, _font(size))
            self.y += size * 1.35


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
