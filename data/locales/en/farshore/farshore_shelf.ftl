opponent_True = With Krabita
opponent_False = Without Krabita
level = Krabita: { $level }
no_level = Level not noted
against = Against Krabita
group = { $group ->
    [shells] Shells
    [cards] Cards
    [purple] Purple cards
    [treasures] Treasures
    [maps] Maps
   *[ship] Ship
}
over_time = { $what ->
    [ship] The ship over time
   *[maps] Maps over time
}
way_of = { $what ->
    [ship] Where the ship stood at the end.
   *[maps] How many map tiles there were at the end.
}
way_best = { $what ->
    [ship] The farthest ship of each table, Krabita’s not counted.
   *[maps] The most map tiles of a person at each table.
}
opponent = { $name }
