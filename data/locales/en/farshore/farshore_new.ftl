people = Who plays?
game = How do you play?
middle = Where does the game stand?
layout = Lay out the box
table = What does the table show?

# People
piece = { $piece ->
    [crab] Crab
    [beaver] Beaver
    [puffin] Puffin
   *[duck] Duck
}

# The game
krabita = Captain Krabita
krabita_about = A rival who plays by her own cards. She always moves last.
with_her = With Krabita
without_her = People only
level = How hard does she play?
level_name = { $n }. { $level }
level_means = { $spaces ->
    [one] Each matching wind rose tile moves her ship { $spaces } space.
   *[other] Each matching wind rose tile moves her ship { $spaces } spaces.
} { $weather ->
    [0] No weather.
    [1] The top effect of the weather cards touches the people.
   *[other] Both effects of the weather cards touch the people.
}
her_piece = Her workers: { piece }.
other_edition = The Russian box has no parts for Krabita and the weather; they come in another edition.
weather = Weather
weather_about = Weather cards make the game harder. Without Krabita they are your choice.
weather_none = No weather
weather_top = Top effects
weather_both = Both effects
tracking = How much do you want to record?
full_name = Everything
krabita_only_name = Krabita only
depth_costs = It costs
depth_gives = It gives
full_costs = A turn of yours: 1–2 taps. A turn of hers: 1–3.
full_gives_1 = Your score is ready at the end.
full_gives_2 = The app knows which places are free.
full_gives_3 = It says which maps you may take.
krabita_only_costs = A turn of yours: nothing. A turn of hers: 1–3 taps.
krabita_only_gives_1 = Krabita plays just as well.
krabita_only_gives_2 = You say when someone prepares or passes.
krabita_only_gives_3 = Your own score is entered at the end.
beginning = When do you start?
from_start = At the beginning
in_middle = In the middle of a game

# The table
tile = Stack { $stack }: what does the top tile show?
tile_about = Tap everything that the top tile of each stack shows: a card matches if it has any of it. Leave a tile empty to enter it later.
stack = Stack { $stack }
tile_other = Something else
plan = Krabita’s plan card
plan_about = Tap her colour markers from left to right.
plan_wanted = Tap Krabita’s five markers from left to right, or let the app shuffle them.
plan_marker = { $n ->
    [0] { $marker }
   *[other] { $marker }, column { $n }
}
shuffle = Shuffle for me
clear = Start over
shuffled_about = Put the real markers into the columns in this order.
weather_card = Weather card face up
weather_card_about = Write down what it says, if you like. It is remembered in your box.
weather_card_top = Top effect
weather_card_bottom = Bottom effect
weather_known = Weather: { $card }

# In the middle
turn = Whose turn is it?
season = Season
krabita_season = She follows the last person into a season: solo at once, else on her next turn.
workers = Workers at home
ship = Ship stands at
treasures = Treasures
shells = Shells
anchors = Anchors used
passed = Has passed
hand = Cards in hand
cards = { $colour ->
    [green] Green cards
    [blue] Blue cards
    [brown] Brown cards
    [red] Red cards
   *[purple] Purple cards
}
row_about = Where her markers lie on the plan card: row 1 is at the top. A marker that has left row 1 lies above the card. The columns are asked for on the next screen.
of = { $name }: { $what }
maps = Maps
map_none = none
city = Cards in the city
city_about = Nobody needs to enter them now; the missing ones can be entered at the end.
city_search = Find a card
city_all = These are all
flooded = Islands face down
island = Island { $n }
seen = Wind rose tiles of earlier seasons
