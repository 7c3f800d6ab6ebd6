# Starting
start = Score a finished table
start_more = For a game that was not followed here: say who played, then enter what lies on the table.
players = Players
name_of = Player { $n }
person = Player { $n }
captain = { $name ->
    [Krabita] Krabita
   *[other] { $name }
}
with_krabita = Krabita played too
add_person = Add a person
one_person_less = One person less
begin = Enter the points

# The sheet
title_sheet = Score sheet
title_people = Players
title_count = Count check
title_receipt = Receipt
title_share = Share
failing = Not saved yet
back = Back
to_receipt = Receipt
total = Total
tab = { $name }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cell = { $name }, { $what }: { $n }
part_city = City
part_city_of = City { $n }/{ $limit }
part_maps = Maps
part_numbers = Ship and supply
part_totals = Quick totals

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
rename_a_card = Rename a card
rename_tap = Tap the card that your box calls by another name.
printed_name = Name printed on the card
keep_name = Keep this name
renamed = { $name }: remembered in My box.

# Numbers
sums = You can enter a sum: 4+3+3.
shells = Shells
treasures = Treasures
resources = Resources left
ship = Ship, printed value
resources_only_ties = They only decide a tie.
tap_the_track = Or tap the space on the track.
ship_at = Ship at { $n }
please_check = Please check
is_right = { $what ->
    [cards] The city is right
    [maps] The maps are right
    [shells] The shells are right
    [treasures] The treasures are right
    [ship] The ship is right
   *[resources] The resources are right
}
still_to_check = Still to be checked
unchecked = { $name }: { $what }
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

# Totals
about_totals = Points counted by hand. A field left empty is counted by the sheet.
counted_by_hand = Counted by hand
sheet_counts = Counted by the sheet
by_hand_mark = A dot marks points that were counted by hand.

# Players
about_people = One to four people, and Krabita with up to three of them.
add_krabita = Add Krabita
remove = Remove player { $n }
removed = { $name } is off the sheet.
done = Done

# Checks
checks = Worth a look
rule = Rule, { $page }
count_anyway = Our table says so
not_so = Not so after all
cannot_be = That cannot be
enter_anyway = Our table says so
enter_anyway_why = The table decides: whatever is entered anyway is marked on the sheet.
never_mind = Never mind

# Count check
count_again = Count check
count_how = A second person enters { $name }’s city without looking at the first count. Then only what differs is shown.
count_people_only = Only a person’s city can be counted twice.
compare = Compare
counts_agree = Both counts agree
counts_agree_more = Card for card the same city.
counts_differ = { $n ->
    [one] { $n } card differs
   *[other] { $n } cards differ
}
differs = { $card }: { $first } in the first count, { $second } in the second
keep_first = Keep the first count
keep_second = Keep the second count
count_on = Count on
second_kept = The second count is in the sheet.

# The receipt
alone = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
finish = Finish the score
finished = The score is on the shelf.
not_finished = { $n ->
    [one] One thing stands
   *[other] { $n } things stand
} in the way: { $why }
back_to_sheet = Back to the sheet
share = Share
correct = Correct
home = To the start
ships = The ships through the year
way = { $name }: { $values }
season = { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
}
way_season = { season } { $n }
past = Compared with before
past_best = { $name }: a new best, by { $by ->
    [one] { $by } point
   *[other] { $by } points
}, after { $n ->
    [one] { $n } earlier match
   *[other] { $n } earlier matches
}.
past_equal = { $name }: level with the best of { $n ->
    [one] { $n } earlier match
   *[other] { $n } earlier matches
}.
past_below = { $name }: best so far { $best }, average { $mean }, over { $n ->
    [one] { $n } earlier match
   *[other] { $n } earlier matches
}.
corrections = Corrected afterwards
corrected = { $when } · { $what }
fill_again = Fill in again from the record
filled_again = The sheet shows what the match recorded.

# What was corrected
log_joined = { $name } was added
log_left = { $name } was removed
log_name = { $name }, called { $was } before
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
before = When this match was kept it came to: { $scores }. What we know of the cards or how we read the rules has changed since; that result stays on the shelf until somebody changes the sheet.
locked = The rules can no longer follow the record of this match, so its sheet stays as it was kept. The log says where it stops.
behind = What was recorded at the table says otherwise: perhaps the match went on after this sheet was begun.
