about = Co pokazują Twoje karty i kości. To, co tu podasz, liczy się w każdej nowej partii.
file_other = { $file } to nie pudełko tej gry. Nic się nie zmieniło.
edition_about = Język pudełka, niezależnie od języka aplikacji.
cards = Karty
cards_about = Opisz kartę raz, a potem wystarczy jedno dotknięcie.
diagram = Diagram kości
diagram_about = Które miejsca wskazują liczby 8-ściennej kości.
dice = Kości surowców
dice_about = Gdy znane są wszystkie ścianki, aplikacja może rzucać za Was.
names = Imiona na karcie solo
names_about = Jak Twoje pudełko nazywa księcia i królową.
teach = Opisz kartę
search = Szukaj karty
no_card = Żadna karta nie nazywa się „{ $query }”.
all_cards = Wszystkie karty
which_signs = Jaki kolor, stworzenie czy miejsce?
name_first = Najpierw wpisz nazwę.
card_name = Nazwa z karty
card_points = Wydrukowane punkty
card_signs = Znaki
card_copies = Ile w talii
colour = { $colour ->
    [green] zielona
    [blue] niebieska
    [brown] brązowa
    [red] czerwona
   *[purple] fioletowa
}
kind = { $kind ->
    [creature] stworzenie
   *[place] miejsce
}
forget_card = Zapomnij, co podano
bonus = Co daje na końcu?
bonus_about = Za co?
bonus_none = Nic
bonus_parades = Żetony parady
bonus_other = Coś innego
bonus_each = Punkty za każde
itself = Czy liczy samą siebie?
itself_no = Nie
itself_yes = Tak
diagram_first = Wpiszcie raz, które miejsce ma każda liczba; odtąd rzut pokaże kartę. Jak leżą karty na Waszym diagramie?
diagram_rows = { $n ->
    [1] Jeden rząd po 8
   *[other] Dwa rzędy po 4
}
diagram_where = Które miejsce wskazuje { $n }?
diagram_place = Miejsce { $n }
diagram_again = Od nowa
diagram_reads = Czytając od lewej, miejsca mają liczby: { $numbers }.
diagram_forget = Zapomnij diagram
dice_question = Czy wszystkie kości są takie same?
dice_unsaid = Nie podano
dice_alike = Takie same
dice_different = Różne
die = Kość { $n }
symbol = { $symbol ->
    [points] Punkt
    [any] Dowolny
    [resin] Żywica
    [twig] Gałązka
   *[berry] Jagoda
}
add_symbol = Kość { $die }, dodaj: { $symbol ->
    [points] punkt
    [any] dowolny surowiec
    [resin] żywica
    [twig] gałązka
   *[berry] jagoda
}
keep_face = Zachowaj ściankę kości { $die }
clear_face = Wyczyść ściankę kości { $die }
forget_face = Kość { $die }: usuń ściankę { $n }
royal_name = { $who ->
    [queen] Wydrukowane imię królowej
   *[prince] Wydrukowane imię księcia
}
card_emblem = Własny obrazek
card_text = Co mówi jej tekst
emblem = { $emblem ->
    [acorn] Żołądź
    [apple] Jabłko
    [bell] Dzwonek
    [boat] Łódka
    [book] Książka
    [bridge] Most
    [candle] Świeca
    [cloud] Chmura
    [drum] Bęben
    [feather] Pióro
    [fish] Ryba
    [flag] Flaga
    [flower] Kwiat
    [hat] Kapelusz
    [heart] Serce
    [key] Klucz
    [lantern] Latarnia
    [leaf] Liść
    [mushroom] Grzyb
    [pot] Garnek
    [shell] Muszla
    [snail] Ślimak
    [star] Gwiazda
   *[tent] Namiot
}
