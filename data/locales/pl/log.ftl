title = Co się wydarzyło
empty = Jeszcze nic się nie wydarzyło.
to_table = Do stołu
redo = Ponów
step = Krok { $n }
steps = Kroki { $first }–{ $last }
insisted = Przy stole postanowiono inaczej
overruled = Przy stole postanowiono inaczej: { $why }
undo_to = Cofnij krok { $n } i wszystkie po nim
change = Zmień krok { $n }
leave = Zostaw, jak było
again = Jeszcze raz krok { $n }
was = Było: { $what }
misfit = Po tej zmianie krok { $n } już nie pasuje
answer_again = Odpowiedz jeszcze raz na krok { $n }
cut_off = { $left ->
    [one] Zachowaj zmianę i usuń ostatni krok, { $n }
    [few] Zachowaj zmianę i usuń krok { $n } i wszystkie po nim: { $left } kroki
   *[many] Zachowaj zmianę i usuń krok { $n } i wszystkie po nim: { $left } kroków
}
earlier =
    { $n ->
        [one] { $n } wcześniejszy krok
        [few] { $n } wcześniejsze kroki
       *[many] { $n } wcześniejszych kroków
    }
later =
    { $n ->
        [one] { $n } późniejszy krok
        [few] { $n } późniejsze kroki
       *[many] { $n } późniejszych kroków
    }
