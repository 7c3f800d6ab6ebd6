part_numbers = Punkty i domki
part_goods = Cel i towary
part_buildings = Budynki
part_table = Stół
about_people = Od jednej do czterech osób.
track = Tor punktacji
track_about = Gdzie stoi żeton; z 50+ dodaj 50.
fists = Pięści
fists_about = Na budynkach specjalnych i marynarzach.
mission = Domki z misji
mission_about = Własne domki w miastach z jednym z symboli.
both = W tym z oboma symbolami
both_about = Przy tym stole liczą się podwójnie.
chapter = Co dodają Kroniki
chapter_about = Poniżej zera, jeśli odejmują.
goal = Punkty za cel
goal_about = 0, jeśli żadnego.
coins = Wartość pozostałych towarów
coins_about = Po opłaceniu celu; za każde 5 punkt.
in_numbers = W liczbach
plan_it = Zaplanuj za mnie
plan_about = Dotknij towarów, które tam leżą, ich cen i tego, co zjada łańcuch.
add_good = Dodaj towar
price = cena
eats = { $what } powstaje z
hand_cards = karty: { $what }
take_away = Usuń: { $what }
goal_none = Żaden
goal_option = { $n } za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
goal_half = Cel { $n }
goal_coins = monety
goal_points = punkty
tell_goal = Wpisz cel z karty rozdziału
planning = Liczę …
plan_over = Sposobów jest zbyt wiele, by je policzyć; wybierz łańcuchy samodzielnie.
plan = Najlepszy plan
plan_run = { $n } × { $makes } « { $eats }
plan_token = { $n } × żeton: { $eats }
plan_goal = Cel: { $n }, płacąc { $paid }
plan_no_goal = Żaden cel nie jest opłacany.
plan_left = Zostaje: monety { $coins }, punkty { $n }
plan_ring = Niektóre łańcuchy zasilają się w kółko: to zostaje dla Ciebie.
one_by_one = Po kolei
in_all = Razem
buildings = Punkty wszystkich budynków
buildings_so_far = Budynki: { $n }, punkty: { $points }
tap_points = Dotknij punktów każdego budynku.
take_points = Usuń { $n }
add_points = Budynek z { $n }
which_chapter = Rozdział
start = Kto zaczynał 1. rundę?
start_about = Rozstrzyga tylko remis.
start_untold = Nie podano
is_right = { $what ->
    [track] Tor się zgadza
    [fists] Pięści się zgadzają
    [goal] Cel się zgadza
    [coins] Monety się zgadzają
    [mission] Misja się zgadza
    [buildings] Budynki się zgadzają
   *[chapter] Kroniki się zgadzają
}
field = { $what ->
    [track] tor
    [fists] pięści
    [goal] cel
    [coins] monety
    [goods] towary
    [mission] misja
    [both] oba symbole
    [holder] kto ma
    [buildings] budynki
    [name] imię
    [start] rozpoczynający
   *[chapter] Kroniki
}
other_cards = inne karty
