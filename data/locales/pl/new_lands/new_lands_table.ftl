turn_of = Tura: { $name }
over = Koniec gry
letter = { $on ->
    [plain] R
    [mountain] G
   *[sea] M
}
role = { $on ->
    [plain] Odkrywca
    [mountain] Rozbójnik
   *[sea] Żeglarz
}
cities = Miasta
tiles = Karty

# Pasek
person = { $name }, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}, w zapasie { $home }{ $turn ->
    [yes] , teraz gra
   *[no] {""}
}
tiles_left = { $n ->
    [one] została { $n } karta
    [few] zostały { $n } karty
    [many] zostało { $n } kart
   *[other] zostało { $n } karty
}
turns_each = { $n ->
    [one] po { $n } turze
   *[other] po { $n } tur
}
turns_more = po { $n } tur, { $names } { $more }

# Zeszyt
take_which = Albo pionek wraca:
none_out = { $name } nie ma pionka na mapie.
take_short = { $on ->
    [plain] Odkrywca wraca
    [mountain] Rozbójnik wraca
   *[sea] Żeglarz wraca
}
take_back = { $on ->
    [plain] Zdejmij odkrywcę { $n }
    [mountain] Zdejmij rozbójnika { $n }
   *[sea] Zdejmij żeglarza { $n }
}
take_title = { $name } zdejmuje { $on ->
    [plain] odkrywcę
    [mountain] rozbójnika
   *[sea] żeglarza
}
open = Niezamknięty
closed = Zamknięty
small = Zamknięty, tylko 2 karty
formula = { $on ->
    [plain] { $state ->
        [open] Karty: { $tiles } = { $n }
        [small] Tylko dwie karty, jak niezamknięty: { $n }
       *[closed] 2 × karty: { $tiles } = { $n }
    }
    [mountain] { $state ->
        [open] Miasta: { $cities } = { $n }
        [small] Tylko dwie karty, jak niezamknięty: { $cities } = { $n }
       *[closed] 2 × miasta: { $cities } = { $n }
    }
   *[sea] { $state ->
        [open] Miasta: { $cities } = { $n }
        [small] Tylko dwie karty, jak niezamknięty: { $cities } = { $n }
       *[closed] miasta { $cities } + karty { $tiles } = { $n }
    }
}
write_down = Zapisz { $n }
more_than = { $what }: { $n } lub więcej

# Karta
tap_spot = Dotknij wolnego miejsca na mapie.
spots_listed = Wolne miejsca jako lista ({ $n })
meeples_listed = Pionki na mapie ({ $n })
asks = { $edge } { $on ->
    [plain] równina
    [mountain] góry
   *[sea] morze
}
which_tile = { $name }: która karta?
edges = U góry { $n ->
    [plain] równina
    [mountain] góry
   *[sea] morze
}, po prawej { $e ->
    [plain] równina
    [mountain] góry
   *[sea] morze
}, u dołu { $s ->
    [plain] równina
    [mountain] góry
   *[sea] morze
}, po lewej { $w ->
    [plain] równina
    [mountain] góry
   *[sea] morze
}: { $tiles ->
    [0] jeszcze nieznana
    [one] { $tiles } karta
    [few] { $tiles } karty
    [many] { $tiles } kart
   *[other] { $tiles } karty
}
parts = { $n ->
    [one] { $n } część
    [few] { $n } części
    [many] { $n } części
   *[other] { $n } części
}
none_of_these = Żadna z tych
lay_it = Połóż ją
over_again = Od nowa
which_edge = Co leży przy tej krawędzi: { $edge }?
edge_is = { $edge }: { $on ->
    [plain] równina
    [mountain] góry
   *[sea] morze
}
which_shape = Jaki ma kształt?
shape = Kształt { $n }, { $parts ->
    [one] { $parts } część
    [few] { $parts } części
    [many] { $parts } części
   *[other] { $parts } części
}
tap_borders = Dotknij każdego brzegu z miastem; drugi raz: dwa, trzeci: żadnego.
border = { $on ->
    [plain] równina
    [mountain] góry
   *[sea] morze
} ({ $one }) i { $beside ->
    [plain] równina
    [mountain] góry
   *[sea] morze
} ({ $other }): { $n ->
    [0] bez miasta
    [one] { $n } miasto
    [few] { $n } miasta
    [many] { $n } miast
   *[other] { $n } miasta
}
other_shape = Inny kształt
tile_text = Karta jako tekst
tile_text_how = Części oddzielone kropkami, każda to P, M lub S (równina, góry, morze) i jej krawędzie z n e s w; ostatnia jest środkiem. *1 to miasto między częścią 1 a środkiem.
take_it = Weź ją

# Pionek
or_next = Nic więcej? Po prostu dotknij miejsca, gdzie następną kartę kładzie { $name }.
stands = { $on ->
    [plain] odkrywca na równinie
    [mountain] rozbójnik w górach
   *[sea] żeglarz na morzu
}
numbers = { $on ->
    [plain] odkrywca
    [mountain] rozbójnik
   *[sea] żeglarz
}, { $n ->
    [0] karta startowa
   *[other] karta { $n }
}. Teraz { $now }, { $gaps ->
    [0] zamknięty { $close }
   *[other] zamknięty { $close } lub więcej
}, na koniec { $end }
counted = Karty { $tiles }, miasta { $cities }, { $gaps ->
    [0] zamknięty
    [one] otwarty na { $gaps } miejsce
    [few] otwarty na { $gaps } miejsca
    [many] otwarty na { $gaps } miejsc
   *[other] otwarty na { $gaps } miejsca
}.
on_tiles = Na kartach { $tiles } (0 to karta startowa).
three = Zdjęty teraz: { $now }. Po zamknięciu: { $gaps ->
    [0] { $close }
   *[other] { $close } lub więcej
}. Zostawiony do końca: { $end }.
meeple_of = { $name }: { $on ->
    [plain] odkrywca
    [mountain] rozbójnik
   *[sea] żeglarz
}
meeple_gone = Ten pionek już wrócił.
lift = Nie stoi tam: zdejmij bez punktów

# Mapa
closer = Bliżej
farther = Dalej
whole = Cała mapa
last_tile = Ostatnia karta
turn_view = Obróć widok

# Osoby i poprawki
person_points = { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
no_lines = Jeszcze nic nie zapisano.
correct = Popraw
value_points = Punkty
value_home = Pionki w zapasie
out = { $on ->
    [plain] Odkrywcy na mapie
    [mountain] Rozbójnicy na mapie
   *[sea] Żeglarze na mapie
}
leave = Odchodzi od stołu
whose_turn = Czyja tura?
tiles_left_to_draw = Karty do dobrania
tile_less = O jedną kartę mniej
tile_more = O jedną kartę więcej
put_map_away = Odłóż mapę
finish = Zakończ grę teraz
take_points = { $on ->
    [plain] Odkrywca wraca
    [mountain] Rozbójnik wraca
   *[sea] Żeglarz wraca
}: { $n }
