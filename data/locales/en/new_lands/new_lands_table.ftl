turn_of = { $name }’s turn
over = The game is over
letter = { $on ->
    [plain] P
    [mountain] M
   *[sea] S
}
role = { $on ->
    [plain] Explorer
    [mountain] Robber
   *[sea] Sailor
}
cities = Cities
tiles = Tiles

# The strip
person = { $name }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}, { $home } at home{ $turn ->
    [yes] , playing now
    [left] , left the table
   *[no] {""}
}
tiles_left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
turns_each = { $n ->
    [one] { $n } turn each
   *[other] { $n } turns each
}
turns_more = { turns_each }, { $names } { $more }

# The Ledger
take_which = Or a meeple comes home:
none_out = { $name } has no meeple out.
take_short = { $on ->
    [plain] Explorer home
    [mountain] Robber home
   *[sea] Sailor home
}
take_back = { $on ->
    [plain] Take back explorer { $n }
    [mountain] Take back robber { $n }
   *[sea] Take back sailor { $n }
}
take_title = { $name } takes back { $on ->
    [plain] an explorer
    [mountain] a robber
   *[sea] a sailor
}
open = Open
closed = Closed
small = Closed, 2 tiles only
small_short = 2 tiles
small_area = { $tiles ->
    [1] One tile only
   *[other] Two tiles only
}
formula = { $on ->
    [plain] { $state ->
        [open] Tiles: { $tiles } = { $n }
        [small] { small_area }, as open: { $n }
       *[closed] 2 × { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        } = { $n }
    }
    [mountain] { $state ->
        [open] Cities: { $cities } = { $n }
        [small] { small_area }, as open: { $cities } = { $n }
       *[closed] 2 × { $cities ->
            [one] { $cities } city
           *[other] { $cities } cities
        } = { $n }
    }
   *[sea] { $state ->
        [open] Cities: { $cities } = { $n }
        [small] { small_area }, as open: { $cities } = { $n }
       *[closed] { $cities ->
            [one] { $cities } city
           *[other] { $cities } cities
        } + { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        } = { $n }
    }
}
write_down = Write down { $n }
more_than = { $what }: { $n } or more

# A tile
tap_spot = Tap a free spot (+) on the map.
spots_listed = Free spots ({ $n })
aside = It fits none: which tile?
aside_which = Tap the tile that leaves the game; those that fit somewhere are left out.
aside_none = Every tile that is known fits somewhere.
meeples_listed = Meeples ({ $n })
asks = { $edge } { $on ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
}
which_tile = { $name }: which tile?
edges = Above { $n ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
}, right { $e ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
}, below { $s ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
}, left { $w ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
}: { $tiles ->
    [0] not known yet
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
parts = { $n ->
    [one] { $n } part
   *[other] { $n } parts
}
legend_number = A number: so many known tiles have these edges.
legend_plus = +: none is known yet; you build yours once.
legend_left = The number: so many of it are left to draw.
legend_letters = P plain, M mountains, S sea.
none_of_these = None of these
lay_it = Lay it
over_again = Start over
same_spot = The same spot, another tile
which_edges = Which edges does it have?
which_edge = What lies at this edge: { $edge }?
edge_is = { $edge }: { $on ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
}
which_shape = Which shape does it have?
shape = Shape { $n }, { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}
tap_borders = Tap each shore with a city; again for two, again for none.
border = { $on ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
} ({ $one }) and { $beside ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
} ({ $other }): { $n ->
    [0] no city
    [one] { $n } city
   *[other] { $n } cities
}
other_shape = Another shape

# A meeple
or_next = Nothing more? Simply tap where { $name } lays the next tile.
stands = { $on ->
    [plain] explorer on a plain
    [mountain] robber in the mountains
   *[sea] sailor on a sea
}
numbers = { $on ->
    [plain] explorer
    [mountain] robber
   *[sea] sailor
}, { $n ->
    [0] start tile
   *[other] tile { $n }
}. Now { $now }, { $gaps ->
    [0] closed { $close }
   *[other] closed { $close } or more
}, end { $end }
counted = Tiles { $tiles }, cities { $cities }, { $gaps ->
    [0] closed
    [one] open to { $gaps } spot
   *[other] open to { $gaps } spots
}.
on_tiles = On tiles { $tiles } (0 is the start tile).
meeple_of = { $name }: { $on ->
    [plain] explorer
    [mountain] robber
   *[sea] sailor
}
meeple_gone = This meeple has come home.
lift = It does not stand there: lift it without points
stands_here = { $name }’s { $on ->
    [plain] explorer
    [mountain] robber
   *[sea] sailor
} stands here
stands_elsewhere = It stands elsewhere on this tile
tile_other = { $n ->
    [0] The start tile
   *[other] Tile { $n }
} shows something else
tile_is = This is what it shows

# The map
closer = Closer
farther = Farther
whole = The whole map
last_tile = The last tile
turn_view = Turn the view

# People and corrections
person_points = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
no_lines = Nothing scored yet.
correct = Put right
value_points = Points
value_home = Meeples at home
out = { $on ->
    [plain] Explorers out
    [mountain] Robbers out
   *[sea] Sailors out
}
leave = Leaves the table
not_written = Or take back one whose placing nobody wrote down:
back_at_table = Back at the table
whose_turn = Whose turn is it?
tiles_left_to_draw = Tiles left to draw
tile_less = One tile less to draw
tile_more = One tile more to draw
put_map_away = Put the map away
finish = End the game now
take_points = { $on ->
    [plain] Explorer home
    [mountain] Robber home
   *[sea] Sailor home
}: { $n }

# The map in words
laid_tile = { $n ->
    [0] start tile
   *[other] tile { $n }
}{ $whose ->
    [yes] , { $name }
   *[no] {""}
}: { $tile }
area = { $on ->
    [plain] Plain
    [mountain] Mountains
   *[sea] Sea
}, { $closed ->
    [yes] closed
   *[no] open
}
area_row = Tiles { $tiles }. Now { $now }, end { $end }
areas_listed = All areas ({ $n })
sum_now = Taken back now. { $sum }
sum_close = Once closed, at least. { $sum }
sum_end = Left to the end. { $sum }

# What is left of a complete box
left = What is left
left_unknown = Only a box of which all 84 tiles are known tells what is left.
left_count = { $n ->
    [one] { $n } tile is not on the table.
   *[other] { $n } tiles are not on the table.
}
left_more = { $n ->
    [one] { $n } of them was removed or left the game unseen.
   *[other] { $n } of them were removed or left the game unseen.
}
left_of = { $tile }: { $n } left

# Any shape
free_joined = Which edges belong together?
free_inside = Does a part lie inside, at no edge? Add it:
free_add = Inside: { $on ->
    [plain] a plain
    [mountain] mountains
   *[sea] a sea
}
free_inner = Inside { $n }: { $on ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
}
free_touch = What touches along a line?
free_part = { $on ->
    [plain] plain
    [mountain] mountains
   *[sea] sea
} ({ $where })

# Keys
key_arrows = To the next free spot; Enter opens it
key_edges = The next edge: plain, mountains, sea
key_nothing = Nothing more
key_meeples = Meeples on the map
key_spots = Free spots as a list
key_whole = The whole map
key_zoom = Closer, farther
key_back = Back
key_new = None of these tiles

# What would it be worth?
what_if = What would it be worth?
worth_short = now { $now }, end { $end }
changes_nothing = Changes nothing for the meeples that stand.
tile_changes = { $name }, { $on ->
    [plain] explorer
    [mountain] robber
   *[sea] sailor
}: now { $was }, then { $now }; end { $was_end }, then { $end }
