"""What the rulebook leaves open: each question by the id of its look-up entry, where both readings stand."""

from __future__ import annotations

from enum import unique
from typing import Final

from rules.rulings import OpenQuestion


@unique
class Ruling(OpenQuestion):
    PRINCE_STACKS = "prince_stacks", "Sm", True
    """With him and two or three people each stack is 6 over 3; or all four tokens."""
    PRINCE_TIE = "prince_tie", "Se", True
    """A person level with him is ahead, as in solo; or card points decide, his too."""
    TIE_CARDS = "tie_cards", "E", True
    """Points from cards are the printed ones; or purple bonuses count too."""
    RED_CARD_ONCE = "red_card_once", "F", True
    """One friend on a red card till the round ends; or several own ones."""
    TIES = "ties", "E"
    """Still level: a shared victory; or the table settles it."""
    PARADE_MOMENT = "parade_moment", "D"
    """At the end of the turn; or the moment the need is met."""
    EVERY_COLOUR = "every_colour", "D"
    """One card of each colour; or each printed symbol, should a card show two."""
    PURPLE_ITSELF = "purple_itself", "K"
    """A purple card does not count itself unless the box says so; or wherever it fits."""
    LOOKOUT_TOWER = "lookout_tower", "F"
    """The copied die gives all it shows; or its resources only."""
    GARDENER = "gardener", "F"
    """Two different cards on the table; or two different names."""
    OPPONENT_EFFECTS = "opponent_effects", "Sg"
    """Their cards only lie there until the scoring; or do whatever is neither resources nor tokens."""
    PRINCE_SUN = "prince_sun", "Sm"
    """A person rolls for him and lays the dice from the left as they fall; or places them freely."""
    ROLL_DICE = "roll_dice", "1"
    """Fewer than four dice lie on the leftmost spaces, a space without a die does not count; or on any of them."""
    CHALLENGES = "challenges", "Sw"
    """With two or three people all but `opponent_first`; or solo only."""
    DECK_EMPTY = "deck_empty", "K"
    """Gaps stay open and a d8 that hits one is rolled again; or the opponent then plays no card."""
    YOUNG_HELP = "young_help", "M"
    """Whoever the table agrees on; or the youngest only."""
    PERSON_LEAVES = "person_leaves", "A"
    """Turns are skipped, the sun passes over, friends stay till the round ends; or the game is set up anew."""


OPTIONS: Final = Ruling.options()
