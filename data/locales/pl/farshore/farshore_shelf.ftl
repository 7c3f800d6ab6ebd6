opponent_True = Z Krabitą
opponent_False = Bez Krabity
level = Krabita: { $level }
no_level = Poziom niezapisany
against = Przeciw Krabicie
group = { $group ->
    [shells] Muszelki
    [cards] Karty
    [purple] Fioletowe karty
    [treasures] Skarby
    [maps] Mapy
   *[ship] Statek
}
over_time = { $what ->
    [ship] Statek z partii na partię
   *[maps] Mapy z partii na partię
}
way_of = { $what ->
    [ship] Gdzie statek stał na końcu.
   *[maps] Ile kafelków map było na końcu.
}
way_best = { $what ->
    [ship] Najdalszy statek przy stole, nie licząc Krabity.
   *[maps] Najwięcej kafelków map u jednej osoby przy stole.
}
opponent = { $name }
