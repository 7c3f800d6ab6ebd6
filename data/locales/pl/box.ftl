title = Moje pudełko
back = Całe pudełko
unknown = jeszcze nieznane
on_page = { $words }, { $page }
means = { $origin ->
    [rulebook] Z instrukcji: jest tam napisane słowami.
    [reported] Według graczy: tak mówią osoby, które mają grę.
    [ours] Nasz wniosek, dopóki ktoś nie spojrzy na element.
    [yours] Twoje: odczytane z Twojego elementu. Zawsze ma pierwszeństwo.
   *[other] Jeszcze nieznane: odpowiedź jest tylko w pudełku.
}
legend = Co znaczą te znaki
keep = Zapisz
keep_this = Zapisz: { $what }
never_mind = Anuluj
correct_this = Popraw: { $what }
tell_this = Podaj: { $what }
forget_this = Usuń: { $what }
learned = Zapisano w pudełku.
forgotten = Usunięto z pudełka.
taken_back = Cofnięto.
changed_since = Pudełko zmieniło się w międzyczasie, więc zostaje tak, jak jest.
known_already = Dokładnie to już jest w pudełku.
not_kept = Nie udało się zapisać na dysku. Pudełko jest takie jak przedtem.
known_of = znane: { $n } z { $total }
told = { $n ->
    [0] nic jeszcze nie zapisano
   *[other] zapisano: { $n }
}
file = Pudełko jako plik
file_about = Na inne urządzenie albo dla kogoś z tym samym wydaniem.
export = Zapisz jako plik
import = Wczytaj plik
file_huge = Plik { $file } jest o wiele za duży jak na pudełko. Nic nie zmieniono.
file_not_json = Nie da się odczytać pliku { $file }: to nie jest plik pudełka. Nic nie zmieniono.
file_field = { $file }: { $field }: { $what } Nic nie zmieniono.
preview = Co jest w pliku
preview_file = { $file }
preview_new = { $n ->
    [0] Nie ma tu nic, czego by nie było w Twoim pudełku
   *[other] Nowe dla Twojego pudełka: { $n } z { $total }
}
preview_line = { $part }: { $n }
preview_empty = W pliku nic nie ma.
preview_how = Dodanie zachowuje to, co już wpisane; gdy pudełko i plik mówią o tym samym, liczy się plik albo, jeśli tak wybierzesz, to, co wpisane. Zastąpienie usuwa to, co wpisane. Wszystko można cofnąć.
add_mine = Dodaj, liczy się moje
preview_differs = { $n ->
    [one] W { $n } sprawie plik mówi co innego, niż wpisano.
    [few] W { $n } sprawach plik mówi co innego, niż wpisano.
   *[many] W { $n } sprawach plik mówi co innego, niż wpisano.
}
add = Dodaj do pudełka
replace = Zastąp moje pudełko
brought = Zawartość pliku jest teraz w pudełku.
origin_rulebook = z instrukcji
origin_reported = według graczy
origin_ours = nasz wniosek
origin_yours = Twoje
name_ours = nasz przekład
names_ours = * Nasz przekład: na Twojej karcie nazwa może być inna.
rename = Zmień nazwę karty
edition = Język na kartach
edition_none = Nie podano
edition_name = { $edition ->
    [en] angielski
    [pl] polski
    [ru] rosyjski
    [de] niemiecki
   *[fr] francuski
}
