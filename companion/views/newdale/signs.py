"""The signs of ways to begin, of the topics of the look-up, and a match at one glance."""

from __future__ import annotations

from functools import cache
from typing import Final

from companion.drawings.newdale import lengths, places
from companion.screen.palette import Palette, palette
from rules.newdale.components.numbers import ROUNDS
from rules.newdale.state import Phase, State

TOPICS: Final = {
    "setup": "book",
    "round": "event",
    "points": "track",
    "building": "house",
    "actions": "act",
    "end": "cup",
    "campaign": "road",
    "tokens": "token",
    "buildings": "special",
    "characters": "market",
    "sailors": "sailor",
}
PHASES: Final = (Phase.EVENT, Phase.PLAN, Phase.DRAW, Phase.ACT, Phase.BUILD, Phase.SPECIAL)


def event(tones: Palette) -> str:
    return places.sign(tones, "event")


def desk(tones: Palette) -> str:
    return places.sign(tones, "desk")


def road(tones: Palette) -> str:
    return places.sign(tones, "road")


def cup(tones: Palette) -> str:
    return places.sign(tones, "cup")


@cache
def rule_sign(topic: str, dark: bool) -> str:
    return places.sign(palette(dark), TOPICS.get(topic, "book"))


def glance(state: State, dark: bool) -> str:
    """The wheel of rounds, with the phase inside."""
    return wheel(state.round, state.phase, dark)


def wheel(round_: int, phase: Phase, dark: bool) -> str:
    at = PHASES.index(phase) if phase in PHASES else len(PHASES)
    return lengths.round_wheel(palette(dark), round_, ROUNDS.rounds, at, len(PHASES))
