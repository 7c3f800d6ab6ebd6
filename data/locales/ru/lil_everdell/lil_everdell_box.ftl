about = Что на ваших картах и кубиках. Сказанное здесь действует во всех новых партиях.
file_other = { $file } — не коробка этой игры. Ничего не изменилось.
edition_about = Язык коробки, на каком бы языке ни было приложение.
cards = Карты
cards_about = Опишите карту один раз, и дальше хватит одного касания.
diagram = Схема кубика
diagram_about = Куда указывают числа восьмигранного кубика.
dice = Кубики ресурсов
dice_about = Когда известны все грани, приложение может бросать за вас.
names = Имена на карте одиночной игры
names_about = Как ваша коробка называет Принца и Королеву.
teach = Описать карту
search = Поиск карты
no_card = Нет карты с названием «{ $query }».
all_cards = Все карты
which_signs = Какой цвет, существо или место?
name_first = Сначала впишите, что напечатано.
card_name = Название, как напечатано
card_points = Напечатанные очки
card_signs = Знаки
card_copies = Сколько в колоде
colour = { $colour ->
    [green] зелёная
    [blue] синяя
    [brown] коричневая
    [red] красная
   *[purple] фиолетовая
}
kind = { $kind ->
    [creature] существо
   *[place] место
}
forget_card = Забыть сказанное
bonus = Что даёт в конце?
bonus_about = За что именно?
bonus_none = Ничего
bonus_parades = Жетоны парада
bonus_other = Другое
bonus_each = Очки за каждое
itself = Считает ли себя саму?
itself_no = Нет
itself_yes = Да
diagram_first = Введите один раз, какое место у каждого числа; после этого бросок покажет карту. Как лежат карты на вашей схеме?
diagram_rows = { $n ->
    [1] Один ряд из 8
   *[other] Два ряда по 4
}
diagram_where = Куда указывает { $n }?
diagram_place = Место { $n }
diagram_again = Сначала
diagram_reads = Если читать слева, у мест такие числа: { $numbers }.
diagram_forget = Забыть схему
dice_question = Все кубики одинаковы?
dice_unsaid = Не указано
dice_alike = Одинаковы
dice_different = Разные
die = Кубик { $n }
symbol = { $symbol ->
    [points] Очко
    [any] Любой
    [resin] Смола
    [twig] Веточка
   *[berry] Ягода
}
add_symbol = Кубик { $die }, добавить: { $symbol ->
    [points] очко
    [any] любой ресурс
    [resin] смола
    [twig] веточка
   *[berry] ягода
}
keep_face = Запомнить грань кубика { $die }
clear_face = Очистить грань кубика { $die }
forget_face = Кубик { $die }: убрать грань { $n }
royal_name = { $who ->
    [queen] Напечатанное имя Королевы
   *[prince] Напечатанное имя Принца
}
card_emblem = Свой рисунок
card_text = Что говорит её текст
emblem = { $emblem ->
    [acorn] Жёлудь
    [apple] Яблоко
    [bell] Колокольчик
    [boat] Лодка
    [book] Книга
    [bridge] Мост
    [candle] Свеча
    [cloud] Облако
    [drum] Барабан
    [feather] Перо
    [fish] Рыба
    [flag] Флаг
    [flower] Цветок
    [hat] Шляпа
    [heart] Сердце
    [key] Ключ
    [lantern] Фонарь
    [leaf] Лист
    [mushroom] Гриб
    [pot] Горшок
    [shell] Ракушка
    [snail] Улитка
    [star] Звезда
   *[tent] Палатка
}
