back = Wstecz
players = Gracze
refused = To nie zgadza się z zasadami
page = Instrukcja, { $page }
rule = Przeczytaj zasadę
i_see = Rozumiem
insist = Zagraj mimo to
insist_why = Decyduje stół: to, co zagrano mimo to, będzie oznaczone w dzienniku.
over_how = Niech wszystko zostanie na stole: o to, czego aplikacja nie wie, zapyta arkusz punktów.
sheet_says = Arkusz punktów mówi: { $scores }.
begun_stays = Tu coś zaczęto i przepadłoby: zatwierdź to albo zamknij.
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
count = Policz punkty
leave_table = Na początek
score = Wynik
saved = Zapisano
saving = Zapisywanie
not_saved = Nie udało się zapisać
failing = Nie udaje się teraz zapisać partii na dysku. Nic nie ginie: aplikacja wszystko pamięta i co kilka sekund próbuje znowu.
redo = Ponów
misfit_title = Tej partii nie da się kontynuować
misfit = Krok { $n } nie zgadza się z dzisiejszymi zasadami: { $why } Widać wszystko przed nim, plik jest nietknięty. Cofnij w dzienniku, aby grać dalej od tego miejsca.
rules_title = Zasady poprawiono, ta partia toczy się według nowych
rules_step = Krok { $n } zostaje, bo tak mówi Wasz stół: { $why }
rules_total = { $name }: razem { $now } pkt, wcześniej { $was }
rules_seen = Rozumiem
whole_number = Wpisz liczbę całkowitą.
over = Koniec partii
end = Koniec
everyone = Cały stół
page_number = s. { $source }
section = część { $source }
enter = { $what }: { $n }
enter_nothing = { $what }: jeszcze nic nie wpisano
spent = Nie teraz: { $n }
told_whole = Pokaż całość
told_short = Pokaż mniej
fold_spent = Zwiń
nth = { $n } · { $what }
done = Gotowe
