# Words that others are built with
terrain = { $on ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
}
on_terrain = { $on ->
    [plain] on a plain
    [mountain] in the mountains
   *[sea] on a sea
}
role = { $on ->
    [plain] explorer
    [mountain] robber
   *[sea] sailor
}
role_taken = { $on ->
    [plain] the explorer
    [mountain] the robber
   *[sea] the sailor
}
edge = { $edge ->
    [n] above
    [e] right
    [s] below
   *[w] left
}
edge_terrain_n = { $n ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
}
edge_terrain_e = { $e ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
}
edge_terrain_s = { $s ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
}
edge_terrain_w = { $w ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
}
and = { $first } and { $second }
comma = { $first }, { $second }
cities = { $n ->
    [0] no city
    [one] { $n } city
   *[other] { $n } cities
}
tiles = { $n ->
    [0] no tile
    [one] { $n } tile
   *[other] { $n } tiles
}
tile = { edge_terrain_n } above, { edge_terrain_e } right, { edge_terrain_s } below, { edge_terrain_w } left, { $cities }
tile_number = { $n ->
    [0] the start tile
   *[other] tile { $n }
}
spot_start = at the start tile
spot_across = { $n } { $way ->
    [right] right
   *[left] left
}
spot_along = { $n } { $way ->
    [down] down
   *[up] up
}
spot = { $across }, { $along } of the start tile
spot_straight = { $way } of the start tile
part_inside = inside
part_whole = the whole tile

# Refusals: the table
not_now = That cannot be done at this moment.
out_of_turn = It is { $turn }’s turn now, not { $name }’s.
no_such_player = Nobody plays in that seat.
too_few_people = At least two people play; there are { $n } here.
too_many_people = At most five people can play; there are { $n } here.
name_twice = Two players have the same name; nobody could tell them apart.
colour_twice = Two players have the same colour.
start_unknown = A map begins with the start tile: say what it shows.
removed_over = { $n ->
    [one] { $n } removed tile does not fit: more are named, or nobody could play a turn.
   *[other] { $n } removed tiles do not fit: more are named, or not everyone could play a turn.
}
ruling_fixed = This ruling is no option of the set-up.
midway_players = The game in progress has another number of players than the table.
no_tiles_left = { $n ->
    [0] All tiles are laid: there is none to draw.
    [one] Only { $n } tile is left to draw.
   *[other] Only { $n } tiles are left to draw.
}
tiles_left = { $n ->
    [one] { $n } tile is still to be laid; the game ends with the last one.
   *[other] { $n } tiles are still to be laid; the game ends with the last one.
}
last_person = Somebody has to stay at the table.
not_tracked = Nobody follows the map in this match.

# Refusals: tiles
spot_taken = This spot is taken by { tile_number }.
corner_only = The tile would touch others only at a corner; one edge at least must meet a tile.
not_adjacent = The tile would touch no other tile; one edge at least must meet a tile.
edge_differs = { $edge ->
    [n] Above
    [e] Right
    [s] Below
   *[w] Left
} { $ours ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
} would meet { $theirs ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
}; like goes on with like.
tile_laid = { $name } has laid a tile on this turn already.
no_copy_left = { $n ->
    [0] Your box has no such tile.
    [one] Your box has { $n } such tile, and it is used.
   *[other] Your box has { $n } such tiles, and all are used.
}
tile_fits = This tile fits: { $spot }.
bad_tile = { $what ->
    [edge_missing] An edge of this tile belongs to no part
    [edge_twice] An edge of this tile belongs to two parts
    [like_touching] Two parts of the same terrain touch: they would be one
    [city_off_shore] A city lies where no sea meets land
    [parts] This tile has too many parts, or names one it has not
   *[text] This is no tile
}: { $tile }

# Refusals: meeples
tile_first = { $name } lays a tile first.
one_action = { $name } has placed or taken back a meeple on this turn; only one of the two, and only once.
no_meeple_home = { $name } has no meeple at home.
area_occupied = { $name } has { $on ->
    [plain] an explorer on this plain
    [mountain] a robber in these mountains
   *[sea] a sailor on this sea
}, on { tile_number }.
not_this_tile = A meeple is placed on the tile just laid, on no other.
no_such_part = The tile has no such part.
not_your_meeple = The meeple there is { $name }’s.
no_such_meeple = { $name } has no meeple there.

# Refusals: numbers
tiles_missing = { $on ->
    [plain] A plain counts by its tiles: how many?
   *[other] A closed sea counts its tiles too: how many?
}
tiles_none = An area lies on one tile at least.
tiles_over = { $n } tiles are more than the { $limit } there can be.
negative_count = A count is never below zero.
count_over = { $n } is more than { $limit }, the most that makes sense here.
meeples_over = { $name } would have { $n } meeples; there are { $limit }.
name_empty = Player { $n } has no name.
not_a_map = { $what ->
    [edges] The edges between { $one } and { $other } differ.
    [apart] No tile leads from { $one } to { $other }.
    [too_large] The map has too many cells.
   *[empty] The map has no tile.
}
place_empty = Nothing lies there: { $place }.

# Warnings
one_tile = A closed area of a single tile: we count it as open; the book says nothing.
closed_at_end = It is closed, yet at the end everything counts as open.
cities_on_plain = Cities never count for a plain.
box_over = Your box tells { $n } tiles, but there are { $limit }. In question: { $kinds }.
tiles_lying = { $n ->
    [one] { $n } tile lies on the map
   *[other] { $n } tiles lie on the map
}; with { $left } to be drawn it should be { $due }.
fewer_tiles = { $n ->
    [one] { $n } tile left: turns are no longer equal.
   *[other] { $n } tiles left: turns are no longer equal.
}

# Questions
ask_tile = { $name }: lay a tile
ask_meeple = { $name }: a meeple?
ask_turn = { $name }: a tile, and what then?
ask_rest = { $name }: what follows the tile?
ask_count = { $name }: what is { role_taken } worth?
do_draw = Draw from any stack, show the tile, lay it.
do_open_tile = Lay one of your two open tiles, then draw another.
do_open_last = Lay one of your open tiles: the stacks are empty.
why_left = { $n ->
    [0] The last tile is laid.
    [one] { $n } tile left
   *[other] { $n } tiles left
}
why_home = { $n ->
    [0] { $name } has no meeple at home.
    [one] { $name } has { $n } meeple at home.
   *[other] { $name } has { $n } meeples at home.
}
why_count = At the end every area counts as open: tiles of a plain, cities of mountains and seas.
answer_lay = Lay a tile
answer_set_aside = It fits nowhere
answer_place = { $on ->
    [plain] Explorer
    [mountain] Robber
   *[sea] Sailor
} ({ $part })
answer_take = Take back { role_taken } on { tile_number }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
answer_done = { $last ->
    [yes] Nothing more: the game ends
   *[no] Nothing more
}
answer_nothing = { $laid ->
    [yes] Nothing more
   *[no] Tile, nothing more
}
answer_place_on = { $on ->
    [plain] Explorer on a plain
    [mountain] Robber in the mountains
   *[sea] Sailor on a sea
}
answer_take_off = Take back { role_taken }
answer_count = { $on ->
    [plain] { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
   *[other] { $n ->
        [0] no city
        [one] { $n } city
       *[other] { $n } cities
    }
}

# The log
log_lay = { $name } lays tile { $n }, { $spot }: { $tile }.
log_done = { $name } does nothing more.
log_place = { $name } places { $on ->
    [plain] an explorer
    [mountain] a robber
   *[sea] a sailor
} on { tile_number } ({ $part }).
log_take = { $name } takes back { role_taken } from { tile_number }. { $why } = { $points }. Total: { $total }.
log_mountain = { cities }: { $own } of its own, { $others } on { $plains ->
    [one] { $plains } plain
   *[other] { $plains } plains
}.
log_tile_only = { $name }: a tile, nothing more.
log_place_on = { $name }: a tile and { $on ->
    [plain] an explorer on a plain
    [mountain] a robber in the mountains
   *[sea] a sailor on a sea
}.
log_place_only = { $name }: { $on ->
    [plain] an explorer on a plain
    [mountain] a robber in the mountains
   *[sea] a sailor on a sea
}.
log_take_off = { $name } takes back { role_taken }. { $why } = { $points }. Total: { $total }.
log_set_aside = { $name }’s tile fits nowhere and leaves the game.
log_set_aside_named = { $name }’s tile fits nowhere and leaves the game: { $tile }.
log_put_map_away = The map is put away; only points and meeples are kept from now on.
log_finish = { $n ->
    [0] The game ends.
    [one] The game ends with { $n } tile left.
   *[other] The game ends with { $n } tiles left.
}
log_leave = { $name } leaves the table; the meeples stay.
log_learn = Learned about the box: { $fact ->
    [start] the start tile
    [kind] a kind of tile
    [board] the length of the score board
   *[edition] the edition
}.
log_count_begins = { $n ->
    [one] The last turn is over. { $n } meeple is left to count.
   *[other] The last turn is over. { $n } meeples are left to count.
}
log_end = { $name }, left at the end. { $why } = { $n }.
log_total = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
log_over = The game is over.
fix_points = Corrected: { $name } has { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
fix_home = Corrected: { $name } has { $n ->
    [0] no meeple
    [one] { $n } meeple
   *[other] { $n } meeples
} at home.
fix_back = Corrected: { $name } is back at the table.
fix_lift = Corrected: { $name } has no { role } there.
fix_add = Corrected: { $name }’s { role } stands { on_terrain }.
fix_tile = Corrected: what the tile shows, { $spot }: { $tile }.
fix_turn = Corrected: it is { $name }’s turn.
fix_left = Corrected: { $n ->
    [one] { $n } tile is left.
   *[other] { $n } tiles are left.
}

# The game and its open questions
title = Carcassonne: New Lands
ruling_one_tile_area = What is a closed area of one tile worth?
ruling_one_tile_area_ours = As much as an open one, like one of two tiles.
ruling_one_tile_area_other = The closed formula: twice, or cities and tile.
ruling_removed_with_five = How many tiles are removed with five people?
ruling_removed_with_five_ours = Three: then everyone has as many turns.
ruling_removed_with_five_other = One, as the text has it.
