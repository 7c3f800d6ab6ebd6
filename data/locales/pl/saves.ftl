newer = Plik { $file } zapisała nowsza wersja Tidekeepera. Pozostaje nietknięty; zaktualizuj aplikację, aby go otworzyć.
set_aside = Pliku { $file } nie dało się odczytać. Przeniesiono go do folderu „set-aside”; nic nie usunięto.
restored = Plik { $file } był uszkodzony. Przywrócono jego ostatnią kopię zapasową, uszkodzony plik jest w folderze „set-aside”.
unreachable = Nie można otworzyć pliku { $file }: { $why }
replaced = { $file }: tutaj partia potoczyła się inaczej. Na półce jest późniejszy stan z kopii, a ten, który był tutaj, leży w folderze set-aside.
parted = { $file }: w kopii partia potoczyła się inaczej. Na półce jest późniejszy stan, ten stąd, a ten z kopii leży w folderze set-aside.
set_aside_many =
    { $n ->
        [one] Nie udało się odczytać { $n } pliku; leży
        [few] Nie udało się odczytać { $n } plików; leżą
       *[many] Nie udało się odczytać { $n } plików; leżą
    } teraz w folderze „set-aside”; nic nie usunięto.
restored_many =
    { $n ->
        [one] { $n } plik był uszkodzony
        [few] { $n } pliki były uszkodzone
       *[many] { $n } plików było uszkodzonych
    }. Na ich miejsce trafiły ostatnie kopie zapasowe; uszkodzone pliki są w „set-aside”.
unreachable_many =
    { $n ->
        [one] Nie udało się otworzyć { $n } pliku
        [few] Nie udało się otworzyć { $n } plików
       *[many] Nie udało się otworzyć { $n } plików
    }.
newer_many =
    { $n ->
        [one] { $n } plik zapisała
        [few] { $n } pliki zapisała
       *[many] { $n } plików zapisała
    } nowsza wersja Tidekeepera. Pozostają bez zmian; zaktualizuj aplikację, aby je otworzyć.
