"""The numbers of the table: deck, display, friends, rounds, dice."""

from __future__ import annotations

from typing import Final

from rules.kernel import Model
from rules.lil_everdell.components.dice import Face
from rules.lil_everdell.components.traits import Resource
from rules.printed import Source, shipped_facts


class SetupFacts(Model):
    deck: int
    deck_source: Source
    display: int
    """Cards face up below the board."""
    display_source: Source
    friends: int
    friends_source: Source
    rounds: int
    rounds_source: Source
    turns: int
    """Of each player in a round."""
    turns_source: Source
    dice: int
    solo_dice: int
    dice_source: Source
    die_faces: int
    known_faces: tuple[Face, ...]
    known_faces_source: Source
    d8: int
    d8_source: Source
    start_bonus: dict[Resource, int]
    start_bonus_source: Source
    resources_per_point: int
    resources_per_point_source: Source


SETUP: Final = shipped_facts(SetupFacts, "lil_everdell/setup")
DRAW_PILE: Final = SETUP.deck - SETUP.display
"""Cards face down once the display is laid out."""
MOST_CARDS: Final = SETUP.rounds * SETUP.turns
"""One a turn (K): what anyone can play without a card's help."""
