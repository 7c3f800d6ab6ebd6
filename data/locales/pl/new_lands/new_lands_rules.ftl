hint = zamknięta równina, zdjąć pionka, 5 graczy

topic_setup = Przygotowanie gry
topic_turn = Tura
topic_tiles = Układanie kart
topic_meeples = Stawianie pionków
topic_scoring = Zdejmowanie pionków i punkty
topic_plains = Równiny, obszary zamknięte i niezamknięte
topic_mountains = Góry
topic_seas = Morza
topic_end = Koniec gry
topic_variant = Wariant i liczba tur
topic_app = Aplikacja i stół

section_contents = Zawartość
section_setup = Przygotowanie gry
section_turn = Przebieg gry
section_laying = 1. Ułożenie karty krajobrazu
section_placing = 2. Ustawienie pionka lub jego zdjęcie z planszy
section_area = Punktacja obszaru
section_plains = Równiny
section_mountains = Góry
section_seas = Morza
section_several = Obszary z więcej niż jednym pionkiem
section_taking = Zdejmowanie pionków z niezamkniętych obszarów
section_end = Koniec gry
section_final = Punktacja końcowa
section_variant = Wariant dla zaawansowanych
