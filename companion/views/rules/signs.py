"""The sign of each topic, as the game draws it."""

from __future__ import annotations

from companion.drawings.chart import chart
from companion.games import screens
from companion.screen.palette import palette


def topic_sign(game_id: str, topic: str, dark: bool) -> str:
    """A chart for a game that draws none."""
    shown = screens(game_id)
    return shown.rule_sign(topic, dark) if shown and shown.rule_sign else chart(palette(dark))
