# Starting
start = Policz zakończoną partię
start_more = Dla partii, której tu nie śledzono: podaj, kto grał, a potem wpisz, co leży na stole.
players = Gracze
name_of = Gracz { $n }
person = Gracz { $n }
captain = { $name ->
    [Krabita] Krabita
   *[other] { $name }
}
with_krabita = Grała też Krabita
add_person = Dodaj osobę
one_person_less = O jedną osobę mniej
begin = Wpisz punkty

# The sheet
title_sheet = Arkusz punktów
title_people = Gracze
title_count = Drugie liczenie
title_receipt = Rozliczenie
title_share = Udostępnij
failing = Jeszcze nie zapisano
back = Wstecz
to_receipt = Rozliczenie
total = Razem
tab = { $name }, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
cell = { $name }, { $what }: { $n }
part_city = Miasto
part_city_of = Miasto { $n }/{ $limit }
part_maps = Mapy
part_numbers = Statek i zasoby
part_totals = Sumy

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
rename_a_card = Zmień nazwę karty
rename_tap = Stuknij kartę, która w Twoim pudełku nazywa się inaczej.
printed_name = Nazwa wydrukowana na karcie
keep_name = Zapamiętaj nazwę
renamed = { $name }: zapamiętano w Moim pudełku.

# Numbers
sums = Można wpisać sumę: 4+3+3.
shells = Muszelki
treasures = Skarby
resources = Pozostałe surowce
ship = Statek: wartość pola
resources_only_ties = Liczą się tylko przy remisie.
tap_the_track = Albo stuknij pole na torze.
ship_at = Statek na { $n }
please_check = Sprawdź
is_right = { $what ->
    [cards] Miasto się zgadza
    [maps] Mapy się zgadzają
    [shells] Muszelki się zgadzają
    [treasures] Skarby się zgadzają
    [ship] Statek się zgadza
   *[resources] Surowce się zgadzają
}
still_to_check = Jeszcze do sprawdzenia
unchecked = { $name }: { $what }
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

# Totals
about_totals = Punkty policzone ręcznie. Puste pole policzy arkusz.
counted_by_hand = Policzone ręcznie
sheet_counts = Liczy arkusz
by_hand_mark = Kropka oznacza punkty policzone ręcznie.

# Players
about_people = Od jednej do czterech osób, a z Krabitą najwyżej trzy.
add_krabita = Dodaj Krabitę
remove = Usuń gracza { $n }
removed = { $name }: usunięto z arkusza.
done = Gotowe

# Checks
checks = Warto sprawdzić
rule = Zasada, { $page }
count_anyway = Policz mimo to
not_so = Jednak nie
cannot_be = Tak być nie może
enter_anyway = Wpisz mimo to
enter_anyway_why = Decyduje stół: to, co wpisano mimo to, będzie oznaczone na arkuszu.
never_mind = Anuluj

# Count check
count_again = Drugie liczenie
count_how = Druga osoba wpisuje miasto gracza { $name }, nie patrząc na pierwsze liczenie. Potem widać tylko różnice.
count_people_only = Dwa razy można policzyć tylko miasto człowieka.
compare = Porównaj
counts_agree = Oba liczenia się zgadzają
counts_agree_more = Karta w kartę to samo miasto.
counts_differ = { $n ->
    [one] Różni się { $n } karta
    [few] Różnią się { $n } karty
   *[many] Różni się { $n } kart
}
differs = { $card }: w pierwszym liczeniu { $first }, w drugim { $second }
keep_first = Zostaw pierwsze
keep_second = Weź drugie
count_on = Licz dalej
second_kept = W arkuszu jest drugie liczenie.

# The receipt
alone = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
finish = Zakończ liczenie
finished = Wynik jest na półce.
not_finished = { $n ->
    [one] Jedna rzecz stoi
    [few] { $n } rzeczy stoją
   *[many] { $n } rzeczy stoi
} na przeszkodzie: { $why }
back_to_sheet = Wróć do arkusza
share = Udostępnij
correct = Popraw
home = Na początek
ships = Statki przez cały rok
way = { $name }: { $values }
season = { $season ->
    [winter] zima
    [spring] wiosna
    [summer] lato
   *[autumn] jesień
}
way_season = { season } { $n }
past = Na tle poprzednich partii
past_best = { $name }: nowy rekord, o { $by ->
    [one] { $by } punkt
    [few] { $by } punkty
   *[many] { $by } punktów
} więcej; wcześniejszych partii: { $n }.
past_equal = { $name }: tyle co dotychczasowy rekord; wcześniejszych partii: { $n }.
past_below = { $name }: rekord { $best }, średnia { $mean }; wcześniejszych partii: { $n }.
corrections = Poprawione później
corrected = { $when } · { $what }
fill_again = Wypełnij z zapisu
filled_again = Arkusz pokazuje to, co zapisano w partii.

# What was corrected
log_joined = { $name }: dodano do arkusza
log_left = { $name }: usunięto z arkusza
log_name = { $name }, wcześniej { $was }
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
before = Gdy ta partia została zapisana, wynik był taki: { $scores }. Od tego czasu zmieniło się to, co wiemy o kartach, albo nasze rozumienie zasad; tamten wynik zostaje na półce, dopóki ktoś nie zmieni arkusza.
locked = Zasady nie zgadzają się już z zapisem tej partii, więc arkusz zostaje taki, jaki był. Dziennik mówi, od którego kroku.
behind = Zapis partii mówi co innego: może gra toczyła się dalej już po rozpoczęciu tego arkusza.
