hint = limit kart, róża wiatrów, Galeon
topic_setup = Przygotowanie gry
topic_turn = Tury i podstawy
topic_places = Robotnicy i pola akcji
topic_cards = Zagrywanie kart
topic_kinds = Rodzaje kart
topic_ship = Statek, wiatr i skarby
topic_maps = Mapy
topic_seasons = Pory roku
topic_end = Koniec gry i punkty
topic_krabita_setup = Krabita: przygotowanie, poziomy, pogoda
topic_krabita_turn = Krabita: robotnicy i karty szlaku
topic_krabita_plan = Krabita: karty i plan
topic_krabita_seasons = Krabita: pory roku, jesień, punkty
topic_editions = Everdell i wydania
topic_box = Aplikacja i Moje pudełko

own_topics = Karty według koloru
topic_green = Zielone karty
topic_blue = Niebieskie karty
topic_brown = Brązowe karty
topic_red = Czerwone karty
topic_purple = Fioletowe karty

trait = { $trait ->
    [green] zielona
    [blue] niebieska
    [brown] brązowa
    [red] czerwona
    [purple] fioletowa
    [creature] stworzenie
    [construction] budowla
    [common] zwykła
   *[unique] unikatowa
}
points = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
copies = { $n ->
    [one] egzemplarz w talii
    [few] egzemplarze w talii
   *[many] egzemplarzy w talii
}
spaces = { $n ->
    [one] miejsce w mieście
    [few] miejsca w mieście
   *[many] miejsc w mieście
}
scores = Co punktuje
books_say = Co mówią instrukcje
unknown = Na ile to pewne
names = W innych wydaniach
card_traits = { $colour ->
    [green] Zielona karta (produkcja)
    [blue] Niebieska karta (zarządzanie)
    [brown] Brązowa karta (podróżnik)
    [red] Czerwona karta (miejsce)
   *[purple] Fioletowa karta (pomyślność)
}, { $kind ->
    [creature] { $rarity ->
        [common] zwykłe
       *[unique] unikatowe
    } stworzenie
   *[construction] { $rarity ->
        [common] zwykła
       *[unique] unikatowa
    } budowla
}.
card_points = Warta { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; w talii { $copies ->
    [one] jest { $copies } egzemplarz
    [few] są { $copies } egzemplarze
   *[many] jest { $copies } egzemplarzy
}.
card_no_space = Nie zajmuje miejsca w mieście.
card_bonus_cards = Na koniec gry dodaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $what ->
    [common_creature] każde zwykłe stworzenie
    [unique_creature] każde unikatowe stworzenie
    [common_construction] każdą zwykłą budowlę
    [unique_construction] każdą unikatową budowlę
    [green] każdą zieloną kartę
    [purple] każdą fioletową kartę
    [red_blue_brown] każdą czerwoną, niebieską i brązową kartę
   *[other] każdą wskazaną kartę
} w Twoim mieście.
card_bonus_treasures = Na koniec gry dodaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdy niewydany skarb.
card_bonus_maps = Na koniec gry dodaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdy Twój kafelek mapy.
card_bonus_chests = Na koniec gry dodaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdą skrzynię, do której dotarł lub którą minął Twój statek.
card_reported = Kolor, rodzaj, punkty i liczbę egzemplarzy znamy od graczy; w instrukcjach nie ma spisu kart.
card_yours = Uwzględniono to, co o tej karcie zapisano w Moim pudełku.
card_name_ours = Nazwa to nasze tłumaczenie; na Twojej karcie może być inna.
card_unknown_cost = Nie znamy jej kosztu.
card_unknown_ability = Nie znamy jej kosztu ani treści zdolności.
