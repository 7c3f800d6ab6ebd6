opponent = { $name ->
    [Robot] Robot
   *[other] { $name }
}
opponent_True = Z robotem
opponent_False = Bez robota
level = Robot, poziom { $level }
no_level = Robot gra na jeden sposób
against = Przeciw robotowi
group = { $group ->
    [sum] Suma
   *[bell] Dzwonek
}
over_time = Najwyższa liczba z czasem
way_of = Najwyższa liczba dodana naraz.
way_best = Najwyższa liczba przy każdym stole, bez robota.
