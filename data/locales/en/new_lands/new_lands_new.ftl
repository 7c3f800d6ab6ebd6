people = Who plays?
game = How do you play?
middle = Where does the game stand?
start = What does the start tile show?
layout = Lay out the box

# People
piece = { $piece ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [black] Black
   *[purple] Purple
}

# The game
depth = How much do you want to follow?
ledger_name = Ledger
ledger_means = Points, meeples, tiles and turns. One tap a turn; you count the areas yourselves.
map_name = Map
map_means = Every tile as it lies. The app knows who stands where and counts everything.
beginning = When do you start?
from_start = At the beginning
in_middle = In the middle of a game
variant = For experienced players
closed_tiles = Tiles are drawn
open_tiles = Two open tiles each
removed_about = { $n ->
    [one] With so many people, { $n } removed tile makes turns equal.
   *[other] With so many people, { $n } removed tiles make turns equal.
}
removed = Removed tiles
removed_named = Removed tiles by name: { $n } of { $of }
removed_which = Only if you like. Tap what lies beside the score board: the list of what is left then knows it.
removed_more = Removed: { $tile }
removed_less = Not removed after all: { $tile }
turns_of = { $name } { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}

# The start tile
start_about = The tile with the blue back. Nobody has checked the report: compare it with yours.
start_yours = Your box
start_reported = Reported
start_built = Built
start_other = It shows something else
this_start = This is the start tile

# In the middle
turn = Whose turn is it?
left = Tiles still to be drawn
points = Points so far
out = { $on ->
    [plain] Explorers out
    [mountain] Robbers out
   *[sea] Sailors out
}
places = Where the meeples stand
map_text = The map as text
map_about = Rows from north to south parted by a slash, cells by spaces, a dash where nothing lies. A place is a column, a row and an edge: b2n.

# Laying out
lay_start = The start tile (blue back) lies in the middle.
lay_stacks = The other { $n } tiles are mixed into several face-down stacks within everyone’s reach.
lay_removed = { $n ->
    [one] { $n } tile, taken blindly, lies face up beside the score board.
   *[other] { $n } tiles, taken blindly, lie face up beside the score board.
}
lay_board = The score board lies at hand.
lay_meeples = Each person has { $n } meeples of a colour; one goes onto the score board.
lay_overview = The { $n } overview tables are shared out.
lay_open = Each person draws { $n } tiles and lays them open in front.
lay_first = { $name } starts.
