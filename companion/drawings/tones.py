"""Which colour to draw with: mixes of the palette's own, and what can be read on what."""

from __future__ import annotations

from companion.screen.palette import Palette

READABLE: float = 3
"""The least contrast between a sign and what it lies on (WCAG 1.4.11)."""


def mix(one: str, other: str, share: float) -> str:
    """`one` with a share of `other` in it."""
    return "#" + "".join(
        f"{round(a + (b - a) * share):02X}" for a, b in zip(_channels(one), _channels(other), strict=True)
    )


def darkest(palette: Palette) -> str:
    return palette.paper if palette.dark else palette.ink


def shade(palette: Palette, colour: str, share: float = 0.3) -> str:
    return mix(colour, darkest(palette), share)


def tint(palette: Palette, colour: str, share: float = 0.3) -> str:
    return mix(colour, palette.on_card, share)


def on(palette: Palette, colour: str) -> str:
    """The ink for a sign on `colour`: light where that can be read, else dark."""
    return palette.on_card if contrast(palette.on_card, colour) >= READABLE else darkest(palette)


def legible(palette: Palette, colour: str, ground: str) -> str:
    """`colour` with just as much ink in it as it takes to be told from `ground`."""
    tones = (mix(colour, palette.ink, twentieths / 20) for twentieths in range(21))
    return next((tone for tone in tones if contrast(tone, ground) >= READABLE), palette.ink)


def contrast(one: str, other: str) -> float:
    """From 1 (equal) to 21 (black on white)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    red, green, blue = (_linear(channel / 255) for channel in _channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _channels(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue
