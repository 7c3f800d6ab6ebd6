hint = brak asystenta, premia za łańcuch, Koszary

topic_setup = Przygotowanie gry
topic_round = Runda i jej fazy
topic_points = Punkty i tor punktacji
topic_building = Budowanie i domki
topic_actions = Akcje i produkcja
topic_end = Koniec i punktacja końcowa
topic_campaign = Kampania, solo, Zakapturzeni

own_topics = Żetony, budynki i ludzie
topic_tokens = Żetony premii
topic_buildings = Budynki specjalne
topic_characters = Postacie
topic_sailors = Marynarze

# The screens
not_told = Jej kosztu i punktów nie znamy: może je podać Moje pudełko.
