our_table = За нашим столом так: { $what }

# Starting
start = Подсчитать партию
start_more = Для партии, которую здесь не вели: укажите, кто играл, а потом внесите то, что лежит на столе.
players = Игроки
name_of = Игрок { $n }
person = Игрок { $n }
add_person = Добавить человека
one_person_less = На одного меньше
begin = Внести очки

# The sheet
title_sheet = Лист подсчёта
title_people = Игроки
title_count = Повторный подсчёт
title_receipt = Итог
title_share = Поделиться
failing = Ещё не сохранено
back = Назад
to_receipt = Итог
total = Всего
tab = { $name }, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
cell = { $name }, { $what }: { $n }
part_totals = Суммы

# Numbers
sums = Можно ввести сумму: 4+3+3.
please_check = Проверьте
still_to_check = Ещё не проверено
unchecked = { $name }: { $what }

# Totals
about_totals = Очки, подсчитанные вручную. Пустое поле подсчитает лист.
counted_by_hand = Подсчитано вручную
sheet_counts = Считает лист
by_hand_mark = Точкой отмечены очки, подсчитанные вручную.

# Players
remove = Убрать игрока { $n }
removed = { $name }: больше нет на листе.
done = Готово

# Checks
checks = Стоит проверить
rule = Правило, { $page }
count_anyway = Всё равно засчитать
not_so = Всё-таки нет
cannot_be = Так быть не может
enter_anyway = Всё равно внести
enter_anyway_why = Решает стол: то, что внесено всё равно, будет отмечено на листе.
never_mind = Отмена

# Count check
count_again = Повторный подсчёт
compare = Сравнить
counts_agree = Подсчёты совпадают
keep_first = Оставить первый
keep_second = Взять второй
count_on = Считать дальше
second_kept = На листе второй подсчёт.

# The receipt
alone = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
finish = Завершить подсчёт
finished = Результат на полке.
not_finished = { $n ->
    [one] Есть одно препятствие
    [few] Есть { $n } препятствия
   *[many] Есть { $n } препятствий
}: { $why }
going_on = Партия ещё идёт
going_on_why = По записи эта партия не дошла до конца. Если вы играете дальше, лист пойдёт вместе с ней; победитель будет, когда она закончится.
play_on = Играем дальше
is_over = За столом она окончена
we_stopped = Мы прервались: отложить неоконченной
tie_decided_by = Ничью решает то, что ещё не внесено
nothing_entered = { $name }: ещё ничего не внесено
back_to_sheet = Назад к листу
share = Поделиться
correct = Исправить
home = В начало
past = На фоне прошлых партий
past_best = { $name }: новый рекорд, больше на { $by ->
    [one] { $by } очко
    [few] { $by } очка
   *[many] { $by } очков
}; партий до этого: { $n }.
past_equal = { $name }: столько же, сколько в рекорде; партий до этого: { $n }.
past_below = { $name }: рекорд { $best }, в среднем { $mean }; партий до этого: { $n }.
corrections = Исправлено позже
corrected = { $when } · { $what }
fill_again = Заполнить по записи
filled_again = На листе то, что записано в партии.

# What was corrected
log_joined = { $name }: теперь на листе
log_left = { $name }: больше не на листе
log_name = { $name }, прежде { $was }
before = Когда партию записали, счёт был такой: { $scores }. С тех пор изменилось то, что мы знаем о картах, или наше прочтение правил; прежний счёт остаётся на полке, пока кто-нибудь не изменит лист.
locked = Правила больше не сходятся с записью этой партии, поэтому лист остаётся таким, каким был. В журнале видно, с какого шага.
differs = Этот лист заполнен не так, как записана партия.
differs_so = Этот лист заполнен не так, как записана партия; запись — то, что стоит после слова «прежде»:
