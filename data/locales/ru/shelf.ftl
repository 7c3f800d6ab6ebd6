title = Полка
search = Искать по имени
any = Все
more_filters = Больше фильтров
fewer_filters = Меньше фильтров
status = { $status ->
    [running] Идёт
    [finished] Окончена
   *[abandoned] Брошена
}
opponent_True = С Крабитой
opponent_False = Без Крабиты
with = { $name }
found = Партии: { $n } из { $total }
more = Показать ещё { $n }
nothing_found = Таких партий нет.
show_all = Показать все
empty = Полка пока пуста
empty_about = Каждая сыгранная или подсчитанная партия сама попадает сюда: её можно продолжить, посмотреть, сравнить.
begin = Сыграть против Крабиты
count = Подсчитать партию

player = { $name ->
    [Krabita] Крабита
   *[other] { $name }
}
score = { $name } { $points }
nameless = Партия без имён
level = Крабита: { $level ->
    [shy] Робкая
    [bold] Смелая
    [magnificent] Великолепная
   *[terror] Гроза океанов
}
no_level = Уровень не записан
only_sheet = только счёт
on = { $day }.{ $month }.{ $year }
closed = Партия, которую нельзя открыть
closed_about = Файл { $file } создан более новой версией или недоступен. Он остаётся на месте.

actions = Ещё: { $name }
continue = Продолжить
sheet = Лист подсчёта
log = Журнал
again = Сыграть ещё раз тем же составом
abandon = Бросить
take_up = Возобновить
take_off = Удалить
abandoned = Партия брошена. Она остаётся на полке.
taken_up = Партия продолжается.
taken_off = Удалено с полки.
put_back = Партия снова на полке.
stays = Не удалось удалить партию; она всё ещё здесь.
not_kept = Не удалось записать на диск. Попробуйте снова, когда будет место.

statistics = Статистика
back = Полка
everybody = Все
none_finished = Пока ни одна партия не окончена, считать нечего.
one_is_none = Одна партия — ещё не статистика. Со второй этой странице будет что сказать.
counted = { $n ->
    [one] По { $n } оконченной партии.
   *[other] По { $n } оконченным партиям.
}
against = Против Крабиты
won_of = { $tied ->
    [0] побед: { $won } из { $played }
   *[other] побед: { $won } из { $played }, ничьих: { $tied }
}
averages = Очки в среднем
mean_total = Всего: { $n }
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
way = Партий: { $n }. Сначала { $first }, в последней { $last }; лучшее { $best }, в среднем { $mean }.
oldest = самая старая
latest = последняя
persons = По людям
record = Партий: { $played }, побед: { $won } · лучший счёт { $best } · в среднем { $mean }
decimal = { $whole },{ $tenth }
