# Starting
captain = { $name ->
    [Krabita] Krabita
   *[other] { $name }
}
with_opponent = Krabita played too

# The sheet
part_city = City
part_city_of = City { $n }/{ $limit }
part_maps = Maps
part_numbers = Ship and supply

# A city
spaces = { $n } of { $limit } spaces taken, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
search = Search a card
clear = Clear the search
all_cards = All
in_the_city = In the city
added = Added: { $card }
empty_city = No cards yet.
no_card_found = No card is called that. Two letters are enough, in any language of the box.
cards_green = Green production
cards_blue = Blue governance
cards_brown = Brown travellers
cards_red = Red destinations
cards_purple = Purple prosperity
left = { $n ->
    [0] none left
   *[other] { $n } left
}
held = { $n } in, { $left ->
    [0] none left
   *[other] { $left } left
}
take_away = Take away { $card }
krabita_by_colour = Krabita’s cards count by colour alone: { $purple } for each purple one, { $other } for every other.
rename_tap = Tap the card that your box calls by another name.
printed_name = Name printed on the card
keep_name = Keep this name
renamed = { $name }: remembered in My box.

# Numbers
shells = Shells
treasures = Treasures
resources = Resources left
ship = Ship, printed value
resources_only_ties = They only decide a tie.
tap_the_track = Or tap the space on the track.
ship_at = Ship at { $n }
is_right = { $what ->
    [cards] The city is right
    [maps] The maps are right
    [shells] The shells are right
    [treasures] The treasures are right
    [ship] The ship is right
   *[resources] The resources are right
}
field = { $what ->
    [cards] city
    [maps] maps
    [shells] shells
    [treasures] treasures
    [ship] ship
    [name] name
   *[resources] resources
}

# Maps
maps_points = { $n ->
    [0] No map tiles
    [one] { $n } map tile, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $n } map tiles, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
tile_of = { $kind }: worth { $value }
no_tile_of = { $kind }: none
kind_not_noted = Kind not noted
kind_not_noted_why = When only the value matters to you. The number of tiles and their values are what counts.
add_tile = Add a { $value }
loose_tile = A tile worth { $value }
drop_tile = Take away tile { $n }, worth { $value }

# Players
about_people = One to four people, and Krabita with up to three of them.
add_opponent = Add Krabita

# Count check
count_how = A second person enters { $name }’s city without looking at the first count. Then only what differs is shown.
count_people_only = Only a person’s city can be counted twice.
counts_agree_more = Card for card the same city.
counts_differ = { $n ->
    [one] { $n } card differs
   *[other] { $n } cards differ
}
differs = { $card }: { $first } in the first count, { $second } in the second

# The receipt
ships = The ships through the year
way = { $name }: { $values }
season = { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
}
way_season = { season } { $n }

# What was corrected
log_number = { $name }, { $what ->
    [shells] shells
    [treasures] treasures
    [ship] ship
   *[resources] resources
}: { $now }, before { $was }
log_maps = { $name }, map tiles: { $now }, before { $was }
log_total = { $name }, { $what ->
    [shells] shells
    [cards] cards
    [purple] purple cards
    [treasures] treasures
    [maps] maps
   *[ship] ship
} by hand: { $now }, before { $was }
log_card = { $name }, { $card }: { $now }, before { $was }
