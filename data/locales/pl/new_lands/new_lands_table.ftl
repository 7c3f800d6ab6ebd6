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
    [left] , już nie gra
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
    [few] po { $n } tury
   *[many] po { $n } tur
}
turns_more = { turns_each }, { $names } { $more }

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
small_short = 2 karty
small_area = { $tiles ->
    [1] Tylko jedna karta
   *[other] Tylko dwie karty
}
formula = { $on ->
    [plain] { $state ->
        [open] Karty: { $tiles } = { $n }
        [small] { small_area }, jak niezamknięty: { $n }
       *[closed] 2 × karty: { $tiles } = { $n }
    }
    [mountain] { $state ->
        [open] Miasta: { $cities } = { $n }
        [small] { small_area }, jak niezamknięty: { $cities } = { $n }
       *[closed] 2 × miasta: { $cities } = { $n }
    }
   *[sea] { $state ->
        [open] Miasta: { $cities } = { $n }
        [small] { small_area }, jak niezamknięty: { $cities } = { $n }
       *[closed] miasta { $cities } + karty { $tiles } = { $n }
    }
}
write_down = Zapisz { $n }
more_than = { $what }: { $n } lub więcej

# Karta
tap_spot = Dotknij wolnego miejsca (+) na mapie.
spots_listed = Wolne miejsca ({ $n })
aside = Nigdzie nie pasuje: która karta?
aside_which = Dotknij karty, która wypada z gry; pominięto te, które gdzieś pasują.
aside_none = Każda znana karta gdzieś pasuje.
meeples_listed = Pionki ({ $n })
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
legend_number = Liczba: tyle znanych kart ma takie krawędzie.
legend_plus = +: żadnej jeszcze nie znamy; swoją budujesz raz.
legend_left = Liczba: tyle takich kart zostało do dobrania.
legend_letters = R równina, G góry, M morze.
none_of_these = Żadna z tych
lay_it = Połóż ją
over_again = Od nowa
same_spot = To samo miejsce, inna karta
which_edges = Jakie ma krawędzie?
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
meeple_of = { $name }: { $on ->
    [plain] odkrywca
    [mountain] rozbójnik
   *[sea] żeglarz
}
meeple_gone = Ten pionek już wrócił.
lift = Nie stoi tam: zdejmij bez punktów
stands_here = Stoi tu { $on ->
    [plain] odkrywca
    [mountain] rozbójnik
   *[sea] żeglarz
}: { $name }
stands_elsewhere = Stoi gdzie indziej na tej karcie
tile_other = { $n ->
    [0] Karta startowa
   *[other] Karta { $n }
} pokazuje coś innego
tile_is = Właśnie to pokazuje

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
not_written = Albo zdejmij pionka, którego nikt nie zapisał:
back_at_table = Wraca do stołu
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

# Mapa słowami
laid_tile = { $n ->
    [0] karta startowa
   *[other] karta { $n }
}{ $whose ->
    [yes] , { $name }
   *[no] {""}
}: { $tile }
area = { $on ->
    [plain] Równina
    [mountain] Góry
   *[sea] Morze
}, { $closed ->
    [yes] { $on ->
        [plain] zamknięta
        [mountain] zamknięte
       *[sea] zamknięte
    }
   *[no] { $on ->
        [plain] niezamknięta
        [mountain] niezamknięte
       *[sea] niezamknięte
    }
}
area_row = Karty { $tiles }. Teraz { $now }, na koniec { $end }
areas_listed = Wszystkie obszary ({ $n })
sum_now = Zdjęty teraz. { $sum }
sum_close = Po zamknięciu, co najmniej. { $sum }
sum_end = Zostawiony do końca. { $sum }

# Co zostało z całego pudełka
left = Co zostało
left_unknown = Co zostało, wiadomo tylko wtedy, gdy znane są wszystkie 84 karty pudełka.
left_count = { $n ->
    [one] { $n } karta nie leży na stole.
    [few] { $n } karty nie leżą na stole.
   *[many] { $n } kart nie leży na stole.
}
left_more = { $n ->
    [one] { $n } z nich usunięto albo wypadła z gry nienazwana.
    [few] { $n } z nich usunięto albo wypadły z gry nienazwane.
   *[many] { $n } z nich usunięto albo wypadło z gry bez nazwania.
}
left_of = { $tile }: zostało { $n }

# Dowolny kształt
free_joined = Które krawędzie należą do siebie?
free_inside = Czy w środku leży część, która nie sięga krawędzi? Dodaj ją:
free_add = W środku: { $on ->
    [plain] równina
    [mountain] góry
   *[sea] morze
}
free_inner = W środku { $n }: { $on ->
    [plain] równina
    [mountain] góry
   *[sea] morze
}
free_touch = Co styka się wzdłuż linii?
free_part = { $on ->
    [plain] równina
    [mountain] góry
   *[sea] morze
} ({ $where })

# Klawisze
key_arrows = Do następnego wolnego miejsca; Enter je otwiera
key_edges = Następna krawędź: równina, góry, morze
key_nothing = Nic więcej
key_meeples = Pionki na mapie
key_spots = Wolne miejsca jako lista
key_whole = Cała mapa
key_zoom = Bliżej, dalej
key_back = Wstecz
key_new = Żadna z tych kart

# What would it be worth?
what_if = Ile by to było warte?
worth_short = teraz { $now }, na koniec { $end }
changes_nothing = Dla stojących pionków nic nie zmienia.
tile_changes = { $name }, { $on ->
    [plain] odkrywca
    [mountain] rozbójnik
   *[sea] żeglarz
}: teraz { $was }, potem { $now }; na koniec { $was_end }, potem { $end }
