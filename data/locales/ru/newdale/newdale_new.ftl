people = Кто играет?
chapter = Глава
layout = Раскладка
which_chapter = Какая глава?
chapter_name = { $chapter }
chapter_means = Поле { $board }, стартовый город { $city }
depth = Сколько записываем?
depth_full = Всё
depth_full_about = Маркеры, товары и здания отслеживаемых планшетов.
depth_desk = Стол производства
depth_desk_about = События, вытягивания, здания: шансы и итоги.
depth_points = Только очки
depth_points_about = Раунды, мешочек, трек, конец.
boards = Отслеживаемые планшеты
boards_about = У остальных записываются только очки.
city = Стартовый город
hooded = Фигуры в капюшоне в мешочке
hooded_about = Сколько — сказано в «Хрониках».
hooded_untold = Не указано
characters = Персонажи
characters_about = В порядке выбора; можно пропустить.
changed = Что изменилось с прошлой главы
everything = Весь список
colour = { $colour ->
    [brown] коричневый
    [grey] серый
    [orange] оранжевый
   *[white] белый
}
campaign = Кампания
campaign_about = Дальше идёт только кубок. Победитель — последний в 1-м раунде следующей главы.
road = Путь кампании
played = { $chapter }: { $winner } · { $points }
behind = Пройдено
person = { $name }: кубки { $wins }, очки { $points }
standings = Кубки и очки
road_ends = Путь окончен: глава VIII сыграна.
starts = Начинает { $name }.
table_chooses = Кто начинает, решает стол.
lay_out = Разложить главу { $chapter }
uncounted = Ещё не все очки главы { $chapter } подсчитаны: победитель может измениться.
go_on = Продолжить с сыгранной главы
going = Где сейчас глава
begun = Она уже идёт?
begun_no = Нет, начинаем сейчас
begun_no_about = Следующий шаг: список подготовки.
begun_yes = Да, мы в середине
begun_yes_about = Продолжим с начала раунда.
going_round = Какой раунд следующий?
going_about = Доиграйте текущий раунд; со следующего ведём запись.
going_bag = У кого мешочек?
going_points = Очки на треке
going_building = { $name }: добавить здание
go_on_campaign = Продолжить кампанию
going_events = Уже открытые события
going_events_about = Из этих трёх { $n ->
    [one] открыто одно
    [few] открыто два
   *[many] открыто два
}; пропустите то, чего никто не помнит.
going_figures = Фигуры вне мешочка
going_prison = В Тюрьме: { $name }
going_removed = Фигуры в капюшоне вне игры
going_tokens = { $name }: жетоны премии на руках
going_character = { $name } уже использован
