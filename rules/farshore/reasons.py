"""Every refusal and warning of Farshore: its words, the rulebook's page, the look-up entry that explains it."""

from __future__ import annotations

from enum import unique

from rules import reasons


@unique
class Reason(reasons.Reason):
    """Pages are those of the Polish book, the only one with the solo rules."""

    # The table
    NOT_NOW = "farshore.not_now", 6, "turn"
    OUT_OF_TURN = "farshore.out_of_turn", 6, "turn"
    ALREADY_PASSED = "farshore.already_passed", 11, "passing"
    KRABITA_WITH_FOUR = "farshore.krabita_with_four", 12, "krabita_players"
    TOO_FEW_PEOPLE = "farshore.too_few_people", 4, "players"
    TOO_MANY_PEOPLE = "farshore.too_many_people", 4, "players"
    NEGATIVE_COUNT = "farshore.negative_count", 11, "scoring"
    NO_SUCH_PLAYER = "farshore.no_such_player", 6, "turn"
    NAME_TWICE = "farshore.name_twice", 4, "players"
    LAST_PERSON = "farshore.last_person", 11, "person_leaves"
    NOT_TRACKED = "farshore.not_tracked", 8, "not_tracked"
    RULING_FIXED = "farshore.ruling_fixed", 6, "table_is_right"
    MIDWAY_PLAYERS = "farshore.midway_players", 4, "players"

    # Workers
    NO_READY_WORKER = "farshore.no_ready_worker", 6, "workers"
    PLACE_OCCUPIED = "farshore.place_occupied", 6, "occupied_places"
    ISLAND_FLIPPED = "farshore.island_flipped", 10, "high_tide"
    NO_SUCH_ISLAND = "farshore.no_such_island", 4, "setup_islands"
    NO_SUCH_PLACE = "farshore.no_such_place", 6, "workers"
    NOT_A_DESTINATION = "farshore.not_a_destination", 6, "red_cards"
    TOO_MANY_WORKERS = "farshore.too_many_workers", 5, "workers_per_season"

    # Cards
    CITY_FULL = "farshore.city_full", 8, "city_spaces"
    ONLY_ONE_EACH = "farshore.only_one_each", 8, "unique_cards"
    NO_COPY_LEFT = "farshore.no_copy_left", 3, "deck_copies"
    NO_ANCHOR_LEFT = "farshore.no_anchor_left", 7, "anchors"
    ANCHOR_FOR_CREATURES = "farshore.anchor_for_creatures", 7, "anchors"
    ANCHOR_ON_CONSTRUCTION = "farshore.anchor_on_construction", 7, "anchors"
    ANCHOR_WRONG_COLOUR = "farshore.anchor_wrong_colour", 7, "anchors"
    ANCHOR_COVERED = "farshore.anchor_covered", 7, "anchors"
    CARD_NOT_IN_CITY = "farshore.card_not_in_city", 8, "city_spaces"
    NO_ANCHOR_THERE = "farshore.no_anchor_there", 7, "anchor_lost"
    NO_SUCH_CARD = "farshore.no_such_card", 3, "deck_copies"

    # Maps
    MAP_NOT_LEFT = "farshore.map_not_left", 4, "map_stacks"
    MAP_KIND_TWICE = "farshore.map_kind_twice", 6, "one_map_per_kind"
    MAP_NOT_MET = "farshore.map_not_met", 6, "map_requirements"
    MAP_VALUE_MISSING = "farshore.map_value_missing", 6, "map_top_tile"
    NO_SUCH_MAP = "farshore.no_such_map", 6, "map_kinds"

    # Ship and treasures
    SHIP_BELOW_START = "farshore.ship_below_start", 9, "ship_track"
    SHIP_BEYOND_END = "farshore.ship_beyond_end", 9, "ship_end"
    SHIP_MOVES_BACK = "farshore.ship_moves_back", 9, "ship_track"
    SHIP_OFF_TRACK = "farshore.ship_off_track", 9, "ship_track"
    TREASURES_UNEXPLAINED = "farshore.treasures_unexplained", 9, "chests"

    # Seasons
    SEASON_SKIPPED = "farshore.season_skipped", 10, "prepare"
    WORKERS_AT_HOME = "farshore.workers_at_home", 10, "prepare"
    PASS_BEFORE_AUTUMN = "farshore.pass_before_autumn", 11, "passing"
    SEASON_PAST = "farshore.season_past", 10, "seasons"
    WIND_TILE_USED = "farshore.wind_tile_used", 10, "winds_of_change"
    WIND_TILE_STACK = "farshore.wind_tile_stack", 5, "setup_wind_rose"
    WIND_TILE_KNOWN = "farshore.wind_tile_known", 10, "winds_of_change"
    WIND_TILE_EMPTY = "farshore.wind_tile_empty", 9, "wind_rose"
    WEATHER_USED = "farshore.weather_used", 13, "weather"
    ISLANDS_TO_FLIP = "farshore.islands_to_flip", 10, "high_tide"
    ISLANDS_FLOODED = "farshore.islands_flooded", 10, "high_tide"

    # Krabita
    KRABITA_ONLY_WITHOUT_HER = "farshore.krabita_only_without_her", 12, "krabita"
    KRABITA_AHEAD = "farshore.krabita_ahead", 16, "krabita_prepare"
    PLAN_COLUMNS = "farshore.plan_columns", 12, "krabita_plan_start"
    WEATHER_BY_LEVEL = "farshore.weather_by_level", 13, "krabita_levels"
    ROUTE_IMPOSSIBLE = "farshore.route_impossible", 16, "krabita_autumn_turn"
    ROUTE_NO_ISLAND = "farshore.route_no_island", 14, "krabita_route"
    ROUTE_NO_RED_CARD = "farshore.route_no_red_card", 14, "route_red_card"
    NO_SUCH_ROUTE = "farshore.no_such_route", 14, "krabita_route"
    ROUTE_NOT_THIS = "farshore.route_not_this", 14, "krabita_route"
    TRAITS_MISSING = "farshore.traits_missing", 15, "krabita_ship"
    CARD_OTHER_COLOUR = "farshore.card_other_colour", 8, "colours"
    COLOUR_USED_UP = "farshore.colour_used_up", 3, "deck_copies"
    MARKER_ABOVE = "farshore.marker_above", 15, "plan_above"
    COLOUR_GONE = "farshore.colour_gone", 16, "krabita_summer"
    KRABITA_TAKES_A_MAP = "farshore.krabita_takes_a_map", 16, "krabita_autumn_turn"
    KRABITA_HIGHER_MAP = "farshore.krabita_higher_map", 16, "krabita_map_choice"

    # My box
    WIND_TILES_COMPLETE = "farshore_facts.wind_tiles_complete", 5, "setup_wind_rose"
    ISLANDS_COMPLETE = "farshore_facts.islands_complete", 6, "islands"

    # A finished table
    SHEET_NOBODY = "farshore_score.nobody", 4, "players"
    SHEET_PEOPLE_OVER = "farshore_score.people_over", 4, "players"
    SHEET_KRABITA_TWICE = "farshore_score.krabita_twice", 12, "krabita_players"
    SHEET_KRABITA_WITH_FOUR = "farshore_score.krabita_with_four", 12, "krabita_players"
    SHEET_NAME_EMPTY = "farshore_score.name_empty", 11, "scoring"
    SHEET_NAME_TWICE = "farshore_score.name_twice", 11, "scoring"
    SHEET_NEGATIVE = "farshore_score.negative", 11, "scoring"
    SHEET_POINTS_NEGATIVE = "farshore_score.points_negative", 11, "scoring"
    SHEET_TREASURES_ODD = "farshore_score.treasures_odd", 9, "treasures"
    SHEET_MAP_POINTS = "farshore_score.map_points", 11, "map_points"
    SHEET_BONUS_UNSURE = "farshore_score.bonus_unsure", 8, "purple_cards"
    SHEET_CITY_OVER = "farshore_score.city_over", 8, "city_spaces"
    SHEET_UNIQUE_TWICE = "farshore_score.unique_twice", 8, "unique_cards"
    SHEET_COPIES_OVER = "farshore_score.copies_over", 3, "deck_copies"
    SHEET_COLOUR_OVER = "farshore_score.colour_over", 3, "deck_copies"
    SHEET_MAP_VALUE = "farshore_score.map_value", 4, "map_stacks"
    SHEET_MAP_TWICE = "farshore_score.map_twice", 6, "one_map_per_kind"
    SHEET_MAPS_OVER = "farshore_score.maps_over", 6, "one_map_per_kind"
    SHEET_MAP_TAKEN = "farshore_score.map_taken", 4, "map_stacks"
    SHEET_VALUE_TAKEN = "farshore_score.value_taken", 4, "map_stacks"
    SHEET_MAP_SKIPPED = "farshore_score.map_skipped", 4, "map_stacks"
    SHEET_MAP_UNMET = "farshore_score.map_unmet", 6, "map_requirements"
    SHEET_SHIP_BELOW = "farshore_score.ship_below", 9, "ship_track"
    SHEET_SHIP_BEYOND = "farshore_score.ship_beyond", 9, "ship_end"
    SHEET_SHIP_BETWEEN = "farshore_score.ship_between", 9, "ship_track"
    SHEET_CHESTS = "farshore_score.chests", 14, "krabita_treasures"
    SHEET_KRABITA_HAS_NONE = "farshore_score.krabita_has_none", 16, "krabita_score"
    SHEET_TIE_UNSURE = "farshore_score.tie_unsure", 11, "ties"
