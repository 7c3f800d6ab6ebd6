about = What your own cards and dice show. What you tell here counts in every match you start from now on.
file_other = { $file } is not a box of this game. Nothing was changed.
edition_about = The language of the box, whatever language the app speaks.
cards = Cards
cards_about = Teach the app a card once, and it is one tap from then on.
diagram = The diagram of the die
diagram_about = Where the numbers of the eight-sided die point.
dice = Resource dice
dice_about = Once all faces are known, the app can roll for you.
names = Names on the solo card
names_about = What your box calls the Prince and the Queen.
teach = Teach a card
search = Search for a card
no_card = No card is called “{ $query }”.
all_cards = All cards
which_signs = Which colour, and creature or place?
name_first = Write the name first.
card_name = Name, as printed
card_points = Printed points
card_signs = Signs
card_copies = Copies in the deck
colour = { $colour ->
    [green] green
    [blue] blue
    [brown] brown
    [red] red
   *[purple] purple
}
kind = { $kind ->
    [creature] creature
   *[place] place
}
forget_card = Forget what I told
bonus = What does it pay at the end?
bonus_about = For each of what?
bonus_none = Nothing
bonus_parades = Parade tokens
bonus_other = Something else
bonus_each = Points for each
itself = Does it count itself?
itself_no = No
itself_yes = Yes
diagram_first = Enter once which place each number has; from then on a roll shows its card. How do the cards lie on your diagram?
diagram_rows = { $n ->
    [1] One row of 8
   *[other] Two rows of 4
}
diagram_where = Where does { $n } point?
diagram_place = Place { $n }
diagram_again = Start again
diagram_reads = As one reads, the places have these numbers: { $numbers }.
diagram_forget = Forget the diagram
dice_question = Are all dice alike?
dice_unsaid = Not said
dice_alike = All alike
dice_different = Different
die = Die { $n }
symbol = { $symbol ->
    [points] Point
    [any] Any
    [resin] Resin
    [twig] Twig
   *[berry] Berry
}
add_symbol = Die { $die }, add: { $symbol ->
    [points] point
    [any] any resource
    [resin] resin
    [twig] twig
   *[berry] berry
}
keep_face = Keep this face of die { $die }
clear_face = Clear the face of die { $die }
forget_face = Die { $die }: remove face { $n }
royal_name = { $who ->
    [queen] The Queen’s printed name
   *[prince] The Prince’s printed name
}
card_emblem = A picture of its own
card_text = What its text says
emblem = { $emblem ->
    [acorn] Acorn
    [apple] Apple
    [bell] Bell
    [boat] Boat
    [book] Book
    [bridge] Bridge
    [candle] Candle
    [cloud] Cloud
    [drum] Drum
    [feather] Feather
    [fish] Fish
    [flag] Flag
    [flower] Flower
    [hat] Hat
    [heart] Heart
    [key] Key
    [lantern] Lantern
    [leaf] Leaf
    [mushroom] Mushroom
    [pot] Pot
    [shell] Shell
    [snail] Snail
    [star] Star
   *[tent] Tent
}
