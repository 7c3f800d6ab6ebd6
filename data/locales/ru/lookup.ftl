example = Пример
see_also = См. также
reading_ours = Приложение считает так
reading_other = Другое прочтение
reading_option = Это можно выбрать при подготовке.
source_pages = { $edition ->
    [pl] польские правила
    [ru] русские правила
    [en] английские правила
    [de] немецкие правила
   *[other] правила
}, с. { $pages }
source_sections = { $edition ->
    [pl] польские правила
    [ru] русские правила
    [en] английские правила
    [de] немецкие правила
   *[other] правила
}: { $sections }
source_app = о самом приложении
page = с. { $n }
page_of_edition = с. { $n } ({ $edition ->
    [pl] польское издание
    [ru] русское издание
    [en] английское издание
    [de] немецкое издание
   *[other] другое издание
})
section = раздел «{ $name }»
source_reported = со слов игроков; в правилах этого нет

nothing_found = Ничего не найдено: { $words }
ask_something = Напишите, что вы ищете, например: companion rules предел руки
of_game = { $game }: { $title }
