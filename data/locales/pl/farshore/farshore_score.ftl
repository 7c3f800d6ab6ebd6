# The receipt
shells = { $n ->
    [0] Brak muszelek
    [one] { $n } muszelka
    [few] { $n } muszelki
   *[many] { $n } muszelek
}
card = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }, po { $each }
}
cards_counted = { $rarity ->
    [unique] unikatowe{ " " }
    [common] zwykłe{ " " }
   *[any] { "" }
}{ $colour ->
    [green] zielone{ " " }
    [blue] niebieskie{ " " }
    [brown] brązowe{ " " }
    [red] czerwone{ " " }
    [purple] fioletowe{ " " }
   *[any] { "" }
}{ $kind ->
    [creature] stworzenia
    [construction] budowle
   *[any] karty
}
part = { $what }: { $n }
bonus_treasures = niewydane skarby
bonus_maps = kafelki map
bonus_chests = osiągnięte skrzynie
bonus = { $card }: { $each } × { $n } ({ $what }), oprócz punktów bazowych ({ $printed })
krabita_cards = { $what }: { $n }, po { $each }
treasures = { $n ->
    [0] Brak skarbów
    [one] { $n } skarb, po { $each }
    [few] { $n } skarby, po { $each }
   *[many] { $n } skarbów, po { $each }
}
maps = { $n ->
    [0] Brak kafelków map
    [one] { $n } kafelek mapy: { $sum } × { $n }
    [few] { $n } kafelki map: { $sum } × { $n } (po kolei { $tiles })
   *[many] { $n } kafelków map: { $sum } × { $n } (po kolei { $tiles })
}
ship = Statek na polu { $n }

group_shells = Muszelki
group_cards = Karty
group_purple = Fioletowe karty
group_treasures = Skarby
group_maps = Mapy
group_ship = Statek

# The result
tie_decided = Remis punktowy ({ $name }); { $by ->
    [ship] rozstrzyga statek, który dopłynął dalej
    [maps] statki stoją równo, rozstrzyga liczba kafelków map
    [treasures] statki i mapy są równe, rozstrzyga liczba skarbów
   *[resources] różni się tylko liczba pozostałych surowców i to ona rozstrzyga
} ({ $ours } : { $theirs }).
krabita_beaten = { $krabita } przegrywa różnicą { $n ->
    [one] { $n } punktu
   *[other] { $n } punktów
}.
krabita_ahead = { $name } przegrywa o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}: lepsza jest { $krabita }.

# What is wrong with a sheet
nobody = Na arkuszu nie ma ani jednej osoby: Krabita nigdy nie pływa sama.
people_over = Osób na arkuszu: { $n }, a grać mogą najwyżej 4.
krabita_twice = Krabita jest na arkuszu więcej niż raz.
krabita_with_four = Krabita gra najwyżej z 3 osobami, nie z 4.
name_empty = Gracz { $n } nie ma imienia.
name_twice = Dwoje graczy ma to samo imię: { $name }. Każdy musi mieć własne.
negative = { $name }: { $what ->
    [shells] liczba muszelek
    [treasures] liczba skarbów
   *[resources] liczba surowców
} nie może być ujemna ({ $n }).
city_over = { $name }: karty zajmują { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}, a miasto ma ich { $limit }.
unique_twice = { $name }: unikatowa karta „{ $card }” leży w mieście { $n } razy, a może tylko raz.
copies_over = Na stole leży { $n } × „{ $card }”, a w talii takich kart jest tylko { $copies }.
colour_over = Na stole { $colour ->
    [green] zielonych
    [blue] niebieskich
    [brown] brązowych
    [red] czerwonych
   *[purple] fioletowych
} kart jest { $n }, a w talii tylko { $copies }.
map_value = { $name }: kafelek mapy o wartości { $value }, a przy tej liczbie graczy wartości to { $values }.
map_twice = { $name }: kafelków map tego samego rodzaju, „{ $kind }”, jest { $n }, a może być 1.
maps_over = { $name }: kafelków map jest { $n }, a rodzajów tylko { $limit }, po jednym z każdego.
map_taken = Kafelek mapy „{ $kind }” o wartości { $value } wpisano { $n } razy; przy tej liczbie graczy stos ma ich { $limit }.
value_taken = Kafelków map o wartości { $value } wpisano { $n }; przy tej liczbie graczy jest ich { $limit }.
map_skipped = Kafelki map „{ $kind }”: wpisano niższy, choć leżący nad nim wyższy jest jeszcze w stosie.
map_unmet = { $name }: miasto nie spełnia wymagania kafelka mapy „{ $kind }”. W porządku, jeśli od tamtej pory ubyło kart.
ship_below = { $name }: statek nie może stać na { $n }, tor zaczyna się od 0.
ship_beyond = { $name }: statek nie może stać na { $n }, tor kończy się na { $end }.
ship_between = { $name }: statek na { $n }, a znany nam tor nie ma takiego pola; najbliższe to { $below } i { $above }.
chests = { $name }: skarbów jest { $n }, a miniętych skrzyń { $chests }; Krabita skarbów nie wydaje.
krabita_has_none = { $name }: { $what ->
    [shells] muszelki
   *[resources] surowce
} jej nie dotyczą i nie są liczone.
tie_unsure = Remis może zależeć od liczby kafelków map, a tu wpisano tylko punkty za nie: { $name }.
points_negative = { $name }: liczba punktów za { $group ->
    [shells] muszelki
    [treasures] skarby
   *[maps] mapy
} nie może być ujemna ({ $n }).
treasures_odd = { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} za skarby; każdy skarb jest wart { $each }, więc jeden punkt się nie zgadza.
map_points = { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} za mapy, a więcej niż { $most } być nie może.
bonus_unsure = { $card } liczy kafelki map, a { $name } ma wpisane tylko punkty za nie. Wpisz kafelki albo także punkty za fioletowe karty.

# What is wrong with a file
unknown_card = nieznana karta „{ $text }”.
unknown_card_nearest = nieznana karta „{ $text }”; czy chodzi o { $nearest }?
unknown_map = nieznany rodzaj mapy „{ $text }”; możliwe: { $known } albo kolor.
expected_ship = potrzebna jest liczba całkowita od 0 do { $end }.
expected_map = potrzebna jest wartość, na przykład 2, albo obiekt z polami kind i value.
