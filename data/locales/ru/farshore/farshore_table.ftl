people_say = Когда кто-то готовится к сезону или завершает игру:
plan_card = Карта плана Крабиты
red_more = У красной карты: 2 или 3
red_action = { $action ->
    [treasure] красная: { $n ->
        [one] { $n } сокровище
        [few] { $n } сокровища
       *[other] { $n } сокровищ
    }
    [ship] красная: корабль + { $n }
   *[card] красная: разыграть
}
docks = Причалы +{ $n }
draw_route = Вытянуть маршрут
route_drawn = Карта маршрута { $n } из коробки
route_drawn_how = Читайте сверху вниз и нажмите на первое свободное место.
lookout_colour = Дозорный мыс: какой цвет на карте маршрута?
discard = { $colour ->
    [green] Сбросить зелёные
    [blue] Сбросить синие
    [brown] Сбросить коричневые
    [red] Сбросить красные
   *[purple] Сбросить сиреневые
}
by_name = Указать и название
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
    [brown] коричн.
    [red] красная
   *[purple] сирен.
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
rename_how = Напишите название, напечатанное на вашей карте, а затем нажмите на карту, которой она здесь соответствует.
rename_first = Сначала напишите название.
choose_colour = Нажмите на цвет или введите две буквы названия.
copies_left = осталось { $n }
which_anchor = На каком сооружении лежит якорь?
matches_tile = Подходит ли карта к ещё не описанному жетону розы ветров?
match = { $stacks ->
    [none] не подходит
    [A] подходит: «А»
    [B] подходит: «Б»
   *[other] подходит: «А» и «Б»
}
anchor_on = Якорь: { $card }
play_it = Сыграть сейчас
a_worker = Разместить работника
a_card = Разыграть карту
shore = { $resource ->
    [driftwood] Коряга
    [seaweed] Водоросль
    [seastone] Самоцвет
   *[mushroom] Гриб
}
island = Остров { $n }
place_taken = { $place }, занято: { $name }
place_flooded = { $place }, перевёрнут
maps_possible = { $n ->
    [one] { $n } пергамент
    [few] { $n } пергамента
   *[other] { $n } пергаментов
}
which_map = Какой пергамент?
map_value = { $map } · значение { $value }
map_empty = { $map } · больше нет
pass = Завершить игру
prepare = { $season ->
    [spring] Подготовиться к весне
    [summer] Подготовиться к лету
   *[autumn] Подготовиться к осени
}
as_shown = Корабль, сокровища и жетоны ПО: всё верно?
as_shown_why = Приложение видит не всё, что делают карты. Поправить можно одним нажатием.
yes_prepare = { $season ->
    [spring] Да, готовимся к весне
    [summer] Да, готовимся к лету
   *[autumn] Да, готовимся к осени
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
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[other] { $n } карт на руке
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
players_how = Нажмите на игрока, чтобы сдвинуть корабль, посчитать сокровища и жетоны ПО, убрать карту или что-то исправить.
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
value_anchors = Использовано якорей
value_hand = Карты на руке
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
several_traits = Несколько знаков
known_tiles = Жетоны, которые ваша коробка уже знает:
new_tiles = Другой жетон:
any_matches = Нажмите на всё, что показано на жетоне; карте хватит любого из этих знаков.
shows_this = На жетоне это
weather_top = Верхний эффект
weather_bottom = Нижний эффект
weather_write = Или запишите её один раз своими словами:
weather_keep = Открыта эта карта
weather_later = Эту карту ещё никто не записал. Достаточно одного раза, и приложение будет её знать:
weather_other = На карте написано другое? Это можно исправить здесь:
islands_short = острова
weather_short = погода
maps_short = пергаменты
ships_short = корабли
part_seasons = Сезоны всех игроков
part_rose = Роза ветров, стопка { $stack ->
    [A] «А»
   *[B] «Б»
}: { $tile }
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
tell_tile = Описать жетон { $stack ->
    [A] «А»
   *[B] «Б»
}
other_tile = На жетоне { $stack ->
    [A] «А»
   *[B] «Б»
} другое
islands = Острова и прилив
island_up = Исправить: остров { $n } не перевёрнут
island_down = Исправить: остров { $n } перевёрнут
weather = Погода
maps = Стопки пергаментов
stack_unknown = { $map }: не отслеживается
stack_left = { $map }: осталось { $values }, первый сверху
stack_empty = { $map }: больше нет
tell_map = Описать пергамент { $n }
map_kind = Вид пергамента { $n }
map_kind_how = Посмотрите на жетон: сколько карт каждого цвета он требует? Ваша коробка это запомнит, и вопрос больше не появится.
map_kind_known = Уже известны: { $maps }. Это один из остальных.
map_asks_this = Жетон требует это
ships = Морской путь
ship_of = { $name }: { $n }
whose_turn = Чей ход на самом деле?
over = Все завершили игру
turn_of = { $name } · { $season ->
    [winter] зима
    [spring] весна
    [summer] лето
   *[autumn] осень
}
