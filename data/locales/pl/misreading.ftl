# What is wrong with a file
file_missing = { $file }: nie ma takiego pliku.
file_folder = { $file }: to folder, a potrzebny jest plik z pozycją.
file_unreadable = { $file }: nie można odczytać pliku.
file_huge = { $file }: za duży jak na plik z pozycją, dopuszczalne jest { $n } MB.
file_encoding = { $file }: potrzebny jest tekst w UTF-8.
file_json = { $file }: to nie jest poprawny JSON (wiersz { $line }, kolumna { $column }).
file_twice = { $file }: pole { $field } występuje dwa razy.
field_wrong = { $file }: { $field }: { $what }
whole = cały plik
file_nested = { $file }: to nie jest plik z pozycją, wartości są zagnieżdżone zbyt głęboko.
refused = { $file }: { $field }: { $why } Zobacz instrukcję, { $page }. Jeśli na stole tak jest, dopisz w pliku "insist": ["{ $word }"].
refused_for_good = { $file }: { $field }: { $why } Zobacz instrukcję, { $page }.

# What a field of it was expected to hold
expected_missing = brakuje tego pola.
expected_extra = nieznane pole.
expected_integer = potrzebna jest liczba całkowita.
expected_text = potrzebny jest tekst.
expected_short_text = potrzebny jest krótszy tekst, liczba znaków najwyżej { $n }.
expected_list = potrzebna jest lista.
expected_object = potrzebny jest obiekt w klamrach.
expected_game = potrzebne jest { $games }.
expected_boolean = potrzebne jest true albo false.
expected_other = nie tego tu potrzeba.
expected_at_least = potrzebna jest liczba całkowita, co najmniej { $n }.
expected_at_most = potrzebna jest liczba całkowita, najwyżej { $n }.
expected_short_list = potrzebna jest krótsza lista, liczba pozycji najwyżej { $n }.
expected_entries = potrzebna jest lista z co najmniej { $n ->
    [one] jedną pozycją
    [few] { $n } pozycjami
   *[many] { $n } pozycjami
}.
expected_known = potrzebna jest jedna ze znanych nazw.
