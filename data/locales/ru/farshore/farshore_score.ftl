# The receipt
shells = { $n ->
    [0] Нет жетонов ПО
    [one] { $n } жетон ПО
    [few] { $n } жетона ПО
   *[many] { $n } жетонов ПО
}
card = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }, по { $each }
}
cards_counted = { $rarity ->
    [unique] уникальные{ " " }
    [common] обычные{ " " }
   *[any] { "" }
}{ $colour ->
    [green] зелёные{ " " }
    [blue] синие{ " " }
    [brown] коричневые{ " " }
    [red] красные{ " " }
    [purple] сиреневые{ " " }
   *[any] { "" }
}{ $kind ->
    [creature] существа
    [construction] сооружения
   *[any] карты
}
part = { $what }: { $n }
bonus_treasures = непотраченные сокровища
bonus_maps = жетоны пергаментов
bonus_chests = пройденные отметки с сокровищем
bonus = { $card }: { $each } × { $n } ({ $what }), сверх ПО самой карты ({ $printed })
krabita_cards = { $what }: { $n }, по { $each }
treasures = { $n ->
    [0] Нет сокровищ
    [one] { $n } сокровище, по { $each }
    [few] { $n } сокровища, по { $each }
   *[many] { $n } сокровищ, по { $each }
}
maps = { $n ->
    [0] Нет пергаментов
    [one] { $n } жетон пергамента: { $sum } × { $n }
    [few] { $n } жетона пергамента: { $sum } × { $n } (по одному { $tiles })
   *[many] { $n } жетонов пергамента: { $sum } × { $n } (по одному { $tiles })
}
ship = Корабль на отметке { $n }
entered = Введено суммой

group_shells = Жетоны ПО
group_cards = Карты
group_purple = Сиреневые карты
group_treasures = Сокровища
group_maps = Пергаменты
group_ship = Корабль

# The result
undecided = Результата пока нет: на листе не всё верно.
wins = Победа: { $name }, { $n } ПО.
shared = Общая победа, { $n } ПО: { $name }.
tie_decided = Очков поровну ({ $name }); { $by ->
    [ship] решает корабль, ушедший дальше
    [maps] корабли наравне, решает число пергаментов
    [treasures] корабли и пергаменты равны, решает число сокровищ
   *[resources] различаются только оставшиеся ресурсы, они и решают
} ({ $ours } : { $theirs }).
krabita_beaten = { $krabita } уступает { $n } ПО.
krabita_ahead = { $name } уступает { $n } ПО: впереди { $krabita }.
place = { $n }-е место
player_total = { $name }: { $n } ПО, { $place }

# What is wrong with a sheet
nobody = На листе нет ни одного человека: Крабита никогда не плавает одна.
people_over = На листе { $n } игроков, а играть могут не больше 4 человек.
krabita_twice = Крабита есть на листе больше одного раза.
krabita_with_four = Крабита играет не более чем с 3 людьми, с 4 нельзя.
name_empty = У игрока { $n } нет имени.
name_twice = Двух игроков зовут одинаково: { $name }. У каждого должно быть своё имя.
negative = { $name }: { $what ->
    [shells] число жетонов ПО
    [treasures] число сокровищ
   *[resources] число ресурсов
} не может быть отрицательным ({ $n }).
city_over = { $name }: карты занимают { $n ->
    [one] { $n } ячейку
    [few] { $n } ячейки
   *[many] { $n } ячеек
}, а в городе их { $limit }.
unique_twice = { $name }: уникальная карта «{ $card }» выложена в городе { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}, а может быть только одна.
copies_over = На столе { $n } × «{ $card }», а в колоде таких карт только { $copies }.
colour_over = На столе { $colour ->
    [green] зелёных
    [blue] синих
    [brown] коричневых
    [red] красных
   *[purple] сиреневых
} карт { $n }, а в колоде только { $copies }.
map_value = { $name }: жетон пергамента со значением { $value }, а при таком числе игроков значения { $values }.
map_twice = { $name }: жетонов пергамента одного вида, «{ $kind }», взято { $n }, а может быть 1.
maps_over = { $name }: жетонов пергамента взято { $n }, а видов только { $limit }, по одному каждого.
map_taken = Жетон пергамента «{ $kind }» со значением { $value } записан { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}; при таком числе игроков их в стопке { $limit }.
value_taken = Жетонов пергамента со значением { $value } записано { $n }; при таком числе игроков их { $limit }.
map_skipped = Жетоны пергамента «{ $kind }»: записан младший, хотя лежащий над ним старший ещё в стопке.
map_unmet = { $name }: город не выполняет условие жетона пергамента «{ $kind }». Ничего страшного, если карты с тех пор ушли.
ship_below = { $name }: корабль не может стоять на { $n }, путь начинается с 0.
ship_beyond = { $name }: корабль не может стоять на { $n }, путь кончается на { $end }.
ship_between = { $name }: корабль на { $n }, а на известном нам пути такой отметки нет; ближайшие — { $below } и { $above }.
chests = { $name }: сокровищ { $n }, а пройдено отметок с сокровищем { $chests }; она ничего не тратит.
krabita_has_none = { $name }: { $what ->
    [shells] жетоны ПО
   *[resources] ресурсы
} к ней не относятся и не считаются.
tie_unsure = Ничья может зависеть от числа пергаментов, а здесь введены только очки за них: { $name }.
points_negative = { $name }: { $n } ПО за { $group ->
    [shells] жетоны ПО
    [treasures] сокровища
   *[maps] пергаменты
} быть не может, меньше нуля не бывает.
treasures_odd = { $name }: { $n } ПО за сокровища; каждое приносит { $each }, так что одно очко лишнее или пропущено.
map_points = { $name }: { $n } ПО за пергаменты, но больше { $most } быть не может.
bonus_unsure = { $card } считает жетоны пергаментов, а у игрока { $name } записаны только очки за них. Запишите жетоны или заодно очки за сиреневые карты.

# What is wrong with a file
file_missing = { $file }: такого файла нет.
file_folder = { $file }: это папка, а нужен файл с позицией.
file_unreadable = { $file }: файл не читается.
file_huge = { $file }: слишком велик для файла с позицией, допустимо { $n } МБ.
file_encoding = { $file }: нужен текст в UTF-8.
file_json = { $file }: это не JSON (строка { $line }, столбец { $column }).
field_wrong = { $file }: { $field }: { $what }
whole = весь файл
expected_missing = этого поля не хватает.
expected_extra = неизвестное поле.
expected_integer = нужно целое число.
expected_text = нужен текст.
expected_short_text = нужен текст короче, не больше { $n } знаков.
expected_list = нужен список.
expected_object = нужен объект в фигурных скобках.
expected_game = нужно "farshore".
expected_boolean = нужно true или false.
expected_other = здесь нужно другое.
unknown_card = неизвестная карта «{ $text }».
unknown_card_nearest = неизвестная карта «{ $text }»; может быть, { $nearest }?
unknown_map = неизвестный вид пергамента «{ $text }»; возможны { $known } или цвет.
file_nested = { $file }: это не файл с позицией, значения вложены слишком глубоко.
refused = { $file }: { $field }: { $why } См. правила, { $page }. Если за вашим столом так и есть, добавьте в файл "insist": ["{ $word }"].
refused_for_good = { $file }: { $field }: { $why } См. правила, { $page }.
please_check = Стоит проверить:
expected_ship = нужно целое число от 0 до { $end }.
expected_at_least = нужно целое число, не меньше { $n }.
expected_at_most = нужно целое число, не больше { $n }.
expected_short_list = нужен список короче, не больше { $n } записей.
expected_entries = нужен список хотя бы с одной записью.
expected_known = нужно одно из известных имён.
expected_map = нужно значение, например 2, или объект с полями kind и value.
