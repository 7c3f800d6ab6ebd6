title = Zasady
search = Szukaj w zasadach
clear = Wyczyść wyszukiwanie
answers = { $n ->
    [one] { $n } odpowiedź
    [few] { $n } odpowiedzi
   *[many] { $n } odpowiedzi
}
nothing = Nic nie znaleziono: „{ $words }”
nothing_try = Spróbuj mniej słów albo innych, albo przejrzyj tematy.
topics = Tematy
pages = { $n ->
    [one] { $n } strona
    [few] { $n } strony
   *[many] { $n } stron
}
favourites = Ulubione
recent = Ostatnio czytane
welcome = Zapytaj własnymi słowami albo wybierz temat. Tu pojawi się to, co czytasz i zaznaczasz.
back = Wstecz
favourite = Dodaj do ulubionych
not_favourite = Usuń z ulubionych
copy = Kopiuj tekst
copied = Tekst jest w schowku.
open_question = Instrukcje tego nie rozstrzygają
source = Źródło: { $where }
missing = Nie ma takiej strony
missing_why = Adres może być nieaktualny. Wyszukiwarka znajdzie wszystko, co tu jest.
all = Wszystkie zasady
box_about = Na Twoich elementach jest inaczej? Zapisz to w Moim pudełku.
to_box = Otwórz Moje pudełko
now = Zasady na tę chwilę
search_all = Szukaj we wszystkich
elsewhere = { $n ->
    [one] { $n } odpowiedź w grze { $game }
    [few] { $n } odpowiedzi w grze { $game }
   *[other] { $n } odpowiedzi w grze { $game }
}
