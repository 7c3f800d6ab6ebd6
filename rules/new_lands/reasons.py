"""Every refusal and warning of New Lands: its words, the section of the book, the look-up entry that explains it."""

from __future__ import annotations

from enum import unique

from rules import reasons


@unique
class Reason(reasons.Reason):
    """The book's pages are lost: sections have a code, and `new_lands_rules.section_*` say their headings."""

    # The table
    NOT_NOW = "new_lands.not_now", "turn", "turn"
    OUT_OF_TURN = "new_lands.out_of_turn", "turn", "turn"
    NO_SUCH_PLAYER = "new_lands.no_such_player", "setup", "setup"
    TOO_FEW_PEOPLE = "new_lands.too_few_people", "contents", "box_contents"
    TOO_MANY_PEOPLE = "new_lands.too_many_people", "contents", "box_contents"
    NAME_TWICE = "new_lands.name_twice", "setup", "setup"
    COLOUR_TWICE = "new_lands.colour_twice", "setup", "meeples"
    START_UNKNOWN = "new_lands.start_unknown", "contents", "tiles"
    REMOVED_OVER = "new_lands.removed_over", "variant", "removed_with_five"
    RULING_FIXED = "new_lands.ruling_fixed", "variant", "setup"
    MIDWAY_PLAYERS = "new_lands.midway_players", "setup", "setup"
    NO_TILES_LEFT = "new_lands.no_tiles_left", "end", "end"
    TILES_LEFT = "new_lands.tiles_left", "end", "end"
    LAST_PERSON = "new_lands.last_person", "turn", "person_leaves"
    NOT_TRACKED = "new_lands.not_tracked", "turn", "three_numbers"

    # Tiles
    SPOT_TAKEN = "new_lands.spot_taken", "laying", "laying"
    CORNER_ONLY = "new_lands.corner_only", "laying", "corner_only"
    NOT_ADJACENT = "new_lands.not_adjacent", "laying", "laying"
    EDGE_DIFFERS = "new_lands.edge_differs", "laying", "edges_fit"
    TILE_LAID = "new_lands.tile_laid", "turn", "turn"
    NO_COPY_LEFT = "new_lands.no_copy_left", "contents", "tiles"
    TILE_FITS = "new_lands.tile_fits", "laying", "fits_nowhere"
    BAD_TILE = "new_lands.bad_tile", "contents", "tile_pictures"

    # Meeples
    TILE_FIRST = "new_lands.tile_first", "turn", "turn"
    ONE_ACTION = "new_lands.one_action", "turn", "one_action"
    NO_MEEPLE_HOME = "new_lands.no_meeple_home", "placing", "no_meeple_left"
    AREA_OCCUPIED = "new_lands.area_occupied", "placing", "occupied"
    NOT_THIS_TILE = "new_lands.not_this_tile", "placing", "older_tile"
    NO_SUCH_PART = "new_lands.no_such_part", "placing", "placing"
    NOT_YOUR_MEEPLE = "new_lands.not_your_meeple", "area", "taking_back"
    NO_SUCH_MEEPLE = "new_lands.no_such_meeple", "area", "taking_back"

    # Numbers
    TILES_MISSING = "new_lands.tiles_missing", "plains", "plain_worth"
    TILES_NONE = "new_lands.tiles_none", "plains", "plain_worth"
    TILES_OVER = "new_lands.tiles_over", "contents", "tiles"
    NEGATIVE_COUNT = "new_lands.negative_count", "area", "taking_back"
    COUNT_OVER = "new_lands.count_over", "area", "taking_back"
    MEEPLES_OVER = "new_lands.meeples_over", "setup", "meeples"
    NAME_EMPTY = "new_lands.name_empty", "setup", "setup"
    NOT_A_MAP = "new_lands.not_a_map", "laying", "edges_fit"
    PLACE_EMPTY = "new_lands.place_empty", "laying", "laying"

    # Warnings
    ONE_TILE = "new_lands.one_tile", "seas", "one_tile_area"
    CLOSED_AT_END = "new_lands.closed_at_end", "final", "final_scoring"
    CITIES_ON_PLAIN = "new_lands.cities_on_plain", "plains", "plain_cities"
    BOX_OVER = "new_lands.box_over", "contents", "tiles"
    TILES_LYING = "new_lands.tiles_lying", "setup", "tiles"
    FEWER_TILES = "new_lands.fewer_tiles", "variant", "turns_each"
