"""What the rulebook leaves open: each question by the id of its look-up entry, where both readings stand."""

from __future__ import annotations

from enum import unique
from typing import Final

from rules.rulings import OpenQuestion


@unique
class Ruling(OpenQuestion):
    ACTION_NOT_DONE = "action_not_done", 7
    """A card only when no part of the action was done; or whenever a part is skipped."""
    MARKET_AFTER_ROUND_7 = "market_after_round_7", 13, True
    """The market has gone home before the last production; or it stands until the count."""
    SCORE_BELOW_ZERO = "score_below_zero", 7, True
    """The token stays on 0; or goes on below."""
    TIE = "tie", 13, True
    """Counted from the seat the bag reached after round 7; or from the starter of round 7."""
    CHARACTER_DRAFT = "character_draft", 5, True
    """Chapter I without characters; or with P01-P04, which the book only advises against."""
    MILITARY = "military", 13, True
    """Alone with a fist: 4 points; or nobody to compare with, 0."""
    WATCH_OFFICER = "watch_officer", 15, True
    """His fist counts at the end; or only those of special buildings."""
    TOKEN_COTTON = "token_cotton", 14, True
    """Two cotton markers; or two cards with cotton."""
    MISSION_POINTS = "mission_points", 13, True
    """A city with both symbols pays once; or twice."""
    BARRACKS = "barracks", 15, True
    """Each Barracks takes a point; or one point however many."""
    FINAL_PRODUCTION = "final_production", 13
    """Tokens work in it and levels still give cards; or the game is over already."""
    AARON_REITZKE = "aaron_reitzke", 14
    """The Vineyard built at once is one building more; or it needs a Build action."""
    PRISON = "prison", 15
    """Who is let out works for all until the round ends, then goes to the bag; or back to the Prison."""
    HELP_CARD = "help_card", 5
    """One card, the final count; or a second one is missing."""
    CHAPTER_TABLE = "chapter_table", 16
    """The table of the rulebook's p. 16; or one in the Chronicles, which have 12 pages only."""
    CHAPTER_GOAL = "chapter_goal", 13
    """Who cannot or will not pay gets nothing; or who can pay must."""
    DISCOUNT = "discount", 9
    """3 coins, unless the card told in My box prints another number; or always what the card prints."""
    CAMPAIGN_NEXT = "campaign_next", 13
    """Winner not there: the table chooses; or that seat's left neighbour starts."""
    PERSON_LEAVES = "person_leaves", 6
    """Turns are skipped, houses and fists stay, the bag passes over; or the chapter is set up anew."""


OPTIONS: Final = Ruling.options()
