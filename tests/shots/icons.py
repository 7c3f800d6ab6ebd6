"""The pictures of the app's sign in `companion/assets`; `python -m tests.shots.icons` paints them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from companion.drawings.icon import emblem, icon
from companion.screen.palette import LIGHT
from tests.harness.browser import chromium

PICTURES: Final = {
    "favicon.png": (64, icon(LIGHT, 112)),
    "icons/icon-192.png": (192, icon(LIGHT)),
    "icons/icon-512.png": (512, icon(LIGHT)),
    "icons/apple-touch-icon-192.png": (192, icon(LIGHT)),
    "icons/loading-animation.png": (400, emblem(LIGHT)),
}
"""File in the assets folder: side in pixels and what to paint."""


def paint(assets: Path) -> None:
    """Write every picture into the assets folder."""
    with chromium() as browser:
        for name, (side, drawing) in PICTURES.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(f'<body style="margin:0;line-height:0">{drawing}</body>')
            (assets / name).parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=assets / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    paint(Path(__file__).parents[2] / "companion" / "assets")
