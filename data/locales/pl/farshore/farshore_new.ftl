people = Kto gra?
game = Jaka to będzie gra?
middle = Na jakim etapie jest gra?
layout = Rozłóż grę
table = Co widać na stole?

# People
piece = { $piece ->
    [crab] Krab
    [beaver] Bóbr
    [puffin] Maskonur
   *[duck] Kaczka
}

# The game
krabita = Kapitanka Krabita
krabita_about = Rywalka, którą prowadzą jej własne karty. Zawsze gra ostatnia.
with_her = Z Krabitą
without_her = Tylko ludzie
level = Jak mocno ma grać?
level_name = { $n }. { $level }
level_means = { $spaces ->
    [one] Każdy pasujący kafelek róży wiatrów przesuwa jej statek o { $spaces } pole.
    [few] Każdy pasujący kafelek róży wiatrów przesuwa jej statek o { $spaces } pola.
    [many] Każdy pasujący kafelek róży wiatrów przesuwa jej statek o { $spaces } pól.
   *[other] Każdy pasujący kafelek róży wiatrów przesuwa jej statek o { $spaces } pola.
} { $weather ->
    [0] Bez pogody.
    [1] Górny efekt kart pogody działa na ludzi.
   *[other] Oba efekty kart pogody działają na ludzi.
}
her_piece = Jej robotnicy: { piece }.
other_edition = W rosyjskim pudełku nie ma elementów Krabity ani pogody; są w innym wydaniu.
weather = Pogoda
weather_about = Karty pogody utrudniają grę. Bez Krabity to kwestia wyboru.
weather_none = Bez pogody
weather_top = Górne efekty
weather_both = Oba efekty
tracking = Ile zapisywać?
full_name = Wszystko
krabita_only_name = Tylko Krabitę
depth_costs = Kosztuje
depth_gives = Daje
full_costs = Twoja tura: 1–2 stuknięcia. Jej tura: 1–3.
full_gives_1 = Na końcu Twój wynik jest gotowy.
full_gives_2 = Aplikacja wie, które miejsca są wolne.
full_gives_3 = Mówi, które mapy możesz wziąć.
krabita_only_costs = Twoja tura: nic. Jej tura: 1–3 stuknięcia.
krabita_only_gives_1 = Krabita gra tak samo dobrze.
krabita_only_gives_2 = Podajesz, kto się przygotował albo spasował.
krabita_only_gives_3 = Swój wynik wpisujesz na końcu.
beginning = Od którego momentu?
from_start = Od początku
in_middle = W trakcie gry

# The table
tile = Stos { $stack }: co jest na wierzchnim kafelku?
tile_about = Zaznacz wszystko, co widać na wierzchnim kafelku każdego stosu: karta pasuje, jeśli ma choć jedną z tych cech. Kafelek bez zaznaczeń opiszesz później.
stack = Stos { $stack }
tile_other = Coś innego
plan = Karta planu Krabity
plan_about = Stukaj w jej znaczniki koloru od lewej do prawej.
plan_wanted = Stuknij pięć znaczników Krabity od lewej do prawej albo pozwól aplikacji je wylosować.
plan_marker = { $n ->
    [0] { $marker }
   *[other] { $marker }, kolumna { $n }
}
shuffle = Wylosuj za mnie
clear = Od nowa
shuffled_about = Ułóż prawdziwe znaczniki w kolumnach w tej kolejności.
weather_card = Odkryta karta pogody
weather_card_about = Możesz zapisać, co na niej jest. Zostanie w opisie Twojego pudełka.
weather_card_top = Górny efekt
weather_card_bottom = Dolny efekt
weather_known = Pogoda: { $card }

# In the middle
turn = Czyja jest tura?
season = Pora roku
krabita_season = Wchodzi w porę roku za ostatnią osobą: w grze solo od razu, inaczej w swojej następnej turze.
workers = Robotnicy w domu
ship = Statek stoi na
treasures = Skarby
shells = Muszelki
anchors = Użyte kotwice
passed = Pas
hand = Karty na ręce
cards = { $colour ->
    [green] Zielone karty
    [blue] Niebieskie karty
    [brown] Brązowe karty
    [red] Czerwone karty
   *[purple] Fioletowe karty
}
row_about = Gdzie leżą jej znaczniki na karcie planu: rząd 1 jest u góry. Znacznik, który opuścił rząd 1, leży nad kartą. O kolumny zapytamy na następnym ekranie.
of = { $name }: { $what }
maps = Mapy
map_none = brak
city = Karty w mieście
city_about = Teraz nikt nie musi ich podawać; brakujące karty można podać na końcu.
city_search = Znajdź kartę
city_all = To są wszystkie
flooded = Wyspy zakryte przez przypływ
island = Wyspa { $n }
seen = Kafelki róży wiatrów z wcześniejszych pór roku
