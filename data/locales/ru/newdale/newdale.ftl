# Слова, из которых складываются другие
and = { $first }, { $second }
none = ничего
not_told = ещё не указано
figures = { $figure ->
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [blue] синий
   *[hooded] в капюшоне
} × { $n }
row = { $row ->
    [lazy] лениво
    [normal] обычно
   *[diligent] усердно
}
row_modifier = { $row ->
    [lazy] лениво
    [normal] обычно
   *[diligent] усердно
} { $sign ->
    [plus] (+{ $n })
    [minus] (−{ $n })
   *[none] (±0)
}
space = { $space ->
    [build] Строительство
    [unlock] Снятие блокировки
    [exchange] Обмен и добор карт
    [black_market] Чёрный рынок
    [develop] Развитие
   *[other] поле этой главы
}
space_named = { $name }
area_empty = пустой участок { $n }, { $row }
area_card = { $card }, { $row }
good_named = { $good }
goods_of = { $n } × { $good }
ships = Корабли
use = { $card }{ $figure ->
    [yellow] : жёлтый помощник
    [green] : зелёный помощник
    [red] : красный помощник
    [blue] : синий помощник
    [hooded] : фигура в капюшоне
   *[none] {""}
}{ $instead ->
    [yellow] , вместо неё жёлтый
    [green] , вместо неё зелёный
    [red] , вместо неё красный
    [blue] , вместо неё синий
   *[none] {""}
}

# Шансы
certain = наверняка
impossible = невозможно
percent = { $n } %
percent_over = > { $n } %
percent_under = < { $n } %
fraction = { $of } / { $all }

# Здания и моряки
building_barracks = Казармы
building_bread_building = Здание, где делают хлеб
building_captain = Капитан
building_coal_merchant = Торговец углём
building_coal_mine = Угольная шахта
building_coal_store = Угольный склад
building_cook = Кок
building_cooperage = Бондарная мастерская
building_corn_field = Кукурузное поле
building_deckhand = Матрос
building_fishing_hut = Рыбацкая хижина
building_fortress = Крепость
building_mill = Мельница
building_navigator = Штурман
building_post_office = Почта
building_prison = Тюрьма
building_sawmill = Лесопилка
building_scriptorium = Скрипторий
building_slaughterhouse = Скотобойня
building_small_watchtower = Малая сторожевая башня
building_spinning_mill = Прядильня
building_vineyard = Виноградник
building_watch_officer = Вахтенный офицер
building_weaving_mill = Ткацкая мастерская

# Товары и сырьё
good_barrel = бочка
good_boards = доски
good_bread = хлеб
good_cattle = скот
good_clay = глина
good_cloth = ткань
good_coal = уголь
good_corn = кукуруза
good_cotton = хлопок
good_fish_soup = уха
good_flour = мука
good_fresh_fish = свежая рыба
good_grape = виноград
good_meat = мясо
good_ore = руда
good_smoked_fish = копчёная рыба
good_wood = древесина
good_yarn = пряжа

# Жетоны премии
token_development_less = Развитие −4
token_build_less = Строительство −4
token_stand_in = Замена
token_any_good = Любой товар
token_yellow_cards = Карты за жёлтых
token_green_coal = Уголь за зелёных
token_wood_coal = 2 древесины
token_cards_yellow = 2 карты
token_ore_green = 4 руды
token_coal_red = 3 угля
token_yarn_red = 2 пряжи
token_cotton_red = 2 хлопка
token_boards_blue = 3 доски
token_clay_blue = 3 глины
token_cattle_blue = 3 головы скота

# Отказы: стол
not_now = Сейчас так нельзя; сначала нужно решить другое.
out_of_order = Сначала очередь: { $name }.
no_such_player = На этом месте никого нет, или человек ушёл.
name_twice = У двух человек одно имя; их не различить.
people_1_to_4 = Играть могут от одного до четырёх человек; здесь: { $n }.
unknown_chapter = Нет главы «{ $chapter }».
start_city = { $city } — не стартовый город этой главы; начинают здесь: { $cities }.
not_followed = В этой партии это не записывается для: { $name }.
ruling_fixed = Этот пункт не выбирают заранее; стол может отменить его при каждом ходе.
negative_count = Осталось бы меньше, чем ничего.
last_person = { $name } — последний человек за столом. Лучше закончить партию.
midway_players = Положение и список людей не подходят друг к другу.

# Отказы: событие и вытягивание
event_not_in_deck = События { $n } нет в колоде главы { $chapter }.
event_wrong_round = Событие { $n } не может выйти в раунде { $round }.
event_solo = Событие { $n } из другой колоды: в одиночку играют с 11 и 2, вместе — с 10 и 1.
event_twice = Событие { $n } уже открывали.
draw_count = Нужно взять фигур: { $n }, а не { $drawn }.
bag_has_fewer = В мешочке меньше таких фигур ({ $figure ->
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [blue] синий
   *[hooded] в капюшоне
}): { $n }.
no_hooded_here = В главе { $chapter } нет фигур в капюшоне.

# Отказы: маркеры
marker_not_owned = { $name }: маркер { $n } ещё не куплен.
marker_next_round = Маркер { $n } можно использовать со следующего раунда.
marker_left_over = { $name }: выложены ещё не все маркеры.
space_twice = Там уже лежит свой маркер: { $space ->
    [build] Строительство
    [unlock] Снятие блокировки
    [exchange] Обмен и добор карт
    [black_market] Чёрный рынок
    [develop] Развитие
   *[other] поле этой главы
}.
area_twice = На этом участке уже лежит свой маркер.

# Отказы: производство
short_of_assistants = Не хватает помощников: { $n }; возместить можно, сбросив карт: { $cards }.
cards_for_missing = За недостающих ({ $missing }) нужно сбросить ровно столько карт: { $n }.
wrong_goods = Этот ряд даёт ровно { $n }.
too_many_stand_ins = Не хватает только { $n }: больше замен не нужно.
no_building_there = Там нет здания.
no_chain = { $card }: нет производственной цепочки.
chain_not_enough = { $card }: того, что расходует цепочка, хватит только на { $n }.
chain_bonus_once = Цепочка даёт сверх сделанного { $n }, один раз за действие.

# Отказы: строительство
no_house_left = Домиков больше нет, строить нельзя.
own_house_there = { $city }: там уже стоит свой домик.
beyond_reach = Слишком далеко: шагов { $n }, дальность { $reach }.
token_too_far = При { $n } шагах жетона нет: нужно меньше, чем дальность { $reach }.
first_is_gone = Кто-то был там первым, или город за это ничего не даёт. { $city }
no_discount_here = { $city }: символ не тот, что на карте, скидки нет.
no_free_area = Все производственные участки заняты.
area_taken = Участок { $n } занят.
no_such_area = На этой стороне планшета нет участка { $n }.
pay_too_little = Уплачено { $n }, нужно { $cost }.
goods_not_there = { $card }: нужно { $n }, есть { $there }.
one_build_in_phase_five = В фазе V каждый строит одно здание.
token_kind_used_up = Все жетоны этого вида ({ $n }) уже взяты: { $token }.
not_in_this_chapter = { $card } не относится к главе { $chapter }.
copies_used_up = { $card }: все карты уже на столе ({ $n }).
one_cook = У каждого может быть только один Кок.
pays_needlessly = Один из уплаченных товаров можно было оставить.

# Отказы: прочее
lock_is_off = Эта блокировка уже снята: { $lock ->
    [reach] дальность
   *[compensation] возмещение
}.
marker_owned_already = Маркер { $n } уже куплен.
onto_no_goods = { $card } не делает товаров, класть их туда нельзя.
onto_what = { $token }: укажите здание, на которое кладёте товар.
special_once = Каждое особое здание работает раз за раунд.
not_phase_six = Так работают только карты со знаком VI и только в фазе VI.
coal_missing = Нужно угля: { $n }, а есть меньше.
fresh_fish_only = Нужна свежая рыба; другая не подойдёт.
only_drawn_figures = Взять можно только фигуру с рынка труда, не напечатанную: { $figure ->
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [blue] синий
   *[hooded] в капюшоне
}.
prison_empty = В Тюрьме нет такой фигуры: { $figure ->
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [blue] синий
   *[hooded] в капюшоне
}.
token_not_held = Такого жетона нет: { $token }.
no_tokens_while_scoring = Когда начался подсчёт, жетоны и персонажи ничего не дают.
character_used = Этого персонажа нет, или он уже использован.
character_chapter = { $name } не участвует в главе { $chapter }.
onyx_takes_assistants = { $name } берёт помощника, а не фигуру в капюшоне.
draft_order = Персонажей выбирают против часовой стрелки, первый игрок последним, каждого один раз.

# Отказы: конец
goal_kind = { $card }: для цели главы нужны другие товары.
goal_too_little = Товаров на { $n } мало, нужно { $coins }.
goal_one_option = Каждый оплачивает один вариант цели, один раз.
no_bonus_at_the_end = В последнем производстве цепочки ничего не добавляют.
buildings_over = Зданий { $n }, а домиков хватает на { $most }.
production_over = Производственных зданий { $n }, а участков { $most }.
markers_over = Двух одинаковых маркеров ни у кого нет (всего { $n }).

# Вопросы
ask_event = Раунд { $round }: какое событие?
do_event = { $name } открывает верхнее событие.
why_bag = Мешочек у игрока { $name }.
why_deck = Сверху может лежать: { $numbers }.
answer_event = Событие { $n }: { $figures }
answer_event_later = Событие { $n }, фигуры позже
entry_event = Событие и его фигуры
ask_plan = { $name }, маркер { $n }: куда?
why_printed = На событии: { $figures }.
why_all_markers = Каждый кладёт все свои маркеры.
answer_area = { $card }, { $row }
answer_area_empty = Пустой участок { $n }, { $row }
answer_space = { $space ->
    [build] Строительство
    [unlock] Снятие блокировки
    [exchange] Обмен и добор карт
    [black_market] Чёрный рынок
    [develop] Развитие
   *[other] Поле этой главы
}
ask_draw = Что вышло из мешочка ({ $n })?
do_draw = { $name } тянет фигуры из мешочка: { $n }.
why_in_bag = В мешочке: { $figures }.
why_hooded_untold = Не указано, сколько в нём фигур в капюшоне; шансы их не учитывают.
entry_draw = Вытянутые фигуры ({ $n })
ask_round = Раунд { $round }: закончен?
answer_round_over = Раунд { $round } закончен
ask_act = { $name }, маркер { $n }: { $space }
why_market = Рынок труда: { $figures }.
why_untold = Здесь указано ещё не всё, приложение верит на слово.
why_short = { $n ->
    [0] Все нужные на месте.
   *[other] Не хватает: { $n }. Без товара, если не сбросить карт: { $cards }.
}
answer_produce = { $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
}
answer_produce_cards = Товаров: { $n }{ $cards ->
    [0] {""}
   *[other] {", "}сбросить карт: { $cards }
}{ $tokens ->
    [0] {""}
   *[other] {", "}замен: { $tokens }
}
answer_produce_both = Товаров: { $n } и цепочка: { $chain }{ $cards ->
    [0] {""}
   *[other] {", "}сбросить карт: { $cards }
}{ $tokens ->
    [0] {""}
   *[other] {", "}замен: { $tokens }
}
answer_sail = Корабль: { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[other] { $n } делений
}{ $cards ->
    [0] {""}
   *[other] {", "}сбросить карт: { $cards }
}{ $tokens ->
    [0] {""}
   *[other] {", "}замен: { $tokens }
}
answer_chain = Только цепочка: { $n }
entry_chain = Цепочка, сколько
answer_not_done = Не выполнено: возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
answer_unlock = Снять блокировку: { $lock ->
    [reach] дальность
   *[compensation] возмещение
}, оплата: { $paid }
answer_exchange = Обменять руку, затем взять { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
answer_only_draw = Только взять { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
answer_black_market = Пятый товар на: { $card }
answer_develop = Маркер { $n }, жетонов: { $tokens }, оплата: { $paid }
answer_other_action = Выполнено, как сказано в главе
ask_build = { $name }: что-нибудь строите?
why_coins = Товаров на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}.
why_last_market = После этого раунда рынок расходится: потом виноград и жетоны считают только Почты и Матросов.
answer_two_cards = Ничего, взять { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
entry_build = Здание
ask_special = { $name }: особые здания
do_special = { $card }: { $what ->
    [coal_merchant] 3 угля за 2 очка, по желанию
    [scriptorium] возьмите 1 карту
    [barracks] у кого меньше кулаков, теряет очко
    [prison] может забрать фигуру с рынка
    [corn_field] 1 кукуруза
    [vineyard] 1 виноград
    [coal_store] 1 уголь на Угольную шахту
    [navigator] 1 свежая рыба за 1 очко, по желанию
   *[other] работает сейчас
}
answer_special_none = Только то, что приходит само
answer_special = Ещё: { $uses }
answer_special_fewer = У кого меньше кулаков: { $n }; использовано: { $uses }
ask_final = { $name }: последнее производство
do_final = Используйте свои цепочки в любом порядке; прибавки уже нет. Последний случай для жетонов и карт.
answer_final_nothing = Ничего не перерабатывать
entry_final = Цепочки и жетоны
ask_goal = { $name }: цель главы
why_goal_untold = Карта главы ещё не указана: введите очки за неё.
answer_goal = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за товары на { $coins }: { $goods }; оплата: { $paid }
answer_no_goal = Не оплачивать
entry_goal = Очки за цель

# Журнал
log_event = Событие { $n }: { $figures }.
log_draw = Вытянуто: { $figures }.
log_round_over = Раунд { $round } закончен.
log_round = Начинается раунд { $round }; мешочек переходит к игроку { $name }.
log_rounds_over = Последний раунд позади; мешочек остаётся у игрока { $name }.
log_learn_card = Моя коробка узнала новое: { $card }.
log_learn = Моя коробка узнала новое: { $fact ->
    [area] производственный участок
    [back] оборот планшета
    [event] событие
    [chapter] карта главы
    [city] город
   *[hooded] фигуры в капюшоне
}.
log_marker = { $name }: маркер { $n } на: { $space }.
log_marker_back = { $name } забирает маркер { $n }.
log_produce = { $name }, маркер { $n }, { $space }: товаров { $goods }{ $chain ->
    [0] {""}
   *[other] {", "}цепочка { $chain }
}{ $cards ->
    [0] {""}
   *[other] {", "}карт { $cards }
}{ $tokens ->
    [0] {""}
   *[other] {", "}замен { $tokens }
}.
log_build = { $name } строит: { $card }; платит: { $paid }.
log_unlock = { $name } снимает блокировку: { $lock ->
    [reach] дальность
   *[compensation] возмещение
}; платит: { $paid }.
log_develop = { $name } получает маркер { $n }; платит: { $paid }.
log_exchange = { $name }, маркер { $n }: Обмен и добор карт.
log_black_market = { $name }, маркер { $n }: Чёрный рынок.
log_other_action = { $name }, маркер { $n }: выполнено, как сказано в главе.
log_other_action_text = { $name }, маркер { $n }: { $text }
log_not_done = { $name }, маркер { $n }: действие не выполнено.
log_two_cards = { $name } ничего не строит.
log_use_specials = { $name }: особые здания.
log_final_production = { $name }: последнее производство.
log_goal = { $name } достигает цели главы; платит: { $paid }.
log_no_goal = { $name } не оплачивает цель.
log_points = { $name }: очки { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}.
log_track = { $name } стоит на { $n }.
log_level = { $name } достигает порога { $level }: возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
log_goods = { $name }: { $good } { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}.
log_goods_told = { $name }: изменение товаров, { $card }.
log_ship = { $name }: корабль { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}.
log_ship_at = { $name }: корабль прошёл всего { $n }.
log_take_token = { $name } берёт жетон премии: { $token }.
log_use_token = { $name } использует жетон премии: { $token }.
log_use_character = { $name } использует персонажа { $character }.
log_use_character_with = { $name } использует персонажа { $character }: { $figures }.
log_release = { $name } выпускает из Тюрьмы, для всех: { $figure ->
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [blue] синий
   *[hooded] в капюшоне
}.
log_leave = { $name } уходит из-за стола; домики и кулаки остаются.
log_correct = { $name }: исправлено.
log_correct_table = Исправление на столе.
fix_count = { $what ->
    [houses] домики в запасе
    [fists] кулаки
    [markers] маркеры
    [locks] блокировки на планшете
    [built] карты
    [tokens] жетоны
    [plan] выложенные маркеры
    [draws] сколько фигур тянуть
    [hooded] фигуры в капюшоне
   *[removed] фигуры в капюшоне вне игры
}: { $n }
fix_character = персонаж: { $character }
fix_flag = { $what ->
    [character_used] персонаж использован
   *[left] ушёл из-за стола
}: { $value ->
    [true] да
   *[false] нет
}
fix_round = раунд { $round }, с начала
fix_starter = мешочек у игрока { $name }
fix_figures = { $what ->
    [printed] напечатаны
    [drawn] вытянуты
   *[held] удержаны
}: { $figures }
hint_draw = Возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
hint_discard = Сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
hint_discard_symbol = Сбросьте карты с символом «{ $what }»: { $n }.
hint_character = { $character ->
    [P01] По порядку каждый берёт 3 карты; остальные сбрасывают 2 из них.
    [P02] Обе фигуры работают на владельца до конца раунда.
    [P03] 2 угля на Угольную шахту.
    [P04] Помощник работает на владельца до конца раунда.
    [P05] Здание стоит до 3 монет дешевле.
   *[P06] Возьмите Виноградник из общих карт или найдите в колоде; его можно сразу построить за его цену.
}
hint_barracks = Казармы: теряют очки: { $n }.

# Раскладка
lay_board = Поле { $board }, рядом планшет действий
lay_tokens = Перемешайте жетоны премии, отсчитайте { $n }; по одному на следующее пустое поле, повторный вид на такой же; без свободного поля — в коробку
lay_deck = Колода: здания без номеров ({ $n }) и с номерами: { $numbers }
lay_deck_plain = Колода: здания без номеров ({ $n })
lay_without = Уберите из колоды: { $card }
lay_events = События снизу: { $last }; перемешанные { $late }; перемешанные { $early }
lay_chapter = Карта главы { $chapter }{ $solo ->
    [yes] {" "}для одного
   *[no] {""}
} и карта-памятка
lay_bag = Мешочек: жёлтых { $yellow }, зелёных { $green }, красных { $red }, синих { $blue }
lay_starter = Мешочек получает { $name }
lay_player = Каждому: планшет с обеими блокировками, маркеры 1 и 2, на планшете действий 3 и 4, жетон счёта на { $score }, Угольная шахта с товарами ({ $coal }), домики ({ $houses })
lay_house = Каждый ставит домик: { $city }
lay_hand = Раздайте по { $n } карт, из них каждый сбрасывает { $less }
lay_mission = Каждому одна из { $n } тайных миссий, остальные не глядя в коробку
lay_characters = Персонажи { $cards }: открыто { $n }; порядок выбора: { $order }
lay_face_up = Открыто для всех: { $card } × { $n }
lay_face_up_number = Открыто для всех: здания с номером { $number }
lay_side_missions = Держите под рукой: { $cards }
lay_extra = { $extra ->
    [bridges] Жетоны мостов
    [hooded] Фигуры в капюшоне: столько, сколько указано в «Хрониках»
    [hooded_told] Фигуры в капюшоне: { $n }
    [ships] Корабли: { $n }
    [sailors] Карты моряков
   *[boards_turned] Планшеты игроков оборотом вверх, на них Капитан и Угольная шахта
}
changed = { $what ->
    [board] Поле
    [city] Стартовый город
    [numbers] Здания с номерами
    [without] Убрано из колоды
    [events] События
    [characters] Персонажи
    [face_up] Открыто для всех
    [side_missions] Побочные миссии
   *[extras] Добавки
}: { $was } » { $now }

# The screens
title = Экспедиция в Ньюдейл
command_odds = напечатать шансы производства
odds_success = успех { $chance } ({ $exact })
odds_short = не хватает { $n }: { $chance }
odds_after = не хватает { $n }, карты { $cards }
ruling_market_after_round_7 = Стоит ли рынок после 7-го раунда?
ruling_market_after_round_7_ours = Нет: виноград и жетоны считают только личных помощников.
ruling_market_after_round_7_other = Да, до подсчёта.
ruling_score_below_zero = Может ли жетон упасть ниже 0?
ruling_score_below_zero_ours = Нет, остаётся на 0.
ruling_score_below_zero_other = Да, идёт ниже.
ruling_tie = От какого места считается ничья?
ruling_tie_ours = От того, к кому мешочек пришёл после 7-го раунда.
ruling_tie_other = От начинавшего 7-й раунд.
ruling_character_draft = Есть ли персонажи в главе I?
ruling_character_draft_ours = Нет, таблица их не даёт.
ruling_character_draft_other = Да, P01–P04.
ruling_military = Один игрок с кулаком: сколько очков?
ruling_military_ours = 4, исключения нет.
ruling_military_other = 0, сравнивать не с кем.
ruling_watch_officer = Считается ли кулак Вахтенного офицера в конце?
ruling_watch_officer_ours = Да, мощь растёт до конца.
ruling_watch_officer_other = Нет, только особые здания.
ruling_token_cotton = Что забирает жетон «2 хлопка»?
ruling_token_cotton_ours = Два маркера хлопка.
ruling_token_cotton_other = Две карты с хлопком.
ruling_mission_points = Сколько даёт город с обоими символами миссии?
ruling_mission_points_ours = 2, один домик.
ruling_mission_points_other = 4, оба символа.
ruling_barracks = Сколько отнимают несколько Казарм?
ruling_barracks_ours = Каждая отнимает очко у всех, у кого меньше кулаков.
ruling_barracks_other = Одно очко, сколько бы их ни было.
