example = Przykład
see_also = Zobacz też
reading_ours = Aplikacja gra tak
reading_other = Inne odczytanie
reading_option = Można to wybrać podczas przygotowania gry.
source_pages = { $edition ->
    [pl] instrukcja polska
    [ru] instrukcja rosyjska
    [en] instrukcja angielska
    [de] instrukcja niemiecka
   *[other] instrukcja
}, s. { $pages }
source_sections = { $edition ->
    [pl] instrukcja polska
    [ru] instrukcja rosyjska
    [en] instrukcja angielska
    [de] instrukcja niemiecka
   *[other] instrukcja
}: { $sections }
source_app = o samej aplikacji
page = s. { $n }
page_of_edition = s. { $n } ({ $edition ->
    [pl] wydanie polskie
    [ru] wydanie rosyjskie
    [en] wydanie angielskie
    [de] wydanie niemieckie
   *[other] inne wydanie
})
section = rozdział „{ $name }”
source_reported = według graczy; w instrukcjach tego nie ma

nothing_found = Nic nie znaleziono: { $words }
ask_something = Napisz, czego szukasz, na przykład: companion rules limit kart
of_game = { $game }: { $title }
