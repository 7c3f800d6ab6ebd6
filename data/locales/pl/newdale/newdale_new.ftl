people = Kto gra?
chapter = Rozdział
layout = Przygotowanie
which_chapter = Który rozdział?
chapter_name = { $chapter }
chapter_means = Plansza { $board }, miasto startowe { $city }
depth = Ile zapisujemy?
depth_full = Wszystko
depth_full_about = Znaczniki, towary i budynki śledzonych plansz.
depth_desk = Stół produkcji
depth_desk_about = Wydarzenia, losowania, budynki: szanse i wyniki.
depth_points = Tylko punkty
depth_points_about = Rundy, woreczek, tor, koniec.
boards = Śledzone plansze
boards_about = U pozostałych zapisujemy tylko punkty.
city = Miasto startowe
hooded = Zakapturzeni w woreczku
hooded_about = Liczbę podaje zeszyt Kronik.
hooded_untold = Nie podano
characters = Postacie
characters_about = W kolejności wyboru; można pominąć.
changed = Co się zmieniło od ostatniego rozdziału
everything = Cała lista
colour = { $colour ->
    [brown] brązowy
    [grey] szary
    [orange] pomarańczowy
   *[white] biały
}
campaign = Kampania
campaign_about = Dalej idzie tylko puchar. Zwycięzca jest ostatni w 1. rundzie następnego rozdziału.
road = Droga kampanii
played = { $chapter }: { $winner } · { $points }
behind = Za Wami
person = { $name }: puchary { $wins }, punkty { $points }
standings = Puchary i punkty
road_ends = Droga się kończy: rozdział VIII rozegrany.
starts = Zaczyna { $name }.
table_chooses = Stół wybiera, kto zaczyna.
lay_out = Rozłóż rozdział { $chapter }
uncounted = Nie wszystkie punkty rozdziału { $chapter } są już policzone: zwycięzca może się jeszcze zmienić.
go_on = Kontynuuj od skończonego rozdziału
going = Jak stoi rozdział
begun = Czy już się toczy?
begun_no = Nie, zaczynamy teraz
begun_no_about = Następny krok to lista przygotowania.
begun_yes = Tak, jesteśmy w środku
begun_yes_about = Podejmiemy go od początku rundy.
going_round = Która runda jest następna?
going_about = Dokończcie bieżącą rundę; od następnej zapisujemy.
going_bag = Kto ma woreczek?
going_points = Punkty na torze
going_building = { $name }: dodaj budynek
go_on_campaign = Kontynuuj kampanię
going_events = Odkryte już wydarzenia
going_events_about = Z tych trzech odkryto { $n ->
    [one] jedno
    [few] dwa
   *[many] dwa
}; pomiń to, czego nikt nie pamięta.
going_figures = Figurki poza woreczkiem
going_prison = W Więzieniu: { $name }
going_removed = Zakapturzeni poza grą
going_tokens = { $name }: posiadane żetony premii
going_character = { $name } już użyto
