opponent = { $name }
opponent_True = С соперником
opponent_False = Без соперника
level = Уровень { $level }
no_level = Без уровня
against = Против соперника
group = { $group ->
    [track] Счётный трек
    [military] Сила
    [goal] Цель главы
    [goods] Остаток товаров
    [mission] Тайная миссия
    [buildings] Здания
   *[chapter] «Хроники»
}
over_time = { $what ->
    [track] Трек со временем
   *[houses] Здания со временем
}
way_of = { $what ->
    [track] Где стоял жетон в конце.
   *[houses] Сколько было зданий.
}
way_best = { $what ->
    [track] Самый дальний жетон за каждым столом.
   *[houses] Больше всего зданий за каждым столом.
}
when = Глава { $chapter }, раунд { $round }
chapter = Глава { $chapter }
