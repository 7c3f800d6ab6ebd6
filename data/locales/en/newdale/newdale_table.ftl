letter = { $figure ->
    [yellow] Y
    [green] G
    [red] R
    [blue] B
   *[hooded] H
}
nobody = nobody
figure = { $figure ->
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
   *[hooded] Hooded figure
}
figure_left = { $figure ->
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
   *[hooded] Hooded figure
}, { $n } left
take_back = { $figure ->
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
   *[hooded] Hooded figure
}, take back
release = Let out of the Prison: { $figure ->
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
   *[hooded] Hooded figure
}
held = { $name } holds: { $figure ->
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
   *[hooded] Hooded figure
}
comes = { $figure ->
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
   *[hooded] Hooded figure
}: { $n } in the bag, { $mean } on average; none: { $none }
worth = { $what ->
    [points] points
    [coal] coal
   *[cards] cards
} { $n }
lock = { $lock ->
    [reach] Lock: reach
   *[compensation] Lock: compensation
}
not_told = not told yet
success = success: { $n }
short = short by { $n }
failure_costs = fails: no goods, or discard { $n ->
    [one] { $cards } card
   *[other] { $cards } cards
}
short_costs = no goods, or discard { $n ->
    [one] { $cards } card
   *[other] { $cards } cards
}
may_discard = discarding up to { $n } cards
else_nothing = else no goods
goods_on_average = { $n } goods on average
coins_on_average = { $n } coins
exactly = exactly { $chance }
exactly_short = short by { $n }: { $chance }
could_discard = I could discard
together = Markers laid: { $n }. All succeed: { $all }; at least one: { $one }
printed = Printed on the event
drawn = Drawn from the bag
drawn_of = Drawn: { $n } of { $of }
next_round = Next round
may_come = What may come
bag_and_more = The bag and more
in_bag = In the bag: { $figures }
hooded = Hooded figures
draws = { $n } are drawn
draws_instead = { $n } are drawn instead of { $usual }
rate = { $n } cards for a missing one
private = Private
out_of_bag = Not in the bag
try_card = Try a card
try_how = Tap what it needs.
needs = It needs
its_name = Its name, if you like
onto_desk = Lay it on the desk
off_desk = Take { $what } off the desk
building_n = Building { $n }
goods_held = goods { $n }
price = price { $n }
tell_need = Enter what { $what } needs
tell_area = Enter the rows of area { $n }
tell_area_how = As printed beside the area; the book’s example is filled in.
all_areas = All areas are like this
tell = What is printed there
empty_areas = Empty areas
marker_at = { $n }: { $space }
event_shows = Event { $n }: { $figures }
part_round = Round { $n }, the bag is with { $name }
part_market = Labour market: { $figures }
part_points = Points: { $n }
part_desk = Production desk
desk_short = desk
points_next = { $n } · { $more } to { $level }
track = Score track
round = The round
order = Order: { $names }
phases = I Event · II Planning · III Assistants · IV Actions · V Building · VI Special buildings
points_less = { $name }: a point less
points_more = { $name }: a point more
points_by = { $name } +{ $n }
seat = { $name }: goods, tokens, corrections
fists = Fists
leave = Leaves the table
reach_and_rate = Reach { $reach }; { $rate } cards for a missing assistant
tokens = Bonus tokens: tap to use
use_token = { $token } ({ $worth })
token_onto = { $token }: onto which building?
take_token = Take: { $token }
token_taken = A bonus token is taken
use_character = Use { $name } { $figures }
put_right = Put right
houses_left = Houses left
marker = Marker { $n }
market_now = The market: { $figures }
new_building = A new building
which_card = Which building?
another_card = Another card
on_area = Area
steps = Steps: { $n }
first_here = Points for being first
discount = Same sign: −{ $n }
gunda = Gunda: −{ $n }
cost_of = Cost of { $what }
to_pay = To pay: { $n }
build_it = Build
build_paying = Build, paying { $paid }{ $waste ->
    [0] {""}
   *[other] {"; "}wasted: { $waste }
}
cannot_pay = The goods are not worth enough
pay_with = Pay otherwise
specials_done = Done
fewer_fists = Who has fewer fists?
as_planned = As planned: { $n } in points
run_chains = Run these chains
otherwise = Otherwise
bar_means = Filled: it works. Hatched closely: one is missing, it works if you discard { $one } cards; widely: two, { $two } cards. Otherwise no goods; if no chain makes anything either, draw { $drawn ->
    [one] { $drawn } card
   *[other] { $drawn } cards
}.
my_seat = My seat, on this device
space = { $space ->
    [build] Build
    [unlock] Unlock
    [exchange] Exchange
    [black_market] Black market
    [develop] Develop
   *[other] Other
}
pays_now = Tokens that pay now: { $tokens }
no_area_free = No area is free for another production building.
in_hand = A building in hand
leaves = leaves { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}: { $points } more in points
no_event = –
handed_in = Goods handed in
one_more = One more building or sailor, by an effect
ship = Ship: spaces moved
token_with_action = { $token }: chosen with the action it makes cheaper or easier
which_character = Enter the character
comes_back = Comes back to the table
tell_event = Enter the figures of event { $n }
tell_hooded = Enter how many Hooded figures there are
to_draw = Figures to be drawn
hooded_in_all = Hooded figures in the game
removed_in_all = Hooded figures out of the game
held_by = Kept out of the bag
kept_where = { $where ->
    [rabbit] Rabbit
    [onyx] Onyx
   *[prison] Prison
}
bag_holder = The bag is with
round_anew = Round, from its beginning
what_was_done = What was done there
tell_chain = Enter the chain of { $what }
tell_price = Enter the price of a good: { $what }
tell_chapter = Enter the chapter card
plan_without_goal = The chapter card is not told: this plan leaves its goal out.
tell_shown = { $what }: what is printed
tell_cards = What is printed on the cards
