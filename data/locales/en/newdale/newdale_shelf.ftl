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
every_stage = All chapters
stage = Chapter { $stage }
luck = Luck
made = Productions that worked: { $made } of { $tried }; by the odds { $hoped }
made_row = { $row ->
    [lazy] Lazily
    [diligent] Diligently
   *[normal] Normally
}: { $made } of { $tried }, by the odds { $hoped }
draws = Drawn from the bag
colour = { $figure ->
    [yellow] Yellow
    [green] Green
    [red] Red
   *[blue] Blue
}: { $drawn }, on average { $mean }
habits = Habits
cards = Cards spent on missing assistants: { $n }
wasted = Coins lost without change: { $n }
tokens = Bonus tokens used: { $n }; points they paid: { $points }
bought = Marker { $n }, bought { $times ->
    [one] once
   *[other] { $times } times
}: in round { $round } on average
seats = Cups by seat
seat_won = Seat { $seat }: { $n } of { $of }
alone = Alone
targets = Targets reached: { $n } of { $of }
