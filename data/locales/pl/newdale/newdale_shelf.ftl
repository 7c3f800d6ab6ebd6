opponent = { $name }
opponent_True = Z przeciwnikiem
opponent_False = Bez przeciwnika
level = Poziom { $level }
no_level = Bez poziomu
against = Przeciw przeciwnikowi
group = { $group ->
    [track] Tor punktacji
    [military] Potęga militarna
    [goal] Cel rozdziału
    [goods] Pozostałe towary
    [mission] Tajna misja
    [buildings] Budynki
   *[chapter] Kroniki
}
over_time = { $what ->
    [track] Tor z czasem
   *[houses] Budynki z czasem
}
way_of = { $what ->
    [track] Gdzie stał żeton na końcu.
   *[houses] Ile było budynków.
}
way_best = { $what ->
    [track] Najdalszy żeton przy każdym stole.
   *[houses] Najwięcej budynków przy każdym stole.
}
when = Rozdział { $chapter }, runda { $round }
chapter = Rozdział { $chapter }
every_stage = Wszystkie rozdziały
stage = Rozdział { $stage }
luck = Szczęście
made = Udane produkcje: { $made } z { $tried }; według szans { $hoped }
made_row = { $row ->
    [lazy] Leniwie
    [diligent] Sumiennie
   *[normal] Normalnie
}: { $made } z { $tried }, według szans { $hoped }
draws = Wyciągnięci z woreczka
colour = { $figure ->
    [yellow] Żółci
    [green] Zieloni
    [red] Czerwoni
   *[blue] Niebiescy
}: { $drawn }, średnio { $mean }
habits = Zwyczaje
cards = Karty za brakujących asystentów: { $n }
wasted = Monety stracone bez reszty: { $n }
tokens = Użyte żetony premii: { $n }; punkty z nich: { $points }
bought = Znacznik { $n }, kupiony { $times ->
    [one] raz
    [few] { $times } razy
   *[many] { $times } razy
}: średnio w rundzie { $round }
seats = Puchary według miejsc
seat_won = Miejsce { $seat }: { $n } z { $of }
alone = W pojedynkę
targets = Osiągnięte cele: { $n } z { $of }
