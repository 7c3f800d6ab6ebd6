title = Półka
search = Szukaj po imieniu
any = Wszystkie
more_filters = Więcej filtrów
fewer_filters = Mniej filtrów
status = { $status ->
    [running] W toku
    [finished] Zakończona
   *[abandoned] Porzucona
}
filter = { $status ->
    [running] W toku
    [finished] Zakończone
   *[abandoned] Porzucone
}
any_game = Wszystkie gry
opponent_True = Z przeciwnikiem aplikacji
opponent_False = Bez niego
with = { $name }
found = Partie: { $n } z { $total }
more = Pokaż kolejne: { $n }
nothing_found = Nie ma takich partii.
show_all = Pokaż wszystkie
empty = Półka jest jeszcze pusta
empty_about = Każda rozgrywana lub policzona partia sama tu trafia: można ją dokończyć, obejrzeć, porównać.

score = { $name }: { $points }
nameless = Partia bez imion
only_sheet = sam wynik
on = { $day }.{ $month }.{ $year }
closed = Partia, której nie da się otworzyć
closed_about = Plik { $file } pochodzi z nowszej wersji albo jest niedostępny. Zostaje na swoim miejscu.

actions = Więcej: { $name }
continue = Graj dalej
sheet = Arkusz punktów
log = Dziennik
again = Zagraj znowu w tym samym gronie
abandon = Porzuć
take_up = Wznów
take_off = Usuń
abandoned = Porzucono. Partia zostaje na półce.
taken_up = Gra toczy się dalej.
taken_off = Usunięto z półki. Partia leży w koszu, dopóki nie opróżnisz go w ustawieniach.
put_back = Partia wróciła na półkę.
stays = Nie udało się usunąć partii; nadal tu jest.
not_kept = Nie udało się zapisać na dysku. Spróbuj ponownie, gdy będzie miejsce.

statistics = Statystyki
back = Półka
everybody = Wszyscy
none_finished = Żadna partia nie jest jeszcze zakończona, więc nie ma czego liczyć.
one_is_none = Jedna partia to jeszcze nie statystyka. Od drugiej ta strona ma coś do powiedzenia.
counted = { $n ->
    [one] Na podstawie { $n } zakończonej partii.
   *[other] Na podstawie { $n } zakończonych partii.
}
won_of = { $tied ->
    [0] wygrane: { $won } z { $played }
   *[other] wygrane: { $won } z { $played }, remisy: { $tied }
}
averages = Średnio punktów
mean_total = Razem: { $n }
way = { $left_out ->
    [0] Partie: { $n }
   *[other] Ostatnie partie: { $n }
}. Na początku { $first }, ostatnio { $last }; najlepszy wynik { $best }, średnio { $mean }.
oldest = najstarsza
latest = ostatnia
persons = Osoba po osobie
record = Partie: { $played }, wygrane: { $won } · najlepszy wynik { $best } · średnio { $mean }
decimal = { $whole },{ $tenth }
record_helped = Z pomocą na start: { $n }
won_by = Wygrywa: { $names }
any_level = Wszystkie poziomy
totals = Wyniki w czasie
totals_legend = { $who ->
    [nobody] Najlepsza osoba w każdej partii; pełna kropka to wygrana.
   *[other] { $who }, partia po partii; pełna kropka to wygrana.
}
totals_opponent = Druga linia: { $name }
totals_how = Dotknij partii, aby ją otworzyć.
totals_told = Ostatnie partie ({ $n }): na początku { $first }, ostatnio { $last }, najlepszy wynik { $best }; wygrane: { $won }.
total_of = { $day }: { $ours }{ $won ->
    [yes] , wygrana
   *[no] {""}
}
