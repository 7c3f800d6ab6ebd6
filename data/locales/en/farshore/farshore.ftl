title = Everdell Farshore
# Words that others are built with
krabita = Krabita
season = { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
}
season_for = { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
}
colour = { $colour ->
    [green] green
    [blue] blue
    [brown] brown
    [red] red
   *[purple] purple
}
colour_card = { $colour ->
    [green] a green card
    [blue] a blue card
    [brown] a brown card
    [red] a red card
   *[purple] a purple card
}
colour_cards = { $colour ->
    [green] green cards
    [blue] blue cards
    [brown] brown cards
    [red] red cards
   *[purple] purple cards
}
colour_marker = { $colour ->
    [green] The green marker
    [blue] The blue marker
    [brown] The brown marker
    [red] The red marker
   *[purple] The purple marker
}
trait = { $trait ->
    [green] green
    [blue] blue
    [brown] brown
    [red] red
    [purple] purple
    [creature] creature
    [construction] construction
    [common] common
   *[unique] unique
}
level = { $level ->
    [shy] Shy
    [bold] Bold
    [magnificent] Magnificent
   *[terror] Terror of the Oceans
}
stack_letter = { $stack ->
    [A] A
   *[B] B
}
number = { $n }
or = { $first } or { $second }
looks = { $sort ->
    [creature] , creature
    [construction] , construction
   *[any] {""}
}{ $rarity ->
    [common] , common
    [unique] , unique
   *[any] {""}
}{ $matches ->
    [0] {""}
    [1] , matches the unknown tile
   *[other] , matches both unknown tiles
}
and = { $first } and { $second }
tile_unknown = not known yet
weather_unknown = not written down yet
weather_text = { $text }
map_unnamed = a map of unknown kind
map_tile = { $map }, value { $value }

# Places
place_shore = Shore ({ $resource ->
    [driftwood] driftwood
    [seaweed] seaweed
    [seastone] seastone
   *[mushroom] mushroom
})
place_shore_printed = Shore ({ $resource ->
    [driftwood] driftwood
    [seaweed] seaweed
    [seastone] seastone
   *[mushroom] mushroom
}, { $text })
place_island_number = Island { $n }
place_island = Island
place_docks = Docks
place_lookout = Lookout
place_dunes = Dunes
place_red_card = Own red card
place_own_card = Own card “{ $card }”
place_other = Another place

# Refusals: the table
not_now = That cannot be done at this moment; something else has to be settled first.
out_of_turn = It is { $turn }’s turn now, not { $name }’s.
already_passed = { $name } has passed and takes no more turns.
krabita_with_four = Krabita joins one, two or three people; with four there is no seat left for her.
too_few_people = { $n ->
    [0] Somebody has to sit at the table.
   *[other] One person alone needs Krabita as an opponent.
}
too_many_people = At most four people can play; there are { $n } here.
negative_count = That would leave less than nothing.
no_such_player = Nobody sits in that seat, or the seat cannot do this.
name_twice = Two players have the same name; nobody could tell them apart.
last_person = { $name } is the last one at the table. End the match instead.
not_tracked = For { $name } this is not recorded in this match.
ruling_fixed = This point is not one of the options; the table can still overrule it move by move.
midway_players = The position and the list of players do not belong together.

# Refusals: workers
no_ready_worker = { $name } has no worker at home.
place_occupied = A worker of { $name } already stands there, and there is room for one only.
island_flipped = Island { $n } is face down since the high tide.
no_such_island = There is no island with that number on the board.
no_such_place = A worker cannot be sent there.
not_a_destination = { $card } is not a red card, so it takes no worker.
too_many_workers = In that season a player has { $n } workers, no more.

# Refusals: cards
city_full = All { $n } spaces of { $name }’s city are taken.
only_one_each = { $card } is unique and already stands in this city.
no_copy_left = All { $n } copies of { $card } are already in cities.
no_anchor_left = { $name } has used all { $n } anchors.
anchor_for_creatures = An anchor brings creatures only; { $card } is a construction.
anchor_on_construction = An anchor goes on a construction; { $card } is a creature.
anchor_wrong_colour = { $card } and { $under } differ in colour, so the anchor does not help.
anchor_covered = There is already an anchor on { $card }.
card_not_in_city = { $card } is not in { $name }’s city.
no_anchor_there = No anchor lies on { $card }.
no_such_card = This card is not in the deck.

# Refusals: maps
map_not_left = The stack “{ $map }” has no such tile on top.
map_kind_twice = One tile of each kind is the limit, and “{ $map }” is already there.
map_not_met = { $name } lacks the cards that the map “{ $map }” asks for.
map_value_missing = The app does not know which tile of “{ $map }” lies on top; enter its value.
no_such_map = There is no map of that kind.

# Refusals: ship and treasures
ship_below_start = The track starts at 0; { $value } lies before it.
ship_beyond_end = The track ends at { $end }; { $value } lies beyond it.
ship_moves_back = Ships only go forward.
ship_off_track = The track as we know it has no { $value }; next to it are { $below } and { $above }.
treasures_unexplained = Chests and recorded gains come to { $n }, not to that number.

# Refusals: seasons
season_skipped = Seasons come one by one: next is { season }.
season_past = { $season ->
    [winter] Nobody prepares for winter: the game starts in it.
   *[other] That season is under way or past: { season }.
}
workers_at_home = { $n ->
    [one] { $name } still has { $n } worker at home; all must be placed first.
   *[other] { $name } still has { $n } workers at home; all must be placed first.
}
pass_before_autumn = { $name }: passing is possible in autumn only.
wind_tile_used = This wind rose tile has already been in force in this game.
wind_tile_stack = A tile of stack { stack_letter } is wanted here.
wind_tile_known = What the tile on stack { stack_letter } shows is already known.
wind_tile_empty = A wind rose tile shows at least one thing.
weather_used = This weather card has already been face up in this game.
islands_flooded = { $n ->
    [0] Islands are turned face down by the high tide of summer, not before.
    [one] Since the high tide of summer { $n } island lies face down.
   *[other] Since the high tide of summer { $n } islands lie face down.
}
islands_to_flip = { $n ->
    [one] Exactly { $n } island that is still face up has to be chosen.
   *[other] Exactly { $n } different islands that are still face up have to be chosen.
}

# Refusals: Krabita
krabita_only_without_her = Tracking Krabita alone makes no sense at a table without her.
krabita_ahead = Krabita cannot be a season ahead: her new season comes after the last person has prepared for it.
plan_columns = Her five colour markers stand in five columns, one of each colour.
weather_by_level = On the level { level } the weather is settled: it follows from the level.
route_impossible = In autumn only the bottom section of the route card counts: docks or lookout.
route_no_island = No island is face up and empty, so this section is not possible.
route_no_red_card = Krabita has no red card without a worker, so this section is not possible.
route_not_this = This route card has been revealed already, or it does not send her there.
no_such_route = The box does not list that route card.
traits_missing = A wind rose tile asks for more than the colour: is it a creature or a construction, common or unique?
card_other_colour = { $card } is { colour } according to our list.
colour_used_up = Every card of that colour ({ colour }) already lies in a city.
marker_above = { colour_marker } is above the plan card, so she does not look for that colour.
colour_gone = There was no card of that colour in the bay a moment ago ({ colour }), and nothing has been refilled since.
krabita_takes_a_map = She meets “{ $map }” and has a worker left, so she takes a map.
krabita_higher_map = Another stack she meets has a higher tile on top than “{ $map }”.

# A person's turn
ask_person = { $name }, what do you do?
why_season = { $name } is in { season }.
why_ready = { $n ->
    [0] No workers at home.
    [one] { $n } worker at home.
   *[other] { $n } workers at home.
}
answer_worker = { $place }
answer_map = Dunes: { $map }, value { $value }
answer_map_empty = Dunes: { $map }, none left
answer_card = { $card }{ $source ->
    [bay] , from the bay
   *[hand] {""}
}{ $matches ->
    [0] {""}
    [1] , matches the unknown tile
   *[other] , matches both unknown tiles
}
answer_card_anchor = { $card }, anchor on { $under }{ $source ->
    [bay] , from the bay
   *[hand] {""}
}{ $matches ->
    [0] {""}
    [1] , matches the unknown tile
   *[other] , matches both unknown tiles
}
answer_prepare = { $name }: prepare for { season_for }
answer_pass = { $name }: pass

# Winds of change, weather, high tide
ask_tile = What does the new tile on stack { stack_letter } show?
do_winds = Finish the gains of preparing and refill the bay first. Then put the top tile of each wind rose stack under it and turn up the next one.
do_weather = Turn up the next weather card; it replaces the old one.
do_tide_all = { $n ->
    [one] High tide: turn island { $islands } face down. Workers there stay until they come home.
   *[other] High tide: turn islands { $islands } face down. Workers there stay until they come home.
}
why_winds = All preparations for { season_for } are done.
answer_tile = { $tile }
answer_tile_later = Something else, or enter it later
ask_weather = Which weather card is face up now?
why_weather = { $effects ->
    [both] Both effects of the weather touch the people.
   *[top] Only the top effect of the weather touches the people.
}
answer_weather = { $card }
answer_weather_unknown = One that is not written down yet
ask_tide = { $n ->
    [one] Which island goes under?
   *[other] Which { $n } islands go under?
}
do_tide = { $n ->
    [one] Turn { $n } island face down for good. A worker there stays until it comes home.
   *[other] Turn { $n } islands face down for good. Workers there stay until they come home.
}
why_tide = All preparations for summer are done: high tide. The last one to prepare chooses.
answer_tide = Islands { $islands }

# Krabita's route card
ask_route = Which place on the route card is the first that is free?
ask_route_bottom = What does the bottom section of the route card show?
do_people_first = The people take their turns first; nothing of them needs to be entered here.
do_route = Turn up the top route card (none left: shuffle the used ones) and read it from the top. Put one of Krabita’s workers on the first place that is free.
do_route_bottom = Turn up the top route card (none left: shuffle the used ones) and look at its bottom section only. Put one of Krabita’s workers there.
why_route = { $n ->
    [one] Krabita has { $n } worker at home, so she places it.
   *[other] Krabita has { $n } workers at home, so she places one.
}
why_route_autumn = { $n ->
    [one] It is autumn, her hand is empty and { $n } worker is left: only the bottom section counts.
   *[other] It is autumn, her hand is empty and { $n } workers are left: only the bottom section counts.
}
why_occupied = { $place }: taken by { $name }.
why_no_island = No island is face up and empty.
why_no_red_card = She has no red card without a worker.
answer_shore = { $place }
answer_island = Island, the leftmost free one
answer_other = Another place
answer_red_card = Own red card: { $action ->
    [treasure] { $n ->
        [one] { $n } treasure
       *[other] { $n } treasures
    }
    [ship] { $n ->
        [one] ship { $n } space
       *[other] ship { $n } spaces
    }
   *[card] { $n ->
        [one] play a card
       *[other] play { $n } cards
    }
}
answer_docks = { $n ->
    [one] Docks: ship { $n } space
   *[other] Docks: ship { $n } spaces
}
answer_lookout = Lookout: discard { colour_cards }

# Krabita's cards
ask_card_hand = Which colour is the card from her hand?
ask_card_bay = Which of these colours is the first you find in the bay?
ask_card_deck = Which colour is the card from the deck?
do_card_hand = Shuffle her hand face down if a card has joined it since the last time. Turn up the top one and add it to her city.
do_card_bay = Look for the colours in the order given. Of several cards take the first, from left to right, top row before bottom row, and add it to her city.
do_card_deck = Turn up the top card of the deck and add it to her city.
why_card = { $source ->
    [hand] { $n ->
        [one] She has no worker at home and { $n } card in hand.
       *[other] She has no worker at home and { $n } cards in hand.
    }
   *[bay] She has no worker at home and an empty hand: the plan decides.
}
why_card_route = The route card makes her play a card.
why_card_autumn = { $n ->
    [one] In autumn she plays a card from her hand; { $n } is left.
   *[other] In autumn she plays a card from her hand; { $n } are left.
}
why_deck = None of her colours lies in the bay.
why_all_above = There is no colour left that she looks for in the bay.
why_plan = { $n }. { colour } (marker in row { $row })
why_plan_gone = { colour }: none left in the bay
why_plan_used_up = { colour }: every card lies in a city
why_plan_above = { colour }: marker above the card, not looked for
why_tile = Stack { stack_letter }: { $tile }
answer_colour = { colour }{ looks }
answer_not_in_bay = None of these: top of the deck
answer_deck_ran_out = { $n ->
    [0] Deck and discards are empty
    [one] Only { $n } card: deck and discards ran out
   *[other] Only { $n } cards: deck and discards ran out
}

# The lookout
ask_purple = Is there a purple card in the bay?
do_purple_play = If so, she plays the first one at once: left to right, top row before bottom row.
do_purple_draw = If so, put the first one face down into her hand: left to right, top row before bottom row.
do_discard = Then discard all { colour_cards } from the bay, whole stacks too, give her 1 treasure and refill the bay.
why_purple = At the lookout she always takes a purple card if there is one; the plan card does not matter.
answer_purple = Yes, purple{ looks }
answer_no_purple = No purple card

# Krabita's autumn map
ask_map = Which map does she take?
do_map = Of all maps she meets she takes the one with the highest tile on top; among equals the leftmost stack. One of her workers goes to the dunes.
why_counts = Her city: green { $green }, blue { $blue }, brown { $brown }, red { $red }, purple { $purple }.
why_map_unknown = The app does not know what every map asks for. Enter it once, and this question does not come back.
answer_krabita_map = { $map }, value { $value }
answer_no_map = None

# Krabita's new season
ask_claim = Which of these maps does her city meet?
answer_claim = { $maps }
answer_claim_none = None of them
ask_value = What is the value of the tile “{ $map }” she takes?
do_value = Give Krabita the top tile of the stack “{ $map }”.
answer_value = { $value }
ask_deck_draw = { $n ->
    [one] Draw { $n } card from the deck for her.
   *[other] Draw { $n } cards from the deck for her.
}
do_deck_draw = { $n ->
    [one] Put { $n } card from the deck face down into her hand. Do not look at it.
   *[other] Put { $n } cards from the deck face down into her hand. Do not look at them.
}
why_draw = { $season ->
    [spring] For spring she draws { $n } cards from the deck.
    [summer] For summer she draws { $n } cards from the bay by the plan.
   *[autumn] For autumn she draws { $n } cards from the bay by the plan.
}
answer_from_deck = { $n ->
    [one] { $n } card from the deck
   *[other] { $n } cards from the deck
}
answer_none_from_deck = None of these: { answer_from_deck }
ask_plan_draw = Card { $n } of { $total }: which of these colours is the first you find in the bay?
do_plan_draw = Look for the colours in the order given and put the card face down into her hand. Do not refill the bay yet. { $n ->
    [one] One card is still to come.
   *[other] { $n } cards are still to come.
}
answer_draw = { colour }
do_krabita_season = Krabita prepares for { season_for }: all her workers come home and one joins them, { $n } in all.
do_take_map = Krabita takes a map: { $tile }.
ask_waiting = Krabita has passed. Who else passes?
why_waiting = The game ends when everyone has passed.

# The log
log_worker = { $name }: worker – { $place }.
log_dunes = { $name }: worker – Dunes.
log_card = { $name } plays { $card }{ $source ->
    [bay] {" "}from the bay
   *[hand] {""}
}.
log_card_anchor = { $name } plays { $card }{ $source ->
    [bay] {" "}from the bay
   *[hand] {""}
} for an anchor on { $under }.
log_prepare = { $name } prepares for { season_for }.
log_pass = { $name } passes.
log_leave = { $name } leaves the table and counts as prepared and passed.
log_tile_later = Stack { stack_letter }: a new tile, to be entered later. Until then you will be asked which cards match it.
log_correct = Correction: { $name }.
log_correct_table = Correction: the board.
log_sail = { $name }: the ship moves by an effect ({ $n }).
log_ship_at = { $name }: the ship stands at { $value } after an effect.
log_lose_card = { $card } leaves { $name }’s city.
log_learn = The box learns something new: { $fact ->
    [wind_tile] a wind rose tile
    [map_needs] what a map asks for
    [card] a card
    [route_card] a route card
    [shore] a shore space
    [island] an island
    [weather] a weather card
   *[track] the ship track
}.
log_route_card = Drawn: route card { $n } of the box.
log_route_shore = Krabita: worker – { $place }.
log_route_island = Krabita: worker to the leftmost free island.
log_route_other = Krabita: worker to another place.
log_route_red_card = Krabita: worker to her own red card; { $action ->
    [treasure] { $n ->
        [one] she takes { $n } treasure
       *[other] she takes { $n } treasures
    }
    [ship] { $n ->
        [one] her ship goes { $n } space
       *[other] her ship goes { $n } spaces
    }
   *[card] { $n ->
        [one] she plays a card
       *[other] she plays { $n } cards
    }
}.
log_route_docks = { $n ->
    [one] Krabita: worker to the docks, her ship goes { $n } space.
   *[other] Krabita: worker to the docks, her ship goes { $n } spaces.
}
log_route_lookout = Krabita: worker to the lookout; all { colour_cards } will be discarded.
log_krabita_card = Krabita plays { colour_card } { $source ->
    [hand] from her hand
    [bay] from the bay
   *[deck] from the deck
}.
log_krabita_named = Krabita plays { $card } { $source ->
    [hand] from her hand
    [bay] from the bay
   *[deck] from the deck
}.
log_not_in_bay = None of Krabita’s colours lies in the bay: top of the deck.
log_purple = { $found ->
    [played] Krabita plays the purple card from the bay.
    [drawn] Krabita draws the purple card from the bay.
   *[none] No purple card in the bay.
}
log_draw = Krabita draws { colour_card } from the bay.
log_from_deck = { $n ->
    [one] Krabita draws { $n } card from the deck, unseen.
   *[other] Krabita draws { $n } cards from the deck, unseen.
}
log_deck_ran_out = { $n ->
    [0] Deck and discards are empty: Krabita goes without.
    [one] Deck and discards ran out: Krabita gets { $n } card only.
   *[other] Deck and discards ran out: Krabita gets { $n } cards only.
}
log_no_map = Krabita takes no map.
log_krabita_dunes = Krabita: worker to the dunes.
log_map = { $name } takes a map: { $tile }.
log_map_gone = { $name } no longer has a map: { $tile }.
log_ship = { $name }: ship to { $value }.
log_treasures = { $sign ->
    [plus] { $name }: + { $n } { $n ->
        [one] treasure
       *[other] treasures
    }, now { $total }.
   *[minus] { $name }: – { $n } { $n ->
        [one] treasure
       *[other] treasures
    }, now { $total }.
}
log_shells = { $sign ->
    [plus] { $name }: + { $n } { $n ->
        [one] shell
       *[other] shells
    }, now { $total }.
   *[minus] { $name }: – { $n } { $n ->
        [one] shell
       *[other] shells
    }, now { $total }.
}
log_marker = { colour_marker } { $row ->
    [0] goes above the plan card.
   *[other] goes to row { $row }.
}
log_krabita_season = Krabita prepares for { season_for }: { $n } workers at home.
log_hand = { $n ->
    [one] Krabita has { $n } card in hand.
   *[other] Krabita has { $n } cards in hand.
}
log_krabita_passes = Krabita passes.
log_tile = Stack { stack_letter }: { $tile } is in force.
log_weather = Weather: { $card }.
log_flooded = { $n ->
    [one] High tide: island { $islands } is face down.
   *[other] High tide: islands { $islands } are face down.
}
log_winds = All preparations for { season_for } are done: winds of change. Turn up the new wind rose tiles.
log_over = Everyone has passed: time to count.
fix_season = Season: { season }.
fix_turn = It is { $name }’s turn.
fix_map = { $name } has a map: { $tile }.
fix_flooded = { $n ->
    [0] No island is face down.
    [one] Face down: island { $islands }.
   *[other] Face down: islands { $islands }.
}
fix_ready = Workers at home: { $n }.
fix_placed = Workers placed: { $n }.
fix_passed = { $passed ->
    [true] Has passed.
   *[false] Has not passed.
}
fix_city = Cards in the city: { $n }.
fix_anchors = Anchors used: { $n }.
fix_hand = Cards in hand: { $n }.
fix_cards = Cards in the city: { $n }.
hint_city = { $name }: { $n } of { $limit } city spaces.
hint_map = { $name } may now take a map: { $map }.
hint_gains = { $season ->
    [spring] Activate all green cards of the city.
    [summer] Draw 2 cards from the bay, then refill it.
   *[autumn] Draw 2 cards from deck or bay and activate all green cards, in any order; then refill the bay.
}
hint_discard = Discard all { colour_cards } from the bay.
hint_refill = Refill the bay.

# Laying out
layout_board = Board and lighthouse on the table, resources beside the shore, treasures and shells beside the board.
layout_maps = { $kinds } map stacks, one per kind, highest on top: in each { $n } tiles with the values { $values }.
layout_islands = { $n ->
    [one] { $n } island, drawn from the { $total } tiles, face up on the board; the rest back into the box.
   *[other] { $n } islands, drawn from the { $total } tiles, face up on the board; the rest back into the box.
}
layout_wind = Wind rose tiles: stacks A and B of { $n } each, shuffled face down; turn up the top tile of both.
layout_bay = Shuffle the deck and fill the bay: { $n } different cards in { $rows } rows, equal ones on top of each other. Deck left of the lighthouse, discards right of it.
layout_hand = { $name }: { $n } cards from the deck.
layout_redraw = Whoever dislikes their cards may discard the whole hand once and draw a new one.
layout_workers = Each person: { $ready } workers at home, { $aboard } on the ship at the start of the track, { $waiting } at the lighthouse.
layout_anchors = { $n } anchors for each person.
layout_krabita = { $piece ->
    [none] Krabita: choose her colour, leave room for her city and put the two aid cards and the plan card there.
   *[other] Krabita: leave room for her city and put the two aid cards and the plan card there.
}
layout_level = An anchor on her card marks the level: { level }.
layout_markers = Mix her colour markers face down, one into each column of the plan card, and turn them up. Then: purple to row { $purple }, red to row { $red }, blue to row { $blue }, brown to row { $brown }; green stays in row { $green }.
layout_routes = Shuffle the route cards into a face-down stack beside her city.
layout_krabita_hand = { $n } cards from the deck face down as Krabita’s hand.
layout_krabita_workers = Krabita: { $ready } workers at home, { $aboard } on the ship, { $waiting } at the lighthouse. She gets no anchors.
layout_weather = Shuffle the weather cards, make a stack of { $n } and turn up the first. { $effects ->
    [both] Both effects count.
   *[top] Only the top effect counts.
}

# Open questions a table may answer its own way
ruling_summer_bay_marker = Does a card Krabita plays from the bay in summer move its marker?
ruling_summer_bay_marker_ours = No, only the cards she draws for summer do.
ruling_summer_bay_marker_other = Yes, as in winter and spring.
ruling_krabita_season_turn = When does Krabita change her season?
ruling_krabita_season_turn_ours = It is her whole next turn.
ruling_krabita_season_turn_other = At once, and her turn still follows.
ruling_autumn_lookout_map = May Krabita take a map after playing a purple card at the lookout?
ruling_autumn_lookout_map_ours = No.
ruling_autumn_lookout_map_other = Yes, as after a card from her hand.
