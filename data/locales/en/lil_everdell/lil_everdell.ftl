title = My Lil’ Everdell
level = { $level ->
    [prince_0] The Prince
    [prince_1] The Prince, 1 challenge
    [prince_2] The Prince, 2 challenges
    [prince_3] The Prince, 3 challenges
    [queen_0] The Queen
    [queen_1] The Queen, 1 challenge
    [queen_2] The Queen, 2 challenges
   *[queen_3] The Queen, 3 challenges
}

# Words that others are built with
royal = { $who ->
    [queen] The Queen
   *[prince] The Prince
}
animal = { $animal ->
    [butterfly] Butterfly
    [fox] Fox
    [lizard] Lizard
   *[mouse] Mouse
}
signs = { $colour ->
    [green] green
    [blue] blue
    [brown] brown
    [red] red
   *[purple] purple
}{ " " }{ $kind ->
    [creature] creature
   *[place] place
}
card_captain = Captain
card_castle = Castle
card_ever_tree = Ever Tree
card_fort = Fort
card_gardener = Gardener
card_king = King
card_lookout_tower = Lookout Tower
parade = { $parade ->
    [places] 5 places
    [creatures] 5 creatures
    [every_colour] every colour
    [three_alike] 3 of one colour, not green
   *[any] any parade
}
token = { parade }: { $value }
list = { $first }, { $rest }
number = { $n }

# Places for friends
place_die = Die { $n }
place_top = { $spot ->
    [resin] Resin space
    [twig] Twig space
    [berry] Berry space
   *[other] Somewhere else
}
place_own_card = Own card: { $card }
place_others_card = { $card } ({ $name })

# Refusals: the table
not_now = That cannot be done at this moment; something else has to be settled first.
out_of_turn = { $turn } has the turn now, not { $name }.
no_such_player = Nobody who can do this sits in that seat.
name_twice = Two players are called { $name }; nobody could tell them apart.
animal_twice = { $animal ->
    [butterfly] The butterflies are
    [fox] The foxes are
    [lizard] The lizards are
   *[mouse] The mice are
} chosen twice; there is one set of each animal.
too_few_people = { $n ->
    [0] Somebody has to sit at the table.
   *[other] One person alone needs the Prince or the Queen as an opponent.
}
too_many_people = At most four people can play; there are { $n } here.
prince_with_four = The Prince joins one, two or three people; with four there is no seat left.
queen_solo_only = The Queen plays against one person only.
prince_first_seat = The first player is a person; choose another seat for the opponent.
challenge_alone = Challenges make an opponent harder, and there is none at this table.
opponent_first_solo_only = At a table of several the sun decides who starts; this challenge is for one person alone.
opponent_only_without_one = Following the opponent alone makes no sense without one.
ruling_fixed = This point is not one of the options; the table can still overrule it move by move.
midway_unfit = What was entered of the running game and the list of players do not belong together.
last_person = { $name } is the last one at the table. End the match instead.
no_such_round = There are { $rounds } rounds, and { $turns } turns in each at this table.
negative_count = { $n } is less than none.

# Refusals: friends
friend_first = First { $name } places a friend, then comes the card.
one_friend_a_turn = { $name } has placed a friend in this turn already.
no_friend_left = All { $n } friends of { $name } have been placed in this round.
die_space_taken = { $name }: a friend stands at die { $n } till the round ends.
no_such_die = In this game { $n } dice lie on the board.
others_red_card = That card belongs to { $name }; friends go on red cards of one’s own only.
not_a_red_card = Only red cards have a space for a friend.
red_card_taken = A friend stands on this card already; it takes one till the round ends.

# Refusals: cards
one_card_a_turn = { $name } has just had a turn: one card a turn, unless another card allows more.
deck_exceeded = All { $n } cards of the deck have been played already.
no_copy_left = { $card }: your box has { $n } of it, and all have been played.
starting_card = { $card } is never in the deck: it is a card to start with.
other_signs = { $card } is something else in your box: { signs }.
no_such_card = Nobody has told the app of a card like that.
card_not_there = There is no such card in that area.

# Refusals: parades
parade_twice = { $name } has { $n } tokens of { $parade ->
    [any] the four kinds together
   *[other] one kind ({ parade })
}: one of each kind is the limit.
parade_not_left = The token worth { $value } ({ parade }) is taken already.
parade_skipped = The token worth { $value } ({ parade }) still lies on top and is taken first.
parade_value = No parade token is worth { $value }: they show 3, 4, 5 or 6.
parade_not_in_play = In this game only tokens worth 6 and 3 are laid out, none worth { $value }.
parade_not_met = { $name } lacks the cards for this parade: { parade }.
parade_unclaimed = { $name } has the cards for a parade ({ parade }), but no token of it.

# Refusals: the opponent
roll_range = The die shows 1 to { $n }.
roll_taken = One of the Queen’s friends lies at { $n }: roll again.
roll_needless = The die is rolled again only where no card lies.
opponent_cards = { $n ->
    [one] { $name } has { $n } card besides Captain and Fort; after four rounds it should be { $most }.
   *[other] { $name } has { $n } cards besides Captain and Fort; after four rounds it should be { $most }.
}
opponent_has_none = { $name } takes no { $what ->
    [tokens] point tokens
   *[resources] resources
}; they are not counted.

# Refusals: the box
card_known = Your box already knows a card called { $card }.
points_range = { $n } points do not fit a card; expected { $low } to { $high }.
face_empty = A face of a die shows at least one symbol.
face_small = A die shows more than a top space gives. Really one symbol only?
faces_complete = A die has { $n } faces, and all are entered.
diagram_unfit = The numbers 1 to { $n } each have one place, in one row or in two.

# Remarks on a sheet
nobody = There is no person on the sheet.
name_empty = Player { $n } has no name.
cards_over = { $name } has { $n } cards, but there are only { $most } turns to play one.
points_missing = { $n ->
    [one] { $name }: { $n } card has no points yet.
   *[other] { $name }: { $n } cards have no points yet.
}
bonus_missing = { $name }: the app does not know what this purple card pays: { $card }.
tie_unsure = Who wins may hang on card points of { $name } that are still missing.
maybe_paid = { $name }: tokens for leftovers are “already taken”, yet { $n ->
    [one] { $n } resource is left over
   *[other] { $n } resources are left over
}. Please check.

# A round begins
ask_round = Round { $round }, sun: { $name }. Ready?
answer_begun = Ready
answer_roll = { $n ->
    [one] Roll { $n } die
   *[other] Roll { $n } dice
}
do_friends_home = All friends go home.
do_fill_gaps = The Queen’s friends go home; fill the gaps in the display.
do_opponent_token = { $name } takes a parade token: { $token }.
do_sun_and_moon = The moon moves on. Sun: { $name }.
do_roll = { $name } rolls { $n } dice and lays one on each die space, from the left.
do_roll_for = A person rolls { $n } dice and lays them from the left as they fall.
do_green = { $n ->
    [one] { $name }: the green card works – { $cards }.
   *[other] { $name }: { $n } green cards work – { $cards }.
}
do_green_untold = { $name }: green cards nobody told the app of work too.
why_sun = { $round ->
    [1] { $name } starts; by the book it is the shortest person.
   *[other] { $name } starts: whoever was last is now first.
}
why_solo_first = { $first ->
    [opponent] By the challenge the opponent starts every round.
   *[person] In a solo game the person starts every round.
}

# A turn
ask_friend = { $name }: where does the { $animal ->
    [butterfly] butterfly
    [fox] fox
    [lizard] lizard
   *[mouse] mouse
} go?
answer_place = { $place }
why_friend = Turn { $n } of 3: a friend comes first.
ask_card = { $name }: which card?
answer_cell = { signs }
answer_card = { $card }
answer_no_card = No card
do_friend_first = Place a friend first and take what its space gives.
why_card = Turn { $n } of 3: one card, if one likes and can pay.
why_near = { $parade ->
    [places] 1 place to go, next token { $value }
    [creatures] 1 creature to go, next token { $value }
    [every_colour] 1 colour to go, next token { $value }
   *[three_alike] 1 of the same colour to go, next token { $value }
}
why_near_unknown = { $parade ->
    [places] 1 place to go
    [creatures] 1 creature to go
    [every_colour] 1 colour to go
   *[three_alike] 1 of the same colour to go
}

# The opponent
ask_opponent = { $name }: which card does the die point at?
do_people_first = The people take their turns as usual; nothing of them needs to be entered.
do_prince_friend = { $name }: a friend goes to the leftmost free die space; none free: to the berries.
do_prince_place = { $name }: a friend goes here – { $place }. Take nothing there.
do_roll_d8 = Throw the eight-sided die and find its number in the diagram.
do_rolled = The die shows { $n }: find it in the diagram.
do_rolled_place = The die shows { $n }: card { $place }, counted as one reads.
do_roll_again = { $n ->
    [one] Where her friend lies, roll again.
   *[other] Where one of her { $n } friends lies, roll again.
}
do_take_card = { $name }: that card goes beside the home board, costs nothing and does nothing.
do_refill = Fill the gap from the deck.
do_gap_open = The deck is empty: the gap stays open.
do_queen_friend = { $name }: a friend lies down in the gap; do not fill it.
why_opponent = Card { $n } of 12.
ask_value = { $name } earns a parade: { parade }. Which token is on top?
answer_value = { $value }
answer_none_left = None left
do_people_finish = First the people finish the round.
do_take_token = { $name } gets the top token: { $parade }.
why_value = The app does not follow everyone’s tokens here.

# The log
log_round = Round { $round } begins. Sun: { $name }.
log_friend = { $name }: friend – { $place }.
log_card = { $name }: { $card }.
log_extra = { $name }, by another card: { $card }.
log_no_card = { $name }: no card.
log_roll = { $name }: the die shows { $rolls }.
log_token = { $name } takes a parade token – { $token }.
log_token_gone = { $name } no longer has: { $token }.
log_stack_empty = { $name } has the cards for a parade ({ parade }), but no token is left.
log_none_left = No token was left: { parade }.
log_next = Next is round { $round }. Sun: { $name }.
log_turn = Next: { $name }.
log_over = The last turn is done. Now count the points.
log_name_card = { $name }: { $was } is { $card }.
log_lose_card = { $name }: { $card } leaves the area. Parade tokens stay.
log_learn = The box learns something new: { $fact ->
    [card] a card
    [die_face] a face of a die
    [dice_alike] whether the dice are alike
    [diagram] the diagram of the die
   *[royal_name] a name on the solo card
}.
log_leave = { $name } leaves the table; the turns are skipped, friends stay till the round ends.
log_correct = Correction: { $name }.
log_correct_table = Correction: round, sun or turns.
hint_refill = Fill the gap from the deck.
hint_no_refill = { $name }: a friend lies in the gap; it stays open till the round ends.
hint_deck_empty = The deck is empty: the gap stays open.
hint_green = A green card works at once.
fix_cards = { $n ->
    [one] { $n } card in the area
   *[other] { $n } cards in the area
}
fix_complete = { $complete ->
    [yes] These are all the cards.
   *[no] Other cards lie there too.
}
fix_friends = { $n ->
    [one] { $n } friend placed this round
   *[other] { $n } friends placed this round
}
fix_gaps = { $n ->
    [one] { $n } gap in the display
   *[other] { $n } gaps in the display
}
fix_left = { $left ->
    [yes] Has left the table.
   *[no] Is at the table.
}
fix_token = { $name } has: { $token }.

# The checklist
layout_board = The board in the middle, the moon over the first green space.
layout_resources = Resin, twigs and berries in crates on the board.
layout_points = Point tokens in their own crate beside the board.
layout_dice = { $rest ->
    [0] All { $n } dice on the die spaces.
    [one] { $n } dice on the leftmost die spaces, { $rest } die back into the box.
   *[other] { $n } dice on the leftmost die spaces, { $rest } back into the box.
}
layout_cards = Shuffle the { $deck } cards and put them face down beside the board; { $n } face up below it ({ $rest } are left).
layout_parades = { $kinds } parade stacks on the path, { $n } tokens in each, top first: { $values }.
layout_friends = A home board and { $n } friends for everyone.
layout_sun = Sun: { $name } (by the book the shortest person).
layout_help_resources = { $name } starts with 1 resin, 1 twig and 1 berry.
layout_help_cards = { $name } starts with { $which ->
    [both] a Captain and a Fort
    [captain] a Captain
   *[fort] a Fort
}.
layout_opponent = { $animal ->
    [butterfly] { $name }: a home board and { $n } butterflies.
    [fox] { $name }: a home board and { $n } foxes.
    [lizard] { $name }: a home board and { $n } lizards.
    [mouse] { $name }: a home board and { $n } mice.
   *[none] { $name }: a home board and { $n } friends.
}
layout_solo_card = The eight-sided die, and the solo card with this side up: { $name }.
layout_opponent_cards = { $name } starts with a Captain and a Fort.
layout_rest = All other Captains and Forts stay in the box.

# Open questions a table may answer its own way
ruling_prince_stacks = Which parade tokens with the Prince and several people?
ruling_prince_stacks_ours = 6 and 3 of each kind, as in solo.
ruling_prince_stacks_other = All four of each kind.
ruling_prince_tie = Who is ahead when a person and the Prince are level?
ruling_prince_tie_ours = The person, as in solo.
ruling_prince_tie_other = Card points decide, his too.
ruling_tie_cards = Do purple bonuses count when card points break a tie?
ruling_tie_cards_ours = No, printed points only.
ruling_tie_cards_other = Yes, bonuses too.
ruling_red_card_once = How many friends may stand on a red card?
ruling_red_card_once_ours = One till the round ends.
ruling_red_card_once_other = Several of one’s own.
