part_numbers = Points and houses
part_goods = Goal and goods
part_buildings = Buildings
part_table = The table
about_people = One to four people.
track = Score track
track_about = Where the token stands; with 50+ add 50.
fists = Fists
fists_about = On special buildings and sailors.
mission = Mission houses
mission_about = Own houses in cities with one of its symbols.
both = Of them with both symbols
both_about = Each counts twice at this table.
chapter = What the Chronicles add
chapter_about = Below zero if they take.
goal = Points of the goal
goal_about = 0 for none.
coins = Coins of the goods left
coins_about = After the goal is paid; every 5 are a point.
in_numbers = In numbers
plan_it = Plan it for me
plan_about = Tap the goods that lie there, their prices, and what a chain eats.
add_good = Add a good
price = price
eats = { $what } is made of
hand_cards = cards with { $what }
take_away = Take away { $what }
goal_none = None
goal_option = { $n } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
goal_half = Goal { $n }
goal_coins = coins
goal_points = points
tell_goal = Enter a goal of the chapter card
planning = Working it out …
plan_over = More ways than can be worked out; choose the chains yourself.
plan = The best plan
plan_run = { $n } × { $makes } « { $eats }
plan_token = { $n } × token: { $eats }
plan_goal = Goal: { $n }, paid with { $paid }
plan_no_goal = No goal is paid.
plan_left = Left: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $n } in points
plan_ring = Some chains feed each other in a ring: that part is left to you.
one_by_one = One by one
in_all = In all
buildings = Points of all buildings
buildings_so_far = Buildings: { $n }, points: { $points }
tap_points = Tap the points of each building.
take_points = Take away { $n }
add_points = Building with { $n }
which_chapter = The chapter
start = Who started round 1?
start_about = It only decides a tie.
start_untold = Not told
is_right = { $what ->
    [track] The track is right
    [fists] The fists are right
    [goal] The goal is right
    [coins] The coins are right
    [mission] The mission is right
    [buildings] The buildings are right
   *[chapter] The Chronicles are right
}
field = { $what ->
    [track] track
    [fists] fists
    [goal] goal
    [coins] coins
    [goods] goods
    [mission] mission
    [both] both symbols
    [holder] who holds it
    [buildings] buildings
    [name] name
    [start] starter
   *[chapter] Chronicles
}
other_cards = other cards
