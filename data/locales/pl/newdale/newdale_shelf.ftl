opponent = { $name }
opponent_True = Z przeciwnikiem
opponent_False = Bez przeciwnika
level = Poziom { $level }
no_level = Bez poziomu
against = Przeciw przeciwnikowi
group = { $group ->
    [track] Tor punktacji
    [military] Siła zbrojna
    [goal] Cel rozdziału
    [goods] Pozostałe towary
    [mission] Tajna misja
    [buildings] Budynki
   *[chapter] Kroniki
}
over_time = { $what ->
    [track] Tor z czasem
   *[houses] Budynki z czasem
}
way_of = { $what ->
    [track] Gdzie stał żeton na końcu.
   *[houses] Ile było budynków.
}
way_best = { $what ->
    [track] Najdalszy żeton przy każdym stole.
   *[houses] Najwięcej budynków przy każdym stole.
}
when = Rozdział { $chapter }, runda { $round }
chapter = Rozdział { $chapter }
