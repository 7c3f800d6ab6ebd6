missing = nie ma takiego pliku.
folder = to folder, a potrzebny jest plik partii.
unreadable = pliku nie da się odczytać.
huge = za duży jak na plik partii, najwyżej { $n } MB.
not_json = to nie jest plik partii: potrzebny tekst JSON w UTF-8.
twice = pole { $field } występuje dwa razy.
not_match = to nie jest plik partii: potrzebny obiekt z polami game i journal.
newer = zapisany przez nowszą wersję tej aplikacji.
only_scored = ta partia została tylko policzona: nie ma w niej ruchów do odtworzenia.
field = { $field }: brak pola albo coś innego, niż potrzeba.
setup = do takiego stołu nie da się usiąść: { $why }
misfit = krok { $n } nie pasuje: { $why }
silent = Zanotowano.
total = { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
