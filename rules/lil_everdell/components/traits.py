"""The words everything is told in: colours, kinds, animals, resources, opponents, challenges."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Colour(StrEnum):
    GREEN = "green"
    BLUE = "blue"
    BROWN = "brown"
    RED = "red"
    PURPLE = "purple"


class Kind(StrEnum):
    CREATURE = "creature"
    PLACE = "place"


CELLS: Final = tuple((colour, kind) for colour in Colour for kind in Kind)
"""The ten signs a card can show, in the order of the grid."""


class Animal(StrEnum):
    BUTTERFLY = "butterfly"
    FOX = "fox"
    LIZARD = "lizard"
    MOUSE = "mouse"


class Resource(StrEnum):
    """The top spaces, the leftmost first; the order of the other two is not known."""

    RESIN = "resin"
    TWIG = "twig"
    BERRY = "berry"


class Royal(StrEnum):
    """Who plays against the people."""

    PRINCE = "prince"
    QUEEN = "queen"


class Challenge(StrEnum):
    """What makes an opponent harder (Sw)."""

    PARADES_AT_ONCE = "parades_at_once"
    OPPONENT_FIRST = "opponent_first"
    FORT_AND_CAPTAIN = "fort_and_captain"
