# Starting
captain = { $name ->
    [Krabita] Крабита
   *[other] { $name }
}
with_opponent = Играла и Крабита

# The sheet
part_city = Город
part_city_of = Город { $n }/{ $limit }
part_maps = Пергаменты
part_numbers = Корабль и запасы

# A city
spaces = Занято ячеек: { $n } из { $limit }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
search = Найти карту
clear = Очистить поиск
all_cards = Все
in_the_city = В городе
added = Добавлено: { $card }
empty_city = Карт пока нет.
no_card_found = Карты с таким названием нет. Хватит двух букв на любом языке коробки.
cards_green = Зелёный урожай
cards_blue = Синее управление
cards_brown = Коричневые странствия
cards_red = Красные локации
cards_purple = Сиреневое процветание
left = { $n ->
    [0] больше нет
   *[other] осталось { $n }
}
held = в городе { $n }, { $left ->
    [0] больше нет
   *[other] осталось { $left }
}
take_away = Убрать: { $card }
krabita_by_colour = Карты Крабиты считаются только по цвету: сиреневая { $purple }, любая другая { $other }.
rename_tap = Нажмите на карту, которая в вашей коробке называется иначе.
printed_name = Название, напечатанное на карте
keep_name = Запомнить название
renamed = { $name }: запомнено в «Моей коробке».

# Numbers
shells = Жетоны ПО
treasures = Сокровища
resources = Оставшиеся ресурсы
ship = Корабль: число на отметке
resources_only_ties = Важны только при ничьей.
tap_the_track = Или нажмите на отметку морского пути.
ship_at = Корабль на { $n }
is_right = { $what ->
    [cards] Город: верно
    [maps] Пергаменты: верно
    [shells] Жетоны ПО: верно
    [treasures] Сокровища: верно
    [ship] Корабль: верно
   *[resources] Ресурсы: верно
}
field = { $what ->
    [cards] город
    [maps] пергаменты
    [shells] жетоны ПО
    [treasures] сокровища
    [ship] корабль
    [name] имя
   *[resources] ресурсы
}

# Maps
maps_points = { $n ->
    [0] Нет жетонов пергамента
    [one] { $n } жетон пергамента, очков: { $points }
    [few] { $n } жетона пергамента, очков: { $points }
   *[many] { $n } жетонов пергамента, очков: { $points }
}
tile_of = { $kind }: значение { $value }
no_tile_of = { $kind }: нет
kind_not_noted = Вид не записан
kind_not_noted_why = Когда важно только значение. Считаются число жетонов и сумма их значений.
add_tile = Добавить { $value }
loose_tile = Жетон со значением { $value }
drop_tile = Убрать жетон { $n } со значением { $value }

# Players
about_people = От одного до четырёх человек, с Крабитой не больше трёх. Детали Крабиты есть в другом издании.
add_opponent = Добавить Крабиту

# Count check
count_how = Второй человек вносит город игрока { $name }, не глядя на первый подсчёт. Потом видны только расхождения.
count_people_only = Дважды подсчитать можно только город человека.
counts_agree_more = Карта в карту тот же город.
counts_differ = { $n ->
    [one] Расходится { $n } карта
    [few] Расходятся { $n } карты
   *[many] Расходятся { $n } карт
}
differs = { $card }: в первом подсчёте { $first }, во втором { $second }

# The receipt
ships = Корабли в течение года
way = { $name }: { $values }
season = { $season ->
    [winter] зима
    [spring] весна
    [summer] лето
   *[autumn] осень
}
way_season = { season } { $n }

# What was corrected
log_number = { $name }, { $what ->
    [shells] жетоны ПО
    [treasures] сокровища
    [ship] корабль
   *[resources] ресурсы
}: { $now }, прежде { $was }
log_maps = { $name }, жетоны пергамента: { $now }, прежде { $was }
log_total = { $name }, { $what ->
    [shells] жетоны ПО
    [cards] карты
    [purple] сиреневые карты
    [treasures] сокровища
    [maps] пергаменты
   *[ship] корабль
} вручную: { $now }, прежде { $was }
log_card = { $name }, { $card }: { $now }, прежде { $was }
