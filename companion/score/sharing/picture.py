"""The score sheet as a picture, drawn from scratch: the same on every device."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Final, Protocol, cast

from companion.place import here
from companion.score.sharing.result import Result
from companion.screen.glyphs import plain
from companion.screen.palette import LIGHT

WIDTH: Final = 1080
MARGIN: Final = 56
LABELS: Final = 300
ROW: Final = 64
BAR: Final = 40
SMALL, BODY, LARGE, HUGE = 24, 30, 40, 54
LOOK: Final = LIGHT


class Pen(Protocol):
    """Takes the measures of the picture as it is kept."""

    def __init__(self, width: int, height: int, paper: str) -> None: ...

    def box(self, left: float, top: float, right: float, bottom: float, radius: int, colour: str) -> None: ...

    def line(self, left: float, right: float, y: float, colour: str, width: int) -> None: ...

    def text(self, x: float, y: float, text: str, ink: str, size: int, anchor: str = "la") -> None:
        """`anchor`: left or middle, then ascender or middle."""

    def png(self) -> bytes: ...


class Drawing(Protocol):
    """What a place draws with."""

    Pen: type[Pen]

    async def get_ready(self) -> None: ...

    def text_width(self, text: str, size: int) -> float: ...


def as_picture(result: Result) -> bytes:
    """A PNG, as high as it has to be."""
    sheet = _Sheet(result)
    pen = _drawing().Pen(WIDTH, sheet.draw(None), LOOK.paper)
    sheet.draw(pen)
    return pen.png()


async def get_ready() -> None:
    """Has to come before the first picture: some places load their font in their own time."""
    await _drawing().get_ready()


def _drawing() -> Drawing:
    return cast("Drawing", import_module(here().pen))


class _Sheet:
    """Draws from top to bottom; without a pen it only measures how far down it comes."""

    def __init__(self, result: Result) -> None:
        self.result = result
        self.players = range(len(result.scores))
        self.column = (WIDTH - 2 * MARGIN - LABELS) / len(self.players)

    def draw(self, pen: Pen | None) -> int:
        self.pen, self.y = pen, float(MARGIN)
        self._heading()
        self._names()
        for at, group in enumerate(self.result.told):
            self._row(group, at % 2 == 0)
        self._totals()
        self._bars()
        for said in self.result.remarks():
            self._write(f"– {said}", SMALL, LOOK.ink_soft)
        if self.result.partly_by_hand:
            self._write(self.result.text("sheet.by_hand_mark"), SMALL, LOOK.ink_soft)
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

    def _row(self, group: str, shaded: bool) -> None:
        if self.pen and shaded:
            self.pen.box(MARGIN - 16, self.y, WIDTH - MARGIN + 16, self.y + ROW, 12, LOOK.sheet)
        if self.pen:
            y = self.y + ROW / 2
            self.pen.box(MARGIN, y - 12, MARGIN + 24, y + 12, 6, self.result.tones(LOOK)[group])
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
            label = self.result.text("sheet.total")
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
            for group in self.result.groups:
                length = (WIDTH - 2 * MARGIN) * max(0, self.result.points(at, group)) / most
                if self.pen and length >= 2:
                    self.pen.box(x, self.y, x + length - 2, self.y + BAR, 6, self.result.tones(LOOK)[group])
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
    text_width = _drawing().text_width
    if text_width(text, size) <= width:
        return text
    while text and text_width(f"{text}…", size) > width:
        text = text[:-1]
    return f"{text}…"


def _wrapped(text: str, size: int, width: float) -> Iterator[str]:
    line, text_width = "", _drawing().text_width
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and text_width(longer, size) > width:
            yield _short(line, size, width)
            line = word
        else:
            line = longer
    yield _short(line, size, width)
