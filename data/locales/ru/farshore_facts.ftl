map_needs = { $n } × { $colour ->
    [green] зелёная
    [blue] синяя
    [brown] коричневая
    [red] красная
   *[purple] сиреневая
}
map_each_colour = по карте каждого цвета
map_unknown = вид { $n }, пока неизвестен
both = { $first }, { $second }

wind_tiles_complete = В стопке «{ $stack ->
    [A] А
   *[B] Б
}» { $n } жетона розы ветров, и все они уже записаны в вашей коробке. Сначала удалите ошибочный.
islands_complete = Жетонов островов { $n }, и все они уже записаны в вашей коробке. Сначала удалите ошибочный.

origin_rulebook = из правил
origin_reported = со слов игроков
origin_ours = наш вывод
origin_yours = ваше
