title = Мой маленький Эверделл
level = { $level ->
    [prince_0] Принц
    [prince_1] Принц, 1 испытание
    [prince_2] Принц, 2 испытания
    [prince_3] Принц, 3 испытания
    [queen_0] Королева
    [queen_1] Королева, 1 испытание
    [queen_2] Королева, 2 испытания
   *[queen_3] Королева, 3 испытания
}

# Words that others are built with
royal = { $who ->
    [queen] Королева
   *[prince] Принц
}
animal = { $animal ->
    [butterfly] Бабочка
    [fox] Лисёнок
    [lizard] Ящерка
   *[mouse] Мышка
}
signs = { $colour ->
    [green] зелёное
    [blue] синее
    [brown] коричневое
    [red] красное
   *[purple] фиолетовое
}{ " " }{ $kind ->
    [creature] существо
   *[place] место
}
card_captain = Капитан
card_castle = Замок
card_ever_tree = Вечное Древо
card_fort = Форт
card_gardener = Садовник
card_king = Король
card_lookout_tower = Смотровая башня
parade = { $parade ->
    [places] 5 мест
    [creatures] 5 существ
    [every_colour] все цвета
    [three_alike] 3 карты одного цвета, не зелёного
   *[any] любой парад
}
token = { parade }: { $value }
list = { $first }, { $rest }
number = { $n }

# Places for friends
place_die = Кубик { $n }
place_top = { $spot ->
    [resin] Поле со смолой
    [twig] Поле с веточками
    [berry] Поле с ягодами
   *[other] Где-то ещё
}
place_own_card = Своя карта: { $card }
place_others_card = { $card } ({ $name })

# Refusals: the table
not_now = Сейчас это сделать нельзя: сначала нужно решить другое.
out_of_turn = Сейчас ходит { $turn }, а не { $name }.
no_such_player = На этом месте нет никого, кто мог бы это сделать.
name_twice = Двух игроков зовут одинаково: { $name }. Их не различить.
animal_twice = { $animal ->
    [butterfly] Бабочки
    [fox] Лисята
    [lizard] Ящерки
   *[mouse] Мышки
} выбраны дважды, а набор каждого зверя один.
too_few_people = { $n ->
    [0] За столом должен кто-то сидеть.
   *[other] Одному человеку нужен соперник: Принц или Королева.
}
too_many_people = Играть могут не больше четырёх человек, а здесь { $n }.
prince_with_four = Принц играет с одним, двумя или тремя людьми; при четырёх места для него нет.
queen_solo_only = Королева играет только против одного человека.
prince_first_seat = Первым ходит человек; выберите сопернику другое место.
challenge_alone = Испытания усиливают соперника, а за этим столом его нет.
opponent_first_solo_only = Когда людей несколько, кому начинать, решает солнце; это испытание только для одного.
opponent_only_without_one = Следить за одним соперником нет смысла, если его нет.
ruling_fixed = Этот пункт не относится к настройкам; за столом его всё равно можно отменить в отдельном ходе.
midway_unfit = Записанная позиция и список игроков не подходят друг к другу.
last_person = { $name } — последний человек за столом. Лучше завершите партию.
no_such_round = Раундов { $rounds }, и за этим столом ходов в каждом { $turns }.
negative_count = { $n } — это меньше, чем ничего.

# Refusals: friends
friend_first = { $name }: сначала друг, потом карта.
one_friend_a_turn = { $name }: в этот ход друг уже поставлен.
no_friend_left = { $name }: все друзья ({ $n }) в этом раунде уже стоят.
die_space_taken = { $name }: у кубика { $n } до конца раунда стоит друг.
no_such_die = В этой партии кубиков на поле: { $n }.
others_red_card = Это карта другого игрока ({ $name }); друзей ставят только на свои красные карты.
not_a_red_card = Место для друга есть только на красных картах.
red_card_taken = На этой карте уже стоит друг; до конца раунда помещается один.

# Refusals: cards
one_card_a_turn = { $name }: этот ход уже был. Одна карта за ход, если другая карта не позволяет больше.
deck_exceeded = Все карты колоды ({ $n }) уже сыграны.
no_copy_left = { $card }: в вашей коробке таких карт { $n }, и все сыграны.
starting_card = { $card }: этой карты в колоде не бывает, с ней начинают игру.
other_signs = { $card } в вашей коробке — другое: { signs }.
no_such_card = Приложению никто не рассказал о такой карте.
card_not_there = В этой зоне нет такой карты.

# Refusals: parades
parade_twice = { $name }: число жетонов { $parade ->
    [any] всех видов
   *[other] одного вида ({ parade })
} — { $n }, а каждого вида можно иметь один.
parade_not_left = Жетон ценностью { $value } ({ parade }) уже у кого-то есть.
parade_skipped = Жетон ценностью { $value } ({ parade }) ещё лежит сверху, и его берут первым.
parade_value = Жетонов парада ценностью { $value } нет: бывают 3, 4, 5 и 6.
parade_not_in_play = В этой партии есть только жетоны ценностью 6 и 3, а не { $value }.
parade_not_met = { $name }: не хватает карт для этого парада: { parade }.
parade_unclaimed = { $name }: карты для парада есть ({ parade }), а жетона нет.

# Refusals: the opponent
roll_range = Кубик показывает от 1 до { $n }.
roll_taken = На месте { $n } лежит друг Королевы: бросьте ещё раз.
roll_needless = Кубик бросают снова, только если там нет карты.
opponent_cards = { $name }: карт, кроме Капитана и Форта, { $n }, а после четырёх раундов должно быть { $most }.
opponent_has_none = { $name } не берёт { $what ->
    [tokens] жетоны очков
   *[resources] ресурсы
}; они не считаются.

# Refusals: the box
card_known = Ваша коробка уже знает карту с таким названием: { $card }.
points_range = Столько очков ({ $n }) на карте не бывает; можно от { $low } до { $high }.
face_empty = На грани кубика есть хотя бы один символ.
face_small = Кубик даёт больше, чем верхнее поле. Точно только один символ?
faces_complete = Граней у кубика { $n }, и все записаны.
diagram_unfit = У чисел от 1 до { $n } по одному месту, в один ряд или в два.

# Remarks on a sheet
nobody = На листе нет ни одного человека.
name_empty = У игрока { $n } нет имени.
cards_over = { $name }: карт { $n }, а ходов, чтобы их сыграть, только { $most }.
points_missing = { $n ->
    [one] { $name }: у { $n } карты ещё нет очков.
   *[other] { $name }: у { $n } карт ещё нет очков.
}
bonus_missing = { $name }: приложение не знает, что даёт эта фиолетовая карта: { $card }.
tie_unsure = Победа может зависеть от недостающих очков на картах: { $name }.
maybe_paid = { $name }: жетоны за остатки «уже взяты», а { $n ->
    [one] остался { $n } ресурс
    [few] осталось { $n } ресурса
   *[many] осталось { $n } ресурсов
}. Проверьте, пожалуйста.

# A round begins
ask_round = Раунд { $round }, солнце держит { $name }. Готово?
answer_begun = Готово
answer_roll = { $n ->
    [one] Бросить { $n } кубик
    [few] Бросить { $n } кубика
   *[many] Бросить { $n } кубиков
}
do_friends_home = Все друзья идут домой.
do_fill_gaps = Друзья Королевы идут домой; заполните пустые места среди открытых карт.
do_opponent_token = { $name } берёт жетон парада: { $token }.
do_sun_and_moon = Солнце теперь держит { $name }; луна идёт дальше.
do_roll = { $name } бросает кубики (их { $n }) и кладёт по одному на поля, слева направо.
do_roll_for = Кто-то из людей бросает кубики (их { $n }) и кладёт их слева направо, как выпали.
do_green = { $n ->
    [one] { $name }: работает { $n } зелёная карта — { $cards }.
    [few] { $name }: работают { $n } зелёные карты — { $cards }.
   *[many] { $name }: работают { $n } зелёных карт — { $cards }.
}
do_green_untold = { $name }: работают и зелёные карты, о которых приложение не знает.
why_sun = { $round ->
    [1] Начинает { $name }; по правилам самый невысокий.
   *[other] Начинает { $name }: кто был последним, теперь первый.
}
why_solo_first = { $first ->
    [opponent] Такое испытание: каждый раунд начинает соперник.
   *[person] В одиночной игре человек начинает каждый раунд.
}

# A turn
ask_friend = { $name }: куда идёт { $animal ->
    [butterfly] бабочка
    [fox] лисёнок
    [lizard] ящерка
   *[mouse] мышка
}?
answer_place = { $place }
why_friend = Ход { $n } из 3: сначала друг.
ask_card = { $name }: какая карта?
answer_cell = { signs }
answer_card = { $card }
answer_no_card = Без карты
do_friend_first = Сначала поставьте друга и возьмите то, что даёт поле.
why_card = Ход { $n } из 3: одна карта, если хочется и хватает ресурсов.
why_near = { $parade ->
    [places] Не хватает 1 места, следующий жетон: { $value }
    [creatures] Не хватает 1 существа, следующий жетон: { $value }
    [every_colour] Не хватает 1 цвета, следующий жетон: { $value }
   *[three_alike] Не хватает 1 карты того же цвета, следующий жетон: { $value }
}
why_near_unknown = { $parade ->
    [places] Не хватает 1 места
    [creatures] Не хватает 1 существа
    [every_colour] Не хватает 1 цвета
   *[three_alike] Не хватает 1 карты того же цвета
}

# The opponent
ask_opponent = { $name }: на какую карту показывает кубик?
do_people_first = Люди делают ходы как обычно, записывать их не нужно.
do_prince_friend = { $name }: друг идёт на первое слева свободное поле кубика, а если таких нет — к ягодам.
do_prince_place = { $name }: друг идёт сюда: { $place }. Ничего там не берите.
do_roll_d8 = Бросьте восьмигранный кубик и найдите число на схеме.
do_rolled = Кубик показывает { $n }: найдите это число на схеме.
do_rolled_place = Кубик показывает { $n }: это карта { $place }, считая, как читают.
do_roll_again = { $n ->
    [one] Если там лежит её друг, бросьте ещё раз.
   *[other] Если там лежит один из её друзей (их { $n }), бросьте ещё раз.
}
do_take_card = { $name }: положите эту карту рядом с планшетом дома. Она ничего не стоит и ничего не делает.
do_refill = Заполните пустое место из колоды.
do_gap_open = Колода пуста: место остаётся пустым.
do_queen_friend = { $name }: друг ложится на пустое место, не заполняйте его.
why_opponent = Карта { $n } из 12.
ask_value = { $name } получает парад: { parade }. Какой жетон лежит сверху?
answer_value = { $value }
answer_none_left = Больше нет
do_people_finish = Сначала люди заканчивают раунд.
do_take_token = { $name } получает верхний жетон: { $parade }.
why_value = Здесь приложение не следит за жетонами всех игроков.

# The log
log_round = Начинается раунд { $round }, солнце держит { $name }.
log_friend = { $name }: друг — { $place }.
log_card = { $name }: { $card }.
log_extra = { $name }, благодаря другой карте: { $card }.
log_no_card = { $name }: без карты.
log_roll = { $name }: кубик показывает { $rolls }.
log_token = { $name } берёт жетон парада — { $token }.
log_token_gone = { $name }: больше нет жетона — { $token }.
log_stack_empty = { $name }: карты для парада есть ({ parade }), но жетонов больше нет.
log_none_left = Жетонов больше не было: { parade }.
log_next = Теперь раунд { $round }, солнце держит { $name }.
log_turn = Дальше: { $name }.
log_over = Последний ход сделан. Посчитайте очки.
log_name_card = { $name }: { $was } — это { $card }.
log_lose_card = { $name }: из зоны уходит карта { $card }. Жетоны парадов остаются.
log_learn = Коробка узнала новое: { $fact ->
    [card] карта
    [die_face] грань кубика
    [dice_alike] одинаковы ли кубики
    [diagram] схема кубика
   *[royal_name] имя на карте одиночной игры
}.
log_leave = { $name } уходит из-за стола; эти ходы пропускаются, друзья стоят до конца раунда.
log_correct = Исправление: { $name }.
log_correct_table = Исправление: раунд, солнце или ходы.
hint_refill = Заполните пустое место из колоды.
hint_no_refill = { $name }: на пустом месте лежит друг, до конца раунда его не заполняют.
hint_deck_empty = Колода пуста: место остаётся пустым.
hint_green = Зелёная карта работает сразу.
fix_cards = { $n ->
    [one] { $n } карта в зоне
    [few] { $n } карты в зоне
   *[many] { $n } карт в зоне
}
fix_complete = { $complete ->
    [yes] Это все карты.
   *[no] Там лежат и другие карты.
}
fix_friends = { $n ->
    [one] { $n } друг стоит в этом раунде
    [few] { $n } друга стоят в этом раунде
   *[many] { $n } друзей стоят в этом раунде
}
fix_gaps = { $n ->
    [one] { $n } пустое место среди открытых карт
    [few] { $n } пустых места среди открытых карт
   *[many] { $n } пустых мест среди открытых карт
}
fix_left = { $left ->
    [yes] За столом больше не сидит.
   *[no] Сидит за столом.
}
fix_token = { $name }: жетон — { $token }.

# The checklist
layout_board = Поле в середине, луна над первым зелёным местом.
layout_resources = Смола, веточки и ягоды в ящичках на поле.
layout_points = Жетоны очков в отдельном ящичке рядом с полем.
layout_dice = { $rest ->
    [0] Все кубики ({ $n }) на полях кубиков.
    [one] Кубиков на полях, слева: { $n }; { $rest } кубик убирают в коробку.
    [few] Кубиков на полях, слева: { $n }; { $rest } кубика убирают в коробку.
   *[many] Кубиков на полях, слева: { $n }; { $rest } кубиков убирают в коробку.
}
layout_cards = Перемешайте { $deck } карты и положите рубашкой вверх рядом с полем; под ним откройте { $n } (остаётся { $rest }).
layout_parades = Стопок парадов на дорожке: { $kinds }, жетонов в каждой: { $n }, сверху вниз { $values }.
layout_friends = Каждому планшет дома и друзья ({ $n }).
layout_sun = Солнце: { $name } (по правилам самый невысокий).
layout_help_resources = { $name } начинает с 1 кусочком смолы, 1 веточкой и 1 ягодой.
layout_help_cards = { $name } начинает с картой { $which ->
    [both] Капитана и картой Форта
    [captain] Капитана
   *[fort] Форта
}.
layout_opponent = { $animal ->
    [butterfly] { $name }: планшет дома и бабочки ({ $n }).
    [fox] { $name }: планшет дома и лисята ({ $n }).
    [lizard] { $name }: планшет дома и ящерки ({ $n }).
    [mouse] { $name }: планшет дома и мышки ({ $n }).
   *[none] { $name }: планшет дома и друзья ({ $n }).
}
layout_solo_card = Восьмигранный кубик и карта одиночной игры, этой стороной вверх: { $name }.
layout_opponent_cards = { $name } начинает с картой Капитана и картой Форта.
layout_rest = Остальные Капитаны и Форты остаются в коробке.

# Open questions a table may answer its own way
ruling_prince_stacks = Какие жетоны парадов, когда Принц играет с несколькими людьми?
ruling_prince_stacks_ours = 6 и 3 каждого вида, как в одиночной игре.
ruling_prince_stacks_other = Все четыре каждого вида.
ruling_prince_tie = Кто впереди, если у человека и Принца поровну?
ruling_prince_tie_ours = Человек, как в одиночной игре.
ruling_prince_tie_other = Решают очки на картах, и на его тоже.
ruling_tie_cards = Считаются ли фиолетовые бонусы, когда ничью решают очки на картах?
ruling_tie_cards_ours = Нет, только напечатанные очки.
ruling_tie_cards_other = Да, бонусы тоже.
ruling_red_card_once = Сколько друзей может стоять на красной карте?
ruling_red_card_once_ours = Один до конца раунда.
ruling_red_card_once_other = Несколько своих.
