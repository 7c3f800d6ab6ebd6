"""Every refusal and warning of the game: its words, the section of the book, the look-up entry that explains it."""

from __future__ import annotations

from enum import unique

from rules import reasons


@unique
class Reason(reasons.Reason):
    """Sections: Z contents, P set-up, M for the young, G the game, 1 to 5 its steps, F friends, K cards, D parades,
    E the end; solo Sp, Sg, Sk, Sq, Sr, Se, Sw, Sm; A our app, R a ruling."""

    # The table
    NOT_NOW = "lil_everdell.not_now", "G", "round_steps"
    OUT_OF_TURN = "lil_everdell.out_of_turn", "3", "turn_order"
    NO_SUCH_PLAYER = "lil_everdell.no_such_player", "P", "players"
    NAME_TWICE = "lil_everdell.name_twice", "A", "players"
    ANIMAL_TWICE = "lil_everdell.animal_twice", "P", "friends"
    TOO_FEW_PEOPLE = "lil_everdell.too_few_people", "Z", "players"
    TOO_MANY_PEOPLE = "lil_everdell.too_many_people", "Z", "players"
    PRINCE_WITH_FOUR = "lil_everdell.prince_with_four", "Sm", "prince_table"
    QUEEN_SOLO_ONLY = "lil_everdell.queen_solo_only", "Sm", "prince_table"
    PRINCE_FIRST_SEAT = "lil_everdell.prince_first_seat", "P", "first_player"
    CHALLENGE_ALONE = "lil_everdell.challenge_alone", "Sw", "challenges"
    OPPONENT_FIRST_SOLO_ONLY = "lil_everdell.opponent_first_solo_only", "Sw", "challenges"
    OPPONENT_ONLY_WITHOUT_ONE = "lil_everdell.opponent_only_without_one", "A", "unknown_cards"
    RULING_FIXED = "lil_everdell.ruling_fixed", "R", "unknown_cards"
    MIDWAY_UNFIT = "lil_everdell.midway_unfit", "A", "rounds"
    LAST_PERSON = "lil_everdell.last_person", "R", "person_leaves"
    NO_SUCH_ROUND = "lil_everdell.no_such_round", "G", "rounds"
    NEGATIVE_COUNT = "lil_everdell.negative_count", "E", "final_count"

    # Friends
    FRIEND_FIRST = "lil_everdell.friend_first", "3", "turn"
    ONE_FRIEND_A_TURN = "lil_everdell.one_friend_a_turn", "3", "must_place"
    NO_FRIEND_LEFT = "lil_everdell.no_friend_left", "P", "friends"
    DIE_SPACE_TAKEN = "lil_everdell.die_space_taken", "F", "sharing"
    NO_SUCH_DIE = "lil_everdell.no_such_die", "P", "dice_count"
    OTHERS_RED_CARD = "lil_everdell.others_red_card", "F", "others_red"
    NOT_A_RED_CARD = "lil_everdell.not_a_red_card", "K", "red_cards"
    RED_CARD_TAKEN = "lil_everdell.red_card_taken", "R", "red_card_once"

    # Cards
    ONE_CARD_A_TURN = "lil_everdell.one_card_a_turn", "K", "play_card"
    DECK_EXCEEDED = "lil_everdell.deck_exceeded", "Z", "deck_empty"
    NO_COPY_LEFT = "lil_everdell.no_copy_left", "A", "same_card"
    STARTING_CARD = "lil_everdell.starting_card", "Z", "captain_fort"
    OTHER_SIGNS = "lil_everdell.other_signs", "A", "teach_card"
    NO_SUCH_CARD = "lil_everdell.no_such_card", "A", "unknown_cards"
    CARD_NOT_THERE = "lil_everdell.card_not_there", "A", "same_card"

    # Parades
    PARADE_TWICE = "lil_everdell.parade_twice", "D", "one_per_kind"
    PARADE_NOT_LEFT = "lil_everdell.parade_not_left", "P", "parade_value"
    PARADE_SKIPPED = "lil_everdell.parade_skipped", "D", "parade_value"
    PARADE_VALUE = "lil_everdell.parade_value", "Z", "parade_value"
    PARADE_NOT_IN_PLAY = "lil_everdell.parade_not_in_play", "Sp", "parade_stacks"
    PARADE_NOT_MET = "lil_everdell.parade_not_met", "D", "parades"
    PARADE_UNCLAIMED = "lil_everdell.parade_unclaimed", "D", "parade_moment"

    # The opponent
    ROLL_RANGE = "lil_everdell.roll_range", "Z", "diagram"
    ROLL_TAKEN = "lil_everdell.roll_taken", "Sq", "queen_turn"
    ROLL_NEEDLESS = "lil_everdell.roll_needless", "Sq", "queen_turn"
    OPPONENT_CARDS = "lil_everdell.opponent_cards", "Sg", "opponent_score"
    OPPONENT_HAS_NONE = "lil_everdell.opponent_has_none", "Sg", "opponent_takes"

    # My box
    CARD_KNOWN = "lil_everdell.card_known", "A", "teach_card"
    POINTS_RANGE = "lil_everdell.points_range", "A", "teach_card"
    FACE_EMPTY = "lil_everdell.face_empty", "F", "die_space"
    FACE_SMALL = "lil_everdell.face_small", "F", "die_space"
    FACES_COMPLETE = "lil_everdell.faces_complete", "A", "die_space"
    DIAGRAM_UNFIT = "lil_everdell.diagram_unfit", "Sk", "diagram"

    # A finished table
    NOBODY = "lil_everdell.nobody", "Z", "players"
    NAME_EMPTY = "lil_everdell.name_empty", "A", "players"
    CARDS_OVER = "lil_everdell.cards_over", "3", "play_card"
    POINTS_MISSING = "lil_everdell.points_missing", "E", "final_count"
    BONUS_MISSING = "lil_everdell.bonus_missing", "E", "purple_bonus"
    TIE_UNSURE = "lil_everdell.tie_unsure", "E", "ties"
    MAYBE_PAID = "lil_everdell.maybe_paid", "E", "final_count"
