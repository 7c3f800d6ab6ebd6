hint = предел руки, роза ветров, Галеон
topic_setup = Подготовка к игре
topic_turn = Ход и основы
topic_places = Работники и локации
topic_cards = Розыгрыш карт
topic_kinds = Типы карт
topic_ship = Корабль, ветер и сокровища
topic_maps = Пергаменты
topic_seasons = Сезоны
topic_end = Конец игры и очки
topic_krabita_setup = Крабита: подготовка, уровни, погода
topic_krabita_turn = Крабита: работники и карты маршрута
topic_krabita_plan = Крабита: карты и план
topic_krabita_seasons = Крабита: сезоны, осень, очки
topic_editions = «Эверделл» и издания
topic_box = Приложение и ваша коробка

own_topics = Карты по цветам
topic_green = Зелёные карты
topic_blue = Синие карты
topic_brown = Коричневые карты
topic_red = Красные карты
topic_purple = Сиреневые карты

trait = { $trait ->
    [green] зелёная
    [blue] синяя
    [brown] коричневая
    [red] красная
    [purple] сиреневая
    [creature] существо
    [construction] сооружение
    [common] обычная
   *[unique] уникальная
}
points = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
copies = { $n ->
    [one] экземпляр в колоде
    [few] экземпляра в колоде
   *[many] экземпляров в колоде
}
spaces = { $n ->
    [one] ячейка города
    [few] ячейки города
   *[many] ячеек города
}
scores = Что приносит очки
books_say = Что сказано в правилах
unknown = Насколько это точно
names = В других изданиях
card_traits = { $colour ->
    [green] Зелёная карта (урожай)
    [blue] Синяя карта (управление)
    [brown] Коричневая карта (странствия)
    [red] Красная карта (локация)
   *[purple] Сиреневая карта (процветание)
}, { $rarity ->
    [common] обычное
   *[unique] уникальное
} { $kind ->
    [creature] существо
   *[construction] сооружение
}.
card_points = Приносит { $points } ПО; в колоде { $copies ->
    [one] { $copies } экземпляр
    [few] { $copies } экземпляра
   *[many] { $copies } экземпляров
}.
card_no_space = Не занимает ячейку в городе.
card_bonus_cards = В конце игры добавляет { $points } ПО за { $what ->
    [common_creature] каждое обычное существо
    [unique_creature] каждое уникальное существо
    [common_construction] каждое обычное сооружение
    [unique_construction] каждое уникальное сооружение
    [green] каждую зелёную карту
    [purple] каждую сиреневую карту
    [red_blue_brown] каждую красную, синюю и коричневую карту
   *[other] каждую названную на ней карту
} в вашем городе.
card_bonus_treasures = В конце игры добавляет { $points } ПО за каждое непотраченное сокровище.
card_bonus_maps = В конце игры добавляет { $points } ПО за каждый ваш жетон пергамента.
card_bonus_chests = В конце игры добавляет { $points } ПО за каждую отметку с сокровищем, которой ваш корабль достиг или которую он прошёл.
card_reported = Цвет, тип, очки и число экземпляров известны со слов игроков; списка карт в правилах нет.
card_yours = Учтено то, что об этой карте говорит ваша коробка.
card_name_ours = Название — наш перевод; на вашей карте оно может быть другим.
card_unknown_cost = Нам неизвестна её стоимость.
card_unknown_ability = Нам неизвестны её стоимость и текст свойства.
