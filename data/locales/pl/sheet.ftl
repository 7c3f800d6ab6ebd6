our_table = Tak jest na naszym stole: { $what }

# Starting
start = Policz zakończoną partię
start_more = Dla partii, której tu nie śledzono: podaj, kto grał, a potem wpisz, co leży na stole.
players = Gracze
name_of = Gracz { $n }
person = Gracz { $n }
add_person = Dodaj osobę
one_person_less = O jedną osobę mniej
begin = Wpisz punkty

# The sheet
title_sheet = Arkusz punktów
title_people = Gracze
title_count = Drugie liczenie
title_receipt = Rozliczenie
title_share = Udostępnij
failing = Jeszcze nie zapisano
back = Wstecz
to_receipt = Rozliczenie
total = Razem
tab = { $name }, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
cell = { $name }, { $what }: { $n }
part_totals = Sumy

# Numbers
sums = Można wpisać sumę: 4+3+3.
please_check = Sprawdź
still_to_check = Jeszcze do sprawdzenia
unchecked = { $name }: { $what }

# Totals
about_totals = Punkty policzone ręcznie. Puste pole policzy arkusz.
counted_by_hand = Policzone ręcznie
sheet_counts = Liczy arkusz
by_hand_mark = Kropka oznacza punkty policzone ręcznie.

# Players
remove = Usuń gracza { $n }
removed = { $name }: usunięto z arkusza.
done = Gotowe

# Checks
checks = Warto sprawdzić
rule = Zasada, { $page }
count_anyway = Policz mimo to
not_so = Jednak nie
cannot_be = Tak być nie może
enter_anyway = Wpisz mimo to
enter_anyway_why = Decyduje stół: to, co wpisano mimo to, będzie oznaczone na arkuszu.
never_mind = Anuluj

# Count check
count_again = Drugie liczenie
compare = Porównaj
counts_agree = Oba liczenia się zgadzają
keep_first = Zostaw pierwsze
keep_second = Weź drugie
count_on = Licz dalej
second_kept = W arkuszu jest drugie liczenie.

# The receipt
alone = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
finish = Zakończ liczenie
finished = Wynik jest na półce.
not_finished = { $n ->
    [one] Jedna rzecz stoi
    [few] { $n } rzeczy stoją
   *[many] { $n } rzeczy stoi
} na przeszkodzie: { $why }
going_on = Partia jeszcze trwa
going_on_why = Według zapisu ta partia nie dobiegła końca. Jeśli gracie dalej, arkusz idzie z nią; zwycięzca będzie, gdy się skończy.
play_on = Gramy dalej
is_over = U nas już po grze
we_stopped = Przerwaliśmy: odłóż niedokończoną
tie_decided_by = O remisie decyduje to, czego jeszcze nie wpisano
nothing_entered = { $name }: nic jeszcze nie wpisano
back_to_sheet = Wróć do arkusza
share = Udostępnij
correct = Popraw
home = Na początek
past = Na tle poprzednich partii
past_best = { $name }: nowy rekord, o { $by ->
    [one] { $by } punkt
    [few] { $by } punkty
   *[many] { $by } punktów
} więcej; wcześniejszych partii: { $n }.
past_equal = { $name }: tyle co dotychczasowy rekord; wcześniejszych partii: { $n }.
past_below = { $name }: rekord { $best }, średnia { $mean }; wcześniejszych partii: { $n }.
corrections = Poprawione później
corrected = { $when } · { $what }
corrected_earlier =
    { $n ->
        [one] { $n } wcześniejsza poprawka jest w pliku partii.
        [few] { $n } wcześniejsze poprawki są w pliku partii.
       *[other] { $n } wcześniejszych poprawek jest w pliku partii.
    }
fill_again = Wypełnij z zapisu
filled_again = Arkusz pokazuje to, co zapisano w partii.

# What was corrected
log_joined = { $name }: dodano do arkusza
log_left = { $name }: usunięto z arkusza
log_name = { $name }, wcześniej { $was }
before = Gdy ta partia została zapisana, wynik był taki: { $scores }. Od tego czasu zmieniło się to, co wiemy o kartach, albo nasze rozumienie zasad; tamten wynik zostaje na półce, dopóki ktoś nie zmieni arkusza.
locked = Zasady nie zgadzają się już z zapisem tej partii, więc arkusz zostaje taki, jaki był. Dziennik mówi, od którego kroku.
differs = Ten arkusz wypełniono inaczej, niż zapisano partię.
differs_so = Ten arkusz wypełniono inaczej, niż zapisano partię; zapis to wartość po słowie „wcześniej”:
