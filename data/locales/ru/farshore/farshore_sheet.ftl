# Starting
start = Подсчитать партию
start_more = Для партии, которую здесь не вели: укажите, кто играл, а потом внесите то, что лежит на столе.
players = Игроки
name_of = Игрок { $n }
person = Игрок { $n }
captain = { $name ->
    [Krabita] Крабита
   *[other] { $name }
}
with_krabita = Играла и Крабита
add_person = Добавить человека
one_person_less = На одного меньше
begin = Внести очки

# The sheet
title_sheet = Лист подсчёта
title_people = Игроки
title_count = Повторный подсчёт
title_receipt = Итог
title_share = Поделиться
failing = Ещё не сохранено
back = Назад
to_receipt = Итог
total = Всего
tab = { $name }, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
cell = { $name }, { $what }: { $n }
part_city = Город
part_city_of = Город { $n }/{ $limit }
part_maps = Пергаменты
part_numbers = Корабль и запасы
part_totals = Суммы

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
rename_a_card = Переименовать карту
rename_tap = Нажмите на карту, которая в вашей коробке называется иначе.
printed_name = Название, напечатанное на карте
keep_name = Запомнить название
renamed = { $name }: запомнено в «Моей коробке».

# Numbers
sums = Можно ввести сумму: 4+3+3.
shells = Жетоны ПО
treasures = Сокровища
resources = Оставшиеся ресурсы
ship = Корабль: число на отметке
resources_only_ties = Важны только при ничьей.
tap_the_track = Или нажмите на отметку морского пути.
ship_at = Корабль на { $n }
please_check = Проверьте
is_right = { $what ->
    [cards] Город: верно
    [maps] Пергаменты: верно
    [shells] Жетоны ПО: верно
    [treasures] Сокровища: верно
    [ship] Корабль: верно
   *[resources] Ресурсы: верно
}
still_to_check = Ещё не проверено
unchecked = { $name }: { $what }
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

# Totals
about_totals = Очки, подсчитанные вручную. Пустое поле подсчитает лист.
counted_by_hand = Подсчитано вручную
sheet_counts = Считает лист
by_hand_mark = Точкой отмечены очки, подсчитанные вручную.

# Players
about_people = От одного до четырёх человек, с Крабитой не больше трёх. Детали Крабиты есть в другом издании.
add_krabita = Добавить Крабиту
remove = Убрать игрока { $n }
removed = { $name }: больше нет на листе.
done = Готово

# Checks
checks = Стоит проверить
rule = Правило, { $page }
count_anyway = Всё равно засчитать
not_so = Всё-таки нет
cannot_be = Так быть не может
enter_anyway = Всё равно внести
enter_anyway_why = Решает стол: то, что внесено всё равно, будет отмечено на листе.
never_mind = Отмена

# Count check
count_again = Повторный подсчёт
count_how = Второй человек вносит город игрока { $name }, не глядя на первый подсчёт. Потом видны только расхождения.
count_people_only = Дважды подсчитать можно только город человека.
compare = Сравнить
counts_agree = Подсчёты совпадают
counts_agree_more = Карта в карту тот же город.
counts_differ = { $n ->
    [one] Расходится { $n } карта
    [few] Расходятся { $n } карты
   *[many] Расходятся { $n } карт
}
differs = { $card }: в первом подсчёте { $first }, во втором { $second }
keep_first = Оставить первый
keep_second = Взять второй
count_on = Считать дальше
second_kept = На листе второй подсчёт.

# The receipt
alone = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
finish = Завершить подсчёт
finished = Результат на полке.
not_finished = { $n ->
    [one] Есть одно препятствие
    [few] Есть { $n } препятствия
   *[many] Есть { $n } препятствий
}: { $why }
back_to_sheet = Назад к листу
share = Поделиться
correct = Исправить
home = В начало
ships = Корабли в течение года
way = { $name }: { $values }
season = { $season ->
    [winter] зима
    [spring] весна
    [summer] лето
   *[autumn] осень
}
way_season = { season } { $n }
past = На фоне прошлых партий
past_best = { $name }: новый рекорд, больше на { $by ->
    [one] { $by } очко
    [few] { $by } очка
   *[many] { $by } очков
}; партий до этого: { $n }.
past_equal = { $name }: столько же, сколько в рекорде; партий до этого: { $n }.
past_below = { $name }: рекорд { $best }, в среднем { $mean }; партий до этого: { $n }.
corrections = Исправлено позже
corrected = { $when } · { $what }
fill_again = Заполнить по записи
filled_again = На листе то, что записано в партии.

# What was corrected
log_joined = { $name }: теперь на листе
log_left = { $name }: больше не на листе
log_name = { $name }, прежде { $was }
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
before = Когда партию записали, счёт был такой: { $scores }. С тех пор изменилось то, что мы знаем о картах, или наше прочтение правил; прежний счёт остаётся на полке, пока кто-нибудь не изменит лист.
locked = Правила больше не сходятся с записью этой партии, поэтому лист остаётся таким, каким был. В журнале видно, с какого шага.
behind = Запись партии говорит другое: возможно, игра продолжалась, когда этот лист уже начали.
