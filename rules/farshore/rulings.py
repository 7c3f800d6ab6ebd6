"""What the rulebook leaves open: each question by the id of its look-up entry, where both readings stand."""

from __future__ import annotations

from enum import unique
from typing import Final

from rules.rulings import OpenQuestion


@unique
class Ruling(OpenQuestion):
    DECK_AND_DISCARDS_EMPTY = "deck_and_discards_empty", 8
    """What cannot be drawn is skipped; or the table finds a substitute."""
    LOOKOUT_DRAW = "lookout_draw", 6
    """Up to the hand limit; the Russian text: as many as were discarded."""
    SEASON_CHANGE_ORDER = "season_change_order", 10
    """Own gains and refill, winds of change, weather, high tide, then Krabita; or the winds first."""
    HIGH_TIDE_ONE_ISLAND = "high_tide_one_island", 10
    """A single island is turned; or none, because there are not two."""
    PERSON_LEAVES = "person_leaves", 11
    """Counts as prepared and passed, workers stay; or the game is set up again."""
    WEATHER_WITHOUT_KRABITA = "weather_without_krabita", 13
    """The table chooses one effect or both; or always both."""
    ROUTE_STACK_EMPTY = "route_stack_empty", 14
    """The revealed route cards are shuffled; or she places no more workers that way."""
    KRABITA_ISLAND = "krabita_island", 14
    """She gains nothing on an island; or what the tile gives, where she can use it."""
    LOOKOUT_FIRST_PURPLE = "lookout_first_purple", 14
    """The first purple card in reading order; or one the person chooses."""
    SUMMER_BAY_MARKER = "summer_bay_marker", 15, True
    """A card played in summer moves no marker; or one played from the bay does."""
    KRABITA_MISSING_DRAWS = "krabita_missing_draws", 16
    """Cards missing in the bay come from the deck unseen and move no marker; or they are looked at and move it."""
    KRABITA_SEASON_TURN = "krabita_season_turn", 16, True
    """Her new season is her whole next turn; or it happens at once and her turn still follows."""
    KRABITA_MAP_CHOICE = "krabita_map_choice", 16
    """Of several maps the highest top tile, then the leftmost stack; or one the person chooses."""
    AUTUMN_LOOKOUT_MAP = "autumn_lookout_map", 16, True
    """No map step after a purple card played at the lookout; or there is one."""
    KRABITA_TIE = "krabita_tie", 16
    """The usual tie-break counts against her too; or the person wins every tie."""


OPTIONS: Final = Ruling.options()
