example = Przykład
see_also = Zobacz też
reading_ours = Aplikacja gra tak
reading_other = Inne odczytanie
reading_option = Można to wybrać podczas przygotowania gry.
source_pl = instrukcja polska, s. { $pages }
source_ru = instrukcja rosyjska, s. { $pages }
source_reported = według graczy; w instrukcjach tego nie ma

nothing_found = Nic nie znaleziono: { $words }
ask_something = Napisz, czego szukasz, na przykład: companion rules limit kart
