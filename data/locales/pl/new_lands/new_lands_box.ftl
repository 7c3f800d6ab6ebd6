about = Nikt nie opublikował w całości, co pokazują karty tej gry. To, co tu powiecie, jest podsuwane najpierw; aplikacja uczy się też, gdy śledzicie mapę.
file_other = Ten plik dotyczy pudełka innej gry.
kinds = Karty
kinds_about = Każdy rodzaj i ile jest takich kart do dobrania. Doniesienia są tylko propozycją, póki ich nie potwierdzicie.
start = Karta startowa
start_about = Ta z niebieskim rewersem.
board = Plansza punktacji
board_about = Jej długość, dla tych, którzy liczą okrążenia.
edition = Wydanie
edition_about = Jak nazywa się Wasze pudełko.
too_many = Za dużo kart
complete = 84 z 84: znane jest całe pudełko. Zużyte karty są na końcu.
new_kind = Karta, której tu nie ma
add_kind = Dodaj tę kartę
copies = Ile
is_right = { $what }: zgadza się
forget_start = Zapomnij kartę startową
start_right = Pokazuje dokładnie to
start_other = Pokazuje coś innego
start_keep = Zachowaj tę kartę startową
board_now = { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}
spaces = Pola planszy
board_wrong = Plansza ma od 1 do 999 pól.
forget_board = Zapomnij długość
edition_how = Tak, jak wydrukowano na pudełku.
edition_name = Nazwa wydania
edition_wrong = Podajcie nazwę, najwyżej 60 liter.
forget_edition = Zapomnij wydanie
more_kinds = i jeszcze rodzajów: { $n }
