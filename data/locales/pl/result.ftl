# What a sheet came to
entered = Wpisane jako suma
undecided = Nie ma jeszcze wyniku: coś na arkuszu się nie zgadza.
wins = Wygrywa { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
shared = Wspólne zwycięstwo, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}: { $name }.
place = { $n }. miejsce
player_total = { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}, { $place }
please_check = Do sprawdzenia:
