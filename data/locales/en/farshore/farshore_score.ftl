# The receipt
shells = { $n ->
    [0] No shells
    [one] { $n } shell
   *[other] { $n } shells
}
card = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }, { $each } each
}
cards_counted = { $rarity ->
    [unique] unique{ " " }
    [common] common{ " " }
   *[any] { "" }
}{ $colour ->
    [green] green{ " " }
    [blue] blue{ " " }
    [brown] brown{ " " }
    [red] red{ " " }
    [purple] purple{ " " }
   *[any] { "" }
}{ $kind ->
    [creature] creatures
    [construction] constructions
   *[any] cards
}
part = { $what }: { $n }
bonus_treasures = unspent treasures
bonus_maps = map tiles
bonus_chests = chests reached
bonus = { $card }: { $each } × { $n } ({ $what }), besides the printed { $printed }
krabita_cards = { $what }: { $n }, { $each } each
treasures = { $n ->
    [0] No treasures
    [one] { $n } treasure, { $each } each
   *[other] { $n } treasures, { $each } each
}
maps = { $n ->
    [0] No map tiles
    [one] { $n } map tile: { $sum } × { $n }
   *[other] { $n } map tiles: { $sum } × { $n } (tile by tile { $tiles })
}
ship = Ship at { $n }

group_shells = Shells
group_cards = Cards
group_purple = Purple cards
group_treasures = Treasures
group_maps = Maps
group_ship = Ship

# The result
tie_decided = Tied with { $name }; { $by ->
    [ship] the farther ship decides
    [maps] the ships are level, more map tiles decide
    [treasures] ships and map tiles are level, more treasures decide
   *[resources] only the resources left differ and decide
} ({ $ours } : { $theirs }).
krabita_beaten = { $krabita } is beaten by { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
krabita_ahead = { $krabita } is ahead of { $name } by { $n ->
    [one] { $n } point
   *[other] { $n } points
}.

# What is wrong with a sheet
nobody = There is no person on the sheet: Krabita never sails alone.
people_over = The sheet has { $n } people, but at most 4 can play.
krabita_twice = Krabita is on the sheet more than once.
krabita_with_four = Krabita joins up to 3 people, not 4.
name_empty = Player { $n } has no name.
name_twice = Two players are called { $name }: give each a name of their own.
negative = { $name } cannot have { $n } { $what ->
    [shells] shells
    [treasures] treasures
   *[resources] resources
}: less than none is impossible.
city_over = { $name }’s cards take { $n } spaces, but a city has { $limit }.
unique_twice = { $name } has { $n } copies of { $card }, which is unique: one per city.
copies_over = { $n } copies of { $card } are on the table, but the deck has only { $copies }.
colour_over = { $n } { $colour ->
    [green] green
    [blue] blue
    [brown] brown
    [red] red
   *[purple] purple
} cards are on the table, but the deck has only { $copies }.
map_value = { $name } has a map tile worth { $value }; with this many players the tiles are worth { $values }.
map_twice = { $name } has { $n } map tiles of the kind “{ $kind }”: one per kind.
maps_over = { $name } has { $n } map tiles, but there are only { $limit } kinds, one tile of each.
map_taken = The tile worth { $value } of the kind “{ $kind }” is entered { $n } times; with this many players the stack has { $limit }.
value_taken = { $n } map tiles worth { $value } are entered; with this many players there are { $limit }.
map_skipped = Map tiles “{ $kind }”: a lower tile is entered while a higher one above it is still in the stack.
map_unmet = { $name }’s city does not meet the requirement of the map tile “{ $kind }”. Fine if cards have left the city since.
ship_below = { $name }’s ship cannot be at { $n }: the track starts at 0.
ship_beyond = { $name }’s ship cannot be at { $n }: the track ends at { $end }.
ship_between = { $name }’s ship is at { $n }, which the track as we know it lacks; the nearest are { $below } and { $above }.
chests = { $name } has { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}, but the ship has passed { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
} and she spends nothing.
krabita_has_none = { $name } scores no { $what ->
    [shells] shells
   *[resources] resources
}; they are not counted.
tie_unsure = The tie may hang on the number of map tiles, and { $name } entered only their points.
points_negative = { $name } cannot have { $n } points for { $group ->
    [shells] shells
    [treasures] treasures
   *[maps] maps
}: less than none is impossible.
treasures_odd = { $name } has { $n ->
    [one] { $n } point
   *[other] { $n } points
} for treasures; each treasure is worth { $each }, so one point does not fit.
map_points = { $name } has { $n } points for maps, but more than { $most } is not possible.
bonus_unsure = { $card } counts map tiles, and { $name } entered only their points. Enter the tiles, or the points of the purple cards too.

# What is wrong with a file
unknown_card = unknown card "{ $text }".
unknown_card_nearest = unknown card "{ $text }"; did you mean { $nearest }?
unknown_map = unknown kind of map "{ $text }"; expected { $known }, or a colour.
expected_ship = expected a whole number from 0 to { $end }.
expected_map = expected a value such as 2, or an object with kind and value.
