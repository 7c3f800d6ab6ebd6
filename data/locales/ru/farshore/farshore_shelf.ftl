opponent_True = С Крабитой
opponent_False = Без Крабиты
level = Крабита: { $level }
no_level = Уровень не записан
against = Против Крабиты
group = { $group ->
    [shells] Жетоны ПО
    [cards] Карты
    [purple] Сиреневые карты
    [treasures] Сокровища
    [maps] Пергаменты
   *[ship] Корабль
}
over_time = { $what ->
    [ship] Корабль от партии к партии
   *[maps] Пергаменты от партии к партии
}
way_of = { $what ->
    [ship] Где корабль стоял в конце.
   *[maps] Сколько жетонов пергамента было в конце.
}
way_best = { $what ->
    [ship] Самый дальний корабль за столом, не считая Крабиты.
   *[maps] Больше всего жетонов пергамента у одного человека за столом.
}
opponent = { $name ->
    [Krabita] Крабита
   *[other] { $name }
}
