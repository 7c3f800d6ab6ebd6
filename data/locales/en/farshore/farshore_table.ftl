people_say = When a person prepares or passes:
plan_card = Krabita’s plan card, from left to right: { $markers }
red_more = Beside the red card: 2 or 3
red_action = { $action ->
    [treasure] red card: { $n ->
        [one] { $n } treasure
       *[other] { $n } treasures
    }
    [ship] red card: ship + { $n }
   *[card] red card: play a card
}
docks = Docks + { $n }
draw_route = Let the app draw a route card of my box
route_drawn = Route card { $n } of the box
route_drawn_how = Read it from the top and tap the first place that is free.
lookout_colour = Lookout: which colour does the route card show?
discard = { $colour ->
    [green] Discard green cards
    [blue] Discard blue cards
    [brown] Discard brown cards
    [red] Discard red cards
   *[purple] Discard purple cards
}
by_name = Name the card (optional)
deck_short = The deck runs out
marker_out = { $colour ->
    [green] green: above the card
    [blue] blue: above the card
    [brown] brown: above the card
    [red] red: above the card
   *[purple] purple: above the card
}
what_else = What else does the card show?
drawn = Drawn so far: { $colours }
search_card = Search: two letters of the name
find_card = Search
colour_short = { $colour ->
    [green] green
    [blue] blue
    [brown] brown
    [red] red
   *[purple] purple
}
colour_cards = { $colour ->
    [green] Green cards
    [blue] Blue cards
    [brown] Brown cards
    [red] Red cards
   *[purple] Purple cards
}
way_bay = from the bay
way_anchor = with an anchor
way_extra = by another card’s effect
no_card = No card is called that.
rename_how = Write the name that is printed on your card, then tap the card that it is here.
rename_first = Write the name first.
choose_colour = Tap a colour, or write two letters of the name.
copies_left = { $n } left
which_anchor = On which construction does the anchor lie?
matches_tile = Does the card match the wind rose tile that is still unknown?
match = { $stacks ->
    [none] matches none
   *[other] matches { $stacks }
}
anchor_on = Anchor on { $card }
play_it = Play it now
a_worker = Place a worker
a_card = Play a card
shore = { $resource ->
    [driftwood] Driftwood
    [seaweed] Seaweed
    [seastone] Seastone
   *[mushroom] Mushroom
}
island = Island { $n }
place_taken = { $place }, taken by { $name }
place_flooded = { $place }, face down
maps_possible = { $n ->
    [0] { $unsure ->
        [0] none now
       *[other] { $unsure } to check
    }
    [one] { $n } map{ $unsure ->
        [0] {""}
       *[other] , { $unsure } to check
    }
   *[other] { $n } maps{ $unsure ->
        [0] {""}
       *[other] , { $unsure } to check
    }
}
which_map = Which map?
map_value = { $map } · value { $value }
map_empty = { $map } · none left
pass = Pass
prepare = { $season ->
    [spring] Prepare for spring
    [summer] Prepare for summer
   *[autumn] Prepare for autumn
}
as_shown = Ship, treasures and shells as shown?
as_shown_why = Cards change them in ways the app cannot see. A tap puts them right.
yes_prepare = { $season ->
    [spring] Yes, prepare for spring
    [summer] Yes, prepare for summer
   *[autumn] Yes, prepare for autumn
}
passed = passed
has_ready = { $n ->
    [one] { $n } worker at home
   *[other] { $n } workers at home
}
has_ship = ship at { $n }
has_treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
has_shells = { $n ->
    [one] { $n } shell
   *[other] { $n } shells
}
has_city = { $n ->
    [one] { $n } city space taken
   *[other] { $n } city spaces taken
}
has_hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
has_maps = { $n ->
    [one] { $n } map
   *[other] { $n } maps
}
ship = Ship
treasure = Treasures
shell = Shells
less = { $what ->
    [ship] { $name }: ship one space back
    [treasure] { $name }: one treasure less
   *[shell] { $name }: one shell less
}
more = { $what ->
    [ship] { $name }: ship one space on
    [treasure] { $name }: one treasure more
   *[shell] { $name }: one shell more
}
players_how = Tap a player to move the ship, count treasures or shells, take a card away or correct anything.
correct_table = Whose turn, tiles, islands
correct = Correct a value
score_now = { $n ->
    [one] Score now, as far as the app knows: { $n } point
   *[other] Score now, as far as the app knows: { $n } points
}
cards_of = { $colour ->
    [green] green cards: { $n }
    [blue] blue cards: { $n }
    [brown] brown cards: { $n }
    [red] red cards: { $n }
   *[purple] purple cards: { $n }
}
card_leaves = A card leaves the city
leaves = { $card } leaves
leaves_anchor = { $card } leaves, with the anchor on it
leave = { $name } leaves the table
correct_of = { $name }: correct
correct_how = Set what really lies on the table. Every change is kept at once and marked in the log; Undo takes it back.
value_ready = Workers at home
value_ship = Ship at
value_treasures = Treasures
value_shells = Shells
value_anchors = Anchors used
value_hand = Cards in hand
worker_home = Worker home from: { $place }
map_away = Give back: { $map }
map_more = Add a map
card_more = Add a card
row = { $row ->
    [0] above
   *[other] row { $row }
}
marker_down = { $what }: one row down
marker_up = { $what }: one row up
several_traits = It shows several things
known_tiles = Tiles your box already knows:
new_tiles = Another tile:
any_matches = Tap everything the tile shows; any of it makes a card match.
shows_this = The tile shows this
weather_top = Top effect
weather_bottom = Bottom effect
weather_write = Or write it down once, in your own words:
weather_keep = This card is face up
weather_later = Nobody has written this card down yet. Once it is, the app knows it:
weather_other = Does the card say something else? Put it right here:
islands_short = islands
weather_short = weather
maps_short = maps
ships_short = ships
part_seasons = Seasons of all players
part_rose = Wind rose, stack { $stack }: { $tile }
part_islands = Islands and tide
part_weather = Weather
part_maps = Map stacks
part_ships = Ship track
track = Ship track: { $ships }
player_season = { $passed ->
    [true] { $name } has passed.
   *[other] { $season ->
        [winter] { $name } is in winter.
        [spring] { $name } is in spring.
        [summer] { $name } is in summer.
       *[autumn] { $name } is in autumn.
    }
}
seasons = Seasons
rose = Wind rose
rose_how = A card that shows any of a tile’s signs matches it; each tile matched moves the ship.
tell_tile = Enter what tile { $stack } shows
other_tile = Tile { $stack } shows something else
islands = Islands and tide
island_up = Put right: island { $n } is face up
island_down = Put right: island { $n } is face down
weather = Weather
maps = Map stacks
stack_unknown = { $map }: not tracked
stack_left = { $map }: { $values } left, the first on top
stack_empty = { $map }: none left
kinds_unknown = { $n ->
    [one] Your box knows these kinds. One more it does not know yet: the stack that is none of them.
   *[other] Your box knows these kinds. { $n } more it does not know yet: the stacks that are none of them.
}
tell_once = Enter it once, and the question does not come back.
tell_map = Enter what map kind { $n } asks for
map_kind = Map kind { $n }
map_kind_how = Read the tile and count the cards of each colour it asks for. Your box remembers it, and the question does not come back.
map_kind_known = Already known: { $maps }. This is one of the others.
map_asks_this = The tile asks for this
ships = Ship track
ship_of = { $name }: { $n }
whose_turn = Whose turn is it really?
over = Everyone has passed
turn_of = { $name } · { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
}
