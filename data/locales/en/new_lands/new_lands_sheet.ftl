part_points = Points
part_meeples = Meeples left
points = Points so far
followed = What was scored during the match stands on the receipt; here only points from before it.
laps = The score board was too short
laps_about = A lap has { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}.
lap_count = Whole laps
space = Space of the marker
take_laps = Take { $n }
meeples_about = Each meeple that still stands: tiles of a plain, cities of mountains and seas. At the end everything counts as open.
add = { $on ->
    [plain] Add an explorer
    [mountain] Add a robber
   *[sea] Add a sailor
}
meeple = { $n }. { $on ->
    [plain] explorer
    [mountain] robber
   *[sea] sailor
}
at_place = A meeple at { $place }, counted from the map.
was_closed = closed
take_away = Take away: { $what }
is_right = { $what ->
    [points] The points are right
   *[meeples] The meeples are right
}
field = { $what ->
    [points] points
    [taken] meeples taken back
    [corrections] corrections
    [name] name
   *[meeples] meeples left
}
about_people = Two to five people.
expected_meeple = expected a meeple: a terrain with its numbers, or a place of the map.
expected_terrain = expected one of { $known }.
expected_players = expected players, or a map.

# The course of a match
course = Points from round to round
course_about = The last dot has the meeples left at the end.
course_round = round { $round }: { $n }
course_end = end: { $n }
course_of = { $name }: { $values }
