hint = hand limit, wind rose, Galleon
topic_setup = Setting up
topic_turn = Turns and basics
topic_places = Workers and places
topic_cards = Playing cards
topic_kinds = Kinds of cards
topic_ship = Ship, wind and treasures
topic_maps = Maps
topic_seasons = Seasons
topic_end = End and points
topic_krabita_setup = Krabita: set-up, levels, weather
topic_krabita_turn = Krabita: workers and route cards
topic_krabita_plan = Krabita: cards and plan
topic_krabita_seasons = Krabita: seasons, autumn, points
topic_editions = Everdell and the editions
topic_box = The app and your box

own_topics = Cards by colour
topic_green = Green cards
topic_blue = Blue cards
topic_brown = Brown cards
topic_red = Red cards
topic_purple = Purple cards

trait = { $trait ->
    [green] green
    [blue] blue
    [brown] brown
    [red] red
    [purple] purple
    [creature] creature
    [construction] construction
    [common] common
   *[unique] unique
}
points = { $n ->
    [one] point
   *[other] points
}
copies = { $n ->
    [one] copy in the deck
   *[other] copies in the deck
}
spaces = { $n ->
    [one] city space
   *[other] city spaces
}
scores = What it scores
books_say = What the books say
unknown = How far to trust this
names = In other editions
card_traits = { $colour ->
    [green] Green card (production)
    [blue] Blue card (governance)
    [brown] Brown card (traveller)
    [red] Red card (destination)
   *[purple] Purple card (prosperity)
}, { $rarity ->
    [common] common
   *[unique] unique
} { $kind ->
    [creature] creature
   *[construction] construction
}.
card_points = { $points ->
    [one] Worth { $points } point
   *[other] Worth { $points } points
}; { $copies ->
    [one] the deck holds { $copies } copy
   *[other] the deck holds { $copies } copies
}.
card_no_space = It takes no city space.
card_bonus_cards = At the end of the game it adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { $what ->
    [common_creature] common creature
    [unique_creature] unique creature
    [common_construction] common construction
    [unique_construction] unique construction
    [green] green card
    [purple] purple card
    [red_blue_brown] red, blue and brown card
   *[other] card named on it
} in your city.
card_bonus_treasures = At the end of the game it adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each unspent treasure.
card_bonus_maps = At the end of the game it adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each map tile you own.
card_bonus_chests = At the end of the game it adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each chest space your ship has reached or passed.
card_reported = Colour, kind, points and copies are as players report them; the books do not list the cards.
card_yours = What your box says about this card is used here.
card_name_ours = The name is our translation; your card may be called differently.
card_unknown_cost = Not known to us: its cost.
card_unknown_ability = Not known to us: its cost and the text of its ability.
