people_say = Когда кто-то готовится к сезону или завершает игру:
plan_card = Карта плана Крабиты
red_more = Там 2 или 3
red_action = { $action ->
    [treasure] красная: { $n ->
        [one] { $n } сокровище
        [few] { $n } сокровища
       *[other] { $n } сокровищ
    }
    [ship] красная: корабль + { $n }
   *[card] красная: сыграть карту
}
docks = Причалы + { $n }
lookout_colour = Дозорный мыс: какой цвет на карте маршрута?
back = Назад
by_name = Назвать карту (необязательно)
deck_short = Колода кончается
marker_out = { $colour ->
    [green] зелёный: над картой
    [blue] синий: над картой
    [brown] коричневый: над картой
    [red] красный: над картой
   *[purple] сиреневый: над картой
}
what_else = Что ещё показано на карте?
drawn = Уже взято: { $colours }
search_card = Поиск: две буквы названия
find_card = Поиск
colour_short = { $colour ->
    [green] зелёная
    [blue] синяя
    [brown] коричневая
    [red] красная
   *[purple] сиреневая
}
colour_cards = { $colour ->
    [green] Зелёные карты
    [blue] Синие карты
    [brown] Коричневые карты
    [red] Красные карты
   *[purple] Сиреневые карты
}
way_bay = из бухты
way_anchor = за якорь
way_extra = эффектом другой карты
no_card = Карты с таким названием нет.
choose_colour = Коснитесь цвета или напишите две буквы названия.
copies_left = осталось { $n }
which_anchor = На каком сооружении лежит якорь?
matches_tile = Подходит ли карта к жетону розы ветров, о котором ещё не рассказали?
match = { $stacks ->
    [none] не подходит
   *[other] подходит: { $stacks }
}
anchor_on = Якорь: { $card }
a_worker = Отправить работника
a_card = Сыграть карту
shore = { $resource ->
    [driftwood] Коряга
    [seaweed] Водоросль
    [seastone] Самоцвет
   *[mushroom] Гриб
}
island = Остров { $n }
place_taken = { $place }, занято: { $name }
maps_possible = { $n ->
    [one] { $n } пергамент
    [few] { $n } пергамента
   *[other] { $n } пергаментов
}
which_map = Какой пергамент?
map_value = { $map } · ценность { $value }
map_empty = { $map } · больше нет
pass = Завершить игру
prepare = { $season ->
    [spring] Подготовиться к весне
    [summer] Подготовиться к лету
   *[autumn] Подготовиться к осени
}
as_shown = Корабль, сокровища и жетоны ПО верны?
as_shown_why = Карты меняют их так, что приложение этого не видит. Поправить можно одним касанием.
yes_prepare = { $season ->
    [spring] Да, подготовиться к весне
    [summer] Да, подготовиться к лету
   *[autumn] Да, подготовиться к осени
}
passed = игра завершена
has_ready = { $n ->
    [one] { $n } работник дома
    [few] { $n } работника дома
   *[other] { $n } работников дома
}
has_ship = корабль на отметке { $n }
has_treasures = { $n ->
    [one] { $n } сокровище
    [few] { $n } сокровища
   *[other] { $n } сокровищ
}
has_shells = { $n ->
    [one] { $n } жетон ПО
    [few] { $n } жетона ПО
   *[other] { $n } жетонов ПО
}
has_city = { $n ->
    [one] занята { $n } ячейка города
    [few] заняты { $n } ячейки города
   *[other] занято { $n } ячеек города
}
has_hand = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[other] { $n } карт в руке
}
has_maps = { $n ->
    [one] { $n } пергамент
    [few] { $n } пергамента
   *[other] { $n } пергаментов
}
ship = Корабль
treasure = Сокровища
shell = Жетоны ПО
less = { $what ->
    [ship] { $name }: корабль на отметку назад
    [treasure] { $name }: одним сокровищем меньше
   *[shell] { $name }: одним жетоном ПО меньше
}
more = { $what ->
    [ship] { $name }: корабль на отметку вперёд
    [treasure] { $name }: одним сокровищем больше
   *[shell] { $name }: одним жетоном ПО больше
}
players = Игроки
players_how = Коснитесь игрока, чтобы сдвинуть корабль, посчитать сокровища и жетоны ПО, убрать карту или что-то исправить.
correct_table = Чей ход, жетоны, острова
correct = Исправить значение
score_now = { $n ->
    [one] Счёт сейчас, насколько знает приложение: { $n } очко
    [few] Счёт сейчас, насколько знает приложение: { $n } очка
   *[other] Счёт сейчас, насколько знает приложение: { $n } очков
}
cards_of = { $colour ->
    [green] зелёные карты: { $n }
    [blue] синие карты: { $n }
    [brown] коричневые карты: { $n }
    [red] красные карты: { $n }
   *[purple] сиреневые карты: { $n }
}
card_leaves = Карта покидает город
leaves = Уходит: { $card }
leaves_anchor = Уходит вместе с якорем: { $card }
leave = { $name } уходит домой
correct_of = { $name }: исправление
correct_how = Укажите, что на самом деле лежит на столе. Все изменения запишутся вместе и будут отмечены в журнале.
set_so = Пусть будет так
value_ready = Работники дома
value_ship = Отметка корабля
value_treasures = Сокровища
value_shells = Жетоны ПО
value_anchors = Потрачено якорей
value_hand = Карты в руке
one_less = { $what }: на один меньше
one_more = { $what }: на один больше
whole_number = Нужно целое число.
worker_home = Работник возвращается: { $place }
map_away = Вернуть: { $map }
map_more = Добавить пергамент
card_more = Добавить карту
row = { $row ->
    [0] над картой
   *[other] ряд { $row }
}
marker_down = { $what }: на ряд ниже
marker_up = { $what }: на ряд выше
several_traits = На нём несколько знаков
known_tiles = Жетоны, которые ваша коробка уже знает:
new_tiles = Другой жетон:
any_matches = Коснитесь всего, что показано на жетоне; карте хватит любого из этих признаков.
shows_this = На жетоне это
weather_top = Верхний эффект
weather_bottom = Нижний эффект
weather_write = Или запишите её один раз своими словами:
weather_keep = Открыта эта карта
islands_short = острова
weather_short = погода
maps_short = пергаменты
ships_short = корабли
part_seasons = Сезоны всех игроков
part_rose = Роза ветров, стопка { $stack }: { $tile }
part_islands = Острова и прилив
part_weather = Погода
part_maps = Стопки пергаментов
part_ships = Морской путь
track = Морской путь: { $ships }
player_season = { $passed ->
    [true] { $name }: игра завершена.
   *[other] { $season ->
        [winter] { $name }: зима.
        [spring] { $name }: весна.
        [summer] { $name }: лето.
       *[autumn] { $name }: осень.
    }
}
seasons = Сезоны
rose = Роза ветров
rose_how = Карта подходит к жетону, если на ней есть хотя бы один его знак; каждый подошедший жетон двигает корабль.
tell_tile = Рассказать, что на жетоне { $stack }
other_tile = На жетоне { $stack } другое
islands = Острова и прилив
island_up = Остров { $n } всё-таки открыт
island_down = Остров { $n } перевёрнут
weather = Погода
maps = Стопки пергаментов
stack_unknown = { $map }: не отслеживается
stack_left = { $map }: осталось { $values }, первый сверху
stack_empty = { $map }: больше нет
ships = Морской путь
ship_of = { $name }: { $n }
whose_turn = Чей ход на самом деле?
refused = Это не по правилам
page = Правила, страница { $n } (польское издание)
rule = Прочитать правило
i_see = Понятно
insist = За нашим столом так
insist_why = Решает стол. Этот шаг будет отмечен в журнале.
over = Все завершили игру
over_how = Оставьте всё на столе: о том, чего приложение не знает, спросит лист подсчёта.
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
count = Подсчитать очки
leave_table = В начало
score = Счёт
turn_of = { $name } · { $season ->
    [winter] зима
    [spring] весна
    [summer] лето
   *[autumn] осень
}
saved = Сохранено
saving = Сохраняется
not_saved = Не удалось сохранить
failing = Диск сейчас не принимает партию. Ничего не потеряно: приложение всё помнит и пробует снова каждые несколько секунд.
redo = Вернуть
misfit_title = Эту партию нельзя продолжить
misfit = Шаг { $n } не подходит к нынешним правилам: { $why } Всё до него показано, файл не тронут. Отмените шаги в журнале, чтобы продолжить с этого места.
