step = Krok { $n } z { $total }
back = Wstecz
next = Dalej
start = Start
people_about = W kolejności tur, od pierwszej osoby. Imię można pominąć.
nameless = Gracz { $n }
name = Imię gracza { $n }
earlier = { $name }: o miejsce wcześniej
away = { $name }: usuń
add = Dodaj osobę
remembered = Już tu grali
rulings = Domowe zasady: kwestie otwarte
rulings_about = Instrukcja ich nie rozstrzyga. Pierwsza odpowiedź to ta, której się trzymamy.
rule = Sprawdź: { $rule }
layout_about = Odhaczaj to, co już leży na stole. Ptaszki to tylko ściąga i nie są zapisywane.
checklist = Co leży na stole
doubts = Czy to się zgadza?
people = Kto gra?
piece_of = { $name }: { $piece }
full = { $n ->
    [4] Przy stole siedzą cztery osoby: nikt więcej się nie zmieści.
    [one] Przy stole siedzi jedna osoba: nikt więcej się nie zmieści.
    [few] Przy stole siedzą { $n } osoby: nikt więcej się nie zmieści.
   *[many] Przy stole siedzi { $n } osób: nikt więcej się nie zmieści.
}
