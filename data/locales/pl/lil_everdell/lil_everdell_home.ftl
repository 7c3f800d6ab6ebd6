track = Gramy razem
track_about = Dwie do czterech osób: czyja tura, karty, parady.
solo = Zagraj z księciem lub królową
solo_about = Jedna osoba; aplikacja mówi, co robi przeciwnik.
count = Policz zakończoną partię
count_about = Podaj karty, parady i żetony i zobacz, kto wygrał.
