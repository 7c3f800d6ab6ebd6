newer = Plik { $file } zapisała nowsza wersja Tidekeepera. Pozostaje nietknięty; zaktualizuj aplikację, aby go otworzyć.
set_aside = Pliku { $file } nie dało się odczytać. Przeniesiono go do folderu „set-aside”; nic nie usunięto.
restored = Plik { $file } był uszkodzony. Przywrócono jego ostatnią kopię zapasową, uszkodzony plik jest w folderze „set-aside”.
unreachable = Nie można otworzyć pliku { $file }: { $why }
replaced = { $file }: tutaj partia potoczyła się inaczej. Na półce jest późniejszy stan z kopii, a ten, który był tutaj, leży w folderze set-aside.
parted = { $file }: w kopii partia potoczyła się inaczej. Na półce jest późniejszy stan, ten stąd, a ten z kopii leży w folderze set-aside.
