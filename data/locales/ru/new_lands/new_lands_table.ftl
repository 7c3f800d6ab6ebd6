turn_of = Ход: { $name }
over = Игра окончена
letter = { $on ->
    [plain] Р
    [mountain] Г
   *[sea] М
}
role = { $on ->
    [plain] Первооткр.
    [mountain] Разбойник
   *[sea] Мореход
}
cities = Города
tiles = Карточки

# Полоса
person = { $name }, { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}, в запасе { $home }{ $turn ->
    [yes] , сейчас ходит
    [left] , больше не играет
   *[no] {""}
}
tiles_left = { $n ->
    [one] осталась { $n } карточка
    [few] осталось { $n } карточки
    [many] осталось { $n } карточек
   *[other] осталось { $n } карточки
}
turns_each = ходов у каждого: { $n }
turns_more = ходов у каждого: { $n }, { $names }: { $more }

# Тетрадь
take_which = Или фишка возвращается:
none_out = { $name }: на плане фишек нет.
take_short = { $on ->
    [plain] Первооткр. домой
    [mountain] Разбойник домой
   *[sea] Мореход домой
}
take_back = { $on ->
    [plain] Снять первооткрывателя { $n }
    [mountain] Снять разбойника { $n }
   *[sea] Снять морехода { $n }
}
take_title = { $name } снимает { $on ->
    [plain] первооткрывателя
    [mountain] разбойника
   *[sea] морехода
}
open = Открытая
closed = Закрытая
small = Закрытая, только 2 карточки
small_short = 2 карточки
small_area = { $tiles ->
    [1] Только одна карточка
   *[other] Только две карточки
}
formula = { $on ->
    [plain] { $state ->
        [open] Карточки: { $tiles } = { $n }
        [small] { small_area }, как открытая: { $n }
       *[closed] 2 × карточки: { $tiles } = { $n }
    }
    [mountain] { $state ->
        [open] Города: { $cities } = { $n }
        [small] { small_area }, как открытая: { $cities } = { $n }
       *[closed] 2 × города: { $cities } = { $n }
    }
   *[sea] { $state ->
        [open] Города: { $cities } = { $n }
        [small] { small_area }, как открытая: { $cities } = { $n }
       *[closed] города { $cities } + карточки { $tiles } = { $n }
    }
}
write_down = Записать { $n }
more_than = { $what }: { $n } или больше

# Карточка
tap_spot = Коснитесь свободного места (+) на плане.
spots_listed = Свободные места ({ $n })
aside = Никуда не подходит: какая карточка?
aside_which = Коснитесь карточки, которая выбывает; подходящих здесь нет.
aside_none = Каждая известная карточка куда-нибудь подходит.
meeples_listed = Фишки ({ $n })
asks = { $edge } { $on ->
    [plain] равнина
    [mountain] горы
   *[sea] море
}
which_tile = { $name }: какая карточка?
edges = Сверху { $n ->
    [plain] равнина
    [mountain] горы
   *[sea] море
}, справа { $e ->
    [plain] равнина
    [mountain] горы
   *[sea] море
}, снизу { $s ->
    [plain] равнина
    [mountain] горы
   *[sea] море
}, слева { $w ->
    [plain] равнина
    [mountain] горы
   *[sea] море
}: { $tiles ->
    [0] пока неизвестна
    [one] { $tiles } карточка
    [few] { $tiles } карточки
    [many] { $tiles } карточек
   *[other] { $tiles } карточки
}
parts = { $n ->
    [one] { $n } часть
    [few] { $n } части
    [many] { $n } частей
   *[other] { $n } части
}
legend_number = Число: у стольких известных карточек такие стороны.
legend_plus = +: таких пока не знаем; свою вы собираете один раз.
legend_left = Число: столько таких карточек осталось взять.
legend_letters = Р равнина, Г горы, М море.
none_of_these = Ни одна из этих
lay_it = Положить
over_again = Сначала
same_spot = То же место, другая карточка
which_edges = Какие у неё стороны?
which_edge = Что у этой стороны: { $edge }?
edge_is = { $edge }: { $on ->
    [plain] равнина
    [mountain] горы
   *[sea] море
}
which_shape = Какой она формы?
shape = Форма { $n }, { $parts ->
    [one] { $parts } часть
    [few] { $parts } части
    [many] { $parts } частей
   *[other] { $parts } части
}
tap_borders = Коснитесь каждого берега с городом; ещё раз — два, ещё раз — ни одного.
border = { $on ->
    [plain] равнина
    [mountain] горы
   *[sea] море
} ({ $one }) и { $beside ->
    [plain] равнина
    [mountain] горы
   *[sea] море
} ({ $other }): { $n ->
    [0] без города
    [one] { $n } город
    [few] { $n } города
    [many] { $n } городов
   *[other] { $n } города
}
other_shape = Другая форма

# Фишка
or_next = Больше ничего? Просто коснитесь места, куда кладёт следующую карточку { $name }.
stands = { $on ->
    [plain] первооткрыватель на равнине
    [mountain] разбойник в горах
   *[sea] мореход на море
}
numbers = { $on ->
    [plain] первооткрыватель
    [mountain] разбойник
   *[sea] мореход
}, { $n ->
    [0] стартовая карточка
   *[other] карточка { $n }
}. Сейчас { $now }, { $gaps ->
    [0] закрытая { $close }
   *[other] закрытая { $close } или больше
}, в конце { $end }
counted = Карточек { $tiles }, городов { $cities }, { $gaps ->
    [0] закрыта
    [one] открыта к { $gaps } месту
    [few] открыта к { $gaps } местам
    [many] открыта к { $gaps } местам
   *[other] открыта к { $gaps } места
}.
on_tiles = На карточках { $tiles } (0 — стартовая).
meeple_of = { $name }: { $on ->
    [plain] первооткрыватель
    [mountain] разбойник
   *[sea] мореход
}
meeple_gone = Эта фишка уже вернулась.
lift = Её там нет: снять без очков
stands_here = Здесь стоит { $on ->
    [plain] первооткрыватель
    [mountain] разбойник
   *[sea] мореход
}: { $name }
stands_elsewhere = Стоит в другом месте этой карточки
tile_other = { $n ->
    [0] На стартовой карточке
   *[other] На карточке { $n }
} другое
tile_is = Именно это на ней

# План
closer = Ближе
farther = Дальше
whole = Весь план
last_tile = Последняя карточка
turn_view = Повернуть вид

# Люди и поправки
person_points = { $name }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
no_lines = Пока ничего не записано.
correct = Поправить
value_points = Очки
value_home = Фишки в запасе
out = { $on ->
    [plain] Первооткрыватели на плане
    [mountain] Разбойники на плане
   *[sea] Мореходы на плане
}
leave = Уходит из-за стола
not_written = Или снять фишку, которую никто не записал:
back_at_table = Снова за столом
whose_turn = Чей ход?
tiles_left_to_draw = Карточек осталось
tile_less = На карточку меньше
tile_more = На карточку больше
put_map_away = Убрать план
finish = Закончить игру сейчас
take_points = { $on ->
    [plain] Первооткр. домой
    [mountain] Разбойник домой
   *[sea] Мореход домой
}: { $n }

# План словами
laid_tile = { $n ->
    [0] стартовая карточка
   *[other] карточка { $n }
}{ $whose ->
    [yes] , { $name }
   *[no] {""}
}: { $tile }
area = { $on ->
    [plain] Равнина
    [mountain] Горы
   *[sea] Море
}, { $closed ->
    [yes] { $on ->
        [plain] закрытая
        [mountain] закрытые
       *[sea] закрытое
    }
   *[no] { $on ->
        [plain] открытая
        [mountain] открытые
       *[sea] открытое
    }
}
area_row = Карточки { $tiles }. Сейчас { $now }, в конце { $end }
areas_listed = Все области ({ $n })
sum_now = Снять сейчас. { $sum }
sum_close = Когда закроется, не меньше. { $sum }
sum_end = Оставить до конца. { $sum }

# Что осталось от полной коробки
left = Что осталось
left_unknown = Что осталось, известно, только если известны все 84 карточки коробки.
left_count = { $n ->
    [one] { $n } карточка не лежит на столе.
    [few] { $n } карточки не лежат на столе.
   *[many] { $n } карточек не лежат на столе.
}
left_more = { $n ->
    [one] { $n } из них убрана или выбыла неназванной.
    [few] { $n } из них убраны или выбыли неназванными.
   *[many] { $n } из них убраны или выбыли неназванными.
}
left_of = { $tile }: осталось { $n }

# Любая форма
free_joined = Какие стороны относятся к одной части?
free_inside = Есть ли внутри часть, которая не доходит до сторон? Добавьте её:
free_add = Внутри: { $on ->
    [plain] равнина
    [mountain] горы
   *[sea] море
}
free_inner = Внутри { $n }: { $on ->
    [plain] равнина
    [mountain] горы
   *[sea] море
}
free_touch = Что граничит по линии?
free_part = { $on ->
    [plain] равнина
    [mountain] горы
   *[sea] море
} ({ $where })

# Клавиши
key_arrows = К следующему свободному месту; Enter открывает его
key_edges = Следующая сторона: равнина, горы, море
key_nothing = Больше ничего
key_meeples = Фишки на плане
key_spots = Свободные места списком
key_whole = Весь план
key_zoom = Ближе, дальше
key_back = Назад
key_new = Ни одна из этих карточек

# What would it be worth?
what_if = Сколько это стоило бы?
worth_short = сейчас { $now }, в конце { $end }
changes_nothing = Для стоящих фишек ничего не меняет.
tile_changes = { $name }, { $on ->
    [plain] первооткрыватель
    [mountain] разбойник
   *[sea] мореход
}: сейчас { $was }, потом { $now }; в конце { $was_end }, потом { $end }
