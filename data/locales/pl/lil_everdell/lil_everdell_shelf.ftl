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
    [sixes] Najwięcej szóstek u jednej osoby przy stole.
    [parades] Najwięcej żetonów parady u jednej osoby przy stole.
    [area] Najwięcej kart u jednej osoby przy stole.
    [creatures] Najwięcej stworzeń u jednej osoby przy stole.
   *[places] Najwięcej miejsc u jednej osoby przy stole.
}

# Habits
margins = Przewaga nad przeciwnikiem
margin = Przewaga lub strata, od najstarszej partii: { $told }. Średnio { $mean } ({ $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
}).
parade_habits = Parady
parades_a_game = Żetony na partię: { $n }
sixes_of = Wartych 6: { $n } z { $of }
first_parade = { $parade ->
    [places] 5 miejsc
    [creatures] 5 stworzeń
    [every_colour] Każdy kolor
   *[three_alike] 3 karty jednego koloru
} jako pierwsza parada: { $n } z { $of }
card_habits = Karty
cards_a_game = Karty na partię: { $n }
kinds = Stworzenia: { $creatures }, miejsca: { $places }
favourite = Najczęściej { $colour ->
    [green] zielone
    [blue] niebieskie
    [brown] brązowe
    [red] czerwone
   *[purple] fioletowe
}: { $n } z { $of }
bests = Najlepsze
best_card = Najlepsza karta: { $card }, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} ({ $name })
best_bonus = Najlepszy bonus: { $card }, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} ({ $name })
starters = Kto zaczyna
starter_won = Kto zaczynał, wygrał { $n } z { $of }.
