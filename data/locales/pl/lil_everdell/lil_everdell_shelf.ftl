opponent = { $name ->
    [prince] Książę Barwinek
    [queen] Królowa Podbiałka
    [butterfly] Motylek
    [fox] Lisek
    [lizard] Jaszczurka
    [mouse] Myszka
   *[other] { $name }
}
opponent_True = Z księciem lub królową
opponent_False = Bez przeciwnika
level = Przeciwnik: { $level }
no_level = Przeciwnik niezapisany
against = Przeciw księciu i królowej
round = Runda { $round }
group = { $group ->
    [resources] Resztki
    [purple] Fioletowe karty
    [cards] Karty
    [parades] Parady
   *[tokens] Żetony punktów
}
over_time = { $what ->
    [sixes] Szóstki z partii na partię
    [parades] Żetony parady z partii na partię
    [area] Karty z partii na partię
    [creatures] Stworzenia z partii na partię
   *[places] Miejsca z partii na partię
}
way_of = { $what ->
    [sixes] Ile z nich było wartych 6.
    [parades] Ile żetonów parady było na końcu.
    [area] Ile kart leżało w obszarze na końcu.
    [creatures] Ile z nich to stworzenia.
   *[places] Ile z nich to miejsca.
}
way_best = { $what ->
    [sixes] Najwięcej szóstek jednej osoby przy każdym stole.
    [parades] Najwięcej żetonów parady u jednej osoby przy stole.
    [area] Najwięcej kart u jednej osoby przy stole.
    [creatures] Najwięcej stworzeń u jednej osoby przy stole.
   *[places] Najwięcej miejsc u jednej osoby przy stole.
}
