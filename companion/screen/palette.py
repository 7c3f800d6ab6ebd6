"""The colours of the app, bright and dark: the only module that names one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SEED: Final = "#12777B"
"""What the client makes the colours of that we do not name."""


@dataclass(frozen=True)
class Palette:
    """Colours for drawings and surfaces, in one brightness."""

    dark: bool
    sea: str
    sea_deep: str
    shallow: str
    """Water over sand: what stands out without shouting."""
    sand: str
    paper: str
    sheet: str
    """Cards on the paper."""
    ink: str
    ink_soft: str
    foam: str
    wood: str
    gold: str
    coral: str
    green: str
    blue: str
    brown: str
    red: str
    purple: str
    on_card: str
    """Ink on the darker card colours."""


# The five card colours step evenly in lightness, so that they differ in greyscale too.
LIGHT: Final = Palette(
    dark=False,
    sea="#2A9D9B",
    sea_deep="#12666B",
    shallow="#C9E4E0",
    sand="#E9D8B4",
    paper="#FBF6EA",
    sheet="#F3EBD8",
    ink="#1E2B2C",
    ink_soft="#55686A",
    foam="#F4FBFA",
    wood="#8A5A33",
    gold="#D9A428",
    coral="#D8543C",
    green="#7CBF5A",
    blue="#3C93D2",
    brown="#7B4C23",
    red="#CC3D35",
    purple="#4B2A7C",
    on_card="#FFFFFF",
)
DARK: Final = Palette(
    dark=True,
    sea="#1F7F80",
    sea_deep="#0B3B40",
    shallow="#1F4A4D",
    sand="#8C7B58",
    paper="#142022",
    sheet="#1D2C2E",
    ink="#E8F1EF",
    ink_soft="#A3B7B6",
    foam="#D5ECE9",
    wood="#B07C4D",
    gold="#E7BC4A",
    coral="#F07A60",
    green="#8FCF6C",
    blue="#5AAAE2",
    brown="#9A6A3D",
    red="#E65F55",
    purple="#6E48AE",
    on_card="#FFFFFF",
)


def palette(dark: bool) -> Palette:
    return DARK if dark else LIGHT
