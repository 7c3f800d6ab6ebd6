# Słowa, z których zbudowane są inne
terrain = { $on ->
    [plain] równina
    [mountain] góry
   *[sea] morze
}
on_terrain = { $on ->
    [plain] na równinie
    [mountain] w górach
   *[sea] na morzu
}
role = { $on ->
    [plain] odkrywca
    [mountain] rozbójnik
   *[sea] żeglarz
}
role_taken = { $on ->
    [plain] odkrywcę
    [mountain] rozbójnika
   *[sea] żeglarza
}
edge = { $edge ->
    [n] u góry
    [e] z prawej
    [s] u dołu
   *[w] z lewej
}
edge_terrain_n = { $n ->
    [plain] równina
    [mountain] góry
   *[sea] morze
}
edge_terrain_e = { $e ->
    [plain] równina
    [mountain] góry
   *[sea] morze
}
edge_terrain_s = { $s ->
    [plain] równina
    [mountain] góry
   *[sea] morze
}
edge_terrain_w = { $w ->
    [plain] równina
    [mountain] góry
   *[sea] morze
}
and = { $first } i { $second }
comma = { $first }, { $second }
cities = { $n ->
    [0] bez miast
    [one] { $n } miasto
    [few] { $n } miasta
   *[many] { $n } miast
}
tiles = { $n ->
    [0] bez kart
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
tile = u góry { edge_terrain_n }, z prawej { edge_terrain_e }, u dołu { edge_terrain_s }, z lewej { edge_terrain_w }, { $cities }
tile_number = { $n ->
    [0] karta startowa
   *[other] karta nr { $n }
}
spot_start = w miejscu karty startowej
spot_across = { $n } w { $way ->
    [right] prawo
   *[left] lewo
}
spot_along = { $n } w { $way ->
    [down] dół
   *[up] górę
}
spot = { $across }, { $along } od karty startowej
spot_straight = { $way } od karty startowej
part_inside = w środku
part_whole = cała karta

# Odmowy: stół
not_now = W tej chwili nie można tego zrobić.
out_of_turn = Teraz gra { $turn }, a nie { $name }.
no_such_player = Na tym miejscu nikt nie gra.
too_few_people = Grają co najmniej dwie osoby; tutaj: { $n }.
too_many_people = Grać może najwyżej pięć osób; tutaj: { $n }.
name_twice = Dwie osoby mają to samo imię; nie dałoby się ich odróżnić.
colour_twice = Dwie osoby mają ten sam kolor.
start_unknown = Mapa zaczyna się od karty startowej: podaj, co przedstawia.
removed_over = { $n ->
    [one] { $n } usunięta karta się nie zgadza: nazwano więcej albo nie każdy miałby swoją turę.
    [few] { $n } usunięte karty się nie zgadzają: nazwano więcej albo nie każdy miałby swoją turę.
   *[many] { $n } usuniętych kart się nie zgadza: nazwano więcej albo nie każdy miałby swoją turę.
}
ruling_fixed = Tego rozstrzygnięcia nie wybiera się przed grą.
midway_players = Rozpoczęta gra ma inną liczbę graczy niż stół.
no_tiles_left = { $n ->
    [0] Wszystkie karty są ułożone: nie ma czego dobrać.
    [one] Do dobrania została tylko { $n } karta.
    [few] Do dobrania zostały tylko { $n } karty.
   *[many] Do dobrania zostało tylko { $n } kart.
}
tiles_left = { $n ->
    [one] Do ułożenia została jeszcze { $n } karta; gra kończy się na ostatniej.
    [few] Do ułożenia zostały jeszcze { $n } karty; gra kończy się na ostatniej.
   *[many] Do ułożenia zostało jeszcze { $n } kart; gra kończy się na ostatniej.
}
last_person = Ktoś musi zostać przy stole.
not_tracked = W tej grze nikt nie prowadzi mapy.

# Odmowy: karty
spot_taken = Tu już leży { tile_number }.
corner_only = Karta stykałaby się z innymi tylko rogiem; musi przylegać choć jedną krawędzią.
not_adjacent = Karta nie stykałaby się z żadną inną; musi przylegać choć jedną krawędzią.
edge_differs = { $edge ->
    [n] U góry
    [e] Z prawej
    [s] U dołu
   *[w] Z lewej
} { $ours ->
    [plain] równina
    [mountain] góry
   *[sea] morze
} { $ours ->
    [plain] trafiłaby
    [mountain] trafiłyby
   *[sea] trafiłoby
} na { $theirs ->
    [plain] równinę
    [mountain] góry
   *[sea] morze
}; krajobraz musi mieć ciąg dalszy.
tile_laid = { $name } ma już w tej turze ułożoną kartę.
no_copy_left = { $n ->
    [0] W Twoim pudełku nie ma takiej karty.
    [one] W Twoim pudełku jest { $n } taka karta i została już użyta.
    [few] W Twoim pudełku są { $n } takie karty i wszystkie są już użyte.
   *[many] W Twoim pudełku jest { $n } takich kart i wszystkie są już użyte.
}
tile_fits = Ta karta pasuje: { $spot }.
bad_tile = { $what ->
    [edge_missing] Jedna krawędź tej karty nie należy do żadnej części
    [edge_twice] Jedna krawędź tej karty należy do dwóch części
    [like_touching] Stykają się dwie części tego samego krajobrazu: byłyby jedną
    [city_off_shore] Miasto leży tam, gdzie morze nie styka się z lądem
    [parts] Ta karta ma za dużo części albo wymienia taką, której nie ma
   *[text] To nie jest karta
}: { $tile }

# Odmowy: pionki
tile_first = { $name } najpierw układa kartę.
one_action = { $name } w tej turze ma już za sobą ustawienie albo zdjęcie pionka; wolno tylko jedno z dwojga i tylko raz.
no_meeple_home = { $name } nie ma pionka w zapasie.
area_occupied = { $on ->
    [plain] Na tej równinie stoi odkrywca
    [mountain] W tych górach stoi rozbójnik
   *[sea] Na tym morzu stoi żeglarz
}: { $name }, { tile_number }.
not_this_tile = Pionka stawia się tylko na karcie właśnie ułożonej.
no_such_part = Karta nie ma takiej części.
not_your_meeple = Stojący tu pionek ma innego właściciela: { $name }.
no_such_meeple = { $name } nie ma tam pionka.

# Odmowy: liczby
tiles_missing = { $on ->
    [plain] Równinę liczy się kartami: ile ich jest?
   *[other] W zamkniętym morzu liczą się też karty: ile ich jest?
}
tiles_none = Obszar leży co najmniej na jednej karcie.
tiles_over = Kart: { $n }, a może ich być najwyżej { $limit }.
negative_count = Liczba nie może być mniejsza od zera.
count_over = { $n } to więcej niż { $limit }, największa liczba, która ma tu sens.
meeples_over = { $name } ma za dużo pionków: { $n } zamiast { $limit }.
name_empty = Gracz { $n } nie ma imienia.
not_a_map = { $what ->
    [edges] Krawędzie między { $one } a { $other } nie pasują do siebie.
    [apart] Żadna karta nie prowadzi z { $one } do { $other }.
    [too_large] Mapa ma za dużo pól.
   *[empty] Na mapie nie ma ani jednej karty.
}
place_empty = Tu nic nie leży: { $place }.

# Ostrzeżenia
one_tile = Zamknięty obszar z jednej karty: liczymy go jak niezamknięty; instrukcja o tym milczy.
closed_at_end = Jest zamknięty, ale na końcu wszystko liczy się jak niezamknięte.
cities_on_plain = Miasta nigdy nie liczą się dla równiny.
box_over = Według Twojego pudełka kart jest { $n }, a powinno być { $limit }. Do sprawdzenia: { $kinds }.
tiles_lying = Na mapie { $n ->
    [one] leży { $n } karta
    [few] leżą { $n } karty
   *[many] leży { $n } kart
}; skoro do dobrania jest { $left }, powinno ich być { $due }.
fewer_tiles = { $n ->
    [one] Została { $n } karta: liczba tur nie jest już równa.
    [few] Zostały { $n } karty: liczba tur nie jest już równa.
   *[many] Zostało { $n } kart: liczba tur nie jest już równa.
}

# Pytania
ask_tile = { $name }: ułóż kartę
ask_meeple = { $name }: pionek?
ask_turn = { $name }: karta, a co potem?
ask_rest = { $name }: co po tej karcie?
ask_count = { $name }: ile wart jest { role }?
do_draw = Dobierz kartę z dowolnego stosu, pokaż ją i ułóż.
do_open_tile = Ułóż jedną ze swoich dwóch odkrytych kart, potem dobierz następną.
do_open_last = Ułóż jedną ze swoich odkrytych kart: stosy są puste.
why_left = { $n ->
    [0] Ostatnia karta jest ułożona.
    [one] Została { $n } karta
    [few] Zostały { $n } karty
   *[many] Zostało { $n } kart
}
why_home = { $n ->
    [0] { $name } nie ma pionka w zapasie.
    [one] { $name } ma w zapasie { $n } pionek.
    [few] { $name } ma w zapasie { $n } pionki.
   *[many] { $name } ma w zapasie { $n } pionków.
}
why_count = Na końcu każdy obszar liczy się jak niezamknięty: karty równiny, miasta gór i mórz.
answer_lay = Ułóż kartę
answer_set_aside = Nigdzie nie pasuje
answer_place = { $on ->
    [plain] Odkrywca
    [mountain] Rozbójnik
   *[sea] Żeglarz
} ({ $part })
answer_take = Zdejmij { role_taken } ({ tile_number }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
answer_done = { $last ->
    [yes] Nic więcej: koniec gry
   *[no] Nic więcej
}
answer_nothing = { $laid ->
    [yes] Nic więcej
   *[no] Karta, nic więcej
}
answer_place_on = { $on ->
    [plain] Odkrywca na równinę
    [mountain] Rozbójnik w góry
   *[sea] Żeglarz na morze
}
answer_take_off = Zdejmij { role_taken }
answer_count = { $on ->
    [plain] { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
   *[other] { $n ->
        [0] bez miast
        [one] { $n } miasto
        [few] { $n } miasta
       *[many] { $n } miast
    }
}

# Dziennik
log_lay = { $name } układa kartę nr { $n }, { $spot }: { $tile }.
log_done = { $name }: nic więcej.
log_place = { $name } stawia { role_taken } ({ tile_number }, { $part }).
log_take = { $name } zdejmuje { role_taken } ({ tile_number }). { $why } = { $points }. Razem: { $total }.
log_mountain = { cities }: własnych { $own }, na { $plains ->
    [one] { $plains } równinie
    [few] { $plains } równinach
   *[many] { $plains } równinach
}: { $others }.
log_tile_only = { $name }: karta, nic więcej.
log_place_on = { $name }: karta i { role } { on_terrain }.
log_place_only = { $name }: { role } { on_terrain }.
log_take_off = { $name } zdejmuje { role_taken }. { $why } = { $points }. Razem: { $total }.
log_set_aside = Karta, którą ma { $name }, nigdzie nie pasuje i wypada z gry.
log_set_aside_named = Karta, którą ma { $name }, nigdzie nie pasuje i wypada z gry: { $tile }.
log_put_map_away = Mapa odłożona; odtąd zapisujemy tylko punkty i pionki.
log_finish = { $n ->
    [0] Gra się kończy.
    [one] Gra się kończy; została { $n } karta.
    [few] Gra się kończy; zostały { $n } karty.
   *[many] Gra się kończy; zostało { $n } kart.
}
log_leave = { $name } odchodzi od stołu; pionki zostają.
log_learn = Nowe o pudełku: { $fact ->
    [start] karta startowa
    [kind] rodzaj karty
    [board] długość planszy punktacji
   *[edition] wydanie
}.
log_count_begins = { $n ->
    [one] Ostatnia tura za nami. Do policzenia został { $n } pionek.
    [few] Ostatnia tura za nami. Do policzenia zostały { $n } pionki.
   *[many] Ostatnia tura za nami. Do policzenia zostało { $n } pionków.
}
log_end = { $name }, na koniec. { $why } = { $n }.
log_total = { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
log_over = Koniec gry.
fix_points = Poprawka: { $name } ma { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
fix_home = Poprawka: { $name } ma w zapasie { $n ->
    [0] zero pionków
    [one] { $n } pionek
    [few] { $n } pionki
   *[many] { $n } pionków
}.
fix_back = Poprawka: { $name } wraca do stołu.
fix_lift = Poprawka: { $name } nie ma tam pionka ({ role }).
fix_add = Poprawka: { $name }, { role } stoi { on_terrain }.
fix_tile = Poprawka: co przedstawia karta, { $spot }: { $tile }.
fix_turn = Poprawka: teraz gra { $name }.
fix_left = Poprawka: { $n ->
    [one] została { $n } karta.
    [few] zostały { $n } karty.
   *[many] zostało { $n } kart.
}

# Gra i jej otwarte pytania
title = Carcassonne: Nowe Lądy
ruling_one_tile_area = Ile wart jest zamknięty obszar z jednej karty?
ruling_one_tile_area_ours = Tyle, co niezamknięty, jak obszar z dwóch kart.
ruling_one_tile_area_other = Według wzoru dla zamkniętych: podwójnie albo miasta i karta.
ruling_removed_with_five = Ile kart usuwa się przy pięciu osobach?
ruling_removed_with_five_ours = Trzy: wtedy każdy ma tyle samo tur.
ruling_removed_with_five_other = Jedną, jak podaje tekst.
