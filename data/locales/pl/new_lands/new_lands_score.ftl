# Rachunek
points = { $n ->
    [1] Punkty dotąd
   *[other] Punkty dotąd: { $parts }
}
corrected = Poprawka graczy
taken_plain = { $state ->
    [open] Niezamknięta równina: { $tiles }
    [small] Mała zamknięta równina: { $tiles }
   *[closed] Zamknięta równina: 2 × { $tiles }
}
taken_mountain = { $state ->
    [open] Niezamknięte góry: { $cities }
    [small] Małe zamknięte góry: { $cities }
   *[closed] Zamknięte góry: 2 × { $cities }
}
taken_sea = { $state ->
    [open] Niezamknięte morze: { $cities }
    [small] Małe zamknięte morze: { $cities }
   *[closed] Zamknięte morze: { $cities } + { $tiles }
}
end_plain = { $state ->
    [closed] Równina, zamknięta, liczy się jak niezamknięta: { $tiles }
   *[open] Równina: { $tiles }
}
end_mountain = { $state ->
    [closed] Góry, zamknięte, liczą się jak niezamknięte: { $cities }
   *[open] Góry: { $cities }
}
end_sea = { $state ->
    [closed] Morze, zamknięte, liczy się jak niezamknięte: { $cities }
   *[open] Morze: { $cities }
}
group_play = Dotąd
group_plain = Równiny
group_mountain = Góry
group_sea = Morza
group_correction = Poprawki
group_end = Na koniec

# Wynik
wins = Wygrywa { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
ahead = Przewaga nad następną osobą: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
shared = Wspólne zwycięstwo, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}: { $name }. Instrukcja nie rozstrzyga remisu.

# Co zmieniła poprawka
log_map = Zmieniono mapę.
log_final = { $final ->
    [yes] Pionki liczą się jak pozostałe na koniec.
   *[no] Pionki liczą się jak zdjęte teraz.
}
log_ruling = { $ruling ->
    [one_tile_area] Inne rozumienie: zamknięty obszar z jednej karty.
   *[removed_with_five] Inne rozumienie: karty usuwane przy pięciu osobach.
}
log_number = { $name }, { $what ->
    [points] punkty dotąd
   *[corrections] poprawki
}: { $now }, wcześniej { $was }
log_meeple = { $name }, { $sign ->
    [added] dodano
   *[gone] usunięto
}: { $what }
