"""Every refusal and warning of Newdale: its words, the rulebook's page, the look-up entry that explains it."""

from __future__ import annotations

from enum import unique

from rules import reasons


@unique
class Reason(reasons.Reason):
    """Pages are those of the Polish book."""

    # The table
    NOT_NOW = "newdale.not_now", 6, "round"
    OUT_OF_ORDER = "newdale.out_of_order", 6, "player_order"
    NO_SUCH_PLAYER = "newdale.no_such_player", 6, "player_order"
    NAME_TWICE = "newdale.name_twice", 4, "layout"
    PEOPLE_1_TO_4 = "newdale.people_1_to_4", 1, "layout"
    UNKNOWN_CHAPTER = "newdale.unknown_chapter", 16, "chapter_table"
    START_CITY = "newdale.start_city", 16, "chapter_table"
    NOT_FOLLOWED = "newdale.not_followed", 6, "round"
    RULING_FIXED = "newdale.ruling_fixed", 6, "round"
    NEGATIVE_COUNT = "newdale.negative_count", 7, "score_below_zero"
    LAST_PERSON = "newdale.last_person", 6, "person_leaves"
    MIDWAY_PLAYERS = "newdale.midway_players", 4, "layout"

    # Event and draw
    EVENT_NOT_IN_DECK = "newdale.event_not_in_deck", 16, "event_deck"
    EVENT_WRONG_ROUND = "newdale.event_wrong_round", 16, "event_deck"
    EVENT_SOLO = "newdale.event_solo", 4, "event_deck"
    EVENT_TWICE = "newdale.event_twice", 4, "event_deck"
    DRAW_COUNT = "newdale.draw_count", 7, "labour_market"
    BAG_HAS_FEWER = "newdale.bag_has_fewer", 3, "labour_market"
    NO_HOODED_HERE = "newdale.no_hooded_here", 3, "hooded"

    # Markers
    MARKER_NOT_OWNED = "newdale.marker_not_owned", 6, "markers"
    MARKER_NEXT_ROUND = "newdale.marker_next_round", 10, "development"
    MARKER_LEFT_OVER = "newdale.marker_left_over", 6, "markers"
    SPACE_TWICE = "newdale.space_twice", 6, "markers"
    AREA_TWICE = "newdale.area_twice", 6, "markers"

    # Production
    SHORT_OF_ASSISTANTS = "newdale.short_of_assistants", 11, "rows"
    CARDS_FOR_MISSING = "newdale.cards_for_missing", 11, "compensation"
    WRONG_GOODS = "newdale.wrong_goods", 11, "rows"
    TOO_MANY_STAND_INS = "newdale.too_many_stand_ins", 14, "compensation"
    NO_BUILDING_THERE = "newdale.no_building_there", 11, "production_areas"
    NO_CHAIN = "newdale.no_chain", 12, "chain"
    CHAIN_NOT_ENOUGH = "newdale.chain_not_enough", 12, "chain"
    CHAIN_BONUS_ONCE = "newdale.chain_bonus_once", 12, "chain"

    # Building
    NO_HOUSE_LEFT = "newdale.no_house_left", 9, "reach"
    OWN_HOUSE_THERE = "newdale.own_house_there", 9, "reach"
    BEYOND_REACH = "newdale.beyond_reach", 9, "reach"
    TOKEN_TOO_FAR = "newdale.token_too_far", 9, "bonus_token"
    FIRST_IS_GONE = "newdale.first_is_gone", 9, "first_here"
    NO_DISCOUNT_HERE = "newdale.no_discount_here", 9, "discount"
    NO_FREE_AREA = "newdale.no_free_area", 8, "production_areas"
    AREA_TAKEN = "newdale.area_taken", 8, "production_areas"
    NO_SUCH_AREA = "newdale.no_such_area", 10, "production_areas"
    PAY_TOO_LITTLE = "newdale.pay_too_little", 8, "payment"
    GOODS_NOT_THERE = "newdale.goods_not_there", 8, "payment"
    ONE_BUILD_IN_PHASE_FIVE = "newdale.one_build_in_phase_five", 7, "phase_five"
    TOKEN_KIND_USED_UP = "newdale.token_kind_used_up", 14, "bonus_tokens"
    NOT_IN_THIS_CHAPTER = "newdale.not_in_this_chapter", 15, "chapter_table"
    COPIES_USED_UP = "newdale.copies_used_up", 15, "build"
    ONE_COOK = "newdale.one_cook", 15, "cook"
    PAYS_NEEDLESSLY = "newdale.pays_needlessly", 8, "payment"

    # Others
    LOCK_IS_OFF = "newdale.lock_is_off", 10, "unlock"
    MARKER_OWNED_ALREADY = "newdale.marker_owned_already", 10, "development"
    ONTO_NO_GOODS = "newdale.onto_no_goods", 10, "black_market"
    ONTO_WHAT = "newdale.onto_what", 14, "token_any_good"
    SPECIAL_ONCE = "newdale.special_once", 7, "special_buildings"
    NOT_PHASE_SIX = "newdale.not_phase_six", 7, "special_buildings"
    COAL_MISSING = "newdale.coal_missing", 15, "coal_merchant"
    FRESH_FISH_ONLY = "newdale.fresh_fish_only", 15, "navigator"
    ONLY_DRAWN_FIGURES = "newdale.only_drawn_figures", 15, "prison"
    PRISON_EMPTY = "newdale.prison_empty", 15, "prison"
    TOKEN_NOT_HELD = "newdale.token_not_held", 9, "tokens_and_characters"
    NO_TOKENS_WHILE_SCORING = "newdale.no_tokens_while_scoring", 9, "tokens_and_characters"
    CHARACTER_USED = "newdale.character_used", 12, "tokens_and_characters"
    CHARACTER_CHAPTER = "newdale.character_chapter", 14, "character_draft"
    ONYX_TAKES_ASSISTANTS = "newdale.onyx_takes_assistants", 14, "onyx"
    DRAFT_ORDER = "newdale.draft_order", 5, "character_draft"

    # The end
    GOAL_KIND = "newdale.goal_kind", 13, "chapter_goal"
    GOAL_TOO_LITTLE = "newdale.goal_too_little", 13, "chapter_goal"
    GOAL_ONE_OPTION = "newdale.goal_one_option", 13, "chapter_goal"
    NO_BONUS_AT_THE_END = "newdale.no_bonus_at_the_end", 13, "final_production"
    BUILDINGS_OVER = "newdale.buildings_over", 9, "reach"
    PRODUCTION_OVER = "newdale.production_over", 8, "production_areas"
    MARKERS_OVER = "newdale.markers_over", 10, "development"

    # A finished chapter
    SHEET_NAME_EMPTY = "newdale_score.name_empty", 13, "end_order"
    SHEET_NAME_TWICE = "newdale_score.name_twice", 13, "end_order"
    SHEET_PEOPLE_OVER = "newdale_score.people_over", 1, "layout"
    SHEET_CHAPTER = "newdale_score.unknown_chapter", 16, "chapter_table"
    SHEET_START = "newdale_score.no_such_start", 13, "tie"
    SHEET_NEGATIVE = "newdale_score.negative", 13, "end_order"
    SHEET_MISSION_HOUSES_OVER = "newdale_score.mission_houses_over", 9, "reach"
    SHEET_BUILDINGS_OVER = "newdale_score.buildings_over", 9, "reach"
    SHEET_GOAL_KIND = "newdale_score.goal_kind", 13, "chapter_goal"
    SHEET_NO_SUCH_GOOD = "newdale_score.no_such_good", 12, "chain"
    SHEET_POINTS_UNTOLD = "newdale_score.points_untold", 13, "end_order"
    SHEET_HOUSES_DO_NOT_MATCH = "newdale_score.houses_do_not_match", 13, "mission_points"
    SHEET_CHAIN_RING = "newdale_score.chain_ring", 13, "final_production"
    SHEET_PLAN_OVER = "newdale_score.plan_over", 13, "final_production"
    SHEET_MILITARY_UNTOLD = "newdale_score.military_untold", 13, "military"
    SHEET_START_UNTOLD = "newdale_score.start_untold", 13, "tie"
