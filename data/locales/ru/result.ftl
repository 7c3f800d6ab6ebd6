# What a sheet came to
entered = Введено суммой
undecided = Результата пока нет: на листе не всё верно.
wins = Победа: { $name }, { $n } ПО.
shared = Общая победа, { $n } ПО: { $name }.
place = { $n }-е место
player_total = { $name }: { $n } ПО, { $place }
please_check = Стоит проверить:
