part_points = Очки
part_meeples = Оставшиеся фишки
points = Очки на данный момент
followed = То, что записано по ходу игры, стоит в итоге; здесь только очки, набранные до записи.
laps = Поля подсчёта не хватило
laps_about = В круге { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
}.
lap_count = Полные круги
space = Деление фишки
take_laps = Взять { $n }
meeples_about = Каждая фишка, что ещё стоит: карточки равнины, города гор и морей. В конце всё считается открытым.
add = { $on ->
    [plain] Добавить первооткрывателя
    [mountain] Добавить разбойника
   *[sea] Добавить морехода
}
meeple = { $n }. { $on ->
    [plain] первооткрыватель
    [mountain] разбойник
   *[sea] мореход
}
at_place = Фишка на { $place }, посчитана по плану.
was_closed = закрыта
take_away = Убрать: { $what }
is_right = { $what ->
    [points] Очки верны
   *[meeples] Фишки верны
}
field = { $what ->
    [points] очки
    [taken] снятые фишки
    [corrections] поправки
    [name] имя
   *[meeples] оставшиеся фишки
}
about_people = От двух до пяти человек.
expected_meeple = ожидалась фишка: местность с числами или место на плане.
expected_terrain = ожидалось одно из: { $known }.
expected_players = ожидались игроки или план.

# Ход партии
course = Очки от круга к кругу
course_about = Последняя точка — вместе с фишками, оставшимися в конце.
course_round = круг { $round }: { $n }
course_end = конец: { $n }
course_of = { $name }: { $values }
