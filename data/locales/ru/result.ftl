# What a sheet came to
entered = Введено суммой
so_far = Пока что
tied = Ничья, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}: { $name }. Что её решает, пока неизвестно.
undecided = Результата пока нет: на листе не всё верно.
wins = Победа: { $name }, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
shared = Общая победа, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}: { $name }.
place = { $n }-е место
player_total = { $name }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}, { $place }
please_check = Стоит проверить:
