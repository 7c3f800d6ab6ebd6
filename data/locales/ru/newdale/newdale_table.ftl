letter = { $figure ->
    [yellow] Ж
    [green] З
    [red] К
    [blue] С
   *[hooded] Т
}
nobody = никого
figure = { $figure ->
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [blue] синий
   *[hooded] в капюшоне
}
figure_left = { $figure ->
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [blue] синий
   *[hooded] в капюшоне
}, осталось { $n }
take_back = { $figure ->
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [blue] синий
   *[hooded] в капюшоне
}, вернуть
release = Выпустить из Тюрьмы: { $figure ->
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [blue] синий
   *[hooded] в капюшоне
}
held = { $name } держит: { $figure ->
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [blue] синий
   *[hooded] в капюшоне
}
comes = { $figure ->
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [blue] синий
   *[hooded] в капюшоне
}: в мешочке { $n }, в среднем { $mean }; ни одного: { $none }
worth = { $what ->
    [points] очки
    [coal] уголь
   *[cards] карты
} { $n }
lock = { $lock ->
    [reach] Блокировка: дальность
   *[compensation] Блокировка: возмещение
}
not_told = ещё не указано
success = успех: { $n }
short = не хватает { $n }
failure_costs = неудача: без товара или сбросьте { $n ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
short_costs = без товара или сбросьте { $n ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
may_discard = сбросив до { $n } карт
else_nothing = иначе без товара
goods_on_average = в среднем товаров: { $n }
coins_on_average = монеты: { $n }
exactly = точно { $chance }
exactly_short = не хватает { $n }: { $chance }
could_discard = Могу сбросить
together = Маркеры: { $n }. Удаются все: { $all }; хотя бы один: { $one }
printed = Напечатано на событии
drawn = Вытянуто из мешочка
drawn_of = Вытянуто: { $n } из { $of }
next_round = Следующий раунд
may_come = Что может выйти
bag_and_more = Мешочек и прочее
in_bag = В мешочке: { $figures }
hooded = Фигуры в капюшоне
draws = тянут { $n }
draws_instead = тянут { $n } вместо { $usual }
rate = { $n } карты за недостающего
private = Личный
out_of_bag = Не в мешочке
try_card = Примерить карту
try_how = Нажмите, что ей нужно.
needs = Нужно
its_name = Название, если хотите
onto_desk = Положить на стол
off_desk = Убрать со стола: { $what }
building_n = Здание { $n }
goods_held = товары { $n }
price = цена { $n }
tell_need = Указать, что нужно: { $what }
tell_area = Указать ряды участка { $n }
tell_area_how = Как напечатано у участка; вписан пример из книги.
all_areas = Все участки такие
tell = Что там напечатано
empty_areas = Пустые участки
marker_at = { $n }: { $space }
event_shows = Событие { $n }: { $figures }
part_round = Раунд { $n }, мешочек у { $name }
part_market = Рынок труда: { $figures }
part_points = Очки: { $n }
part_desk = Стол производства
desk_short = стол
points_next = { $n } · { $more } до { $level }
track = Счётный трек
round = Раунд
order = Порядок: { $names }
phases = I Событие · II Планирование · III Помощники · IV Действия · V Строительство · VI Особые здания
points_less = { $name }: на очко меньше
points_more = { $name }: на очко больше
points_by = { $name } +{ $n }
seat = { $name }: товары, жетоны, исправления
fists = Кулаки
leave = Покидает стол
reach_and_rate = Дальность { $reach }; карт за недостающего помощника: { $rate }
tokens = Жетоны премии: нажмите, чтобы применить
use_token = { $token } ({ $worth })
token_onto = { $token }: на какое здание?
take_token = Взять: { $token }
token_taken = Взят жетон премии
use_character = Применить: { $name } { $figures }
put_right = Исправить
houses_left = Осталось домиков
marker = Маркер { $n }
market_now = Рынок: { $figures }
new_building = Новое здание
which_card = Какое здание?
another_card = Другая карта
on_area = Участок
steps = Шаги: { $n }
first_here = Очки за первенство
discount = Тот же знак: −{ $n }
gunda = Gunda: −{ $n }
cost_of = Стоимость: { $what }
to_pay = К оплате: { $n }
build_it = Построить
build_paying = Построить, плата: { $paid }{ $waste ->
    [0] {""}
   *[other] {"; "}потеря: { $waste }
}
cannot_pay = Товаров не хватает
pay_with = Заплатить иначе
specials_done = Готово
fewer_fists = У кого меньше кулаков?
as_planned = По плану, очки: { $n }
run_chains = Запустить эти цепочки
otherwise = Иначе
bar_means = Сплошное: получится. Частая штриховка: не хватает одного, получится, если сбросить карт: { $one }; редкая: двух, карт: { $two }. Иначе ничего; если и цепочка ничего не дала, возьмите { $drawn ->
    [one] { $drawn } карту
    [few] { $drawn } карты
   *[many] { $drawn } карт
}.
my_seat = Моё место, на этом устройстве
space = { $space ->
    [build] Стройка
    [unlock] Снять блок
    [exchange] Обмен
    [black_market] Чёрный рынок
    [develop] Развитие
   *[other] Другое
}
pays_now = Жетоны, которые сейчас платят: { $tokens }
no_area_free = Ни один участок не свободен для ещё одного производственного здания.
in_hand = Здание с руки
leaves = остаётся монет: { $n }, очков за них: { $points }
no_event = –
handed_in = Сданные товары
one_more = Ещё одно здание или моряк, по эффекту
ship = Корабль: пройдено делений
token_with_action = { $token }: выбирается вместе с действием, которое облегчает или удешевляет
which_character = Назвать персонажа
comes_back = Возвращается за стол
tell_event = Назвать фигуры события { $n }
tell_hooded = Сказать, сколько фигур в капюшоне
to_draw = Сколько фигур вытянуть
hooded_in_all = Фигуры в капюшоне в игре
removed_in_all = Фигуры в капюшоне вне игры
held_by = Вне мешочка у игроков
kept_where = { $where ->
    [rabbit] Rabbit
    [onyx] Onyx
   *[prison] Тюрьма
}
bag_holder = Мешочек у игрока
round_anew = Раунд, с его начала
what_was_done = Что там сделано
tell_chain = Назвать цепочку: { $what }
tell_price = Назвать цену товара: { $what }
tell_chapter = Указать карту главы
plan_without_goal = Карта главы не указана: её цели в плане нет.
tell_shown = { $what }: что напечатано
tell_cards = Что напечатано на картах
