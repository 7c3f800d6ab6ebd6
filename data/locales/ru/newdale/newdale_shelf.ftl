opponent = { $name }
opponent_True = С соперником
opponent_False = Без соперника
level = Уровень { $level }
no_level = Без уровня
against = Против соперника
group = { $group ->
    [track] Счётный трек
    [military] Военная мощь
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
every_stage = Все главы
stage = Глава { $stage }
luck = Удача
made = Удачные производства: { $made } из { $tried }; по шансам { $hoped }
made_row = { $row ->
    [lazy] Лениво
    [diligent] Усердно
   *[normal] Обычно
}: { $made } из { $tried }, по шансам { $hoped }
draws = Вытянуто из мешочка
colour = { $figure ->
    [yellow] Жёлтые
    [green] Зелёные
    [red] Красные
   *[blue] Синие
}: { $drawn }, в среднем { $mean }
habits = Привычки
cards = Карты за недостающих помощников: { $n }
wasted = Монеты, потерянные без сдачи: { $n }
tokens = Использовано жетонов премии: { $n }; очки за них: { $points }
bought = Маркер { $n }, куплен { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}: в среднем в раунде { $round }
seats = Кубки по местам
seat_won = Место { $seat }: { $n } из { $of }
alone = В одиночку
targets = Достигнуто целей: { $n } из { $of }
