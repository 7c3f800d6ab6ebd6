part_cards = Карты
part_cards_of = Карты { $n }/{ $most }
part_parades = Парады
part_numbers = Жетоны
with_opponent = Играл ещё Принц или Королева
add_opponent = Добавить Принца или Королеву
about_people = До четырёх человек; с Принцем трое, с Королевой один.
is_right = { $what ->
    [cards] Карты верны
    [parades] Парады верны
    [tokens] Жетоны верны
   *[resources] Остатки верны
}
field = { $what ->
    [cards] карты
    [parades] парады
    [tokens] жетоны очков
   *[resources] остатки
}
cell = { $what }: { $n }
card_n = { $what }, строка { $n }
empty_area = Коснитесь знаков карты, чтобы добавить её.
points_of = Напечатанные очки: { $what }
bonus_of = Бонус за каждую: { $what }
token_of = { $kind }: { $value }
no_token_of = { $kind }: нет
kind_not_noted = Записаны только числа? Добавьте их здесь.
add_token = Жетон на { $value }
loose_token = Жетон на { $value }
drop_token = Убрать жетон { $n } на { $value }
tokens = Жетоны очков
tokens_about = До того, как что-то взято за остатки и фиолетовые карты.
resources = Оставшиеся ресурсы
resources_about = Все вместе: очко за два.
paid = Уже взято
paid_about = Включено: жетоны за остатки и фиолетовые карты уже среди жетонов очков.
opponent_has_none = Принц и Королева не берут ни жетонов, ни ресурсов.
walking = Все идут в параде, по очкам.
unknown_card = «{ $text }» — такой карты приложение не знает.
unknown_card_nearest = «{ $text }» — такой карты приложение не знает; ближайшая известная — { $nearest }.
