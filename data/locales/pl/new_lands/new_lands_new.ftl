people = Kto gra?
game = Jak gracie?
middle = Na jakim etapie jest gra?
start = Co pokazuje karta startowa?
layout = Rozłóżcie grę

# Osoby
piece = { $piece ->
    [red] Czerwony
    [yellow] Żółty
    [green] Zielony
    [blue] Niebieski
    [black] Czarny
   *[purple] Fioletowy
}

# Gra
depth = Ile chcecie śledzić?
ledger_name = Zeszyt
ledger_means = Punkty, pionki, karty i tury. Jedno dotknięcie na turę; obszary liczycie sami.
map_name = Mapa
map_means = Każda karta tak, jak leży. Aplikacja wie, kto gdzie stoi, i liczy wszystko.
beginning = Kiedy zaczynacie?
from_start = Od początku
in_middle = W środku gry
variant = Dla zaawansowanych
closed_tiles = Karty się dobiera
open_tiles = Po dwie odkryte karty
removed_about = { $n ->
    [one] Przy tylu osobach { $n } usunięta karta wyrównuje tury.
    [few] Przy tylu osobach { $n } usunięte karty wyrównują tury.
    [many] Przy tylu osobach { $n } usuniętych kart wyrównuje tury.
   *[other] Przy tylu osobach { $n } usuniętej karty wyrównuje tury.
}
removed = Usunięte karty
removed_named = Usunięte karty z nazwy: { $n } z { $of }
removed_which = Tylko jeśli chcecie. Dotknijcie tych, które leżą obok planszy punktacji: spis pozostałych kart będzie o nich wiedział.
removed_more = Usunięta: { $tile }
removed_less = Jednak nie usunięta: { $tile }
turns_of = { $name } { $n ->
    [one] { $n } tura
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
}

# Karta startowa
start_about = Karta z niebieskim rewersem. Tego doniesienia nikt nie sprawdził: porównajcie ze swoją.
start_yours = Wasze pudełko
start_reported = Z doniesień
start_built = Złożona
start_other = Pokazuje coś innego
this_start = To jest karta startowa

# W środku
turn = Czyja tura?
left = Karty do dobrania
points = Punkty dotychczas
out = { $on ->
    [plain] Odkrywcy na mapie
    [mountain] Rozbójnicy na mapie
   *[sea] Żeglarze na mapie
}
places = Gdzie stoją pionki
map_text = Mapa jako tekst
map_about = Rzędy z północy na południe oddzielone ukośnikiem, pola spacjami, kreska tam, gdzie nic nie leży. Miejsce to kolumna, rząd i krawędź: b2n.

# Rozkładanie
lay_start = Karta startowa (niebieski rewers) leży na środku.
lay_stacks = Pozostałe { $n } karty są potasowane w kilku zakrytych stosach w zasięgu wszystkich.
lay_removed = { $n ->
    [one] { $n } karta, wzięta na ślepo, leży odkryta obok planszy punktacji.
    [few] { $n } karty, wzięte na ślepo, leżą odkryte obok planszy punktacji.
    [many] { $n } kart, wziętych na ślepo, leży odkrytych obok planszy punktacji.
   *[other] { $n } karty, wzięte na ślepo, leżą odkryte obok planszy punktacji.
}
lay_board = Plansza punktacji leży pod ręką.
lay_meeples = Każdy ma { $n } pionków w swoim kolorze; jeden trafia na planszę punktacji.
lay_overview = Rozdane są tabele pomocnicze ({ $n }).
lay_open = Każdy dobiera karty ({ $n }) i kładzie je odkryte przed sobą.
lay_first = Zaczyna { $name }.
