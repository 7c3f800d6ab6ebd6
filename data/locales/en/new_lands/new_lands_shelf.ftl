opponent = { $name }
opponent_True = With an opponent
opponent_False = People only
no_level = No level
against = Against an opponent
group = { $group ->
    [play] Points typed in
    [plain] Explorers
    [mountain] Robbers
    [sea] Sailors
    [correction] Corrections
   *[end] At the end
}
over_time = { $what ->
    [taken] Meeples taken back
    [largest] The largest scoring
    [mean] Points per taking back
    [left] Meeples left at the end
    [given_away] Given away at the end
   *[stood] Tiles a meeple stood
}
way_of = { $what ->
    [taken] How many meeples came home in each match.
    [largest] The most points of one taking back.
    [mean] The mean of all takings back.
    [left] How many meeples stood at the end.
    [given_away] What closed areas would have brought in play, less what they brought at the end.
   *[stood] The mean number of tiles laid while a meeple stood.
}
way_best = { $what ->
    [taken] The most meeples taken back at each table.
    [largest] The largest scoring at each table.
    [mean] The best mean at each table.
    [left] The most meeples left at each table.
    [given_away] The most given away at each table.
   *[stood] The longest stay at each table.
}
level = { $level }
takings = Points per taking back
mean_of = { $on ->
    [plain] Explorers
    [mountain] Robbers
   *[sea] Sailors
}, { $state ->
    [closed] closed
   *[open] open
}: { $mean } on average, { $n ->
    [one] { $n } time
   *[other] { $n } times
}
