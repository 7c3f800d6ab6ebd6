# Rachunek
track = Tor punktacji: { $n }
military = Pięści: { $n }
goal = Cel rozdziału: { $n }
goal_planned = Cel rozdziału, zapłacono towarami o wartości { $coins }
goal_unpaid = Celu rozdziału nie opłacono
goal_paid = Cel rozdziału, zapłata: { $paid }
goods = Pozostałe towary w monetach: { $n }; punkt za każde { $each }
goods_planned = { $runs }. { $left }
run = { $n } × { $makes } « { $eats }
plus = { $first } + { $second }
cards_of = karty: { $what }
paid_with = { $n } × { $what }
mission = Domki misji: { $n }, z oboma symbolami: { $both }, po { $each }
buildings = Budynki: { $n } ({ $sum })
buildings_total = Budynki, suma
chapter = Co dodają lub odejmują Kroniki
entered = Wpisano sumę

# Grupy
group_track = Tor punktacji
group_military = Potęga militarna
group_goal = Cel rozdziału
group_goods = Pozostałe towary
group_mission = Tajna misja
group_buildings = Budynki
group_chapter = Kroniki

# Wynik
wins = { $name } wygrywa: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
tie_decided = Remis z: { $others }; { $name } siedzi dalej od woreczka w kolejności graczy.
start_wanted = Remis przy { $n }: { $name }. Podaj, kto zaczynał, a remis się rozstrzygnie.
target_reached = Cel { $n } punktów osiągnięty.
target_short = Do celu { $target } brakuje { $n }.

# Co się nie zgadza
name_empty = Osoba { $n } nie ma imienia.
name_twice = Dwie osoby mają na imię { $name }: nadaj każdej inne.
people_over = Osób na arkuszu: { $n }, a grać mogą najwyżej 4.
unknown_chapter = Nie ma rozdziału „{ $chapter }”; może być I, II, IIIa, IIIb, IVa, IVb, V, VI, VII albo VIII.
no_such_start = Nikt nie siedzi na miejscu { $n }; miejsca liczy się od 0.
negative = { $name }, { $what ->
    [fists] pięści
    [goal] punkty za cel
    [coins] monety
    [mission] domki misji
   *[both] domki z oboma symbolami
}: { $n } to mniej niż nic.
mission_houses_over = { $name }, domki misji: { $n }; nikt nie ma więcej domków niż { $most }.
buildings_over = { $name }, budynki: { $n }; domków starczy na { $most }.
goal_kind = { $name } ma { $n } za cel, a tyle nie daje żadna opcja.
no_such_good = { $name }: łańcuch zużywa towar ({ $good }), którego nikt nie wytwarza i którego nie ma w ręce.
points_untold = { $name }: nie podano punktów wszystkich budynków.
houses_do_not_match = { $name }, domki misji: { $n }; domki na planszy: { $houses }.
chain_ring = { $name }: łańcuchy tworzą pętlę; tę część zostawiamy Tobie.
plan_over = { $name }: te towary i łańcuchy można rozplanować na zbyt wiele sposobów; wpiszcie punkty za cel i towary sami.
military_untold = { $name }: nie podano pięści, więc punkty za potęgę mogą być błędne.
start_untold = Jest remis: podaj, kto zaczynał rozdział.

# Poprawki
log_chapter = Rozdział: { $now }, wcześniej { $was }
log_start = Początek lub woreczek: { $now }, wcześniej { $was }
log_number = { $name }, { $what ->
    [track] tor punktacji
    [fists] pięści
    [goal] cel rozdziału
    [coins] pozostałe monety
    [mission] domki misji
    [both] domki z oboma symbolami
    [chapter] Kroniki
   *[buildings] budynki
}: { $now }, wcześniej { $was }
log_goods = { $name }, towary: { $now }, wcześniej { $was }
log_total = { $name }, { $what ->
    [track] tor punktacji
    [military] potęga militarna
    [goal] cel rozdziału
    [goods] pozostałe towary
    [mission] misja
    [buildings] budynki
   *[chapter] Kroniki
} jako suma: { $now }, wcześniej { $was }

# The screens
expected = { $what }
expected_id = oczekiwano małych liter, cyfr i _.
