hint = закрытая равнина, снять фишку, 5 игроков

topic_setup = Подготовка к игре
topic_turn = Ход
topic_tiles = Выкладывание карточек
topic_meeples = Выставление фишек
topic_scoring = Снятие фишек и очки
topic_plains = Равнины, открытые и закрытые области
topic_mountains = Горы
topic_seas = Моря
topic_end = Конец игры
topic_variant = Вариант и число ходов
topic_app = Приложение и стол

section_contents = Состав игры
section_setup = Подготовка
section_turn = Ход игры
section_laying = 1. Выкладывание карточки
section_placing = 2. Выставление фишки или её снятие
section_area = Подсчёт области
section_plains = Равнины
section_mountains = Горы
section_seas = Моря
section_several = Области с несколькими фишками
section_taking = Снятие фишек с открытых областей
section_end = Конец игры
section_final = Итоговый подсчёт
section_variant = Вариант для опытных
