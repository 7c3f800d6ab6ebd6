# The receipt
resources = { $n ->
    [0] Ничего не осталось
    [one] Остался { $n } ресурс: очко за { $each }, остаток { $over }
    [few] Осталось { $n } ресурса: очко за { $each }, остаток { $over }
   *[many] Осталось { $n } ресурсов: очко за { $each }, остаток { $over }
}
card = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }, по { $each }
}
card_missing = { $n ->
    [1] { $card }: очки неизвестны
   *[other] { $n } × { $card }: очки неизвестны
}
bonus = { $card }: { $each } × { $n } ({ $what })
what_cards = { $colour ->
    [green] зелёные{ " " }
    [blue] синие{ " " }
    [brown] коричневые{ " " }
    [red] красные{ " " }
    [purple] фиолетовые{ " " }
   *[any] { "" }
}{ $kind ->
    [creature] существа
    [place] места
   *[any] карты
}
what_parades = жетоны парадов
what_told = как посчитали за столом
parade = { $parade ->
    [places] 5 мест: { $n }
    [creatures] 5 существ: { $n }
    [every_colour] Все цвета: { $n }
    [three_alike] 3 карты одного цвета: { $n }
   *[unknown] Жетон парада: { $n }
}
tokens = { $n ->
    [0] Жетонов очков нет
    [one] { $n } очко в жетонах
    [few] { $n } очка в жетонах
   *[many] { $n } очков в жетонах
}
paid = { $what } — { $n ->
    [one] { $n } очко уже среди жетонов
    [few] { $n } очка уже среди жетонов
   *[many] { $n } очков уже среди жетонов
}
entered = { $group ->
    [resources] Остатки, посчитаны вручную
    [purple] Фиолетовые карты, посчитаны вручную
    [cards] Карты, посчитаны вручную
    [parades] Парады, посчитаны вручную
   *[tokens] Жетоны очков, посчитаны вручную
}
total = { $n }
at_least = не меньше { $n }

group_resources = Остатки
group_purple = Фиолетовые карты
group_cards = Карты
group_parades = Парады
group_tokens = Жетоны очков

# The result
undecided = Пока неясно: у некоторых карт нет очков. Сколько на них?
wins = Победа: { $name }, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}!
shared = Общая победа, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}: { $name }!
tie_person = { $name }: очков столько же, тогда впереди человек.
tie_cards = { $name }: очков столько же; решают очки на картах, { $ours } : { $theirs }.
person_ahead = { $name } впереди, разница { $n } (соперник: { $opponent }).
opponent_ahead = На этот раз впереди { $opponent }, разница { $n }.

# What a correction changed
log_number = { $name }, { $what ->
    [tokens] жетоны очков
   *[resources] оставшиеся ресурсы
}: { $now }, прежде { $was }
log_ruling = { $asked } { $reading }
log_paid = { $name }: жетоны за остатки и фиолетовые карты { $paid ->
    [yes] уже взяты
   *[no] ещё не взяты
}
log_parades = { $name }, жетоны парадов: { $now }, прежде { $was }
log_total = { $name }, { $what ->
    [resources] остатки
    [purple] фиолетовые карты
    [cards] карты
    [parades] парады
   *[tokens] жетоны очков
} вручную: { $now }, прежде { $was }
log_card = { $name }, { $card } (очки: { $points }): { $now }, прежде { $was }
