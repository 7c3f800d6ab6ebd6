part_points = Punkty
part_meeples = Pionki na koniec
points = Punkty dotychczas
followed = To, co zapisano w trakcie gry, jest w rozliczeniu; tu tylko punkty sprzed zapisu.
laps = Plansza punktacji była za krótka
laps_about = Okrążenie ma { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}.
lap_count = Pełne okrążenia
space = Pole znacznika
take_laps = Przyjmij { $n }
meeples_about = Każdy pionek, który jeszcze stoi: karty równiny, miasta gór i mórz. Na koniec wszystko liczy się jak niezamknięte.
add = { $on ->
    [plain] Dodaj odkrywcę
    [mountain] Dodaj rozbójnika
   *[sea] Dodaj żeglarza
}
meeple = { $n }. { $on ->
    [plain] odkrywca
    [mountain] rozbójnik
   *[sea] żeglarz
}
at_place = Pionek na { $place }, policzony z mapy.
was_closed = zamknięty
take_away = Usuń: { $what }
is_right = { $what ->
    [points] Punkty się zgadzają
   *[meeples] Pionki się zgadzają
}
field = { $what ->
    [points] punkty
    [taken] zdjęte pionki
    [corrections] poprawki
    [name] imię
   *[meeples] pionki na koniec
}
about_people = Dwie do pięciu osób.
expected_meeple = oczekiwano pionka: terenu z liczbami albo miejsca na mapie.
expected_terrain = oczekiwano jednego z: { $known }.
expected_players = oczekiwano graczy albo mapy.

# Przebieg gry
course = Punkty runda po rundzie
course_about = Ostatnia kropka obejmuje pionki, które zostały na koniec.
course_round = runda { $round }: { $n }
course_end = koniec: { $n }
course_of = { $name }: { $values }
