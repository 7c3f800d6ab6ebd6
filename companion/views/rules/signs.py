"""The sign of each topic, as the game draws it."""

from __future__ import annotations

from companion.games import handbook, screens


def topic_sign(topic: str, dark: bool) -> str:
    shown = screens(handbook().game)
    return shown.rule_sign(topic, dark) if shown else ""
