part_cards = Karty
part_cards_of = Karty { $n }/{ $most }
part_parades = Parady
part_numbers = Żetony
with_opponent = Grał też książę lub królowa
add_opponent = Dodaj księcia lub królową
about_people = Do czterech osób; z księciem trzy, z królową jedna.
is_right = { $what ->
    [cards] Karty się zgadzają
    [parades] Parady się zgadzają
    [tokens] Żetony się zgadzają
   *[resources] Resztki się zgadzają
}
field = { $what ->
    [cards] karty
    [parades] parady
    [tokens] żetony punktów
   *[resources] resztki
}
cell = { $what }: { $n }
card_n = { $what }, wiersz { $n }
empty_area = Dotknij znaku karty, by ją dodać.
points_of = Wydrukowane punkty: { $what }
bonus_of = Bonus za każdą: { $what }
token_of = { $kind }: { $value }
no_token_of = { $kind }: brak
kind_not_noted = Zapisano tylko wartości? Dodaj je tutaj.
add_token = Żeton za { $value }
loose_token = Żeton za { $value }
drop_token = Zabierz żeton { $n } za { $value }
tokens = Żetony punktów
tokens_about = Zanim weźmiesz coś za resztki i fioletowe karty.
resources = Pozostałe surowce
resources_about = Wszystkie razem: punkt za dwa.
paid = Już wzięte
paid_about = Włączone: żetony za resztki i fioletowe karty są już wśród żetonów punktów.
opponent_has_none = Książę i królowa nie biorą żetonów ani surowców.
walking = Wszyscy idą w paradzie, według punktów.
unknown_card = „{ $text }” to karta, której aplikacja nie zna.
unknown_card_nearest = „{ $text }” to karta, której aplikacja nie zna; najbliższa znana to { $nearest }.
