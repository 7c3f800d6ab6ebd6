# The receipt
resources = { $n ->
    [0] Nothing left over
    [one] { $n } resource left: a point for { $each }, { $over } over
   *[other] { $n } resources left: a point for { $each }, { $over } over
}
card = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }, { $each } each
}
card_missing = { $n ->
    [1] { $card }: points not known
   *[other] { $n } × { $card }: points not known
}
bonus = { $card }: { $each } × { $n } ({ $what })
what_cards = { $colour ->
    [green] green{ " " }
    [blue] blue{ " " }
    [brown] brown{ " " }
    [red] red{ " " }
    [purple] purple{ " " }
   *[any] { "" }
}{ $kind ->
    [creature] creatures
    [place] places
   *[any] cards
}
what_parades = parade tokens
what_told = as the table counted
parade = { $parade ->
    [places] 5 places: { $n }
    [creatures] 5 creatures: { $n }
    [every_colour] Every colour: { $n }
    [three_alike] 3 of one colour: { $n }
   *[unknown] Parade token: { $n }
}
tokens = { $n ->
    [0] No point tokens
    [one] { $n } in point tokens
   *[other] { $n } in point tokens
}
paid = { $what } – { $n ->
    [one] { $n } point is among the tokens
   *[other] { $n } points are among the tokens
}
entered = { $group ->
    [resources] Leftovers, counted by hand
    [purple] Purple cards, counted by hand
    [cards] Cards, counted by hand
    [parades] Parades, counted by hand
   *[tokens] Point tokens, counted by hand
}
total = { $n }
at_least = at least { $n }

group_resources = Leftovers
group_purple = Purple cards
group_cards = Cards
group_parades = Parades
group_tokens = Point tokens

# The result
undecided = Not decided yet: some cards have no points. Which ones do they show?
wins = { $name } wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
}!
shared = Shared victory with { $n ->
    [one] { $n } point
   *[other] { $n } points
}: { $name }!
tie_person = { $name } has as many: a person is then ahead.
tie_cards = { $name } has as many; points from cards decide, { $ours } : { $theirs }.
person_ahead = { $name } against { $opponent }: ahead by { $n }.
opponent_ahead = { $opponent } was ahead by { $n } this time.

# What a correction changed
log_number = { $name }, { $what ->
    [tokens] point tokens
   *[resources] leftover resources
}: { $now }, before { $was }
log_ruling = { $asked } { $reading }
log_paid = { $name }: tokens for leftovers and purple cards { $paid ->
    [yes] are already taken
   *[no] are not taken yet
}
log_parades = { $name }, parade tokens: { $now }, before { $was }
log_total = { $name }, { $what ->
    [resources] leftovers
    [purple] purple cards
    [cards] cards
    [parades] parades
   *[tokens] point tokens
} counted by hand: { $now }, before { $was }
log_card = { $name }, { $card } (points { $points }): { $now }, before { $was }
