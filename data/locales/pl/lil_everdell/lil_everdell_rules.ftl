hint = trzy zielone karty, książę, ile za jagody
own_topics = Karty

topic_setup = Przygotowanie gry
topic_round = Rundy i tury
topic_friends = Przyjaciele i pola
topic_cards = Karty
topic_parades = Parady
topic_end = Koniec gry i punkty
topic_solo = Książę i królowa
topic_app = Aplikacja i Moje pudełko
topic_known_cards = Karty znane z nazwy

section_Z = Zawartość
section_P = Przygotowanie
section_M = Przygotowanie do gry z młodszymi graczami
section_G = Przebieg gry
section_1 = 1. Rzut kośćmi
section_2 = 2. Zbieranie dobroci
section_3 = 3. Rozgrywanie tur
section_4 = 4. Powrót do domu
section_5 = 5. Przekazanie żetonu słońca i przesunięcie żetonu księżyca
section_F = Zagraj przyjaciela
section_K = Zagraj kartę
section_D = Parady
section_E = Koniec gry
section_Sp = Zasady gry solo: Przygotowanie
section_Sg = Zasady gry solo: Przebieg gry
section_Sk = Zasady gry solo: Książę Barwinek
section_Sq = Zasady gry solo: Królowa Podbiałka
section_Sr = Zasady gry solo: Koniec rundy
section_Se = Zasady gry solo: Koniec gry
section_Sw = Zasady gry solo: Dodatkowe wyzwania
section_Sm = Zasady gry solo: Gra wieloosobowa
section_A = nasza aplikacja
section_R = nasze rozstrzygnięcie

# The pages of the cards
card_traits = { $colour ->
    [green] Zielona karta
    [blue] Niebieska karta
    [brown] Brązowa karta
    [red] Czerwona karta
   *[purple] Fioletowa karta
}, { $kind ->
    [creature] stworzenie.
   *[place] miejsce.
}
card_points = { $n ->
    [one] Jest na niej { $n } punkt.
    [few] Są na niej { $n } punkty.
   *[many] Jest na niej { $n } punktów.
}
card_starting = Karta na start: jest ich { $n } i żadna nigdy nie trafia do talii.
card_bonus = Na koniec gry daje po { $n } za każdą z tych rzeczy w Twoim obszarze: { $what }.
card_no_bonus = Na koniec gry nie daje bonusu, tylko punkty, które ma na sobie.
card_other_bonus = Na koniec gry sami liczycie, ile daje.
card_friend = { $card ->
    [gardener] Gdy stoi na niej Twój przyjaciel, aktywujesz 2 różne własne zielone karty.
   *[lookout_tower] Gdy stoi na niej Twój przyjaciel, bierzesz to, co pokazuje jedna kość na planszy, nawet zajęta.
}
card_text = Na karcie: { $text }
card_no_points = Nie znamy jej kosztu ani punktów. Punkty można zapisać w Moim pudełku.
card_no_cost = Nie znamy jej kosztu.
card_kind_ours = Że to stworzenie albo miejsce, wnioskujemy z nazwy.
card_yours = Uwzględniono to, co o tej karcie zapisano w Moim pudełku.
card_name_ours = Nazwa to nasze tłumaczenie; na Twojej karcie może być inna.
