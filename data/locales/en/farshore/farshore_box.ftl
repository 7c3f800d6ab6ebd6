about = What your own tiles and cards show. What you enter here counts in every match you start from now on; matches already begun stay as they are.

text_empty = Write down what the tile shows first.

first = Start here: one minute
first_about = { $n ->
    [one] { $n } wind rose tile is still unknown. Take it from the box and tap what it shows.
   *[other] { $n } wind rose tiles are still unknown. Take them from the box and tap what each shows: this saves the most taps later.
}
first_go = Enter the wind rose tiles

edition_about = The language of the box, whatever language the app speaks. Cards are called as printed where that is known; a name marked * is our translation until you correct it.

corrected = { $n ->
    [0] { $total } different cards, none corrected
   *[other] { $total } different cards, { $n } corrected
}
track_yours = as you entered it
track_shipped = as reported

tiles = Wind rose tiles
tiles_about = Four in each stack. Tap what a tile shows; if it shows several things, a card matches when it has any of them.
stack = Stack { $stack }
tile_of = Stack { $stack }: { $tile }
tile_next = Tile { $n } of { $total } shows:
tile_correct = This tile really shows:
tile_several = Stack { $stack }: a tile with several things
tile_keep = Stack { $stack }: keep this tile
tiles_all = All four tiles of this stack are known.

maps = Map tiles
maps_about = Six kinds. A city may take a tile when it has at least these cards.
map = Map kind { $n }
map_ask = How many cards of each colour does it ask for?
map_empty = A map tile asks for at least one card.

cards = Cards
cards_about = Correct a name, points, rarity or number of copies where your card says something else.
search = Search for a card
no_card = No card is called “{ $query }”.
all_cards = All cards
card_line = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $rarity ->
    [common] common
   *[unique] unique
} · { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}
card_yours = { $line } · yours
card_printed = The name on your card
card_name = Printed name
card_numbers = Numbers
card_points = Printed points
card_copies = Copies in the deck
card_colour = Colour
card_kind = Creature or construction
card_rarity = Common or unique
card_itself = Does it count itself?
yes_it_does = Yes, it does
no_it_does_not = No, it does not
card_back = Back to our data

shores = Shore spaces
shores_about = We call the four spaces by the resource beside them. Write down what yours really give.
shore_text = What it gives
shore_gains = As we know it: { $n } of this resource.

track = Ship track
track_about = The printed values from start to end, and the values with a chest.
track_now = { $n } steps, up to { $end }
track_how = Separate numbers with commas; 41–60 stands for every number from 41 to 60.
track_values = Printed values
track_chests = Values with a chest
track_wrong = That is no track: values rise from 0, and chests lie on printed values, in order.
track_back = Back to the reported track

islands = Islands
islands_about = Ten tiles. Note in your own words what each gives; the table then shows it.
island_new = Another island
island_text = What the island gives
island_add = Add the island
islands_all = All islands are noted.

weather = Weather cards
weather_about = Only for the higher levels of Krabita, or when your table plays with weather. Note them in your own words.
weather_new = Another weather card
weather_top = Upper effect
weather_bottom = Lower effect
weather_add = Add the weather card
weather_empty = Write down the upper effect first.

routes = Route cards
routes_about = Optional: once the whole deck is noted, the app can draw route cards for you.
route_new = Route card { $n }
route_card = Route card { $n }
route_section = { $where ->
    [top] Upper section
    [middle] Middle section
   *[bottom] Lower section
}
route_add = Add the route card
route_incomplete = A route card has three sections; choose something in each.
spot_red_card = { $action ->
    [treasure] Red card: treasure
    [ship] Red card: ship
   *[card] Red card: play a card
}
spot_docks = Docks, ship +{ $n }
spot_lookout = { $colour ->
    [green] Lookout, discard green
    [blue] Lookout, discard blue
    [brown] Lookout, discard brown
    [red] Lookout, discard red
   *[purple] Lookout, discard purple
}

file_other = { $file } is not a Farshore box of this app. Nothing was changed.
preview_edition = Edition: { $edition ->
    [en] English
    [pl] Polish
    [ru] Russian
    [de] German
   *[fr] French
}
