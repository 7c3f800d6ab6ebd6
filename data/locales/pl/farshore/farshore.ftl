title = Everdell: Dalekobrzeg
# Words that others are built with
krabita = Krabita
season = { $season ->
    [winter] zima
    [spring] wiosna
    [summer] lato
   *[autumn] jesień
}
season_for = { $season ->
    [winter] zimy
    [spring] wiosny
    [summer] lata
   *[autumn] jesieni
}
colour = { $colour ->
    [green] zielona
    [blue] niebieska
    [brown] brązowa
    [red] czerwona
   *[purple] fioletowa
}
colour_card = { $colour ->
    [green] zieloną kartę
    [blue] niebieską kartę
    [brown] brązową kartę
    [red] czerwoną kartę
   *[purple] fioletową kartę
}
colour_cards = { $colour ->
    [green] zielone karty
    [blue] niebieskie karty
    [brown] brązowe karty
    [red] czerwone karty
   *[purple] fioletowe karty
}
colour_marker = { $colour ->
    [green] Zielony znacznik
    [blue] Niebieski znacznik
    [brown] Brązowy znacznik
    [red] Czerwony znacznik
   *[purple] Fioletowy znacznik
}
trait = { $trait ->
    [green] zielona
    [blue] niebieska
    [brown] brązowa
    [red] czerwona
    [purple] fioletowa
    [creature] stworzenie
    [construction] budowla
    [common] zwykła
   *[unique] unikatowa
}
level = { $level ->
    [shy] Nieśmiała
    [bold] Odważna
    [magnificent] Wspaniała
   *[terror] Postrach oceanów
}
stack_letter = { $stack ->
    [A] A
   *[B] B
}
number = { $n }
or = { $first } lub { $second }
looks = { $sort ->
    [creature] , stworzenie
    [construction] , budowla
   *[any] {""}
}{ $rarity ->
    [common] , zwykła
    [unique] , unikatowa
   *[any] {""}
}{ $matches ->
    [0] {""}
    [1] , pasuje do nieznanego kafelka
   *[other] , pasuje do obu nieznanych kafelków
}
and = { $first } oraz { $second }
tile_unknown = jeszcze nieznany
weather_unknown = jeszcze niezapisana
weather_text = { $text }
map_unnamed = mapa nieznanego rodzaju
map_tile = { $map }, wartość { $value }

# Places
place_shore = Wybrzeże ({ $resource ->
    [driftwood] drewienko
    [seaweed] kępka wodorostów
    [seastone] kryształek
   *[mushroom] grzybek
})
place_shore_printed = Wybrzeże ({ $resource ->
    [driftwood] drewienko
    [seaweed] kępka wodorostów
    [seastone] kryształek
   *[mushroom] grzybek
}, { $text })
place_island_number = Wyspa { $n }
place_island = Wyspa
place_docks = Doki
place_lookout = Punkt widokowy
place_dunes = Wydmy
place_red_card = Własna czerwona karta
place_own_card = Własna karta „{ $card }”
place_other = Inne miejsce

# Refusals: the table
not_now = W tej chwili nie można tego zrobić; najpierw trzeba rozstrzygnąć coś innego.
out_of_turn = Teraz gra { $turn }, a nie { $name }.
already_passed = { $name }: po spasowaniu nie ma już kolejnych tur.
krabita_with_four = Krabita dołącza do jednej, dwóch albo trzech osób; przy czterech nie ma już dla niej miejsca.
too_few_people = { $n ->
    [0] Przy stole musi ktoś siedzieć.
   *[other] Jedna osoba potrzebuje przeciwniczki: Krabity.
}
too_many_people = Grać mogą najwyżej cztery osoby, a tu jest ich { $n }.
negative_count = Wyszłoby mniej niż zero.
no_such_player = Na tym miejscu nikt nie siedzi albo ta czynność go nie dotyczy.
name_twice = Dwoje graczy nosi to samo imię; nie dałoby się ich odróżnić.
last_person = { $name } to ostatnia osoba przy stole. Zamiast tego zakończ partię.
not_tracked = { $name }: w tej partii tego nie zapisujemy.
ruling_fixed = Ten punkt nie należy do opcji; przy stole można go nadal uchylić w pojedynczym ruchu.
midway_players = Pozycja i lista graczy do siebie nie pasują.

# Refusals: workers
no_ready_worker = { $name }: brak robotników do zagrania.
place_occupied = Stoi tu już robotnik ({ $name }), a mieści się tylko jeden.
island_flipped = Wyspa { $n } jest zakryta po przypływie.
no_such_island = Na planszy nie ma wyspy o tym numerze.
no_such_place = Tam nie można wysłać robotnika.
not_a_destination = „{ $card }” nie jest czerwoną kartą, więc nie przyjmuje robotnika.
too_many_workers = O tej porze roku gracz ma { $n ->
    [one] { $n } robotnika
   *[other] { $n } robotników
} i nie więcej.

# Refusals: cards
city_full = { $name }: wszystkie miejsca w mieście ({ $n }) są zajęte.
only_one_each = „{ $card }” to karta unikatowa i jest już w tym mieście.
no_copy_left = „{ $card }”: wszystkie egzemplarze ({ $n }) leżą już w miastach.
no_anchor_left = { $name }: wszystkie kotwice ({ $n }) są już zużyte.
anchor_for_creatures = Kotwica sprowadza tylko stworzenia, a „{ $card }” to budowla.
anchor_on_construction = Kotwicę kładzie się na budowli, a „{ $card }” to stworzenie.
anchor_wrong_colour = „{ $card }” i „{ $under }” różnią się kolorem, więc kotwica tu nie pomoże.
anchor_covered = Na karcie „{ $card }” leży już kotwica.
card_not_in_city = { $name }: w mieście nie ma karty „{ $card }”.
no_anchor_there = Na karcie „{ $card }” nie ma kotwicy.
no_such_card = Takiej karty nie ma w talii.

# Refusals: maps
map_not_left = Na wierzchu stosu „{ $map }” nie ma takiego kafelka.
map_kind_twice = Można mieć tylko po jednym kafelku każdego rodzaju, a „{ $map }” już jest.
map_not_met = { $name }: w mieście brakuje kart na mapę „{ $map }”.
map_value_missing = Nie wiadomo, jaki kafelek leży na wierzchu stosu „{ $map }”; podaj jego wartość.
no_such_map = Nie ma mapy takiego rodzaju.

# Refusals: ship and treasures
ship_below_start = Tor zaczyna się od 0, a { $value } leży przed nim.
ship_beyond_end = Tor kończy się na { $end }, a { $value } leży za nim.
ship_moves_back = Statki płyną tylko do przodu.
ship_off_track = Na znanym nam torze nie ma pola { $value }; sąsiednie to { $below } i { $above }.
treasures_unexplained = Ze skrzyń i zapisanych zdobyczy wychodzi { $n }, a nie tyle.

# Refusals: seasons
season_skipped = Pory roku następują po kolei, następna to { season }.
season_past = { $season ->
    [winter] Do zimy nikt się nie przygotowuje: od niej gra się zaczyna.
   *[other] Ta pora roku już trwa albo minęła: { season }.
}
workers_at_home = { $n ->
    [one] { $name }: w domu został jeszcze { $n } robotnik; najpierw trzeba go zagrać.
    [few] { $name }: w domu zostali jeszcze { $n } robotnicy; najpierw trzeba ich zagrać.
   *[many] { $name }: w domu zostało jeszcze { $n } robotników; najpierw trzeba ich zagrać.
}
pass_before_autumn = { $name }: pasować można dopiero jesienią.
wind_tile_used = Ten kafelek róży wiatrów już w tej grze obowiązywał.
wind_tile_stack = Tu potrzebny jest kafelek ze stosu { stack_letter }.
wind_tile_known = Wiadomo już, co jest na kafelku stosu { stack_letter }.
wind_tile_empty = Na kafelku róży wiatrów jest co najmniej jeden symbol.
weather_used = Ta karta pogody była już w tej grze odkryta.
islands_flooded = { $n ->
    [0] Wyspy odwraca dopiero letni przypływ, nie wcześniej.
    [one] Od letniego przypływu zakryta jest { $n } wyspa.
    [few] Od letniego przypływu zakryte są { $n } wyspy.
   *[many] Od letniego przypływu zakrytych jest { $n } wysp.
}
islands_to_flip = { $n ->
    [one] Trzeba wskazać dokładnie { $n } odkrytą wyspę.
    [few] Trzeba wskazać dokładnie { $n } różne odkryte wyspy.
   *[many] Trzeba wskazać dokładnie { $n } różnych odkrytych wysp.
}

# Refusals: Krabita
krabita_only_without_her = Zapisywanie samej Krabity nie ma sensu, gdy jej nie ma przy stole.
krabita_ahead = Krabita nie może wyprzedzać o porę roku: zmienia ją dopiero po ostatniej osobie.
plan_columns = Pięć znaczników koloru stoi w pięciu kolumnach, po jednym każdego koloru.
weather_by_level = Poziom „{ level }” sam rozstrzyga, czy i jak działa pogoda.
route_impossible = Jesienią liczy się tylko dolna sekcja karty szlaku: doki albo punkt widokowy.
route_no_island = Żadna wyspa nie jest odkryta i wolna, więc ta sekcja odpada.
route_no_red_card = Krabita nie ma czerwonej karty bez robotnika, więc ta sekcja odpada.
route_not_this = Ta karta szlaku była już odkryta albo nie wskazuje tego miejsca.
no_such_route = Takiej karty szlaku nie ma w pudełku.
traits_missing = Kafelek róży wiatrów pyta nie tylko o kolor: czy to stworzenie, czy budowla, karta zwykła czy unikatowa?
card_other_colour = Według naszej listy „{ $card }” to karta { colour }.
colour_used_up = Wszystkie karty tego koloru ({ colour }) leżą już w miastach.
marker_above = { colour_marker } jest nad kartą planu, więc tego koloru Krabita nie szuka.
colour_gone = Przed chwilą karty tego koloru ({ colour }) w zatoce nie było, a zatoki jeszcze nie uzupełniono.
krabita_takes_a_map = Krabita spełnia wymagania mapy „{ $map }” i ma jeszcze robotnika, więc bierze mapę.
krabita_higher_map = Na innym stosie, którego wymagania spełnia, leży kafelek o większej wartości niż na stosie „{ $map }”.

# A person's turn
ask_person = { $name }, co robisz?
why_season = { $name }: trwa { season }.
why_ready = { $n ->
    [0] Brak robotników w domu.
    [one] W domu: { $n } robotnik.
    [few] W domu: { $n } robotnicy.
   *[many] W domu: { $n } robotników.
}
answer_worker = { $place }
answer_map = Wydmy: { $map }, wartość { $value }
answer_map_empty = Wydmy: { $map }, już ich nie ma
answer_card = { $card }{ $source ->
    [bay] , z zatoki
   *[hand] {""}
}{ $matches ->
    [0] {""}
    [1] , pasuje do nieznanego kafelka
   *[other] , pasuje do obu nieznanych kafelków
}
answer_card_anchor = { $card }, kotwica na karcie „{ $under }”{ $source ->
    [bay] , z zatoki
   *[hand] {""}
}{ $matches ->
    [0] {""}
    [1] , pasuje do nieznanego kafelka
   *[other] , pasuje do obu nieznanych kafelków
}
answer_prepare = { $name }: przygotowanie do { season_for }
answer_pass = { $name }: pas

# Winds of change, weather, high tide
ask_tile = Co widać na nowym kafelku stosu { stack_letter }?
do_winds = Najpierw weź wszystko, co daje przygotowanie, i uzupełnij zatokę. Potem w obu stosach róży wiatrów przełóż wierzchni kafelek na spód i odkryj następny.
do_weather = Odkryj następną kartę pogody; zastępuje poprzednią.
do_tide_all = { $n ->
    [one] Przypływ: zakryj wyspę { $islands }. Robotnicy zostają na niej do powrotu do domu.
   *[other] Przypływ: zakryj wyspy { $islands }. Robotnicy zostają na nich do powrotu do domu.
}
why_winds = Przygotowania do { season_for } są zakończone.
answer_tile = { $tile }
answer_tile_later = Coś innego albo podam później
ask_weather = Która karta pogody jest teraz odkryta?
why_weather = { $effects ->
    [both] Na ludzi działają oba efekty pogody.
   *[top] Na ludzi działa tylko górny efekt pogody.
}
answer_weather = { $card }
answer_weather_unknown = Jeszcze niezapisana
ask_tide = { $n ->
    [one] Którą wyspę zakrywa przypływ?
   *[other] Które wyspy ({ $n }) zakrywa przypływ?
}
do_tide = { $n ->
    [one] Zakryj na stałe { $n } wyspę. Robotnik zostaje na niej do powrotu do domu.
    [few] Zakryj na stałe { $n } wyspy. Robotnicy zostają na nich do powrotu do domu.
   *[many] Zakryj na stałe { $n } wysp. Robotnicy zostają na nich do powrotu do domu.
}
why_tide = Przygotowania do lata są zakończone: przypływ. Wybiera osoba, która przygotowała się ostatnia.
answer_tide = Wyspy { $islands }

# Krabita's route card
ask_route = Które miejsce na karcie szlaku jest pierwszym wolnym?
ask_route_bottom = Co pokazuje dolna sekcja karty szlaku?
do_people_first = Najpierw tury ludzi; niczego z nich nie trzeba tu wpisywać.
do_route = Odkryj wierzchnią kartę szlaku (gdy ich zabraknie, potasuj zużyte) i czytaj ją od góry. Na pierwszym wolnym miejscu postaw robotnika Krabity.
do_route_bottom = Odkryj wierzchnią kartę szlaku (gdy ich zabraknie, potasuj zużyte) i patrz tylko na jej dolną sekcję. Postaw tam robotnika Krabity.
why_route = { $n ->
    [one] Krabita ma w domu { $n } robotnika, więc go zagrywa.
   *[other] Krabita ma w domu { $n } robotników, więc zagrywa jednego.
}
why_route_autumn = { $n ->
    [one] Jest jesień, ręka Krabity jest pusta, został { $n } robotnik: liczy się tylko dolna sekcja.
    [few] Jest jesień, ręka Krabity jest pusta, zostali { $n } robotnicy: liczy się tylko dolna sekcja.
   *[many] Jest jesień, ręka Krabity jest pusta, zostało { $n } robotników: liczy się tylko dolna sekcja.
}
why_occupied = { $place }: zajęte ({ $name }).
why_no_island = Żadna wyspa nie jest odkryta i wolna.
why_no_red_card = Krabita nie ma czerwonej karty bez robotnika.
answer_shore = { $place }
answer_island = Wyspa, pierwsza wolna od lewej
answer_other = Inne miejsce
answer_red_card = Własna czerwona karta: { $action ->
    [treasure] { $n ->
        [one] { $n } skarb
        [few] { $n } skarby
       *[many] { $n } skarbów
    }
    [ship] statek o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
   *[card] zagranie { $n ->
        [one] karty
        [few] { $n } kart
       *[many] { $n } kart
    }
}
answer_docks = { $n ->
    [one] Doki: statek o { $n } pole
    [few] Doki: statek o { $n } pola
   *[many] Doki: statek o { $n } pól
}
answer_lookout = Punkt widokowy: odrzuć { colour_cards }

# Krabita's cards
ask_card_hand = Jakiego koloru jest karta z jej ręki?
ask_card_bay = Który z tych kolorów jako pierwszy znajdujesz w zatoce?
ask_card_deck = Jakiego koloru jest karta z talii?
do_card_hand = Jeśli od ostatniego razu doszła jej karta, potasuj zakrytą rękę Krabity. Odkryj wierzchnią kartę i dołóż ją do jej miasta.
do_card_bay = Szukaj kolorów w podanej kolejności. Spośród kilku kart weź pierwszą od lewej, najpierw z górnego rzędu, i dołóż ją do miasta Krabity.
do_card_deck = Odkryj wierzchnią kartę talii i dołóż ją do miasta Krabity.
why_card = { $source ->
    [hand] { $n ->
        [one] Krabita nie ma robotników w domu, a na ręce ma { $n } kartę.
        [few] Krabita nie ma robotników w domu, a na ręce ma { $n } karty.
       *[many] Krabita nie ma robotników w domu, a na ręce ma { $n } kart.
    }
   *[bay] Krabita nie ma robotników w domu ani kart na ręce: decyduje plan.
}
why_card_route = Karta szlaku każe jej zagrać kartę.
why_card_autumn = { $n ->
    [one] Jesienią Krabita zagrywa kartę z ręki; ma { $n } kartę.
    [few] Jesienią Krabita zagrywa kartę z ręki; ma { $n } karty.
   *[many] Jesienią Krabita zagrywa kartę z ręki; ma { $n } kart.
}
why_deck = Żadnego z jej kolorów nie ma w zatoce.
why_all_above = Nie ma już koloru, którego szukałaby w zatoce.
why_plan = { $n }. { colour } (znacznik w rzędzie { $row })
why_plan_gone = { colour }: w zatoce już nie ma
why_plan_used_up = { colour }: wszystkie karty leżą w miastach
why_plan_above = { colour }: znacznik nad kartą, nie szukamy
why_tile = Stos { stack_letter }: { $tile }
answer_colour = { colour }{ looks }
answer_not_in_bay = Żaden: karta z talii
answer_deck_ran_out = { $n ->
    [0] Talia i stos kart odrzuconych są puste
    [one] Tylko { $n } karta: talia i odrzucone się skończyły
    [few] Tylko { $n } karty: talia i odrzucone się skończyły
   *[many] Tylko { $n } kart: talia i odrzucone się skończyły
}

# The lookout
ask_purple = Czy w zatoce jest fioletowa karta?
do_purple_play = Jeśli tak, Krabita od razu ją zagrywa; z kilku weź pierwszą od lewej, najpierw z górnego rzędu.
do_purple_draw = Jeśli tak, dołóż ją zakrytą do jej ręki; z kilku weź pierwszą od lewej, najpierw z górnego rzędu.
do_discard = Potem odrzuć z zatoki wszystkie { colour_cards }, także całe stosy, daj Krabicie 1 skarb i uzupełnij zatokę.
why_purple = W punkcie widokowym Krabita zawsze bierze fioletową kartę, jeśli jest; karta planu nie ma tu znaczenia.
answer_purple = Tak, fioletowa{ looks }
answer_no_purple = Nie ma fioletowej

# Krabita's autumn map
ask_map = Którą mapę bierze Krabita?
do_map = Z map, których wymagania spełnia, bierze tę z najwyższym kafelkiem na wierzchu; przy równych – z pierwszego stosu od lewej. Jej robotnik idzie na wydmy.
why_counts = Jej miasto: zielone { $green }, niebieskie { $blue }, brązowe { $brown }, czerwone { $red }, fioletowe { $purple }.
why_map_unknown = Nie znamy wymagań wszystkich map. Podaj je raz, a pytanie już nie wróci.
answer_krabita_map = { $map }, wartość { $value }
answer_no_map = Żadnej

# Krabita's new season
ask_claim = Wymagania których z tych map spełnia jej miasto?
answer_claim = { $maps }
answer_claim_none = Żadnej z nich
ask_value = Jaką wartość ma kafelek „{ $map }”, który bierze?
do_value = Daj Krabicie wierzchni kafelek ze stosu „{ $map }”.
answer_value = { $value }
ask_deck_draw = { $n ->
    [one] Dobierz dla niej { $n } kartę z talii.
    [few] Dobierz dla niej { $n } karty z talii.
   *[many] Dobierz dla niej { $n } kart z talii.
}
do_deck_draw = { $n ->
    [one] Dołóż { $n } zakrytą kartę z talii do jej ręki. Nie podglądaj.
    [few] Dołóż { $n } zakryte karty z talii do jej ręki. Nie podglądaj.
   *[many] Dołóż { $n } zakrytych kart z talii do jej ręki. Nie podglądaj.
}
why_draw = { $season ->
    [spring] Na wiosnę Krabita dobiera z talii { $n } karty.
    [summer] Na lato Krabita dobiera z zatoki według planu { $n } kart.
   *[autumn] Na jesień Krabita dobiera z zatoki według planu { $n } karty.
}
answer_from_deck = { $n ->
    [one] { $n } karta z talii
    [few] { $n } karty z talii
   *[many] { $n } kart z talii
}
answer_none_from_deck = Żadnego z nich: { answer_from_deck }
ask_plan_draw = Karta { $n } z { $total }: który z tych kolorów jako pierwszy znajdujesz w zatoce?
do_plan_draw = Szukaj kolorów w podanej kolejności i dołóż kartę zakrytą do jej ręki. Zatoki jeszcze nie uzupełniaj. { $n ->
    [one] Do dobrania została { $n } karta.
    [few] Do dobrania zostały { $n } karty.
   *[many] Do dobrania zostało { $n } kart.
}
answer_draw = { colour }
do_krabita_season = Krabita przygotowuje się do { season_for }: wszyscy jej robotnicy wracają, dochodzi jeden nowy, razem { $n }.
do_take_map = Krabita bierze mapę: { $tile }.
ask_waiting = Krabita spasowała. Kto jeszcze pasuje?
why_waiting = Gra kończy się, gdy wszyscy spasują.

# The log
log_worker = { $name }: robotnik – { $place }.
log_dunes = { $name }: robotnik – Wydmy.
log_card = { $name } zagrywa kartę „{ $card }”{ $source ->
    [bay] {" "}z zatoki
   *[hand] {""}
}.
log_card_anchor = { $name } zagrywa kartę „{ $card }”{ $source ->
    [bay] {" "}z zatoki
   *[hand] {""}
} za kotwicę na karcie „{ $under }”.
log_prepare = { $name } przygotowuje się do { season_for }.
log_pass = { $name } pasuje.
log_leave = { $name } odchodzi od stołu; liczy się to jak przygotowanie i pas.
log_tile_later = Stos { stack_letter }: nowy kafelek, do podania później. Do tego czasu zapytamy, które karty do niego pasują.
log_correct = Poprawka: { $name }.
log_correct_table = Poprawka: plansza.
log_sail = { $name }: statek płynie dzięki efektowi ({ $n }).
log_ship_at = { $name }: po efekcie statek stoi na { $value }.
log_lose_card = { $name }: z miasta znika karta „{ $card }”.
log_learn = Nowe w opisie pudełka: { $fact ->
    [wind_tile] kafelek róży wiatrów
    [map_needs] wymagania mapy
    [card] karta
    [route_card] karta szlaku
    [shore] pole wybrzeża
    [island] wyspa
    [weather] karta pogody
   *[track] tor statku
}.
log_route_card = Wylosowana karta szlaku z pudełka: { $n }.
log_route_shore = Krabita: robotnik – { $place }.
log_route_island = Krabita: robotnik na pierwszą wolną wyspę od lewej.
log_route_other = Krabita: robotnik na inne miejsce.
log_route_red_card = Krabita: robotnik na własną czerwoną kartę; { $action ->
    [treasure] bierze { $n ->
        [one] { $n } skarb
        [few] { $n } skarby
       *[many] { $n } skarbów
    }
    [ship] jej statek przesuwa się o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
   *[card] zagrywa { $n ->
        [one] kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
}.
log_route_docks = { $n ->
    [one] Krabita: robotnik do doków, jej statek przesuwa się o { $n } pole.
    [few] Krabita: robotnik do doków, jej statek przesuwa się o { $n } pola.
   *[many] Krabita: robotnik do doków, jej statek przesuwa się o { $n } pól.
}
log_route_lookout = Krabita: robotnik do punktu widokowego; z zatoki znikną wszystkie { colour_cards }.
log_krabita_card = Krabita zagrywa { colour_card } { $source ->
    [hand] z ręki
    [bay] z zatoki
   *[deck] z talii
}.
log_krabita_named = Krabita zagrywa kartę „{ $card }” { $source ->
    [hand] z ręki
    [bay] z zatoki
   *[deck] z talii
}.
log_not_in_bay = Żadnego z kolorów Krabity nie ma w zatoce: wierzchnia karta talii.
log_purple = { $found ->
    [played] Krabita zagrywa fioletową kartę z zatoki.
    [drawn] Krabita dobiera fioletową kartę z zatoki.
   *[none] W zatoce nie ma fioletowej karty.
}
log_draw = Krabita dobiera { colour_card } z zatoki.
log_from_deck = { $n ->
    [one] Krabita dobiera w ciemno { $n } kartę z talii.
    [few] Krabita dobiera w ciemno { $n } karty z talii.
   *[many] Krabita dobiera w ciemno { $n } kart z talii.
}
log_deck_ran_out = { $n ->
    [0] Talia i stos kart odrzuconych są puste: Krabita nic nie dostaje.
    [one] Talia i stos kart odrzuconych się skończyły: Krabita dostaje tylko { $n } kartę.
    [few] Talia i stos kart odrzuconych się skończyły: Krabita dostaje tylko { $n } karty.
   *[many] Talia i stos kart odrzuconych się skończyły: Krabita dostaje tylko { $n } kart.
}
log_no_map = Krabita nie bierze mapy.
log_krabita_dunes = Krabita: robotnik na wydmy.
log_map = { $name } bierze mapę: { $tile }.
log_map_gone = { $name }: nie ma już mapy: { $tile }.
log_ship = { $name }: statek na { $value }.
log_treasures = { $sign ->
    [plus] { $name }: + { $n } { $n ->
        [one] skarb
        [few] skarby
       *[many] skarbów
    }, razem { $total }.
   *[minus] { $name }: – { $n } { $n ->
        [one] skarb
        [few] skarby
       *[many] skarbów
    }, razem { $total }.
}
log_shells = { $sign ->
    [plus] { $name }: + { $n } { $n ->
        [one] muszelka
        [few] muszelki
       *[many] muszelek
    }, razem { $total }.
   *[minus] { $name }: – { $n } { $n ->
        [one] muszelka
        [few] muszelki
       *[many] muszelek
    }, razem { $total }.
}
log_marker = { colour_marker } { $row ->
    [0] wychodzi nad kartę planu.
   *[other] przechodzi do rzędu { $row }.
}
log_krabita_season = Krabita przygotowuje się do { season_for }; robotnicy w domu: { $n }.
log_hand = { $n ->
    [one] Krabita ma na ręce { $n } kartę.
    [few] Krabita ma na ręce { $n } karty.
   *[many] Krabita ma na ręce { $n } kart.
}
log_krabita_passes = Krabita pasuje.
log_tile = Stos { stack_letter }: obowiązuje { $tile }.
log_weather = Pogoda: { $card }.
log_flooded = { $n ->
    [one] Przypływ: wyspa { $islands } jest zakryta.
   *[other] Przypływ: wyspy { $islands } są zakryte.
}
log_winds = Przygotowania do { season_for } są zakończone: wiatr zmian. Odkryj nowe kafelki róży wiatrów.
log_over = Wszyscy spasowali: czas liczyć punkty.
fix_season = Pora roku: { season }.
fix_turn = Teraz gra { $name }.
fix_map = { $name } ma mapę: { $tile }.
fix_flooded = { $n ->
    [0] Żadna wyspa nie jest zakryta.
    [one] Zakryta wyspa: { $islands }.
   *[other] Zakryte wyspy: { $islands }.
}
fix_ready = Robotnicy w domu: { $n }.
fix_placed = Zagrani robotnicy: { $n }.
fix_passed = { $passed ->
    [true] Pas.
   *[false] Jeszcze gra.
}
fix_city = Karty w mieście: { $n }.
fix_anchors = Użyte kotwice: { $n }.
fix_hand = Karty na ręce: { $n }.
fix_cards = Karty w mieście: { $n }.
hint_city = { $name }: zajęte miejsca w mieście: { $n } z { $limit }.
hint_map = { $name } może już wziąć mapę: { $map }.
hint_gains = { $season ->
    [spring] Aktywuj wszystkie zielone karty w mieście.
    [summer] Weź na rękę 2 karty z zatoki, potem ją uzupełnij.
   *[autumn] Aktywuj zielone karty i weź na rękę 2 karty, z zatoki albo z talii, w dowolnej kolejności. Na koniec uzupełnij zatokę.
}
hint_discard = Odrzuć z zatoki wszystkie { colour_cards }.
hint_refill = Uzupełnij zatokę.

# Laying out
layout_board = Plansza i latarnia morska na stół, surowce przy wybrzeżu, skarby i muszelki obok planszy.
layout_maps = Stosy map: { $kinds }, każdy rodzaj osobno, najwyższa wartość na wierzchu. Kafelków w każdym: { $n }, o wartościach { $values }.
layout_islands = { $n ->
    [one] { $n } wyspa wylosowana spośród { $total } kafelków, odkryta na planszy; reszta do pudełka.
    [few] { $n } wyspy wylosowane spośród { $total } kafelków, odkryte na planszy; reszta do pudełka.
   *[many] { $n } wysp wylosowanych spośród { $total } kafelków, odkrytych na planszy; reszta do pudełka.
}
layout_wind = Kafelki róży wiatrów: stosy A i B, w każdym { $n }, potasowane i zakryte; odkryj wierzchni z obu.
layout_bay = Potasuj talię i zapełnij zatokę. Różnych kart: { $n }, rzędów: { $rows }, takie same kładź jedną na drugiej. Talia na lewo od latarni, stos kart odrzuconych na prawo.
layout_hand = { $name }: karty z talii na rękę, razem { $n }.
layout_redraw = Komu nie odpowiadają karty, może raz odrzucić całą rękę i dobrać nową.
layout_workers = Każda osoba: robotnicy w domu – { $ready }, na statku na początku toru – { $aboard }, przy latarni – { $waiting }.
layout_anchors = Kotwice dla każdej osoby: { $n }.
layout_krabita = { $piece ->
    [none] Krabita: wybierz jej kolor, zostaw miejsce na jej miasto i połóż tam dwie karty pomocy oraz kartę planu.
   *[other] Krabita: zostaw miejsce na jej miasto i połóż tam dwie karty pomocy oraz kartę planu.
}
layout_level = Kotwica na jej karcie wskazuje poziom: { level }.
layout_markers = Pomieszaj zakryte znaczniki koloru, połóż po jednym w każdej kolumnie karty planu i odkryj. Potem: fioletowy do rzędu { $purple }, czerwony do rzędu { $red }, niebieski do rzędu { $blue }, brązowy do rzędu { $brown }; zielony zostaje w rzędzie { $green }.
layout_routes = Potasuj karty szlaku i połóż zakryty stos obok jej miasta.
layout_krabita_hand = Zakryte karty z talii na rękę Krabity: { $n }.
layout_krabita_workers = Krabita: robotnicy w domu – { $ready }, na statku – { $aboard }, przy latarni – { $waiting }. Kotwic nie dostaje.
layout_weather = Potasuj karty pogody, utwórz stos z { $n } kart i odkryj pierwszą. { $effects ->
    [both] Liczą się oba efekty.
   *[top] Liczy się tylko górny efekt.
}

# Open questions a table may answer its own way
ruling_summer_bay_marker = Czy karta, którą Krabita latem zagrywa z zatoki, przesuwa swój znacznik?
ruling_summer_bay_marker_ours = Nie, przesuwają go tylko karty dobierane na lato.
ruling_summer_bay_marker_other = Tak, jak zimą i wiosną.
ruling_krabita_season_turn = Kiedy Krabita zmienia porę roku?
ruling_krabita_season_turn_ours = To cała jej następna tura.
ruling_krabita_season_turn_other = Od razu, a jej tura i tak następuje.
ruling_autumn_lookout_map = Czy po fioletowej karcie zagranej w punkcie widokowym Krabita może wziąć mapę?
ruling_autumn_lookout_map_ours = Nie.
ruling_autumn_lookout_map_other = Tak, jak po karcie z ręki.
