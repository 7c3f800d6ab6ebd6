over = The game is over
takes = { $name } takes a parade token worth { $value }: { $parade ->
    [places] 5 places
    [creatures] 5 creatures
    [every_colour] every colour
   *[three_alike] 3 of one colour
}
part_round = Round { $round } of 4
part_sun = The sun: { $name }
part_parade = Parade token on top, { $value }: { $parade ->
    [places] 5 places
    [creatures] 5 creatures
    [every_colour] every colour
   *[three_alike] 3 of one colour
}
part_parade_unknown = Parade tokens: { $parade ->
    [places] 5 places
    [creatures] 5 creatures
    [every_colour] every colour
   *[three_alike] 3 of one colour
}
area_of = The area of { $name }, cards: { $n }
area_about = { $n ->
    [0] No cards yet.
    [one] { $n } card. Tap it to say which one it is.
   *[other] { $n } cards. Tap one to say which it is.
}
letter = { $colour ->
    [green] G
    [blue] B
    [brown] N
    [red] R
   *[purple] P
}
top = { $spot ->
    [resin] Resin
    [twig] Twigs
    [berry] Berries
   *[other] Elsewhere
}
which = Which one? { $what }
teach = Teach it
later = Later
which_card = Which card
pictures_only = Pictures only
roll_for_me = Roll for me
rolled = The die shows { $n }
show_diagram = Enter the diagram
no_diagram = Do not ask again
teach_and_play = Keep and play
has_token = { $name } has { $value }.
no_tokens = No token is left here.
turns_taken = Turns done in this round
round_about = If your table is at another point of the game, set it here.
round_n = Round { $n }
who_has_sun = Who has the sun?
tokens_of = Parade tokens
card_n = { $card }, number { $n }
extra_card = One more card
gaps = Gaps with her friends
leaves_table = Leaves the table
back_at_table = Back at the table
card_leaves = It leaves the area
really_is = Which one is it?
key_no_card = No card
key_roll = Roll the eight-sided die
deck_left = { $up } face up, { $deck } in the deck
