title = Shelf
search = Search by name
any = All
more_filters = More filters
fewer_filters = Fewer filters
status = { $status ->
    [running] Running
    [finished] Finished
   *[abandoned] Abandoned
}
filter = { $status ->
    [running] Running
    [finished] Finished
   *[abandoned] Abandoned
}
any_game = All games
opponent_True = With an opponent of the app
opponent_False = Without one
with = { $name }
found = { $n ->
    [one] { $n } match of { $total }
   *[other] { $n } matches of { $total }
}
more = Show { $n } more
nothing_found = There is no such match.
show_all = Show all
empty = The shelf is still empty
empty_about = Every match you play or score is kept here by itself: to go on with, to look up, to compare.

score = { $name }: { $points }
nameless = A match without names
only_sheet = score only
on = { $year }-{ $month }-{ $day }
closed = A match that cannot be opened
closed_about = { $file } was made by a later version, or is out of reach. It stays where it is.

actions = More: { $name }
continue = Continue
sheet = Score sheet
log = Log
again = Play again with the same people
abandon = Abandon
take_up = Take up again
take_off = Delete
abandoned = Abandoned. It stays on the shelf.
taken_up = The match goes on.
taken_off = Deleted from the shelf. It stays in the bin until you empty that in the settings.
put_back = It is back on the shelf.
stays = The match could not be deleted; it is still here.
not_kept = This could not be written to disk. Try again when there is room.

statistics = Statistics
back = The shelf
everybody = Everybody
none_finished = No match has been finished yet, so there is nothing to count.
one_is_none = One game is no statistic. From the second on, this page has something to say.
counted = { $n ->
    [one] Over { $n } finished match.
   *[other] Over { $n } finished matches.
}
won_of = { $tied ->
    [0] { $won } of { $played } won
   *[other] { $won } of { $played } won, { $tied } tied
}
averages = Average points
mean_total = { $n } points in all
way = { $left_out ->
    [0] { $n } matches
   *[other] The last { $n } matches
}: { $first } at first, { $last } in the latest; best { $best }, on average { $mean }.
oldest = oldest
latest = latest
persons = Person by person
record = { $played ->
    [one] { $played } match
   *[other] { $played } matches
}, { $won } won · best { $best } · on average { $mean }
decimal = { $whole }.{ $tenth }
record_helped = With a head start: { $n }
won_by = Winner: { $names }
any_level = All levels
totals = Totals over time
totals_legend = { $who ->
    [nobody] The best person of each match; a filled dot is a win.
   *[other] { $who }, match by match; a filled dot is a win.
}
totals_opponent = The other line: { $name }
totals_how = Tap a match to open it.
totals_told = The last { $n } matches: { $first } at first, { $last } in the latest, best { $best }; { $won } won.
total_of = { $day }: { $ours }{ $won ->
    [yes] , won
   *[no] {""}
}
