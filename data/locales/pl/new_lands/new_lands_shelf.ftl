opponent = { $name }
opponent_True = Z przeciwnikiem
opponent_False = Tylko ludzie
no_level = Bez poziomu
against = Przeciw przeciwnikowi
group = { $group ->
    [play] Punkty wpisane
    [plain] Odkrywcy
    [mountain] Rozbójnicy
    [sea] Żeglarze
    [correction] Poprawki
   *[end] Na koniec
}
over_time = { $what ->
    [taken] Zdjęte pionki
    [largest] Największa punktacja
    [mean] Punkty na zdjęcie
    [left] Pionki na koniec
    [given_away] Stracone na koniec
   *[stood] Karty, przez które stał pionek
}
way_of = { $what ->
    [taken] Ile pionków wróciło w każdej grze.
    [largest] Najwięcej punktów za jedno zdjęcie.
    [mean] Średnia ze wszystkich zdjęć.
    [left] Ile pionków stało na koniec.
    [given_away] O ile więcej dałyby zamknięte obszary w trakcie gry.
   *[stood] Ile kart średnio ułożono, gdy pionek stał.
}
way_best = { $what ->
    [taken] Najwięcej zdjętych pionków przy każdym stole.
    [largest] Największa punktacja przy każdym stole.
    [mean] Najlepsza średnia przy każdym stole.
    [left] Najwięcej pionków na koniec przy każdym stole.
    [given_away] Najwięcej straconych punktów przy każdym stole.
   *[stood] Najdłuższy postój przy każdym stole.
}
level = { $level }
takings = Punkty za jedno zdjęcie
mean_of = { $on ->
    [plain] Odkrywcy
    [mountain] Rozbójnicy
   *[sea] Żeglarze
}, obszary { $state ->
    [closed] zamknięte
   *[open] niezamknięte
}: średnio { $mean }, { $n ->
    [one] { $n } raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } raza
}
