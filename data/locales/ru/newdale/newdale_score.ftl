# Счёт
track = Счётный трек: { $n }
military = Кулаки: { $n }
goal = Цель главы: { $n }
goal_planned = Цель главы, уплачено товарами на { $coins }
goal_unpaid = Цель главы не оплачена
goal_paid = Цель главы, оплата: { $paid }
goods = Остальные товары: монет { $n }, очко за каждые { $each }
goods_planned = { $runs }. { $left }
run = { $n } × { $makes } « { $eats }
plus = { $first } + { $second }
cards_of = карты: { $what }
paid_with = { $n } × { $what }
mission = Домики миссии: { $n }, с обоими символами: { $both }, по { $each }
buildings = Здания: { $n } ({ $sum })
buildings_total = Здания, сумма
chapter = Что прибавляют или отнимают «Хроники»
entered = Введено суммой

# Группы
group_track = Счётный трек
group_military = Военная мощь
group_goal = Цель главы
group_goods = Остальные товары
group_mission = Тайная миссия
group_buildings = Здания
group_chapter = «Хроники»

# Итог
wins = Побеждает { $name }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
tie_decided = Ничья с: { $others }; { $name } сидит дальше от мешочка по порядку хода.
start_wanted = Ничья при { $n }: { $name }. Укажите, кто начинал, и она решится.
target_reached = Рубеж { $n } достигнут.
target_short = До рубежа { $target } не хватает { $n }.

# Что не так на листе
name_empty = У игрока { $n } нет имени.
name_twice = Двоих зовут { $name }: дайте каждому своё имя.
people_over = На листе людей: { $n }, а играть могут не больше 4.
unknown_chapter = Нет главы «{ $chapter }»; бывает I, II, IIIa, IIIb, IVa, IVb, V, VI, VII или VIII.
no_such_start = На месте { $n } никого нет; места считаются с 0.
negative = { $name }, { $what ->
    [fists] кулаки
    [goal] очки за цель
    [coins] монеты
    [mission] домики миссии
   *[both] домики с обоими символами
}: { $n } меньше, чем ничего.
mission_houses_over = { $name }: домиков миссии { $n }, а домиков ни у кого не больше { $most }.
buildings_over = { $name }: зданий { $n }, а домиков хватает на { $most }.
goal_kind = { $name }: за цель { $n }, но столько не даёт ни один вариант.
no_such_good = { $name }: цепочке нужен товар { $good }, его никто не делает и нет в руке.
points_untold = { $name }: указаны очки не всех зданий.
houses_do_not_match = { $name }: домиков миссии { $n }, а на поле домиков: { $houses }.
chain_ring = { $name }: цепочки замкнуты в кольцо; эта часть остаётся за вами.
plan_over = { $name }: у этих товаров и цепочек слишком много способов, их не просчитать; впишите очки за цель и товары сами.
military_untold = { $name }: кулаки не указаны, очки за мощь могут быть неверны.
start_untold = Ничья: укажите, кто начинал главу.

# Исправления
log_chapter = Глава: { $now }, прежде { $was }
log_start = Начало или мешочек: { $now }, прежде { $was }
log_number = { $name }, { $what ->
    [track] счётный трек
    [fists] кулаки
    [goal] цель главы
    [coins] оставшиеся монеты
    [mission] домики миссии
    [both] домики с обоими символами
    [chapter] «Хроники»
   *[buildings] здания
}: { $now }, прежде { $was }
log_goods = { $name }, товары: { $now }, прежде { $was }
log_total = { $name }, { $what ->
    [track] счётный трек
    [military] военная мощь
    [goal] цель главы
    [goods] остальные товары
    [mission] миссия
    [buildings] здания
   *[chapter] «Хроники»
} суммой: { $now }, прежде { $was }

# The screens
expected = { $what }
expected_id = ожидались строчные латинские буквы, цифры и _.
