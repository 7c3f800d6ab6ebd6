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
filter = { $status ->
    [running] Идут
    [finished] Окончены
   *[abandoned] Брошены
}
any_game = Все игры
opponent_True = С соперником от приложения
opponent_False = Без него
with = { $name }
found = Партии: { $n } из { $total }
more = Показать ещё { $n }
nothing_found = Таких партий нет.
show_all = Показать все
empty = Полка пока пуста
empty_about = Каждая сыгранная или подсчитанная партия сама попадает сюда: её можно продолжить, посмотреть, сравнить.

score = { $name }: { $points }
nameless = Партия без имён
only_sheet = счёт
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
taken_off = Удалено с полки. Партия лежит в корзине, пока вы не очистите её в настройках.
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
won_of = { $tied ->
    [0] побед: { $won } из { $played }
   *[other] побед: { $won } из { $played }, ничьих: { $tied }
}
averages = Очки в среднем
mean_total = Всего: { $n }
way = { $left_out ->
    [0] Партий: { $n }
   *[other] Последние партии: { $n }
}. Сначала { $first }, в последней { $last }; лучший счёт { $best }, в среднем { $mean }.
oldest = самая старая
latest = последняя
persons = По людям
record = Партий: { $played }, побед: { $won } · лучший счёт { $best } · в среднем { $mean }
decimal = { $whole },{ $tenth }
record_helped = С форой: { $n }
won_by = Победа: { $names }
any_level = Все уровни
totals = Результаты по времени
totals_legend = { $who ->
    [nobody] Лучший из людей в каждой партии; закрашенная точка — победа.
   *[other] { $who }, партия за партией; закрашенная точка — победа.
}
totals_opponent = Другая линия: { $name }
totals_how = Нажмите на партию, чтобы открыть её.
totals_told = Последние партии ({ $n }): сначала { $first }, в последней { $last }, лучший результат { $best }; побед: { $won }.
total_of = { $day }: { $ours }{ $won ->
    [yes] , победа
   *[no] {""}
}
