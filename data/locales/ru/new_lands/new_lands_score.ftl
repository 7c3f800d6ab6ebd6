# Подсчёт
points = { $n ->
    [1] Очки на данный момент
   *[other] Очки на данный момент: { $parts }
}
corrected = Исправлено игроками
taken_plain = { $state ->
    [open] Открытая равнина: { $tiles }
    [small] Малая закрытая равнина: { $tiles }
   *[closed] Закрытая равнина: 2 × { $tiles }
}
taken_mountain = { $state ->
    [open] Открытые горы: { $cities }
    [small] Малые закрытые горы: { $cities }
   *[closed] Закрытые горы: 2 × { $cities }
}
taken_sea = { $state ->
    [open] Открытое море: { $cities }
    [small] Малое закрытое море: { $cities }
   *[closed] Закрытое море: { $cities } + { $tiles }
}
end_plain = { $state ->
    [closed] Равнина, закрыта, считается как открытая: { $tiles }
   *[open] Равнина: { $tiles }
}
end_mountain = { $state ->
    [closed] Горы, закрыты, считаются как открытые: { $cities }
   *[open] Горы: { $cities }
}
end_sea = { $state ->
    [closed] Море, закрыто, считается как открытое: { $cities }
   *[open] Море: { $cities }
}
group_play = На данный момент
group_plain = Равнины
group_mountain = Горы
group_sea = Моря
group_correction = Исправления
group_end = В конце

# Итог
wins = Победа: { $name }, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
ahead = Отрыв от следующего: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
shared = Общая победа, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}: { $name }. Правила ничью не разрешают.

# Что изменило исправление
log_map = План изменён.
log_final = { $final ->
    [yes] Фишки считаются оставшимися до конца.
   *[no] Фишки считаются снятыми сейчас.
}
log_ruling = { $ruling ->
    [one_tile_area] Другое толкование: закрытая область из одной карточки.
   *[removed_with_five] Другое толкование: карточки, убранные при пяти игроках.
}
log_number = { $name }, { $what ->
    [points] очки на данный момент
   *[corrections] исправления
}: { $now }, прежде { $was }
log_meeple = { $name }, { $sign ->
    [added] добавлено
   *[gone] убрано
}: { $what }
