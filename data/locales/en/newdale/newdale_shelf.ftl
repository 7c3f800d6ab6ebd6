opponent = { $name }
opponent_True = With an opponent
opponent_False = Without an opponent
level = Level { $level }
no_level = No level
against = Against an opponent
group = { $group ->
    [track] Score track
    [military] Military
    [goal] Chapter goal
    [goods] Goods left
    [mission] Secret mission
    [buildings] Buildings
   *[chapter] Chronicles
}
over_time = { $what ->
    [track] The track over time
   *[houses] Buildings over time
}
way_of = { $what ->
    [track] Where the token stood at the end.
   *[houses] How many buildings there were.
}
way_best = { $what ->
    [track] The farthest token of each table.
   *[houses] The most buildings of each table.
}
when = Chapter { $chapter }, round { $round }
chapter = Chapter { $chapter }
