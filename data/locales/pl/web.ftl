getting_ready = Przygotowuję, { $n } z { $of } …
needs_https = Tidekeeper wymaga bezpiecznego adresu, takiego, który zaczyna się od https. Pod tym adresem przeglądarka nie może bezpiecznie przechować partii ani działać bez sieci, więc nic nie uruchomiono.
too_old = Ta przeglądarka jest za stara dla Tidekeepera. Zaktualizuj ją albo użyj innej.
open_elsewhere = Tidekeeper jest otwarty w innej karcie lub oknie tej przeglądarki. Graj dalej tam albo zamknij tamtą kartę, a otworzy się tutaj.
failed = Nie udało się uruchomić Tidekeepera. To, co zapisano, jest bezpieczne.
again = Spróbuj ponownie
no_script = Tidekeeper wymaga JavaScriptu. Włącz go dla tej strony.
updated = Tidekeeper zaktualizowano do wersji { $version }.
