about = Co jest na Twoich kafelkach i kartach. To, co tu wpiszesz, liczy się w każdej partii zaczętej od teraz; partie już rozpoczęte się nie zmieniają.

text_empty = Najpierw wpisz, co jest na kafelku.

first = Zacznij tutaj: jedna minuta
first_about = { $n ->
    [one] Nie znamy jeszcze { $n } kafelka róży wiatrów. Wyjmij go z pudełka i stuknij to, co pokazuje.
   *[other] Nie znamy jeszcze { $n } kafelków róży wiatrów. Wyjmij je z pudełka i stuknij to, co pokazuje każdy: to oszczędza najwięcej stuknięć.
}
first_go = Opisz różę wiatrów

edition_about = Język pudełka, niezależnie od języka aplikacji. Karty nazywamy tak, jak na nich napisano, o ile to wiadomo; nazwa z * to nasz przekład, dopóki jej nie poprawisz.

corrected = { $n ->
    [0] różnych kart: { $total }, żadna nie jest poprawiona
   *[other] różnych kart: { $total }, poprawione: { $n }
}
track_yours = według Twojego wpisu
track_shipped = według graczy

tiles = Kafelki róży wiatrów
tiles_about = Po cztery w każdym stosie. Stuknij to, co pokazuje kafelek; jeśli pokazuje kilka symboli, karta pasuje, gdy ma którykolwiek z nich.
stack = Stos { $stack }
tile_of = Stos { $stack }: { $tile }
tile_next = Kafelek { $n } z { $total } pokazuje:
tile_correct = Ten kafelek naprawdę pokazuje:
tile_several = Stos { $stack }: kafelek z kilkoma symbolami
tile_keep = Stos { $stack }: zapisz ten kafelek
tiles_all = Wszystkie cztery kafelki tego stosu są znane.

maps = Kafelki map
maps_about = Sześć rodzajów. Miasto może wziąć kafelek, gdy ma co najmniej te karty.
map = Rodzaj mapy { $n }
map_ask = Ilu kart każdego koloru wymaga?
map_empty = Kafelek mapy wymaga co najmniej jednej karty.

cards = Karty
cards_about = Popraw nazwę, punkty, rzadkość albo liczbę egzemplarzy, jeśli na Twojej karcie jest inaczej.
search = Szukaj karty
no_card = Żadna karta nie nazywa się „{ $query }”.
all_cards = Wszystkie karty
card_line = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} · { $rarity ->
    [common] zwykła
   *[unique] unikatowa
} · { $copies ->
    [one] { $copies } egzemplarz
    [few] { $copies } egzemplarze
   *[other] { $copies } egzemplarzy
}
card_yours = { $line } · Twoje
card_printed = Nazwa na Twojej karcie
card_name = Nazwa z karty
card_numbers = Liczby
card_points = Punkty na karcie
card_copies = Egzemplarze w talii
card_colour = Kolor
card_kind = Stworzenie czy budowla
card_rarity = Zwykła czy unikatowa
card_itself = Czy liczy też samą siebie?
yes_it_does = Tak, liczy
no_it_does_not = Nie, nie liczy
card_back = Wróć do naszych danych

shores = Pola wybrzeża
shores_about = Cztery pola nazywamy od surowca obok nich. Wpisz, co naprawdę dają Twoje.
shore_text = Co daje
shore_gains = O ile wiemy: { $n } × ten surowiec.

track = Tor statku
track_about = Wartości nadrukowane od startu do końca i wartości ze skrzynią.
track_now = Liczba kroków: { $n }, do wartości { $end }
track_how = Liczby oddziel przecinkami; 41–60 oznacza każdą liczbę od 41 do 60.
track_values = Nadrukowane wartości
track_chests = Wartości ze skrzynią
track_wrong = To nie jest tor: wartości rosną od 0, a skrzynie leżą po kolei na nadrukowanych wartościach.
track_back = Wróć do naszego toru

islands = Wyspy
islands_about = Dziesięć kafelków. Zapisz własnymi słowami, co daje każda wyspa; przy stole będzie to potem widać.
island_new = Kolejna wyspa
island_text = Co daje wyspa
island_add = Dodaj wyspę
islands_all = Wszystkie wyspy są zapisane.

weather = Karty pogody
weather_about = Tylko dla wyższych poziomów Krabity albo do gry z pogodą. Zapisz je własnymi słowami.
weather_new = Kolejna karta pogody
weather_top = Górny efekt
weather_bottom = Dolny efekt
weather_add = Dodaj kartę pogody
weather_empty = Najpierw wpisz górny efekt.

routes = Karty szlaku
routes_about = Nieobowiązkowe: gdy cała talia jest zapisana, aplikacja może dobierać karty szlaku za Ciebie.
route_new = Karta szlaku { $n }
route_card = Karta szlaku { $n }
route_section = { $where ->
    [top] Górna sekcja
    [middle] Środkowa sekcja
   *[bottom] Dolna sekcja
}
route_add = Dodaj kartę szlaku
route_incomplete = Karta szlaku ma trzy sekcje; wybierz coś w każdej.
spot_red_card = { $action ->
    [treasure] Czerwona karta: skarb
    [ship] Czerwona karta: statek
   *[card] Czerwona karta: zagranie karty
}
spot_docks = Doki, statek +{ $n }
spot_lookout = { $colour ->
    [green] Punkt widokowy, odrzuć zielone
    [blue] Punkt widokowy, odrzuć niebieskie
    [brown] Punkt widokowy, odrzuć brązowe
    [red] Punkt widokowy, odrzuć czerwone
   *[purple] Punkt widokowy, odrzuć fioletowe
}

file_other = Plik { $file } nie jest pudełkiem Dalekobrzegu z tej aplikacji. Nic nie zmieniono.
preview_edition = Wydanie: { $edition ->
    [en] angielskie
    [pl] polskie
    [ru] rosyjskie
    [de] niemieckie
   *[fr] francuskie
}
