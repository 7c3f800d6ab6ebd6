opponent = { $name ->
    [prince] Принц
    [queen] Королева
    [butterfly] Бабочка
    [fox] Лисёнок
    [lizard] Ящерка
    [mouse] Мышка
   *[other] { $name }
}
opponent_True = С Принцем или Королевой
opponent_False = Без соперника
level = Против: { $level }
no_level = Соперник не записан
against = Против Принца и Королевы
round = Раунд { $round }
group = { $group ->
    [resources] Остатки
    [purple] Фиолетовые карты
    [cards] Карты
    [parades] Парады
   *[tokens] Жетоны очков
}
over_time = { $what ->
    [sixes] Шестёрки от партии к партии
    [parades] Жетоны парада от партии к партии
    [area] Карты от партии к партии
    [creatures] Существа от партии к партии
   *[places] Места от партии к партии
}
way_of = { $what ->
    [sixes] Сколько из них стоили 6.
    [parades] Сколько жетонов парада было в конце.
    [area] Сколько карт лежало в зоне в конце.
    [creatures] Сколько из них существ.
   *[places] Сколько из них мест.
}
way_best = { $what ->
    [sixes] Больше всего шестёрок у одного человека за столом.
    [parades] Больше всего жетонов парада у одного человека за столом.
    [area] Больше всего карт у одного человека за столом.
    [creatures] Больше всего существ у одного человека за столом.
   *[places] Больше всего мест у одного человека за столом.
}

# Habits
margins = Насколько впереди
margin = Отрыв или отставание, от самой старой партии: { $told }. В среднем { $mean } ({ $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}).
parade_habits = Парады
parades_a_game = Жетонов за партию: { $n }
sixes_of = Из них стоили 6: { $n } из { $of }
first_parade = { $parade ->
    [places] 5 мест
    [creatures] 5 существ
    [every_colour] Все цвета
   *[three_alike] 3 карты одного цвета
} — первым парадом: { $n } из { $of }
card_habits = Карты
cards_a_game = Карт за партию: { $n }
kinds = Существа: { $creatures }, места: { $places }
favourite = Чаще всего { $colour ->
    [green] зелёные
    [blue] синие
    [brown] коричневые
    [red] красные
   *[purple] фиолетовые
}: { $n } из { $of }
bests = Лучшее
best_card = Лучшая карта: { $card }, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} ({ $name })
best_bonus = Лучший бонус: { $card }, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} ({ $name })
starters = Кто начинает
starter_won = Начинавший победил: { $n } из { $of }.
