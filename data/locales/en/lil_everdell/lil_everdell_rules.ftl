hint = three green cards, Prince, leftover berries
own_topics = Cards

topic_setup = Setting up
topic_round = Rounds and turns
topic_friends = Friends and spaces
topic_cards = Cards
topic_parades = Parades
topic_end = End and points
topic_solo = The Prince and the Queen
topic_app = The app and your box
topic_known_cards = Cards known by name

section_Z = Contents
section_P = Setting up
section_M = Setting up with younger players
section_G = How to play
section_1 = 1. Rolling the dice
section_2 = 2. Gathering goodies
section_3 = 3. Taking turns
section_4 = 4. Going home
section_5 = 5. Passing the sun token and moving the moon token
section_F = Play a friend
section_K = Play a card
section_D = Parades
section_E = End of the game
section_Sp = Solo rules: setting up
section_Sg = Solo rules: how to play
section_Sk = Solo rules: the Prince
section_Sq = Solo rules: the Queen
section_Sr = Solo rules: end of the round
section_Se = Solo rules: end of the game
section_Sw = Solo rules: additional challenges
section_Sm = Solo rules: several players
section_A = our app
section_R = our ruling

# The pages of the cards
card_traits = { $colour ->
    [green] Green card
    [blue] Blue card
    [brown] Brown card
    [red] Red card
   *[purple] Purple card
}, { $kind ->
    [creature] a creature.
   *[place] a place.
}
card_points = { $n ->
    [one] { $n } point is printed on it.
   *[other] { $n } points are printed on it.
}
card_starting = A card to start with: there are { $n }, and none of them is ever in the deck.
card_bonus = At the end of the game it pays { $n } for each of these in your area: { $what }.
card_no_bonus = At the end of the game it pays no bonus, only its printed points.
card_other_bonus = At the end of the game the table counts what it pays.
card_friend = { $card ->
    [gardener] With a friend on it you activate 2 different green cards of your own.
   *[lookout_tower] With a friend on it you take what one die on the board shows, even where somebody stands.
}
card_text = On the card: { $text }
card_no_points = Not known to us: its cost and its printed points. My box can learn the points.
card_no_cost = Not known to us: its cost.
card_kind_ours = Creature or place is our conclusion from its name.
card_yours = What your box says about this card is used here.
card_name_ours = The name is our translation; your card may be called differently.
