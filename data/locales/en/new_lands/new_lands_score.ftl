# The receipt
points = { $n ->
    [1] Points so far
   *[other] Points so far: { $parts }
}
corrected = Corrected by the table
taken_plain = { $state ->
    [open] Open plain: { $tiles }
    [small] Small closed plain: { $tiles }
   *[closed] Closed plain: 2 × { $tiles }
}
taken_mountain = { $state ->
    [open] Open mountains: { $cities }
    [small] Small closed mountains: { $cities }
   *[closed] Closed mountains: 2 × { $cities }
}
taken_sea = { $state ->
    [open] Open sea: { $cities }
    [small] Small closed sea: { $cities }
   *[closed] Closed sea: { $cities } + { $tiles }
}
end_plain = { $state ->
    [closed] Plain, closed, counts as open: { $tiles }
   *[open] Plain: { $tiles }
}
end_mountain = { $state ->
    [closed] Mountains, closed, count as open: { $cities }
   *[open] Mountains: { $cities }
}
end_sea = { $state ->
    [closed] Sea, closed, counts as open: { $cities }
   *[open] Sea: { $cities }
}
group_play = So far
group_plain = Plains
group_mountain = Mountains
group_sea = Seas
group_correction = Corrections
group_end = At the end

# The result
wins = { $name } wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
ahead = { $n ->
    [one] { $n } point
   *[other] { $n } points
} ahead of the next.
shared = Shared victory with { $n ->
    [one] { $n } point
   *[other] { $n } points
}: { $name }. The book has no tie-break.

# What a correction changed
log_map = The map was changed.
log_final = { $final ->
    [yes] The meeples count as left at the end.
   *[no] The meeples count as taken back now.
}
log_ruling = { $ruling ->
    [one_tile_area] Another reading: a closed area of one tile.
   *[removed_with_five] Another reading: tiles removed with five people.
}
log_number = { $name }, { $what ->
    [points] points so far
   *[corrections] corrections
}: { $now }, before { $was }
log_meeple = { $name }, { $sign ->
    [added] added
   *[gone] removed
}: { $what }
