opponent = { $name ->
    [prince] The Prince
    [queen] The Queen
    [butterfly] Butterfly
    [fox] Fox
    [lizard] Lizard
    [mouse] Mouse
   *[other] { $name }
}
opponent_True = With the Prince or the Queen
opponent_False = Without an opponent
level = Against: { $level }
no_level = Opponent not noted
against = Against the Prince and the Queen
round = Round { $round }
group = { $group ->
    [resources] Leftovers
    [purple] Purple cards
    [cards] Cards
    [parades] Parades
   *[tokens] Point tokens
}
over_time = { $what ->
    [sixes] Sixes over time
    [parades] Parade tokens over time
    [area] Cards over time
    [creatures] Creatures over time
   *[places] Places over time
}
way_of = { $what ->
    [sixes] How many of them were worth 6.
    [parades] How many parade tokens there were at the end.
    [area] How many cards lay in the area at the end.
    [creatures] How many of them were creatures.
   *[places] How many of them were places.
}
way_best = { $what ->
    [sixes] The most sixes of a person at each table.
    [parades] The most parade tokens of a person at each table.
    [area] The most cards of a person at each table.
    [creatures] The most creatures of a person at each table.
   *[places] The most places of a person at each table.
}

# Habits
margins = How close it was
margin = Ahead or behind, the oldest game first: { $told }. On average { $mean } over { $n ->
    [one] { $n } game
   *[other] { $n } games
}.
parade_habits = Parades
parades_a_game = Tokens a game: { $n }
sixes_of = Worth 6: { $n } of { $of }
first_parade = { $parade ->
    [places] 5 places
    [creatures] 5 creatures
    [every_colour] Every colour
   *[three_alike] 3 of one colour
} taken first: { $n } of { $of }
card_habits = Cards
cards_a_game = Cards a game: { $n }
kinds = Creatures { $creatures }, places { $places }
favourite = { $colour ->
    [green] Green
    [blue] Blue
    [brown] Brown
    [red] Red
   *[purple] Purple
} is laid most: { $n } of { $of }
bests = The best
best_card = Best card: { $card }, { $n ->
    [one] { $n } point
   *[other] { $n } points
} ({ $name })
best_bonus = Best bonus: { $card }, { $n ->
    [one] { $n } point
   *[other] { $n } points
} ({ $name })
starters = Whoever starts
starter_won = Whoever started won { $n } of { $of }.
