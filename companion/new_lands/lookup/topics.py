"""What the look-up is ordered by: the topics it lists, and the moments of a game its entries matter in."""

from __future__ import annotations

from enum import StrEnum


class Topic(StrEnum):
    """In the order they are listed; each has a file of words per language."""

    SETUP = "setup"
    TURN = "turn"
    TILES = "tiles"
    MEEPLES = "meeples"
    SCORING = "scoring"
    PLAINS = "plains"
    MOUNTAINS = "mountains"
    SEAS = "seas"
    END = "end"
    VARIANT = "variant"
    APP = "app"


class Moment(StrEnum):
    """When the "?" button offers an entry."""

    SETUP = "setup"
    TURN = "turn"
    TILE = "tile"
    MEEPLE = "meeple"
    COUNT = "count"
    OVER = "over"
    PLAIN = "plain"
    MOUNTAIN = "mountain"
    SEA = "sea"
    MAP = "map"
    BOX = "box"
    CORRECTION = "correction"
    SCORE = "score"
