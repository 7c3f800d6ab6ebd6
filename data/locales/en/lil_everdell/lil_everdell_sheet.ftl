part_cards = Cards
part_cards_of = Cards { $n }/{ $most }
part_parades = Parades
part_numbers = Tokens
with_opponent = The Prince or the Queen played too
add_opponent = Add the Prince or the Queen
about_people = Up to four people; with the Prince three, with the Queen one.
is_right = { $what ->
    [cards] The cards are right
    [parades] The parades are right
    [tokens] The point tokens are right
   *[resources] The leftovers are right
}
field = { $what ->
    [cards] cards
    [parades] parades
    [tokens] point tokens
   *[resources] leftovers
}
cell = { $what }: { $n }
card_n = { $what }, line { $n }
empty_area = Tap the signs of a card to add it.
points_of = Printed points: { $what }
bonus_of = Bonus, each: { $what }
token_of = { $kind }: { $value }
no_token_of = { $kind }: none
kind_not_noted = Only the values were noted? Add them here.
add_token = A token worth { $value }
loose_token = A token worth { $value }
drop_token = Take away token { $n }, worth { $value }
tokens = Point tokens
tokens_about = Before anything is taken for leftovers and purple cards.
resources = Leftover resources
resources_about = All kinds together: a point for two.
paid = Already taken
paid_about = On: the tokens for leftovers and purple cards lie among the point tokens.
opponent_has_none = The Prince and the Queen take neither tokens nor resources.
walking = Everybody walks in the parade, by points.
unknown_card = “{ $text }” is no card that anybody taught the app.
unknown_card_nearest = “{ $text }” is no card that anybody taught the app; the nearest known one is { $nearest }.
