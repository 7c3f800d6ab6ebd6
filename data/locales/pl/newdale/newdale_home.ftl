play = Zagraj rozdział
play_about = Od jednej do czterech osób: szanse, towary, punkty, podliczenie.
desk = Stół produkcji
desk_about = Szanse Twoich budynków, bez partii.
campaign = Kampania
campaign_about = Droga od rozdziału do rozdziału: kto wygrał, kto zaczyna, co się zmienia.
count = Policz zakończony rozdział
count_about = Wpisz, co leży na stole, i zobacz, kto wygrał.
