# The receipt
track = Score track: { $n }
military = Fists: { $n }
goal = Chapter goal: { $n }
goal_planned = Chapter goal, goods worth { $coins } paid
goal_unpaid = No chapter goal is paid
goal_paid = Chapter goal, paid with { $paid }
goods = Goods left, in coins: { $n }; a point for every { $each }
goods_planned = { $runs }. { $left }
run = { $n } × { $makes } « { $eats }
plus = { $first } + { $second }
cards_of = cards with { $what }
paid_with = { $n } × { $what }
mission = Mission houses: { $n }, with both symbols: { $both }, { $each } each
buildings = Buildings: { $n } ({ $sum })
buildings_total = Buildings, added up
chapter = What the Chronicles add or take
entered = Entered as a total

# Groups
group_track = Score track
group_military = Military
group_goal = Chapter goal
group_goods = Goods left
group_mission = Secret mission
group_buildings = Buildings
group_chapter = Chronicles

# The result
wins = { $name } wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
tie_decided = Tied with { $others }; { $name } sits further from the bag in player order.
start_wanted = { $name } are tied at { $n }: tell who started, and the tie is broken.
target_reached = The target of { $n } is reached.
target_short = Short of the target of { $target } by { $n }.

# What is wrong with a sheet
name_empty = Player { $n } has no name.
name_twice = Two players are called { $name }: give each a name of their own.
people_over = The sheet has { $n } people, but at most 4 can play.
unknown_chapter = There is no chapter “{ $chapter }”; expected I, II, IIIa, IIIb, IVa, IVb, V, VI, VII or VIII.
no_such_start = Nobody sits in seat { $n }; seats are counted from 0.
negative = { $name }, { $what ->
    [fists] fists
    [goal] points for the goal
    [coins] coins
    [mission] mission houses
   *[both] houses with both symbols
}: { $n } is less than none.
mission_houses_over = { $name } has { $n } mission houses, but nobody has more than { $most } houses.
buildings_over = { $name } has { $n } buildings, but houses only for { $most }.
goal_kind = { $name } has { $n } for the goal, which neither option pays.
no_such_good = { $name }: a chain eats { $good }, which nobody makes and the hand does not have.
points_untold = { $name }: the points of the buildings are not all told.
houses_do_not_match = { $name } has { $n } mission houses, but houses on the map: { $houses }.
chain_ring = { $name }: chains feed each other in a ring; that part is left to you.
plan_over = { $name }: more ways to plan these goods and chains than can be worked out; enter the points of goal and goods yourselves.
military_untold = { $name }: nobody told the fists, so the military points may be wrong.
start_untold = There is a tie: tell who started the chapter.

# Corrections
log_chapter = Chapter: { $now }, before { $was }
log_start = Starter or bag: { $now }, before { $was }
log_number = { $name }, { $what ->
    [track] score track
    [fists] fists
    [goal] chapter goal
    [coins] coins left
    [mission] mission houses
    [both] houses with both symbols
    [chapter] Chronicles
   *[buildings] buildings
}: { $now }, before { $was }
log_goods = { $name }, goods: { $now }, before { $was }
log_total = { $name }, { $what ->
    [track] score track
    [military] military
    [goal] chapter goal
    [goods] goods left
    [mission] mission
    [buildings] buildings
   *[chapter] Chronicles
} as a total: { $now }, before { $was }

# The screens
expected = { $what }
expected_id = expected small letters, digits and _.
