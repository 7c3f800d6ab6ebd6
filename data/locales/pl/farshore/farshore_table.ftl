people_say = Gdy ktoś się przygotowuje lub pasuje:
plan_card = Karta planu Krabity, od lewej: { $markers }
red_more = Przy czerwonej karcie: 2 lub 3
red_action = { $action ->
    [treasure] czerwona: { $n ->
        [one] { $n } skarb
        [few] { $n } skarby
       *[other] { $n } skarbów
    }
    [ship] czerwona: statek + { $n }
   *[card] czerwona: zagraj kartę
}
docks = Doki + { $n }
draw_route = Wylosuj kartę szlaku
route_drawn = Karta szlaku { $n } z pudełka
route_drawn_how = Czytaj od góry i stuknij pierwsze wolne miejsce.
lookout_colour = Punkt widokowy: jaki kolor pokazuje karta szlaku?
discard = { $colour ->
    [green] Odrzuć zielone
    [blue] Odrzuć niebieskie
    [brown] Odrzuć brązowe
    [red] Odrzuć czerwone
   *[purple] Odrzuć fioletowe
}
by_name = Podaj też nazwę
deck_short = Talia się kończy
marker_out = { $colour ->
    [green] zielony: nad kartą
    [blue] niebieski: nad kartą
    [brown] brązowy: nad kartą
    [red] czerwony: nad kartą
   *[purple] fioletowy: nad kartą
}
what_else = Co jeszcze jest na karcie?
drawn = Dobrane: { $colours }
search_card = Szukaj: dwie litery nazwy
find_card = Szukaj
colour_short = { $colour ->
    [green] zielona
    [blue] niebieska
    [brown] brązowa
    [red] czerwona
   *[purple] fioletowa
}
colour_cards = { $colour ->
    [green] Karty zielone
    [blue] Karty niebieskie
    [brown] Karty brązowe
    [red] Karty czerwone
   *[purple] Karty fioletowe
}
way_bay = z zatoki
way_anchor = za kotwicę
way_extra = efektem innej karty
no_card = Żadna karta tak się nie nazywa.
rename_how = Wpisz nazwę wydrukowaną na Twojej karcie, a potem stuknij kartę, której tu odpowiada.
rename_first = Najpierw wpisz nazwę.
choose_colour = Stuknij kolor albo wpisz dwie litery nazwy.
copies_left = { $n ->
    [one] został { $n }
    [few] zostały { $n }
   *[other] zostało { $n }
}
which_anchor = Na której budowli leży kotwica?
matches_tile = Czy karta pasuje do nieopisanego jeszcze kafelka róży wiatrów?
match = { $stacks ->
    [none] nie pasuje
   *[other] pasuje: { $stacks }
}
anchor_on = Kotwica: { $card }
play_it = Zagraj ją teraz
a_worker = Zagraj robotnika
a_card = Zagraj kartę
shore = { $resource ->
    [driftwood] Drewienko
    [seaweed] Wodorosty
    [seastone] Kryształek
   *[mushroom] Grzybek
}
island = Wyspa { $n }
place_taken = { $place }, zajęte: { $name }
place_flooded = { $place }, zakryta
maps_possible = { $n ->
    [0] { $unsure ->
        [0] teraz żadna
       *[other] sprawdź: { $unsure }
    }
    [one] { $n } mapa{ $unsure ->
        [0] {""}
       *[other] , sprawdź: { $unsure }
    }
    [few] { $n } mapy{ $unsure ->
        [0] {""}
       *[other] , sprawdź: { $unsure }
    }
   *[other] { $n } map{ $unsure ->
        [0] {""}
       *[other] , sprawdź: { $unsure }
    }
}
which_map = Która mapa?
map_value = { $map } · wartość { $value }
map_empty = { $map } · już ich nie ma
pass = Spasuj
prepare = { $season ->
    [spring] Przygotuj się do wiosny
    [summer] Przygotuj się do lata
   *[autumn] Przygotuj się do jesieni
}
as_shown = Statek, skarby i muszelki się zgadzają?
as_shown_why = Aplikacja nie widzi wszystkiego, co robią karty. Poprawisz to jednym stuknięciem.
yes_prepare = { $season ->
    [spring] Tak, czas na wiosnę
    [summer] Tak, czas na lato
   *[autumn] Tak, czas na jesień
}
passed = pas
has_ready = { $n ->
    [one] { $n } robotnik w domu
    [few] { $n } robotnicy w domu
   *[other] { $n } robotników w domu
}
has_ship = statek na polu { $n }
has_treasures = { $n ->
    [one] { $n } skarb
    [few] { $n } skarby
   *[other] { $n } skarbów
}
has_shells = { $n ->
    [one] { $n } muszelka
    [few] { $n } muszelki
   *[other] { $n } muszelek
}
has_city = { $n ->
    [one] { $n } zajęte miejsce w mieście
    [few] { $n } zajęte miejsca w mieście
   *[other] { $n } zajętych miejsc w mieście
}
has_hand = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[other] { $n } kart na ręce
}
has_maps = { $n ->
    [one] { $n } mapa
    [few] { $n } mapy
   *[other] { $n } map
}
ship = Statek
treasure = Skarby
shell = Muszelki
less = { $what ->
    [ship] { $name }: statek o pole w tył
    [treasure] { $name }: jeden skarb mniej
   *[shell] { $name }: jedna muszelka mniej
}
more = { $what ->
    [ship] { $name }: statek o pole naprzód
    [treasure] { $name }: jeden skarb więcej
   *[shell] { $name }: jedna muszelka więcej
}
players_how = Stuknij gracza, aby przesunąć statek, policzyć skarby i muszelki, zabrać kartę albo coś poprawić.
correct_table = Czyja tura, kafelki, wyspy
correct = Popraw wartość
score_now = { $n ->
    [one] Wynik w tej chwili, o ile aplikacja wie: { $n } punkt
    [few] Wynik w tej chwili, o ile aplikacja wie: { $n } punkty
   *[other] Wynik w tej chwili, o ile aplikacja wie: { $n } punktów
}
cards_of = { $colour ->
    [green] karty zielone: { $n }
    [blue] karty niebieskie: { $n }
    [brown] karty brązowe: { $n }
    [red] karty czerwone: { $n }
   *[purple] karty fioletowe: { $n }
}
card_leaves = Karta opuszcza miasto
leaves = Odchodzi: { $card }
leaves_anchor = Odchodzi razem z kotwicą: { $card }
leave = { $name } odchodzi od stołu
correct_of = { $name }: poprawka
correct_how = Ustaw to, co naprawdę leży na stole. Każda zmiana zapisuje się od razu i jest oznaczona w dzienniku; można ją cofnąć.
value_ready = Robotnicy w domu
value_ship = Pole statku
value_treasures = Skarby
value_shells = Muszelki
value_anchors = Użyte kotwice
value_hand = Karty na ręce
worker_home = Robotnik wraca: { $place }
map_away = Oddaj: { $map }
map_more = Dodaj mapę
card_more = Dodaj kartę
row = { $row ->
    [0] nad kartą
   *[other] rząd { $row }
}
marker_down = { $what }: rząd niżej
marker_up = { $what }: rząd wyżej
several_traits = Kilka symboli
known_tiles = Kafelki, które Twoje pudełko już zna:
new_tiles = Inny kafelek:
any_matches = Stuknij wszystko, co pokazuje kafelek; wystarczy, że karta ma jeden z tych symboli.
shows_this = To jest na kafelku
weather_top = Górny efekt
weather_bottom = Dolny efekt
weather_write = Albo zapisz ją raz własnymi słowami:
weather_keep = Ta karta jest odkryta
weather_later = Nikt jeszcze nie zapisał tej karty. Wystarczy raz, a aplikacja będzie ją znać:
weather_other = Na karcie jest coś innego? Tu można to poprawić:
islands_short = wyspy
weather_short = pogoda
maps_short = mapy
ships_short = statki
part_seasons = Pory roku wszystkich graczy
part_rose = Róża wiatrów, stos { $stack }: { $tile }
part_islands = Wyspy i przypływ
part_weather = Pogoda
part_maps = Stosy map
part_ships = Tor statku
track = Tor statku: { $ships }
player_season = { $passed ->
    [true] { $name }: pas.
   *[other] { $season ->
        [winter] { $name }: zima.
        [spring] { $name }: wiosna.
        [summer] { $name }: lato.
       *[autumn] { $name }: jesień.
    }
}
seasons = Pory roku
rose = Róża wiatrów
rose_how = Karta, która ma choć jeden symbol z kafelka, pasuje do niego; każdy pasujący kafelek przesuwa statek.
tell_tile = Opisz kafelek { $stack }
other_tile = Kafelek { $stack }: coś innego
islands = Wyspy i przypływ
island_up = Popraw: wyspa { $n } jest odkryta
island_down = Popraw: wyspa { $n } jest zakryta
weather = Pogoda
maps = Stosy map
stack_unknown = { $map }: nie śledzimy
stack_left = { $map }: zostały { $values }, pierwsza na wierzchu
stack_empty = { $map }: już ich nie ma
kinds_unknown = { $n ->
    [one] Twoje pudełko zna te rodzaje. Jednego jeszcze nie: to stos, który nie jest żadnym z nich.
    [few] Twoje pudełko zna te rodzaje. Kolejnych { $n } jeszcze nie zna: to stosy, które nie są żadnym z nich.
   *[other] Twoje pudełko zna te rodzaje. Kolejnych { $n } jeszcze nie zna: to stosy, które nie są żadnym z nich.
}
tell_once = Podaj to raz, a pytanie już nie wróci.
tell_map = Opisz mapę { $n }
map_kind = Rodzaj mapy { $n }
map_kind_how = Odczytaj z kafelka, ilu kart każdego koloru wymaga. Twoje pudełko to zapamięta i pytanie już nie wróci.
map_kind_known = Już znane: { $maps }. To jeden z pozostałych.
map_asks_this = Tego wymaga kafelek
ships = Tor statku
ship_of = { $name }: { $n }
whose_turn = Czyja naprawdę jest tura?
over = Wszyscy spasowali
turn_of = { $name } · { $season ->
    [winter] zima
    [spring] wiosna
    [summer] lato
   *[autumn] jesień
}
