people = Кто играет?
game = Игра
middle = На каком этапе игра?
layout = Раскладка
opponent = Соперник?
opponent_about = Принц играет с одним, двумя или тремя людьми; Королева — только с одним.
royal = { $who ->
    [prince] Принц
    [queen] Королева
   *[nobody] Никто
}
royal_seat = Где сидит Принц?
after = После игрока: { $name }
challenges = Испытания
challenge = { $challenge ->
    [parades_at_once] Берёт жетоны парада после каждого хода
    [opponent_first] Начинает каждый раунд
   *[fort_and_captain] С самого начала имеет Капитана и Форт
}
tracking = Сколько записывать?
depth = { $depth ->
    [cards] Только карты
    [everything] Всё
   *[opponent_only] Только соперник
}
depth_means = { $depth ->
    [cards] Чей ход и какая карта.
    [everything] И куда идёт друг: занятые кубики видны.
   *[opponent_only] Ходы людей остаются за столом.
}
beginning = С чего начинаем?
from_start = С начала
in_middle = С середины
help = Помощь младшим
help_about = Фора тому, кого выберут за столом.
help_of = { $what ->
    [resources] По 1 ресурсу
    [captain] Капитан
   *[fort] Форт
}
middle_about = Что пропустите, останется неизвестным; приложение спросит, когда понадобится.
where = Раунд
round = Какой раунд?
sun = У кого солнце?
taken = Сделано ходов в этом раунде
area_of = Зона: { $name }
area_about = Сколько карт каждого вида, вместе со стартовыми.
no_token = Нет
