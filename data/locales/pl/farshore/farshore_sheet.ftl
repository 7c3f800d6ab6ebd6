# Starting
captain = { $name ->
    [Krabita] Krabita
   *[other] { $name }
}
with_opponent = Grała też Krabita

# The sheet
part_city = Miasto
part_city_of = Miasto { $n }/{ $limit }
part_maps = Mapy
part_numbers = Statek i zasoby

# A city
spaces = Zajęte miejsca: { $n } z { $limit }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
search = Szukaj karty
clear = Wyczyść wyszukiwanie
all_cards = Wszystkie
in_the_city = W mieście
added = Dodano: { $card }
empty_city = Jeszcze nie ma tu kart.
no_card_found = Żadna karta tak się nie nazywa. Wystarczą dwie litery, w dowolnym języku pudełka.
cards_green = Zielona produkcja
cards_blue = Niebieskie zarządzanie
cards_brown = Brązowi podróżnicy
cards_red = Czerwone miejsca
cards_purple = Fioletowa pomyślność
left = { $n ->
    [0] nie ma więcej
    [one] został { $n }
    [few] zostały { $n }
   *[other] zostało { $n }
}
held = w mieście { $n }, { $left ->
    [0] nie ma więcej
    [one] został { $left }
    [few] zostały { $left }
   *[other] zostało { $left }
}
take_away = Zabierz: { $card }
krabita_by_colour = Karty Krabity liczą się tylko według koloru: fioletowa { $purple }, każda inna { $other }.
rename_tap = Stuknij kartę, która w Twoim pudełku nazywa się inaczej.
printed_name = Nazwa wydrukowana na karcie
keep_name = Zapamiętaj nazwę
renamed = { $name }: zapamiętano w Moim pudełku.

# Numbers
shells = Muszelki
treasures = Skarby
resources = Pozostałe surowce
ship = Statek: wartość pola
resources_only_ties = Liczą się tylko przy remisie.
tap_the_track = Albo stuknij pole na torze.
ship_at = Statek na { $n }
is_right = { $what ->
    [cards] Miasto się zgadza
    [maps] Mapy się zgadzają
    [shells] Muszelki się zgadzają
    [treasures] Skarby się zgadzają
    [ship] Statek się zgadza
   *[resources] Surowce się zgadzają
}
field = { $what ->
    [cards] miasto
    [maps] mapy
    [shells] muszelki
    [treasures] skarby
    [ship] statek
    [name] imię
   *[resources] surowce
}

# Maps
maps_points = { $n ->
    [0] Bez kafelków map
    [one] { $n } kafelek mapy, { $points } pkt
    [few] { $n } kafelki map, { $points } pkt
   *[many] { $n } kafelków map, { $points } pkt
}
tile_of = { $kind }: wartość { $value }
no_tile_of = { $kind }: brak
kind_not_noted = Rodzaj niezapisany
kind_not_noted_why = Gdy ważna jest tylko wartość. Liczy się, ile jest kafelków i ile są warte.
add_tile = Dodaj { $value }
loose_tile = Kafelek o wartości { $value }
drop_tile = Zabierz kafelek { $n } o wartości { $value }

# Players
about_people = Od jednej do czterech osób, a z Krabitą najwyżej trzy.
add_opponent = Dodaj Krabitę

# Count check
count_how = Druga osoba wpisuje miasto gracza { $name }, nie patrząc na pierwsze liczenie. Potem widać tylko różnice.
count_people_only = Dwa razy można policzyć tylko miasto człowieka.
counts_agree_more = Karta w kartę to samo miasto.
counts_differ = { $n ->
    [one] Różni się { $n } karta
    [few] Różnią się { $n } karty
   *[many] Różni się { $n } kart
}
differs = { $card }: w pierwszym liczeniu { $first }, w drugim { $second }

# The receipt
ships = Statki przez cały rok
way = { $name }: { $values }
season = { $season ->
    [winter] zima
    [spring] wiosna
    [summer] lato
   *[autumn] jesień
}
way_season = { season } { $n }

# What was corrected
log_number = { $name }, { $what ->
    [shells] muszelki
    [treasures] skarby
    [ship] statek
   *[resources] surowce
}: { $now }, wcześniej { $was }
log_maps = { $name }, kafelki map: { $now }, wcześniej { $was }
log_total = { $name }, { $what ->
    [shells] muszelki
    [cards] karty
    [purple] karty fioletowe
    [treasures] skarby
    [maps] mapy
   *[ship] statek
} policzone ręcznie: { $now }, wcześniej { $was }
log_card = { $name }, { $card }: { $now }, wcześniej { $was }
