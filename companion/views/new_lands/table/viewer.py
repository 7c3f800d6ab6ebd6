"""Where the map's viewer stands. The client never tells: so the place is reckoned along with every gesture."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from math import ceil, floor
from typing import Final, NamedTuple, TypeAlias

import flet as ft

Rim: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom of what there is to see."""
CLOSER = 1.25
HIGHEST = 3.0


class Blocks(NamedTuple):
    """Squares of the scene."""

    side: float
    first: float = 0
    """Where one of them begins, across and down."""

    def before(self, at: float) -> float:
        return floor((at - self.first) / self.side) * self.side + self.first

    def after(self, at: float) -> float:
        return ceil((at - self.first) / self.side) * self.side + self.first


class ViewerSize(NamedTuple):
    """Of the viewer itself; a question may lie over its lower part."""

    width: float
    height: float
    seen: float
    """How much of the height is in sight."""


NOWHERE: Final = ViewerSize(1, 1, 1)


@dataclass
class ViewerPlace:
    """A point p of the scene is drawn at k * p + (x, y). Not observable: nothing is drawn again for it."""

    size: ViewerSize = NOWHERE
    rim: Rim = (0, 0, 1, 1)
    bounds: Rim = (0, 0, 1, 1)
    """How far a finger can move it. Whenever they change, the client builds the whole map again."""
    k: float = 1
    x: float = 0
    y: float = 0
    grip: tuple[float, float, float, float, float] = (1, 0, 0, 0, 0)
    sent: tuple[float, float, float] | None = None
    """Where the client stands; None: nobody knows."""

    def fit(self, size: ViewerSize, rim: Rim, blocks: Blocks, below: float = 0) -> None:
        """The bounds go by blocks, so that few tiles change them; `below`: and reach as far under a question."""
        self.size, self.rim = size, rim
        left, top = map(blocks.before, rim[:2])
        right, bottom = map(blocks.after, rim[2:])
        bottom += below
        # In the shape of the viewport: else "whole" would cut the longer side.
        dx = max(0, (bottom - top) * size.width / size.height - (right - left)) / 2
        dy = max(0, (right - left) * size.height / size.width - (bottom - top)) / 2
        self.bounds = left - dx, top - dy, right + dx, bottom + dy

    def look(self, cx: float, cy: float, k: float) -> None:
        """Have a point of the scene in the middle of what is in sight."""
        k = self._scale(k)
        self._stay(k, self.size.width / 2 - cx * k, self.size.seen / 2 - cy * k)

    def sees(self, cx: float, cy: float, reach: float) -> bool:
        """Whether a point of the scene is in sight, with as much around it."""
        x, y, around = self.k * cx + self.x, self.k * cy + self.y, self.k * reach
        return around <= x <= self.size.width - around and around <= y <= self.size.seen - around

    def zoom(self, by: float) -> None:
        cx, cy = (self.size.width / 2 - self.x) / self.k, (self.size.seen / 2 - self.y) / self.k
        self.look(cx, cy, self.k * by)

    def whole(self) -> None:
        left, top, right, bottom = self.rim
        k = min(self.size.width / (right - left), self.size.seen / (bottom - top))
        self.look((left + right) / 2, (top + bottom) / 2, k)

    def start(self, event: ft.ScaleStartEvent[ft.InteractiveViewer]) -> None:
        f = event.local_focal_point
        self.grip = self.k, f.x, f.y, (f.x - self.x) / self.k, (f.y - self.y) / self.k

    def update(self, event: ft.ScaleUpdateEvent[ft.InteractiveViewer]) -> None:
        f, (k0, fx, fy, px, py) = event.local_focal_point, self.grip
        if event.scale == 1 and self.k == k0:
            self._stay(self.k, self.x + f.x - fx, self.y + f.y - fy)
            self.grip = self.k, f.x, f.y, (f.x - self.x) / self.k, (f.y - self.y) / self.k
        else:
            k = self._scale(k0 * event.scale)
            self._stay(k, f.x - k * px, f.y - k * py)
        self.sent = self.k, self.x, self.y

    async def show(self, viewer: ft.InteractiveViewer) -> None:
        """As little as brings the client there: it draws every step."""
        before, self.sent = self.sent, (self.k, self.x, self.y)
        if before == self.sent:
            return
        if before is not None and before[0] == self.k:
            await viewer.pan((self.x - before[1]) / self.k, (self.y - before[2]) / self.k)
            return
        await asyncio.gather(viewer.reset(), viewer.zoom(self.k), viewer.pan(self.x / self.k, self.y / self.k))

    def _stay(self, k: float, x: float, y: float) -> None:
        """Within the client's own limits."""
        left, top, right, bottom = self.bounds
        self.k = k
        self.x = min(-left * k, max(self.size.width - right * k, x))
        self.y = min(-top * k, max(self.size.height - bottom * k, y))

    def _scale(self, k: float) -> float:
        return min(HIGHEST, max(self.size.width / (self.bounds[2] - self.bounds[0]), k))
