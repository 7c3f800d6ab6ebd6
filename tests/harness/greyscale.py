"""Colours as eyes see them that see no hue."""

from __future__ import annotations

from companion.drawings.tones import luminance


def lightness(colour: str) -> float:
    """CIE L*: what is left of a colour in greyscale, 0 to 100 in even steps."""
    light = luminance(colour)
    return 116 * light ** (1 / 3) - 16 if light > 0.008856 else 903.3 * light
