example = Пример
see_also = См. также
reading_ours = Приложение считает так
reading_other = Другое прочтение
reading_option = Это можно выбрать при подготовке.
source_pl = польские правила, с. { $pages }
source_ru = русские правила, с. { $pages }
source_reported = со слов игроков; в правилах этого нет

nothing_found = Ничего не найдено: { $words }
ask_something = Напишите, что вы ищете, например: companion rules предел руки
