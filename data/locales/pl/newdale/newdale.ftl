# Słowa, z których składają się inne
and = { $first }, { $second }
none = nic
not_told = jeszcze nie podano
figures = { $figure ->
    [yellow] żółty
    [green] zielony
    [red] czerwony
    [blue] niebieski
   *[hooded] Zakapturzony
} × { $n }
row = { $row ->
    [lazy] leniwie
    [normal] normalnie
   *[diligent] sumiennie
}
row_modifier = { $row ->
    [lazy] leniwie
    [normal] normalnie
   *[diligent] sumiennie
} { $sign ->
    [plus] (+{ $n })
    [minus] (−{ $n })
   *[none] (±0)
}
space = { $space ->
    [build] Budowanie
    [unlock] Odblokowanie postępu
    [exchange] Wymiana i dociąganie kart
    [black_market] Czarny rynek
    [develop] Rozwój
   *[other] pole tego rozdziału
}
space_named = { $name }
area_empty = pusty obszar { $n }, { $row }
area_card = { $card }, { $row }
good_named = { $good }
goods_of = { $n } × { $good }
ships = Statki
use = { $card }{ $figure ->
    [yellow] : żółty asystent
    [green] : zielony asystent
    [red] : czerwony asystent
    [blue] : niebieski asystent
    [hooded] : Zakapturzony
   *[none] {""}
}{ $instead ->
    [yellow] , w zamian żółty
    [green] , w zamian zielony
    [red] , w zamian czerwony
    [blue] , w zamian niebieski
   *[none] {""}
}

# Szanse
certain = na pewno
impossible = niemożliwe
percent = { $n }%
percent_over = > { $n }%
percent_under = < { $n }%
fraction = { $of } / { $all }

# Budynki i marynarze
building_barracks = Koszary
building_bread_building = Budynek wytwarzający chleb
building_captain = Kapitan
building_coal_merchant = Handlarz węglem
building_coal_mine = Kopalnia węgla
building_coal_store = Skład węgla
building_cook = Kuk
building_cooperage = Warsztat bednarski
building_corn_field = Pole kukurydzy
building_deckhand = Majtek
building_fishing_hut = Chata rybacka
building_fortress = Twierdza
building_mill = Młyn
building_navigator = Nawigator
building_post_office = Poczta
building_prison = Więzienie
building_sawmill = Tartak
building_scriptorium = Skrytorium
building_slaughterhouse = Rzeźnia
building_small_watchtower = Mała strażnica
building_spinning_mill = Przędzalnia
building_vineyard = Winnica
building_watch_officer = Oficer wachtowy
building_weaving_mill = Tkalnia

# Towary i dobra
good_barrel = beczka
good_boards = deski
good_bread = chleb
good_cattle = bydło
good_clay = glina
good_cloth = materiał
good_coal = węgiel
good_corn = kukurydza
good_cotton = bawełna
good_fish_soup = zupa rybna
good_flour = mąka
good_fresh_fish = świeża ryba
good_grape = winogrono
good_meat = mięso
good_ore = ruda
good_smoked_fish = ryba wędzona
good_wood = drewno
good_yarn = przędza

# Żetony premii
token_development_less = Rozwój −4
token_build_less = Budowanie −4
token_stand_in = Zastępca
token_any_good = Dowolny towar
token_yellow_cards = Karty za żółtych
token_green_coal = Węgiel za zielonych
token_wood_coal = 2 drewna
token_cards_yellow = 2 karty
token_ore_green = 4 rudy
token_coal_red = 3 węgle
token_yarn_red = 2 przędze
token_cotton_red = 2 bawełny
token_boards_blue = 3 deski
token_clay_blue = 3 gliny
token_cattle_blue = 3 sztuki bydła

# Odmowy: stół
not_now = Teraz nie można tego zrobić; najpierw trzeba rozstrzygnąć coś innego.
out_of_order = Najpierw kolej na: { $name }.
no_such_player = Nikt nie siedzi na tym miejscu albo ta osoba odeszła.
name_twice = Dwie osoby mają to samo imię; nikt by ich nie rozróżnił.
people_1_to_4 = Grać może od jednej do czterech osób; tutaj: { $n }.
unknown_chapter = Nie ma rozdziału „{ $chapter }”.
start_city = { $city } nie jest miastem startowym tego rozdziału; jest nim { $cities }.
not_followed = W tej partii nie zapisujemy tego dla: { $name }.
ruling_fixed = Ten punkt nie jest do wyboru; stół może go uchylić przy każdym ruchu.
negative_count = Zostałoby mniej niż nic.
last_person = { $name } to ostatnia osoba przy stole. Lepiej zakończyć partię.
midway_players = Podana sytuacja i lista osób nie pasują do siebie.

# Odmowy: wydarzenie i losowanie
event_not_in_deck = Wydarzenia { $n } nie ma w talii rozdziału { $chapter }.
event_wrong_round = Wydarzenie { $n } nie może pojawić się w rundzie { $round }.
event_solo = Wydarzenie { $n } należy do innej talii: w grze solo są 11 i 2, w grze wieloosobowej 10 i 1.
event_twice = Wydarzenie { $n } zostało już odkryte.
draw_count = Liczba figurek do wzięcia: { $n }, a nie { $drawn }.
bag_has_fewer = W woreczku jest mniej takich figurek ({ $figure ->
    [yellow] żółty
    [green] zielony
    [red] czerwony
    [blue] niebieski
   *[hooded] Zakapturzony
}): { $n }.
no_hooded_here = W rozdziale { $chapter } nie ma Zakapturzonych.

# Odmowy: znaczniki
marker_not_owned = { $name }: znacznik { $n } nie jest jeszcze kupiony.
marker_next_round = Znacznika { $n } można używać od następnej rundy.
marker_left_over = { $name }: nie wszystkie znaczniki są położone.
space_twice = Leży tam już jeden z własnych znaczników: { $space ->
    [build] Budowanie
    [unlock] Odblokowanie postępu
    [exchange] Wymiana i dociąganie kart
    [black_market] Czarny rynek
    [develop] Rozwój
   *[other] pole tego rozdziału
}.
area_twice = Na tym obszarze leży już jeden z własnych znaczników.

# Odmowy: produkcja
short_of_assistants = Brakuje asystentów: { $n }; można to wyrównać, odrzucając kart: { $cards }.
cards_for_missing = Za brakujących ({ $missing }) trzeba odrzucić dokładnie tyle kart: { $n }.
wrong_goods = Ten rząd daje dokładnie { $n }.
too_many_stand_ins = Brakuje tylko { $n }: więcej zastępców nie trzeba.
no_building_there = Nie ma tam budynku.
no_chain = { $card }: brak łańcucha produkcji.
chain_not_enough = { $card }: tego, co zużywa łańcuch, starczy tylko na { $n }.
chain_bonus_once = Łańcuch daje dodatkowo { $n }, raz na akcję.

# Odmowy: budowanie
no_house_left = Nie ma już domków, więc nie można budować.
own_house_there = { $city }: stoi tam już własny domek.
beyond_reach = To za daleko: kroków { $n }, zasięg { $reach }.
token_too_far = Przy { $n } krokach nie ma żetonu premii: musi być mniej niż zasięg { $reach }.
first_is_gone = Ktoś był tam pierwszy albo miasto nic za to nie daje. { $city }
no_discount_here = { $city } ma inny symbol niż karta: nie ma zniżki.
no_free_area = Wszystkie obszary produkcyjne są zajęte.
area_taken = Obszar { $n } jest zajęty.
no_such_area = Po tej stronie planszy nie ma obszaru { $n }.
pay_too_little = Zapłacono { $n }, trzeba { $cost }.
goods_not_there = { $card }: potrzeba { $n }, jest { $there }.
one_build_in_phase_five = W fazie V każdy buduje jeden budynek.
token_kind_used_up = Wszystkie żetony tego rodzaju ({ $n }) są już zabrane: { $token }.
not_in_this_chapter = { $card } nie należy do rozdziału { $chapter }.
copies_used_up = { $card }: wszystkie karty już leżą na stole ({ $n }).
one_cook = Każdy może mieć tylko jednego Kuka.
pays_needlessly = Jeden z zapłaconych towarów można było zachować.

# Odmowy: inne
lock_is_off = Ta blokada jest już zdjęta: { $lock ->
    [reach] zasięg
   *[compensation] rekompensata
}.
marker_owned_already = Znacznik { $n } jest już kupiony.
onto_no_goods = { $card } nie wytwarza towarów, więc żaden nie może tam leżeć.
onto_what = { $token }: wskaż budynek, na którym kładziesz towar.
special_once = Każdy budynek specjalny działa raz na rundę.
not_phase_six = Tak działają tylko karty oznaczone VI i tylko w fazie VI.
coal_missing = Potrzeba { $n } węgla, a jest mniej.
fresh_fish_only = Potrzebna jest świeża ryba; żadna inna się nie nadaje.
only_drawn_figures = Można wziąć tylko figurkę stojącą na rynku pracy, nie nadrukowaną: { $figure ->
    [yellow] żółty
    [green] zielony
    [red] czerwony
    [blue] niebieski
   *[hooded] Zakapturzony
}.
prison_empty = W Więzieniu nie ma takiej figurki: { $figure ->
    [yellow] żółty
    [green] zielony
    [red] czerwony
    [blue] niebieski
   *[hooded] Zakapturzony
}.
token_not_held = Nie ma tego żetonu: { $token }.
no_tokens_while_scoring = Po rozpoczęciu punktacji żetony i postacie nic nie dają.
character_used = Tej postaci nie ma albo została już użyta.
character_chapter = { $name } nie gra w rozdziale { $chapter }.
onyx_takes_assistants = { $name } bierze asystenta, nie Zakapturzonego.
draft_order = Postacie wybiera się przeciwnie do ruchu wskazówek zegara, gracz rozpoczynający na końcu, każdą raz.

# Odmowy: koniec
goal_kind = { $card }: cel rozdziału wymaga innych towarów.
goal_too_little = Towary warte { $n } nie wystarczą, trzeba { $coins }.
goal_one_option = Każdy opłaca jedną opcję celu, raz.
no_bonus_at_the_end = W ostatniej produkcji łańcuchy nie dają premii.
buildings_over = Budynków jest { $n }, a domków starczy na { $most }.
production_over = Budynków produkcyjnych jest { $n }, a obszarów { $most }.
markers_over = Nikt nie ma dwóch takich samych znaczników (razem { $n }).

# Pytania
ask_event = Runda { $round }: jakie wydarzenie?
do_event = { $name } odkrywa wierzchnie wydarzenie.
why_bag = Woreczek ma { $name }.
why_deck = Na wierzchu może leżeć: { $numbers }.
answer_event = Wydarzenie { $n }: { $figures }
answer_event_later = Wydarzenie { $n }, figurki później
entry_event = Wydarzenie i jego figurki
ask_plan = { $name }, znacznik { $n }: gdzie?
why_printed = Na wydarzeniu: { $figures }.
why_all_markers = Każdy kładzie wszystkie swoje znaczniki.
answer_area = { $card }, { $row }
answer_area_empty = Pusty obszar { $n }, { $row }
answer_space = { $space ->
    [build] Budowanie
    [unlock] Odblokowanie postępu
    [exchange] Wymiana i dociąganie kart
    [black_market] Czarny rynek
    [develop] Rozwój
   *[other] Pole tego rozdziału
}
ask_draw = Co wyszło z woreczka ({ $n })?
do_draw = { $name } losuje figurki z woreczka: { $n }.
why_in_bag = W woreczku: { $figures }.
why_hooded_untold = Nie podano, ilu jest w nim Zakapturzonych; szanse ich nie uwzględniają.
entry_draw = Wylosowane figurki ({ $n })
ask_round = Runda { $round }: koniec?
answer_round_over = Koniec rundy { $round }
ask_act = { $name }, znacznik { $n }: { $space }
why_market = Rynek pracy: { $figures }.
why_untold = Czegoś tu jeszcze nie podano, więc aplikacja wierzy na słowo.
why_short = { $n ->
    [0] Są wszyscy potrzebni.
   *[other] Brakuje: { $n }. Bez towaru, chyba że odrzucisz kart: { $cards }.
}
answer_produce = { $n ->
    [one] { $n } towar
    [few] { $n } towary
   *[many] { $n } towarów
}
answer_produce_cards = Towary: { $n }{ $cards ->
    [0] {""}
   *[other] {", "}odrzuć kart: { $cards }
}{ $tokens ->
    [0] {""}
   *[other] {", "}zastępcy: { $tokens }
}
answer_produce_both = Towary: { $n } i łańcuch: { $chain }{ $cards ->
    [0] {""}
   *[other] {", "}odrzuć kart: { $cards }
}{ $tokens ->
    [0] {""}
   *[other] {", "}zastępcy: { $tokens }
}
answer_sail = Statek: { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
}{ $cards ->
    [0] {""}
   *[other] {", "}odrzuć kart: { $cards }
}{ $tokens ->
    [0] {""}
   *[other] {", "}zastępcy: { $tokens }
}
answer_chain = Tylko łańcuch: { $n }
entry_chain = Łańcuch, ile
answer_not_done = Niewykonana: dociągnij { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
answer_unlock = Odblokuj: { $lock ->
    [reach] zasięg
   *[compensation] rekompensata
}, zapłać: { $paid }
answer_exchange = Wymień rękę, potem dociągnij { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
answer_only_draw = Tylko dociągnij { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
answer_black_market = Piąty towar na: { $card }
answer_develop = Znacznik { $n }, żetony: { $tokens }, zapłać: { $paid }
answer_other_action = Wykonane, jak mówi rozdział
ask_build = { $name }: coś budujesz?
why_coins = Towary warte { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}.
why_last_market = Po tej rundzie rynek pracy znika: winogrona i żetony liczą potem tylko Poczty i Majtków.
answer_two_cards = Nic, dociągnij { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
entry_build = Budynek
ask_special = { $name }: budynki specjalne
do_special = { $card }: { $what ->
    [coal_merchant] 3 węgle za 2 punkty, jeśli chcesz
    [scriptorium] dociągnij 1 kartę
    [barracks] kto ma mniej pięści, traci punkt
    [prison] może zabrać figurkę z rynku pracy
    [corn_field] 1 kukurydza
    [vineyard] 1 winogrono
    [coal_store] 1 węgiel na Kopalnię węgla
    [navigator] 1 świeża ryba za 1 punkt, jeśli chcesz
   *[other] działa teraz
}
answer_special_none = Tylko to, co przychodzi samo
answer_special = Także: { $uses }
answer_special_fewer = Osoby z mniejszą liczbą pięści: { $n }; użyte: { $uses }
ask_final = { $name }: ostatnia produkcja
do_final = Użyj dowolnych własnych łańcuchów w dowolnej kolejności; premii już nie ma. Ostatnia szansa na żetony i karty.
answer_final_nothing = Niczego nie przerabiaj
entry_final = Łańcuchy i żetony
ask_goal = { $name }: cel rozdziału
why_goal_untold = Karty rozdziału jeszcze nie podano: wpisz punkty, które dała.
answer_goal = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} za { $coins } w towarach: { $goods }; zapłać: { $paid }
answer_no_goal = Nie opłacaj żadnego
entry_goal = Punkty za cel

# Dziennik
log_event = Wydarzenie { $n }: { $figures }.
log_draw = Wylosowano: { $figures }.
log_round_over = Koniec rundy { $round }.
log_round = Zaczyna się runda { $round }; woreczek bierze { $name }.
log_rounds_over = Ostatnia runda za nami; woreczek kończy u: { $name }.
log_learn_card = Moje pudełko wie więcej: { $card }.
log_learn = Moje pudełko wie więcej: { $fact ->
    [area] obszar produkcyjny
    [back] tył planszy
    [event] wydarzenie
    [chapter] karta rozdziału
    [city] miasto
   *[hooded] Zakapturzeni
}.
log_marker = { $name }: znacznik { $n } na: { $space }.
log_marker_back = { $name } cofa znacznik { $n }.
log_produce = { $name }, znacznik { $n }, { $space }: towary { $goods }{ $chain ->
    [0] {""}
   *[other] {", "}łańcuch { $chain }
}{ $cards ->
    [0] {""}
   *[other] {", "}karty { $cards }
}{ $tokens ->
    [0] {""}
   *[other] {", "}zastępcy { $tokens }
}.
log_build = { $name } buduje: { $card }; płaci: { $paid }.
log_unlock = { $name } odblokowuje: { $lock ->
    [reach] zasięg
   *[compensation] rekompensata
}; płaci: { $paid }.
log_develop = { $name } bierze znacznik { $n }; płaci: { $paid }.
log_exchange = { $name }, znacznik { $n }: Wymiana i dociąganie kart.
log_black_market = { $name }, znacznik { $n }: Czarny rynek.
log_other_action = { $name }, znacznik { $n }: wykonane, jak mówi rozdział.
log_other_action_text = { $name }, znacznik { $n }: { $text }
log_not_done = { $name }, znacznik { $n }: akcja niewykonana.
log_two_cards = { $name } nic nie buduje.
log_use_specials = { $name }: budynki specjalne.
log_final_production = { $name }: ostatnia produkcja.
log_goal = { $name } osiąga cel rozdziału; płaci: { $paid }.
log_no_goal = { $name } nie opłaca celu.
log_points = { $name }: punkty { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}.
log_track = { $name } stoi na { $n }.
log_level = { $name } osiąga poziom { $level }: dociągnij { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
log_goods = { $name }: { $good } { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}.
log_goods_told = { $name }: zmiana towarów, { $card }.
log_ship = { $name }: statek { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}.
log_ship_at = { $name }: statek przepłynął razem { $n }.
log_take_token = { $name } bierze żeton premii: { $token }.
log_use_token = { $name } używa żetonu premii: { $token }.
log_use_character = { $name } używa postaci { $character }.
log_use_character_with = { $name } używa postaci { $character }: { $figures }.
log_release = { $name } wypuszcza z Więzienia, dla wszystkich: { $figure ->
    [yellow] żółty
    [green] zielony
    [red] czerwony
    [blue] niebieski
   *[hooded] Zakapturzony
}.
log_leave = { $name } odchodzi od stołu; domki i pięści zostają.
log_correct = { $name }: poprawka.
log_correct_table = Poprawka na stole.
fix_count = { $what ->
    [houses] domki w zasobach
    [fists] pięści
    [markers] znaczniki
    [locks] blokady na planszy
    [built] karty
    [tokens] żetony
    [plan] położone znaczniki
    [draws] figurki do wylosowania
    [hooded] Zakapturzeni
   *[removed] Zakapturzeni poza grą
}: { $n }
fix_character = postać: { $character }
fix_flag = { $what ->
    [character_used] postać użyta
   *[left] poza stołem
}: { $value ->
    [true] tak
   *[false] nie
}
fix_round = runda { $round }, od początku
fix_starter = woreczek ma { $name }
fix_figures = { $what ->
    [printed] nadrukowane
    [drawn] wylosowane
   *[held] zatrzymane
}: { $figures }
hint_draw = Dociągnij { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
hint_discard = Odrzuć { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
hint_discard_symbol = Odrzuć karty z symbolem „{ $what }”: { $n }.
hint_character = { $character ->
    [P01] W kolejności graczy każdy dociąga 3 karty; pozostali odrzucają 2 z nich.
    [P02] Obie figurki pracują dla właściciela do końca rundy.
    [P03] 2 węgle na Kopalnię węgla.
    [P04] Asystent pracuje dla właściciela do końca rundy.
    [P05] Budynek kosztuje do 3 monet mniej.
   *[P06] Weź Winnicę z puli albo poszukaj jej w talii; można ją od razu zbudować za jej koszt.
}
hint_barracks = Koszary: osoby tracące punkty: { $n }.

# Przygotowanie
lay_board = Plansza { $board }, obok plansza akcji
lay_tokens = Potasuj żetony premii, odlicz { $n }; po kolei na następne puste pole, powtórzony rodzaj na taki sam; bez wolnego pola do pudełka
lay_deck = Talia: { $n } budynków bez numerów oraz z numerami: { $numbers }
lay_deck_plain = Talia: { $n } budynków bez numerów
lay_without = Usuń z talii: { $card }
lay_events = Wydarzenia od spodu: { $last }; potasowane { $late }; potasowane { $early }
lay_chapter = Karta rozdziału { $chapter }{ $solo ->
    [yes] {" "}dla jednej osoby
   *[no] {""}
} i karta pomocy
lay_bag = Woreczek: żółci { $yellow }, zieloni { $green }, czerwoni { $red }, niebiescy { $blue }
lay_starter = Woreczek dostaje { $name }
lay_player = Każdy: plansza z obiema blokadami, znaczniki 1 i 2, na planszy akcji 3 i 4, żeton punktacji na { $score }, Kopalnia węgla z towarami ({ $coal }), domki ({ $houses })
lay_house = Każdy stawia domek: { $city }
lay_hand = Rozdaj po { $n } kart, z których każdy odrzuca { $less }
lay_mission = Każdemu jedna z { $n } tajnych misji, reszta bez oglądania do pudełka
lay_characters = Postacie { $cards }: odkryte { $n }; kolejność wyboru: { $order }
lay_face_up = Odkryte dla wszystkich: { $card } × { $n }
lay_face_up_number = Odkryte dla wszystkich: budynki z numerem { $number }
lay_side_missions = Trzymaj w pobliżu: { $cards }
lay_extra = { $extra ->
    [bridges] Żetony mostu
    [hooded] Zakapturzeni: tylu, ilu podaje zeszyt Kronik
    [hooded_told] Zakapturzeni: { $n }
    [ships] Statki: { $n }
    [sailors] Karty marynarzy
   *[boards_turned] Plansze graczy na drugą stronę, na nich Kapitan i Kopalnia węgla
}
changed = { $what ->
    [board] Plansza
    [city] Miasto startowe
    [numbers] Budynki z numerami
    [without] Usunięte z talii
    [events] Wydarzenia
    [characters] Postacie
    [face_up] Odkryte dla wszystkich
    [side_missions] Misje poboczne
   *[extras] Dodatki
}: { $was } » { $now }

# The screens
title = Wyprawa do Newdale
command_odds = wypisz szanse produkcji
odds_success = sukces { $chance } ({ $exact })
odds_short = brakuje { $n }: { $chance }
odds_after = brakuje { $n }, karty { $cards }
ruling_market_after_round_7 = Czy rynek stoi po 7. rundzie?
ruling_market_after_round_7_ours = Nie: winogrona i żetony liczą tylko prywatnych asystentów.
ruling_market_after_round_7_other = Tak, do podliczenia.
ruling_score_below_zero = Czy żeton może spaść poniżej 0?
ruling_score_below_zero_ours = Nie, zostaje na 0.
ruling_score_below_zero_other = Tak, schodzi niżej.
ruling_tie = Od którego miejsca liczy się remis?
ruling_tie_ours = Od osoby, do której woreczek trafił po 7. rundzie.
ruling_tie_other = Od rozpoczynającego 7. rundę.
ruling_character_draft = Czy rozdział I ma postacie?
ruling_character_draft_ours = Nie, tabela żadnych nie daje.
ruling_character_draft_other = Tak, P01–P04.
ruling_military = Solo z pięścią: ile punktów?
ruling_military_ours = 4, wyjątku nie ma.
ruling_military_other = 0, nie ma z kim porównać.
ruling_watch_officer = Czy pięść Oficera wachtowego liczy się na końcu?
ruling_watch_officer_ours = Tak, potęga rośnie do końca.
ruling_watch_officer_other = Nie, tylko budynki specjalne.
ruling_token_cotton = Co zabiera żeton „2 bawełny”?
ruling_token_cotton_ours = Dwa znaczniki bawełny.
ruling_token_cotton_other = Dwie karty z bawełną.
ruling_mission_points = Ile daje miasto z oboma symbolami misji?
ruling_mission_points_ours = 2, jeden domek.
ruling_mission_points_other = 4, oba symbole.
ruling_barracks = Ile odbiera kilka Koszar?
ruling_barracks_ours = Każde Koszary odbierają punkt każdemu, kto ma mniej pięści.
ruling_barracks_other = Jeden punkt, ile by ich nie było.
