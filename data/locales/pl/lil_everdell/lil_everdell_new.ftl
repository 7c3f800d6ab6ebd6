people = Kto gra?
game = Gra
middle = Na jakim etapie jest gra?
layout = Rozkładanie
opponent = Przeciwnik?
opponent_about = Książę gra z jedną, dwiema lub trzema osobami; królowa tylko z jedną.
royal = { $who ->
    [prince] Książę Barwinek
    [queen] Królowa Podbiałka
   *[nobody] Nikt
}
royal_seat = Gdzie siedzi książę?
after = Po graczu: { $name }
challenges = Dodatkowe wyzwania
challenge = { $challenge ->
    [parades_at_once] Bierze żetony parady po każdej turze
    [opponent_first] Zaczyna każdą rundę
   *[fort_and_captain] Ma od początku Kapitana i Fort
}
tracking = Ile zapisywać?
depth = { $depth ->
    [cards] Tylko karty
    [everything] Wszystko
   *[opponent_only] Tylko przeciwnik
}
depth_means = { $depth ->
    [cards] Czyja tura i która karta.
    [everything] Także gdzie staje przyjaciel: aplikacja pilnuje zajętych kości.
   *[opponent_only] Tury ludzi zostają przy stole.
}
beginning = Od czego zaczynamy?
from_start = Od początku
in_middle = W środku gry
help = Pomoc dla młodszych
help_about = Łatwiejszy start dla osoby, którą wskaże stół.
help_of = { $what ->
    [resources] Po 1 surowcu
    [captain] Kapitan
   *[fort] Fort
}
middle_about = To, co pominiesz, zostaje nieznane; aplikacja zapyta, gdy będzie potrzebne.
where = Runda
round = Która runda?
sun = Kto ma słońce?
taken = Tury rozegrane w tej rundzie
area_of = Obszar: { $name }
area_about = Ile kart każdego rodzaju, razem z kartami startowymi.
no_token = Brak
