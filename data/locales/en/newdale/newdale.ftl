# Words that others are built with
and = { $first }, { $second }
none = nothing
not_told = not told yet
figures = { $figure ->
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
   *[hooded] Hooded
} × { $n }
row = { $row ->
    [lazy] lazily
    [normal] normally
   *[diligent] diligently
}
row_modifier = { $row ->
    [lazy] lazily
    [normal] normally
   *[diligent] diligently
} { $sign ->
    [plus] (+{ $n })
    [minus] (−{ $n })
   *[none] (±0)
}
space = { $space ->
    [build] Build
    [unlock] Unlock progress
    [exchange] Exchange and draw
    [black_market] Black market
    [develop] Development
   *[other] a space of this chapter
}
space_named = { $name }
area_empty = empty area { $n }, { $row }
area_card = { $card }, { $row }
good_named = { $good }
goods_of = { $n } × { $good }
ships = Ships
use = { $card }{ $figure ->
    [yellow] : yellow assistant
    [green] : green assistant
    [red] : red assistant
    [blue] : blue assistant
    [hooded] : Hooded figure
   *[none] {""}
}{ $instead ->
    [yellow] , a yellow one held instead
    [green] , a green one held instead
    [red] , a red one held instead
    [blue] , a blue one held instead
   *[none] {""}
}

# Chances
certain = certain
impossible = impossible
percent = { $n } %
percent_over = > { $n } %
percent_under = < { $n } %
fraction = { $of } / { $all }

# Buildings and sailors
building_barracks = Barracks
building_bread_building = Building that makes bread
building_captain = Captain
building_coal_merchant = Coal Merchant
building_coal_mine = Coal Mine
building_coal_store = Coal Store
building_cook = Cook
building_cooperage = Cooperage
building_corn_field = Corn Field
building_deckhand = Deckhand
building_fishing_hut = Fishing Hut
building_fortress = Fortress
building_mill = Mill
building_navigator = Navigator
building_post_office = Post Office
building_prison = Prison
building_sawmill = Sawmill
building_scriptorium = Scriptorium
building_slaughterhouse = Slaughterhouse
building_small_watchtower = Small Watchtower
building_spinning_mill = Spinning Mill
building_vineyard = Vineyard
building_watch_officer = Watch Officer
building_weaving_mill = Weaving Mill

# Goods and raw materials
good_barrel = barrel
good_boards = boards
good_bread = bread
good_cattle = cattle
good_clay = clay
good_cloth = cloth
good_coal = coal
good_corn = corn
good_cotton = cotton
good_fish_soup = fish soup
good_flour = flour
good_fresh_fish = fresh fish
good_grape = grape
good_meat = meat
good_ore = ore
good_smoked_fish = smoked fish
good_wood = wood
good_yarn = yarn

# Bonus tokens
token_development_less = Development −4
token_build_less = Building −4
token_stand_in = Stand-in
token_any_good = Any good
token_yellow_cards = Cards per yellow
token_green_coal = Coal per green
token_wood_coal = 2 wood
token_cards_yellow = 2 cards
token_ore_green = 4 ore
token_coal_red = 3 coal
token_yarn_red = 2 yarn
token_cotton_red = 2 cotton
token_boards_blue = 3 boards
token_clay_blue = 3 clay
token_cattle_blue = 3 cattle

# Refusals: the table
not_now = That cannot be done at this moment; something else has to be settled first.
out_of_order = It is { $name }’s turn first.
no_such_player = Nobody sits in that seat, or that person has left.
name_twice = Two people have the same name; nobody could tell them apart.
people_1_to_4 = One to four people can play; there are { $n } here.
unknown_chapter = There is no chapter “{ $chapter }”.
start_city = { $city } is not where this chapter begins; that is { $cities }.
not_followed = For { $name } this is not recorded in this match.
ruling_fixed = This point is not one of the options; the table can still overrule it move by move.
negative_count = That would leave less than nothing.
last_person = { $name } is the last one at the table. End the match instead.
midway_players = The position and the list of people do not belong together.

# Refusals: event and draw
event_not_in_deck = Event { $n } is not in the deck of chapter { $chapter }.
event_wrong_round = Event { $n } cannot come in round { $round }.
event_solo = Event { $n } belongs to the other deck: alone one plays with 11 and 2, together with 10 and 1.
event_twice = Event { $n } has already been turned up.
draw_count = Figures to be taken: { $n }, not { $drawn }.
bag_has_fewer = The bag holds fewer figures of this kind ({ $figure ->
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
   *[hooded] Hooded
}): { $n }.
no_hooded_here = There are no Hooded figures in chapter { $chapter }.

# Refusals: markers
marker_not_owned = { $name } does not own marker { $n } yet.
marker_next_round = Marker { $n } can be used from the next round on.
marker_left_over = { $name } has not laid every marker yet.
space_twice = One of your own markers already lies there: { $space ->
    [build] Build
    [unlock] Unlock progress
    [exchange] Exchange and draw
    [black_market] Black market
    [develop] Development
   *[other] a space of this chapter
}.
area_twice = One of your own markers already lies at this area.

# Refusals: production
short_of_assistants = Short of assistants: { $n } missing; discarding { $cards } cards would make up for it.
cards_for_missing = For { $missing } missing it takes exactly { $n } cards.
wrong_goods = This row makes { $n }, no more and no less.
too_many_stand_ins = Only { $n } missing: more stand-ins are not needed.
no_building_there = There is no building there.
no_chain = { $card } has no production chain.
chain_not_enough = { $card }: what the chain eats lasts for { $n } only.
chain_bonus_once = A chain brings { $n } besides what it makes, once in an action.

# Refusals: building
no_house_left = No house is left, so nothing more can be built.
own_house_there = Your own house already stands in { $city }.
beyond_reach = { $n } steps are too far; the reach is { $reach }.
token_too_far = No bonus token at { $n } steps: it takes fewer than the reach of { $reach }.
first_is_gone = Somebody was there first, or the city pays nothing for it. { $city }
no_discount_here = { $city } shows another symbol than the card: no discount.
no_free_area = Every production area is taken.
area_taken = Area { $n } is taken.
no_such_area = No board has an area { $n } on this side.
pay_too_little = Paid: { $n }, due: { $cost }.
goods_not_there = { $card }: { $n } wanted, { $there } there.
one_build_in_phase_five = One building each in phase V.
token_kind_used_up = All { $n } tokens of this kind have been taken: { $token }.
not_in_this_chapter = { $card } does not belong to chapter { $chapter }.
copies_used_up = { $card }: every copy is on the table already ({ $n }).
one_cook = Only one Cook each.
pays_needlessly = One of the goods paid could have been kept.

# Refusals: others
lock_is_off = This lock is off already: { $lock ->
    [reach] reach
   *[compensation] compensation
}.
marker_owned_already = Marker { $n } is owned already.
onto_no_goods = { $card } makes no goods, so none can lie there.
onto_what = { $token }: say on which building the good is laid.
special_once = Each special building works once in a round.
not_phase_six = Only cards marked VI work so, and only in phase VI.
coal_missing = It takes { $n } coal, and there is less.
fresh_fish_only = It takes a fresh fish; no other will do.
only_drawn_figures = Only a figure that stands on the market can be taken, not a printed one: { $figure ->
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
   *[hooded] Hooded
}.
prison_empty = Nobody of this kind sits in the Prison: { $figure ->
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
   *[hooded] Hooded
}.
token_not_held = This token is not there: { $token }.
no_tokens_while_scoring = Tokens and characters are worth nothing once the count has begun.
character_used = This character is not there, or has been used.
character_chapter = { $name } does not play in chapter { $chapter }.
onyx_takes_assistants = { $name } takes an assistant, not a Hooded figure.
draft_order = Characters are chosen counter-clockwise, the starter last, each of them once.

# Refusals: the end
goal_kind = { $card }: the chapter goal asks for other goods.
goal_too_little = Goods worth { $n } are not enough, it takes { $coins }.
goal_one_option = Everybody pays one option of the goal, once.
no_bonus_at_the_end = In the last production chains bring nothing besides.
buildings_over = { $n } buildings are more than there are houses for ({ $most }).
production_over = { $n } production buildings are more than there are areas ({ $most }).
markers_over = Nobody has the same marker twice ({ $n } in all).

# Questions
ask_event = Round { $round }: which event?
do_event = { $name } turns up the top event.
why_bag = { $name } holds the bag.
why_deck = On top may lie: { $numbers }.
answer_event = Event { $n }: { $figures }
answer_event_later = Event { $n }, its figures later
entry_event = An event and its figures
ask_plan = { $name }, marker { $n }: where?
why_printed = Printed on the event: { $figures }.
why_all_markers = Everybody lays all their markers.
answer_area = { $card }, { $row }
answer_area_empty = Empty area { $n }, { $row }
answer_space = { $space ->
    [build] Build
    [unlock] Unlock progress
    [exchange] Exchange and draw
    [black_market] Black market
    [develop] Development
   *[other] A space of this chapter
}
ask_draw = What came out of the bag ({ $n })?
do_draw = { $name } draws figures from the bag: { $n }.
why_in_bag = In the bag: { $figures }.
why_hooded_untold = Nobody told how many Hooded figures are in it; the odds leave them out.
entry_draw = The { $n } figures drawn
ask_round = Round { $round }: over?
answer_round_over = Round { $round } is over
ask_act = { $name }, marker { $n }: { $space }
why_market = The market: { $figures }.
why_untold = Something here is not told yet, so the app believes you.
why_short = { $n ->
    [0] Everybody needed is there.
   *[other] Missing: { $n }. No goods, unless you discard { $cards } cards.
}
answer_produce = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
answer_produce_cards = Goods: { $n }{ $cards ->
    [0] {""}
   *[other] {", "}discard cards: { $cards }
}{ $tokens ->
    [0] {""}
   *[other] {", "}stand-ins: { $tokens }
}
answer_produce_both = Goods: { $n } and the chain: { $chain }{ $cards ->
    [0] {""}
   *[other] {", "}discard cards: { $cards }
}{ $tokens ->
    [0] {""}
   *[other] {", "}stand-ins: { $tokens }
}
answer_sail = The ship: { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}{ $cards ->
    [0] {""}
   *[other] {", "}discard cards: { $cards }
}{ $tokens ->
    [0] {""}
   *[other] {", "}stand-ins: { $tokens }
}
answer_chain = Only the chain: { $n }
entry_chain = The chain, how many
answer_not_done = Not done: draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
answer_unlock = Unlock { $lock ->
    [reach] reach
   *[compensation] compensation
}, pay { $paid }
answer_exchange = Exchange the hand, then draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
answer_only_draw = Only draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
answer_black_market = The fifth good onto { $card }
answer_develop = Marker { $n }, tokens { $tokens }, pay { $paid }
answer_other_action = Done as the chapter says
ask_build = { $name }: build something?
why_coins = Goods worth { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
why_last_market = The market goes home after this round: then grapes and tokens count only Post Offices and Deckhands.
answer_two_cards = Nothing, draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
entry_build = A building
ask_special = { $name }: special buildings
do_special = { $card }: { $what ->
    [coal_merchant] 3 coal for 2 points, if wanted
    [scriptorium] draw 1 card
    [barracks] whoever has fewer fists loses a point
    [prison] may take a figure of the market
    [corn_field] 1 corn
    [vineyard] 1 grape
    [coal_store] 1 coal onto the Coal Mine
    [navigator] 1 fresh fish for 1 point, if wanted
   *[other] works now
}
answer_special_none = Only what comes by itself
answer_special = Also { $uses }
answer_special_fewer = People with fewer fists: { $n }; used: { $uses }
ask_final = { $name }: the last production
do_final = Use any chains of your own, in any order; they bring nothing besides. Last chance for tokens and cards.
answer_final_nothing = Convert nothing
entry_final = Chains and tokens
ask_goal = { $name }: the chapter goal
why_goal_untold = The chapter card is not told yet: enter the points it gave.
answer_goal = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for { $coins } coins of { $goods }: { $paid }
answer_no_goal = Pay for none
entry_goal = Points of the goal

# The log
log_event = Event { $n }: { $figures }.
log_draw = Drawn: { $figures }.
log_round_over = Round { $round } is over.
log_round = Round { $round } begins; the bag goes to { $name }.
log_rounds_over = The last round is over; the bag ends with { $name }.
log_learn_card = My box learned something: { $card }.
log_learn = My box learned something: { $fact ->
    [area] a production area
    [back] the back of the board
    [event] an event
    [chapter] a chapter card
    [city] a city
   *[hooded] the Hooded figures
}.
log_marker = { $name }: marker { $n } on { $space }.
log_marker_back = { $name } takes marker { $n } back.
log_produce = { $name }, marker { $n }, { $space }: { $goods } made{ $chain ->
    [0] {""}
   *[other] {", "}chain { $chain }
}{ $cards ->
    [0] {""}
   *[other] {", "}cards { $cards }
}{ $tokens ->
    [0] {""}
   *[other] {", "}stand-ins { $tokens }
}.
log_build = { $name } builds { $card }, paying { $paid }.
log_unlock = { $name } unlocks { $lock ->
    [reach] reach
   *[compensation] compensation
}, paying { $paid }.
log_develop = { $name } gets marker { $n }, paying { $paid }.
log_exchange = { $name }, marker { $n }: Exchange and draw.
log_black_market = { $name }, marker { $n }: Black market.
log_other_action = { $name }, marker { $n }: done as the chapter says.
log_other_action_text = { $name }, marker { $n }: { $text }
log_not_done = { $name }, marker { $n }: nothing done.
log_two_cards = { $name } builds nothing.
log_use_specials = { $name }: special buildings.
log_final_production = { $name }: the last production.
log_goal = { $name } reaches the chapter goal, paying { $paid }.
log_no_goal = { $name } pays for no goal.
log_points = { $name }: points { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}.
log_track = { $name } stands at { $n }.
log_level = { $name } reaches { $level }: draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
log_goods = { $name }: { $good } { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}.
log_goods_told = { $name }: goods on { $card } change.
log_ship = { $name }: ship { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}.
log_ship_at = { $name }’s ship has moved { $n } in all.
log_take_token = { $name } takes a bonus token: { $token }.
log_use_token = { $name } uses a bonus token: { $token }.
log_use_character = { $name } uses { $character }.
log_use_character_with = { $name } uses { $character }: { $figures }.
log_release = { $name } lets one out of the Prison, for all: { $figure ->
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
   *[hooded] Hooded
}.
log_leave = { $name } leaves the table; houses and fists stay.
log_correct = { $name }: corrected.
log_correct_table = The table was corrected.
fix_count = { $what ->
    [houses] houses left
    [fists] fists
    [markers] markers
    [locks] locks on the board
    [built] cards
    [tokens] tokens
    [plan] markers laid
    [draws] figures to draw
    [hooded] Hooded figures
   *[removed] Hooded figures out of the game
}: { $n }
fix_character = character: { $character }
fix_flag = { $what ->
    [character_used] character used
   *[left] left the table
}: { $value ->
    [true] yes
   *[false] no
}
fix_round = round { $round }, from its beginning
fix_starter = the bag is with { $name }
fix_figures = { $what ->
    [printed] printed
    [drawn] drawn
   *[held] held
}: { $figures }
hint_draw = Draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
hint_discard = Discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
hint_discard_symbol = Discard cards with { $what }: { $n }.
hint_character = { $character ->
    [P01] In player order everybody draws 3 cards; the others discard 2 of them.
    [P02] The two figures work for their owner until the round ends.
    [P03] 2 coal onto the Coal Mine.
    [P04] The assistant works for its owner until the round ends.
    [P05] The building costs up to 3 coins less.
   *[P06] Take the Vineyard, from the pool or else from the deck; it may be built at once, at its cost.
}
hint_barracks = Barracks: people who lose points: { $n }.

# Laying out
lay_board = Board { $board }, and the action board beside it
lay_tokens = Shuffle the bonus tokens, count off { $n }; one by one onto the next empty space, a kind that lies there already on its like; what finds no free space goes to the box
lay_deck = Draw deck: the { $n } buildings without numbers and those with: { $numbers }
lay_deck_plain = Draw deck: the { $n } buildings without numbers
lay_without = Take out of the deck: { $card }
lay_events = Events from the bottom: { $last }; shuffled { $late }; shuffled { $early }
lay_chapter = Card of chapter { $chapter }{ $solo ->
    [yes] {" "}for one person
   *[no] {""}
}, and the help card
lay_bag = Bag: yellow { $yellow }, green { $green }, red { $red }, blue { $blue }
lay_starter = The bag goes to { $name }
lay_player = Each: board with both locks, markers 1 and 2, 3 and 4 on the action board, token on { $score }, Coal Mine with { $coal } goods, { $houses } houses
lay_house = One house each in { $city }
lay_hand = Deal { $n } cards each, of which { $less } are discarded
lay_mission = One secret mission each of { $n }, the rest unseen to the box
lay_characters = Characters { $cards }: { $n } face up; choose in this order: { $order }
lay_face_up = Face up for all: { $card } × { $n }
lay_face_up_number = Face up for all: buildings with number { $number }
lay_side_missions = Keep at hand: { $cards }
lay_extra = { $extra ->
    [bridges] Bridge tokens
    [hooded] Hooded figures: as many as the Chronicles say
    [hooded_told] Hooded figures: { $n }
    [ships] Ships: { $n }
    [sailors] Sailor cards
   *[boards_turned] Player boards turned over, Captain and Coal Mine on them
}
changed = { $what ->
    [board] Board
    [city] Start city
    [numbers] Numbered buildings
    [without] Taken out of the deck
    [events] Events
    [characters] Characters
    [face_up] Face up for all
    [side_missions] Side missions
   *[extras] Extras
}: { $was } » { $now }

# The screens
title = Expedition to Newdale
command_odds = print the odds of productions
odds_success = success { $chance } ({ $exact })
odds_short = short by { $n }: { $chance }
odds_after = short by { $n }, cards { $cards }
ruling_market_after_round_7 = Does the market stand after round 7?
ruling_market_after_round_7_ours = No: grapes and tokens count private assistants only.
ruling_market_after_round_7_other = Yes, until the count.
ruling_score_below_zero = Can the score token fall below 0?
ruling_score_below_zero_ours = No, it stays on 0.
ruling_score_below_zero_other = Yes, it goes on below.
ruling_tie = From which seat is a tie counted?
ruling_tie_ours = From whom the bag reached after round 7.
ruling_tie_other = From the starter of round 7.
ruling_character_draft = Does chapter I have characters?
ruling_character_draft_ours = No, the table gives none.
ruling_character_draft_other = Yes, P01 to P04.
ruling_military = Alone with a fist: how many points?
ruling_military_ours = 4, no exception is made.
ruling_military_other = 0, there is nobody to compare with.
ruling_watch_officer = Does the Watch Officer’s fist count at the end?
ruling_watch_officer_ours = Yes, power grows until the end.
ruling_watch_officer_other = No, only special buildings.
ruling_token_cotton = What does the token with 2 cotton take?
ruling_token_cotton_ours = Two cotton markers.
ruling_token_cotton_other = Two cards with cotton.
ruling_mission_points = What does a city with both mission symbols pay?
ruling_mission_points_ours = 2, one house.
ruling_mission_points_other = 4, both symbols.
ruling_barracks = What do several Barracks take?
ruling_barracks_ours = Each takes a point from everyone with fewer fists.
ruling_barracks_other = One point however many.
