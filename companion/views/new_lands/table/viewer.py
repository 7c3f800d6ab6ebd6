"""Where the map's viewer stands. The client never tells: so the place is reckoned along with every gesture."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TypeAlias

import flet as ft

Rim: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom of what there is to see."""
CLOSER = 1.25
HIGHEST = 3.0


@dataclass
class ViewerPlace:
    """A point p of the scene is drawn at k * p + (x, y). Not observable: nothing is drawn again for it."""

    w: float = 1
    h: float = 1
    rim: Rim = (0, 0, 1, 1)
    k: float = 1
    x: float = 0
    y: float = 0
    grip: tuple[float, float, float, float, float] = (1, 0, 0, 0, 0)

    def fit(self, w: float, h: float, rim: Rim) -> None:
        """The rim in the shape of the viewport: else "whole" would cut the longer side."""
        self.w, self.h = w, h
        left, top, right, bottom = rim
        dx = max(0, (bottom - top) * w / h - (right - left)) / 2
        dy = max(0, (right - left) * h / w - (bottom - top)) / 2
        self.rim = left - dx, top - dy, right + dx, bottom + dy

    def look(self, cx: float, cy: float, k: float) -> None:
        """Have a point of the scene in the middle."""
        k = self._scale(k)
        self._stay(k, self.w / 2 - cx * k, self.h / 2 - cy * k)

    def zoom(self, by: float) -> None:
        cx, cy = (self.w / 2 - self.x) / self.k, (self.h / 2 - self.y) / self.k
        self.look(cx, cy, self.k * by)

    def whole(self) -> None:
        left, top, right, bottom = self.rim
        self.look((left + right) / 2, (top + bottom) / 2, 0)

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

    async def show(self, viewer: ft.InteractiveViewer) -> None:
        await asyncio.gather(viewer.reset(), viewer.zoom(self.k), viewer.pan(self.x / self.k, self.y / self.k))

    def _stay(self, k: float, x: float, y: float) -> None:
        """Within the client's own limits."""
        left, top, right, bottom = self.rim
        self.k = k
        self.x = min(-left * k, max(self.w - right * k, x))
        self.y = min(-top * k, max(self.h - bottom * k, y))

    def _scale(self, k: float) -> float:
        return min(HIGHEST, max(self.w / (self.rim[2] - self.rim[0]), k))
