hint = нет помощника, премия за цепочку, Казармы

topic_setup = Подготовка к игре
topic_round = Раунд и его фазы
topic_points = Очки и счётный трек
topic_building = Строительство и домики
topic_actions = Действия и производство
topic_end = Конец и итоговый подсчёт
topic_campaign = Кампания, соло, капюшоны

own_topics = Жетоны, здания и люди
topic_tokens = Жетоны премии
topic_buildings = Особые здания
topic_characters = Персонажи
topic_sailors = Моряки

# The screens
not_told = Её стоимость и очки нам неизвестны: их может указать «Моя коробка».
