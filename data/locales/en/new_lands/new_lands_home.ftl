ledger = Keep the score
ledger_about = Two to five people: one tap a turn, points counted for you.
map = Follow the map
map_about = Every tile and meeple: areas, cities and what each is worth.
count = Score a finished table
count_about = Points so far and the meeples left.
