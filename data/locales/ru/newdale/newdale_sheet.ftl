part_numbers = Очки и домики
part_goods = Цель и товары
part_buildings = Здания
part_table = Стол
about_people = От одного до четырёх человек.
track = Счётный трек
track_about = Где стоит жетон; при 50+ прибавьте 50.
fists = Кулаки
fists_about = На особых зданиях и моряках.
mission = Домики миссии
mission_about = Свои домики в городах с одним из символов.
both = Из них с обоими символами
both_about = За этим столом считаются дважды.
chapter = Что добавляют «Хроники»
chapter_about = Меньше нуля, если отнимают.
goal = Очки за цель
goal_about = 0, если никакой.
coins = Стоимость остатка
coins_about = После оплаты цели; за каждые 5 — очко.
in_numbers = Числами
plan_it = Спланировать
plan_about = Укажите товары, их цены и то, что расходует цепочка.
add_good = Добавить товар
price = цена
eats = { $what } делается из
hand_cards = карты: { $what }
take_away = Убрать: { $what }
goal_none = Никакой
goal_option = { $n } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
goal_half = Цель { $n }
goal_coins = монеты
goal_points = очки
tell_goal = Ввести цель с карты главы
planning = Считаю …
plan_over = Способов слишком много, их не просчитать; выберите цепочки сами.
plan = Лучший план
plan_run = { $n } × { $makes } « { $eats }
plan_token = { $n } × жетон: { $eats }
plan_goal = Цель: { $n }, плата: { $paid }
plan_no_goal = Цель не оплачивается.
plan_left = Остаётся: монеты { $coins }, очки { $n }
plan_ring = Некоторые цепочки питают друг друга по кругу: это решаете вы.
one_by_one = По одному
in_all = Всего
buildings = Очки всех зданий
buildings_so_far = Здания: { $n }, очки: { $points }
tap_points = Нажмите очки каждого здания.
take_points = Убрать { $n }
add_points = Здание с { $n }
which_chapter = Глава
start = Кто начинал 1-й раунд?
start_about = Решает только ничью.
start_untold = Не указано
is_right = { $what ->
    [track] Трек верен
    [fists] Кулаки верны
    [goal] Цель верна
    [coins] Монеты верны
    [mission] Миссия верна
    [buildings] Здания верны
   *[chapter] «Хроники» верны
}
field = { $what ->
    [track] трек
    [fists] кулаки
    [goal] цель
    [coins] монеты
    [goods] товары
    [mission] миссия
    [both] оба символа
    [holder] у кого
    [buildings] здания
    [name] имя
    [start] первый игрок
   *[chapter] «Хроники»
}
other_cards = другие карты
