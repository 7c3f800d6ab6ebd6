title = Moje małe Everdell
level = { $level ->
    [prince_0] Książę Barwinek
    [prince_1] Książę Barwinek, 1 wyzwanie
    [prince_2] Książę Barwinek, 2 wyzwania
    [prince_3] Książę Barwinek, 3 wyzwania
    [queen_0] Królowa Podbiałka
    [queen_1] Królowa Podbiałka, 1 wyzwanie
    [queen_2] Królowa Podbiałka, 2 wyzwania
   *[queen_3] Królowa Podbiałka, 3 wyzwania
}

# Words that others are built with
royal = { $who ->
    [queen] Królowa Podbiałka
   *[prince] Książę Barwinek
}
animal = { $animal ->
    [butterfly] Motylek
    [fox] Lisek
    [lizard] Jaszczurka
   *[mouse] Myszka
}
signs = { $colour ->
    [green] zielone
    [blue] niebieskie
    [brown] brązowe
    [red] czerwone
   *[purple] fioletowe
}{ " " }{ $kind ->
    [creature] stworzenie
   *[place] miejsce
}
card_captain = Kapitan
card_castle = Zamek
card_ever_tree = Wieczne Drzewo
card_fort = Fort
card_gardener = Ogrodnik
card_king = Król
card_lookout_tower = Wieża widokowa
parade = { $parade ->
    [places] 5 miejsc
    [creatures] 5 stworzeń
    [every_colour] każdy kolor
    [three_alike] 3 karty jednego koloru, nie zielonego
   *[any] dowolna parada
}
token = { parade }: { $value }
list = { $first }, { $rest }
number = { $n }

# Places for friends
place_die = Kość { $n }
place_top = { $spot ->
    [resin] Pole z żywicą
    [twig] Pole z gałązkami
    [berry] Pole z jagodami
   *[other] Gdzie indziej
}
place_own_card = Własna karta: { $card }
place_others_card = { $card } ({ $name })

# Refusals: the table
not_now = Teraz nie można tego zrobić, najpierw trzeba rozstrzygnąć coś innego.
out_of_turn = Teraz gra { $turn }, a nie { $name }.
no_such_player = Na tym miejscu nie siedzi nikt, kto może to zrobić.
name_twice = Dwoje graczy ma to samo imię: { $name }. Nie da się ich odróżnić.
animal_twice = { $animal ->
    [butterfly] Motylki
    [fox] Liski
    [lizard] Jaszczurki
   *[mouse] Myszki
} wybrano dwa razy, a każdy zestaw jest jeden.
too_few_people = { $n ->
    [0] Ktoś musi usiąść do stołu.
   *[other] Jedna osoba potrzebuje przeciwnika: księcia albo królowej.
}
too_many_people = Grać mogą najwyżej cztery osoby, a tu jest { $n }.
prince_with_four = Książę gra z jedną, dwiema albo trzema osobami; przy czterech nie ma dla niego miejsca.
queen_solo_only = Królowa gra tylko przeciwko jednej osobie.
prince_first_seat = Pierwszym graczem jest człowiek; wybierz przeciwnikowi inne miejsce.
challenge_alone = Wyzwania wzmacniają przeciwnika, a przy tym stole go nie ma.
opponent_first_solo_only = Przy kilku osobach o pierwszeństwie decyduje słońce; to wyzwanie jest tylko dla jednej osoby.
opponent_only_without_one = Śledzenie samego przeciwnika nie ma sensu, gdy go nie ma.
ruling_fixed = Tego punktu nie ma wśród opcji; stół może go i tak zmienić w pojedynczym ruchu.
midway_unfit = Wpisany stan gry i lista graczy nie pasują do siebie.
last_person = { $name } to ostatnia osoba przy stole. Lepiej zakończcie grę.
no_such_round = Rundy są { $rounds }, a przy tym stole tur w każdej jest { $turns }.
negative_count = { $n } to mniej niż nic.

# Refusals: friends
friend_first = { $name }: najpierw przyjaciel, potem karta.
one_friend_a_turn = { $name }: w tej turze przyjaciel już stoi.
no_friend_left = { $name }: wszyscy przyjaciele ({ $n }) już stoją w tej rundzie.
die_space_taken = { $name }: przyjaciel stoi przy kości { $n } do końca rundy.
no_such_die = W tej grze kości na planszy jest { $n }.
others_red_card = To karta innego gracza ({ $name }); przyjaciół stawia się tylko na własnych czerwonych kartach.
not_a_red_card = Pole na przyjaciela mają tylko czerwone karty.
red_card_taken = Na tej karcie już stoi przyjaciel; do końca rundy mieści się jeden.

# Refusals: cards
one_card_a_turn = { $name }: ta tura już była. Jedna karta na turę, chyba że inna karta pozwala na więcej.
deck_exceeded = Wszystkie karty z talii ({ $n }) są już zagrane.
no_copy_left = { $card }: w Waszym pudełku takich kart jest { $n } i wszystkie są zagrane.
starting_card = { $card }: tej karty nigdy nie ma w talii, z nią się zaczyna grę.
other_signs = { $card } to w Waszym pudełku co innego: { signs }.
no_such_card = Nikt nie powiedział aplikacji o takiej karcie.
card_not_there = W tym obszarze nie ma takiej karty.

# Refusals: parades
parade_twice = { $name }: liczba żetonów { $parade ->
    [any] wszystkich rodzajów
   *[other] jednego rodzaju ({ parade })
} to { $n }, a z każdego rodzaju można mieć jeden.
parade_not_left = Żeton o wartości { $value } ({ parade }) już ktoś ma.
parade_skipped = Żeton o wartości { $value } ({ parade }) wciąż leży na wierzchu i jego bierze się najpierw.
parade_value = Żaden żeton parady nie ma wartości { $value }: są 3, 4, 5 i 6.
parade_not_in_play = W tej grze są tylko żetony o wartości 6 i 3, nie { $value }.
parade_not_met = { $name }: brakuje kart do tej parady: { parade }.
parade_unclaimed = { $name }: karty do parady są ({ parade }), a żetonu nie ma.

# Refusals: the opponent
roll_range = Kość pokazuje od 1 do { $n }.
roll_taken = Na miejscu { $n } leży przyjaciel królowej: rzućcie jeszcze raz.
roll_needless = Kością rzuca się ponownie tylko wtedy, gdy nie ma tam karty.
opponent_cards = { $name }: kart oprócz Kapitana i Fortu jest { $n }, a po czterech rundach powinno być { $most }.
opponent_has_none = { $name } nie bierze { $what ->
    [tokens] żetonów punktów
   *[resources] surowców
}; nie są liczone.

# Refusals: the box
card_known = Wasze pudełko już zna kartę o tej nazwie: { $card }.
points_range = Tylu punktów ({ $n }) na karcie nie ma; możliwe jest od { $low } do { $high }.
face_empty = Na ściance kości jest co najmniej jeden symbol.
face_small = Kość daje więcej niż górne pole. Naprawdę tylko jeden symbol?
faces_complete = Liczba ścianek kości to { $n } i wszystkie są wpisane.
diagram_unfit = Liczby od 1 do { $n } mają po jednym miejscu, w jednym rzędzie albo w dwóch.

# Remarks on a sheet
nobody = Na arkuszu nie ma ani jednej osoby.
name_empty = Gracz { $n } nie ma imienia.
cards_over = { $name }: kart jest { $n }, a tur, w których można je zagrać, tylko { $most }.
points_missing = { $n ->
    [one] { $name }: { $n } karta nie ma jeszcze punktów.
    [few] { $name }: { $n } karty nie mają jeszcze punktów.
   *[many] { $name }: { $n } kart nie ma jeszcze punktów.
}
bonus_missing = { $name }: aplikacja nie wie, co daje ta fioletowa karta: { $card }.
tie_unsure = Zwycięstwo może zależeć od brakujących punktów z kart: { $name }.
maybe_paid = { $name }: żetony za resztki są „już wzięte”, a { $n ->
    [one] został { $n } surowiec
    [few] zostały { $n } surowce
   *[many] zostało { $n } surowców
}. Sprawdźcie, proszę.

# A round begins
ask_round = Runda { $round }, słońce ma { $name }. Gotowe?
answer_begun = Gotowe
answer_roll = { $n ->
    [one] Rzuć { $n } kością
   *[other] Rzuć { $n } kośćmi
}
do_friends_home = Wszyscy przyjaciele wracają do domu.
do_fill_gaps = Przyjaciele królowej wracają do domu; uzupełnijcie puste miejsca po kartach.
do_opponent_token = { $name } bierze żeton parady: { $token }.
do_sun_and_moon = Słońce ma teraz { $name }; księżyc idzie dalej.
do_roll = { $name } rzuca kośćmi (liczba kości: { $n }) i kładzie po jednej na polach, od lewej.
do_roll_for = Ktoś z Was rzuca kośćmi (liczba kości: { $n }) i kładzie je od lewej tak, jak wypadły.
do_green = { $n ->
    [one] { $name }: działa zielona karta – { $cards }.
    [few] { $name }: działają { $n } zielone karty – { $cards }.
   *[many] { $name }: działa { $n } zielonych kart – { $cards }.
}
do_green_untold = { $name }: działają też zielone karty, których aplikacja nie zna.
why_sun = { $round ->
    [1] Zaczyna { $name }; według instrukcji najniższa osoba.
   *[other] Zaczyna { $name }: kto był ostatni, jest teraz pierwszy.
}
why_solo_first = { $first ->
    [opponent] Takie jest wyzwanie: każdą rundę zaczyna przeciwnik.
   *[person] W grze solo człowiek zaczyna każdą rundę.
}

# A turn
ask_friend = { $name }: gdzie idzie { $animal ->
    [butterfly] motylek
    [fox] lisek
    [lizard] jaszczurka
   *[mouse] myszka
}?
answer_place = { $place }
why_friend = Tura { $n } z 3: najpierw przyjaciel.
ask_card = { $name }: która karta?
answer_cell = { signs }
answer_card = { $card }
answer_no_card = Bez karty
do_friend_first = Najpierw postaw przyjaciela i weź to, co daje pole.
why_card = Tura { $n } z 3: jedna karta, jeśli ktoś chce i może zapłacić.
why_near = { $parade ->
    [places] Brakuje 1 miejsca, następny żeton: { $value }
    [creatures] Brakuje 1 stworzenia, następny żeton: { $value }
    [every_colour] Brakuje 1 koloru, następny żeton: { $value }
   *[three_alike] Brakuje 1 karty w tym samym kolorze, następny żeton: { $value }
}
why_near_unknown = { $parade ->
    [places] Brakuje 1 miejsca
    [creatures] Brakuje 1 stworzenia
    [every_colour] Brakuje 1 koloru
   *[three_alike] Brakuje 1 karty w tym samym kolorze
}

# The opponent
ask_opponent = { $name }: którą kartę wskazuje kość?
do_people_first = Ludzie grają swoje tury jak zwykle, niczego o nich nie trzeba wpisywać.
do_prince_friend = { $name }: przyjaciel idzie na pierwsze od lewej wolne pole z kością, a gdy takiego nie ma, na jagody.
do_prince_place = { $name }: przyjaciel idzie tutaj: { $place }. Niczego tam nie bierzcie.
do_roll_d8 = Rzućcie kością ośmiościenną i znajdźcie jej liczbę na diagramie.
do_rolled = Kość pokazuje { $n }: znajdźcie tę liczbę na diagramie.
do_rolled_place = Kość pokazuje { $n }: to karta { $place }, licząc tak, jak się czyta.
do_roll_again = { $n ->
    [one] Jeśli leży tam jej przyjaciel, rzućcie jeszcze raz.
   *[other] Jeśli leży tam któryś z jej { $n } przyjaciół, rzućcie jeszcze raz.
}
do_take_card = { $name }: tę kartę połóżcie obok planszetki domu. Nic nie kosztuje i nic nie robi.
do_refill = Uzupełnijcie puste miejsce z talii.
do_gap_open = Talia jest pusta: miejsce zostaje wolne.
do_queen_friend = { $name }: przyjaciel kładzie się w pustym miejscu, nie uzupełniajcie go.
why_opponent = Karta { $n } z 12.
ask_value = { $name } zdobywa paradę: { parade }. Jaki żeton leży na wierzchu?
answer_value = { $value }
answer_none_left = Już żaden
do_people_finish = Najpierw ludzie kończą rundę.
do_take_token = { $name } dostaje wierzchni żeton: { $parade }.
why_value = Aplikacja nie śledzi tu żetonów wszystkich graczy.

# The log
log_round = Zaczyna się runda { $round }, słońce ma { $name }.
log_friend = { $name }: przyjaciel – { $place }.
log_card = { $name }: { $card }.
log_extra = { $name }, dzięki innej karcie: { $card }.
log_no_card = { $name }: bez karty.
log_roll = { $name }: kość pokazuje { $rolls }.
log_token = { $name } bierze żeton parady – { $token }.
log_token_gone = { $name } już nie ma: { $token }.
log_stack_empty = { $name }: karty do parady są ({ parade }), ale żetonów już nie ma.
log_none_left = Nie było już żetonu: { parade }.
log_next = Teraz runda { $round }, słońce ma { $name }.
log_turn = Teraz: { $name }.
log_over = Ostatnia tura za nami. Policzcie punkty.
log_name_card = { $name }: { $was } to { $card }.
log_lose_card = { $name }: z obszaru odchodzi karta { $card }. Żetony parad zostają.
log_learn = Pudełko wie coś nowego: { $fact ->
    [card] karta
    [die_face] ścianka kości
    [dice_alike] czy kości są jednakowe
    [diagram] diagram kości
   *[royal_name] imię na karcie do gry solo
}.
log_leave = { $name } odchodzi od stołu; te tury się pomija, przyjaciele zostają do końca rundy.
log_correct = Poprawka: { $name }.
log_correct_table = Poprawka: runda, słońce albo tury.
hint_refill = Uzupełnijcie puste miejsce z talii.
hint_no_refill = { $name }: w pustym miejscu leży przyjaciel, zostaje wolne do końca rundy.
hint_deck_empty = Talia jest pusta: miejsce zostaje wolne.
hint_green = Zielona karta działa od razu.
fix_cards = { $n ->
    [one] { $n } karta w obszarze
    [few] { $n } karty w obszarze
   *[many] { $n } kart w obszarze
}
fix_complete = { $complete ->
    [yes] To wszystkie karty.
   *[no] Leżą tam też inne karty.
}
fix_friends = { $n ->
    [one] { $n } przyjaciel stoi w tej rundzie
    [few] { $n } przyjaciele stoją w tej rundzie
   *[many] { $n } przyjaciół stoi w tej rundzie
}
fix_gaps = { $n ->
    [one] { $n } puste miejsce pod planszą
    [few] { $n } puste miejsca pod planszą
   *[many] { $n } pustych miejsc pod planszą
}
fix_left = { $left ->
    [yes] Nie siedzi już przy stole.
   *[no] Siedzi przy stole.
}
fix_token = { $name } ma: { $token }.

# The checklist
layout_board = Plansza na środku, księżyc nad pierwszym zielonym polem.
layout_resources = Żywica, gałązki i jagody w skrzynkach na planszy.
layout_points = Żetony punktów w osobnej skrzynce obok planszy.
layout_dice = { $rest ->
    [0] Wszystkie kości ({ $n }) na polach na kości.
    [one] Kości na polach, od lewej: { $n }; { $rest } kość wraca do pudełka.
    [few] Kości na polach, od lewej: { $n }; { $rest } kości wracają do pudełka.
   *[many] Kości na polach, od lewej: { $n }; { $rest } kości wraca do pudełka.
}
layout_cards = Potasujcie { $deck } karty i połóżcie je zakryte obok planszy; pod nią odkryjcie { $n } (zostaje { $rest }).
layout_parades = Stosów parad na ścieżce: { $kinds }, żetonów w każdym: { $n }, od góry { $values }.
layout_friends = Każdy dostaje planszetkę domu i przyjaciół ({ $n }).
layout_sun = Słońce: { $name } (według instrukcji najniższa osoba).
layout_help_resources = { $name } zaczyna z bryłką żywicy, gałązką i jagodą (po 1).
layout_help_cards = { $name } zaczyna z { $which ->
    [both] Kapitanem i Fortem
    [captain] Kapitanem
   *[fort] Fortem
}.
layout_opponent = { $animal ->
    [butterfly] { $name }: planszetka domu i motylki ({ $n }).
    [fox] { $name }: planszetka domu i liski ({ $n }).
    [lizard] { $name }: planszetka domu i jaszczurki ({ $n }).
    [mouse] { $name }: planszetka domu i myszki ({ $n }).
   *[none] { $name }: planszetka domu i przyjaciele ({ $n }).
}
layout_solo_card = Kość ośmiościenna i karta do gry solo, tą stroną do góry: { $name }.
layout_opponent_cards = { $name } zaczyna z Kapitanem i Fortem.
layout_rest = Pozostali Kapitanowie i Forty zostają w pudełku.

# Open questions a table may answer its own way
ruling_prince_stacks = Jakie żetony parad, gdy książę gra z kilkoma osobami?
ruling_prince_stacks_ours = 6 i 3 z każdego rodzaju, jak w grze solo.
ruling_prince_stacks_other = Wszystkie cztery z każdego rodzaju.
ruling_prince_tie = Kto jest lepszy, gdy człowiek i książę mają po równo?
ruling_prince_tie_ours = Człowiek, jak w grze solo.
ruling_prince_tie_other = Decydują punkty z kart, jego też.
ruling_tie_cards = Czy fioletowe bonusy liczą się, gdy o remisie decydują punkty z kart?
ruling_tie_cards_ours = Nie, tylko punkty wydrukowane.
ruling_tie_cards_other = Tak, bonusy też.
ruling_red_card_once = Ilu przyjaciół może stać na czerwonej karcie?
ruling_red_card_once_ours = Jeden do końca rundy.
ruling_red_card_once_other = Kilku własnych.
