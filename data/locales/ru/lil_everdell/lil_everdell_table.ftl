over = Игра окончена
takes = { $name } берёт жетон парада на { $value }: { $parade ->
    [places] 5 мест
    [creatures] 5 существ
    [every_colour] все цвета
   *[three_alike] 3 одного цвета
}
part_round = Раунд { $round } из 4
part_sun = Солнце: { $name }
part_parade = Верхний жетон парада, { $value }: { $parade ->
    [places] 5 мест
    [creatures] 5 существ
    [every_colour] все цвета
   *[three_alike] 3 одного цвета
}
part_parade_unknown = Жетоны парада: { $parade ->
    [places] 5 мест
    [creatures] 5 существ
    [every_colour] все цвета
   *[three_alike] 3 одного цвета
}
area_of = Зона: { $name }, карт: { $n }
area_about = { $n ->
    [0] Карт пока нет.
    [one] { $n } карта. Коснитесь, чтобы сказать, какая она.
    [few] { $n } карты. Коснитесь одной, чтобы сказать, какая она.
   *[many] { $n } карт. Коснитесь одной, чтобы сказать, какая она.
}
letter = { $colour ->
    [green] З
    [blue] С
    [brown] Р
    [red] К
   *[purple] Ф
}
top = { $spot ->
    [resin] Смола
    [twig] Ветки
    [berry] Ягоды
   *[other] Иное
}
which = Какая это? { $what }
teach = Описать
later = Позже
which_card = Какая карта
pictures_only = Только картинки
roll_for_me = Бросить за меня
rolled = На кубике { $n }
show_diagram = Ввести схему
no_diagram = Больше не спрашивать
teach_and_play = Запомнить и сыграть
has_token = У игрока { $name } жетон { $value }.
no_tokens = Жетонов здесь больше нет.
turns_taken = Сделано ходов в этом раунде
round_about = Если на столе иначе, укажите это здесь.
round_n = Раунд { $n }
who_has_sun = У кого солнце?
tokens_of = Жетоны парада
card_n = { $card }, номер { $n }
extra_card = Ещё одна карта
gaps = Места с её друзьями
leaves_table = Уходит из-за стола
back_at_table = Снова за столом
card_leaves = Уходит из зоны
really_is = Какая это карта?
key_no_card = Без карты
key_roll = Бросок восьмигранного кубика
deck_left = открыто: { $up }, в колоде: { $deck }
