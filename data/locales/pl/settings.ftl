title = Ustawienia
language = Język
language_system = Język urządzenia
look = Wygląd
look_system = Wygląd urządzenia
look_light = Jasny
look_dark = Ciemny
text_size = Wielkość tekstu
per_cent = { $n }%
calm = Mniej ruchu
data = Twoje dane
folder = Wszystko jest przechowywane w tym folderze:
about = O aplikacji
version = Tidekeeper { $version }
credits = Bez związku z wydawcami gier. Rysunki i teksty są nasze.
export = Zapisz pełną kopię
export_on = Zapisz plik kopii nr { $n }
copied_part = Kopia nie mieści się w jednym pliku. Gotowe pliki: { $n }. Każdy przywraca się osobno.
copied_whole = Kopia jest kompletna. Jej pliki: { $n }. Każdy przywraca się osobno.
import = Przywróć z kopii
backups = Starsze wersje każdego pliku są w nim w folderze „backups”.
not_a_copy = Plik { $file } nie jest kopią zrobioną przez Tidekeepera. Nic nie zmieniono.
not_brought = Nie udało się przywrócić kopii: { $why }
brought =
    { $added ->
        [0] Nie dodano żadnej partii
        [one] Dodano { $added } partię
        [few] Dodano { $added } partie
       *[other] Dodano { $added } partii
    }, już były: { $known }{ $parted ->
        [0] {""}
       *[other] , potoczyły się inaczej (zachowano obie wersje): { $parted }
    }, nieczytelne: { $refused }.
phone = Na telefonie
phone_how = Telefon w tej samej sieci może korzystać z aplikacji przy tym stole: zatrzymaj Tidekeepera i uruchom go ponownie poleceniem „companion --lan”. Adres i kod do zeskanowania pojawią się tutaj.
phone_scan = Zeskanuj ten kod telefonem w tej samej sieci. Adres zawiera tajny klucz: pokazuj go tylko osobom przy stole.
phone_code = Kod QR z adresem
phone_shut = Telefon w tej samej sieci może korzystać z aplikacji przy tym stole. Wpuszcza go kod z tajnym kluczem; nikt inny nie wejdzie.
phone_open = Otwórz na telefonie
phone_no_network = Ten komputer nie ma adresu w sieci lokalnej. Połącz go z siecią i spróbuj ponownie.
phone_not_opened = Nie można wpuścić telefonu: { $why }.
phone_renew = Nowy klucz
phone_renew_about = Nowy klucz odłącza wszystkie urządzenia wpuszczone starym; każde musi zeskanować nowy kod.
phone_renewed = Jest nowy klucz. Urządzenia wchodzą nowym kodem.
phone_not_renewed = Stary klucz pozostaje, nowego nie udało się zapisać: { $why }.
playing = Przy stole
awake = Nie wygaszaj ekranu podczas partii
awake_where = Przeglądarki pozwalają na to tylko na tym komputerze i na bezpiecznych stronach.
awake_not = Tutaj przeglądarka pozwala ekranowi zgasnąć. Ustaw w telefonie dłuższy czas wygaszania na czas gry.
vibration = Wibracje w telefonie
not_packed = Nie udało się zrobić kopii: { $why }.
games = Gry
games_about = Dotknij gry, aby ją pokazać lub ukryć. Żadna jej partia nie zniknie.
games_one = Przynajmniej jedna gra zostaje.
in_browser = Wszystko przechowuje ta przeglądarka, tylko na tym urządzeniu.
in_browser_lasting = Przeglądarka obiecała sama tego nie usuwać.
in_browser_loose = Przeglądarka może to usunąć, gdy zabraknie miejsca albo gdy wyczyścisz jej dane: zapisuj co jakiś czas kopię.
carry = Kopię można wczytać tutaj, w innej przeglądarce albo w Tidekeeperze na komputerze.
share = Wyślij kopię
share_on = Wyślij plik kopii nr { $n }
of_game = { $game }: { $what }
bin = Kosz
bin_about = Usunięte partie, pliki, których nie dało się odczytać, i ich kopie zapasowe leżą tutaj, dopóki nie opróżnisz kosza. Wtedy znikają na zawsze, a z nimi imiona tych, których nie ma w żadnej partii na półce.
bin_holds =
    { $n ->
        [0] Kosz jest pusty.
        [one] W koszu leży { $n } plik.
        [few] W koszu leżą { $n } pliki.
       *[many] W koszu leży { $n } plików.
    }
bin_empty = Opróżnij kosz
bin_sure = Usuń na zawsze
bin_keep = Zachowaj wszystko
bin_emptied = Kosz jest pusty.
bin_left =
    { $n ->
        [one] Nie udało się usunąć { $n } pliku.
        [few] Nie udało się usunąć { $n } plików.
       *[many] Nie udało się usunąć { $n } plików.
    }
