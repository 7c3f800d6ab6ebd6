letter = { $figure ->
    [yellow] Ż
    [green] Z
    [red] C
    [blue] N
   *[hooded] K
}
nobody = nikt
figure = { $figure ->
    [yellow] żółty
    [green] zielony
    [red] czerwony
    [blue] niebieski
   *[hooded] Zakapturzony
}
figure_left = { $figure ->
    [yellow] żółty
    [green] zielony
    [red] czerwony
    [blue] niebieski
   *[hooded] Zakapturzony
}, zostało { $n }
take_back = { $figure ->
    [yellow] żółty
    [green] zielony
    [red] czerwony
    [blue] niebieski
   *[hooded] Zakapturzony
}, cofnij
release = Wypuść z Więzienia: { $figure ->
    [yellow] żółty
    [green] zielony
    [red] czerwony
    [blue] niebieski
   *[hooded] Zakapturzony
}
held = { $name } trzyma: { $figure ->
    [yellow] żółty
    [green] zielony
    [red] czerwony
    [blue] niebieski
   *[hooded] Zakapturzony
}
comes = { $figure ->
    [yellow] żółty
    [green] zielony
    [red] czerwony
    [blue] niebieski
   *[hooded] Zakapturzony
}: w woreczku { $n }, średnio { $mean }; żaden: { $none }
worth = { $what ->
    [points] punkty
    [coal] węgiel
   *[cards] karty
} { $n }
lock = { $lock ->
    [reach] Blokada: zasięg
   *[compensation] Blokada: rekompensata
}
not_told = jeszcze nie podano
success = sukces: { $n }
short = brakuje { $n }
failure_costs = porażka: bez towaru lub odrzuć { $n ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
short_costs = bez towaru lub odrzuć { $n ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
may_discard = odrzucając do { $n } kart
else_nothing = inaczej bez towaru
goods_on_average = średnio towary: { $n }
coins_on_average = monety: { $n }
exactly = dokładnie { $chance }
exactly_short = brakuje { $n }: { $chance }
could_discard = Mogę odrzucić
together = Znaczniki: { $n }. Wszystkie się udają: { $all }; choć jeden: { $one }
printed = Nadrukowane na wydarzeniu
drawn = Wyciągnięte z woreczka
drawn_of = Wyciągnięte: { $n } z { $of }
next_round = Następna runda
may_come = Co może wyjść
bag_and_more = Woreczek i reszta
in_bag = W woreczku: { $figures }
hooded = Zakapturzeni
draws = losuje się { $n }
draws_instead = losuje się { $n } zamiast { $usual }
rate = { $n } karty za brakującego
private = Prywatny
out_of_bag = Poza woreczkiem
try_card = Wypróbuj kartę
try_how = Dotknij, czego potrzebuje.
needs = Potrzebuje
its_name = Nazwa, jeśli chcesz
onto_desk = Połóż na stole
off_desk = Zdejmij ze stołu: { $what }
building_n = Budynek { $n }
goods_held = towary { $n }
price = cena { $n }
tell_need = Podaj, czego potrzebuje { $what }
tell_area = Podaj rzędy obszaru { $n }
tell_area_how = Jak nadrukowano przy obszarze; wpisano przykład z książki.
all_areas = Wszystkie obszary są takie
tell = Co tam nadrukowano
empty_areas = Puste obszary
marker_at = { $n }: { $space }
event_shows = Wydarzenie { $n }: { $figures }
part_round = Runda { $n }, woreczek ma { $name }
part_market = Rynek pracy: { $figures }
part_points = Punkty: { $n }
part_desk = Stół produkcji
desk_short = stół
points_next = { $n } · { $more } do { $level }
track = Tor punktacji
round = Runda
order = Kolejność: { $names }
phases = I Wydarzenie · II Planowanie · III Asystenci · IV Akcje · V Budowanie · VI Budynki specjalne
points_less = { $name }: punkt mniej
points_more = { $name }: punkt więcej
points_by = { $name } +{ $n }
seat = { $name }: towary, żetony, poprawki
fists = Pięści
leave = Odchodzi od stołu
reach_and_rate = Zasięg { $reach }; karty za brakującego asystenta: { $rate }
tokens = Żetony premii: dotknij, by użyć
use_token = { $token } ({ $worth })
token_onto = { $token }: na który budynek?
take_token = Weź: { $token }
token_taken = Wzięty żeton premii
use_character = Użyj: { $name } { $figures }
put_right = Popraw
houses_left = Pozostałe domki
marker = Znacznik { $n }
market_now = Rynek: { $figures }
new_building = Nowy budynek
which_card = Który budynek?
another_card = Inna karta
on_area = Obszar
steps = Kroki: { $n }
first_here = Punkty za pierwszeństwo
discount = Ten sam znak: −{ $n }
gunda = Gunda: −{ $n }
cost_of = Koszt: { $what }
to_pay = Do zapłaty: { $n }
build_it = Zbuduj
build_paying = Zbuduj, płacąc { $paid }{ $waste ->
    [0] {""}
   *[other] {"; "}strata: { $waste }
}
cannot_pay = Towary nie wystarczą
pay_with = Zapłać inaczej
specials_done = Gotowe
fewer_fists = Kto ma mniej pięści?
as_planned = Zgodnie z planem, punkty: { $n }
run_chains = Uruchom te łańcuchy
otherwise = Inaczej
bar_means = Pełne: udaje się. Gęste kreski: brakuje jednego, udaje się po odrzuceniu kart: { $one }; rzadkie: dwóch, kart: { $two }. Inaczej nic nie powstaje; jeśli z łańcucha też nic, dociągnij { $drawn ->
    [one] { $drawn } kartę
    [few] { $drawn } karty
   *[many] { $drawn } kart
}.
my_seat = Moje miejsce, na tym urządzeniu
space = { $space ->
    [build] Budowa
    [unlock] Odblokuj
    [exchange] Wymiana
    [black_market] Czarny rynek
    [develop] Rozwój
   *[other] Inne
}
pays_now = Żetony, które teraz płacą: { $tokens }
no_area_free = Żaden obszar nie jest wolny na kolejny budynek produkcyjny.
in_hand = Budynek z ręki
leaves = zostaje monet: { $n }, punktów za nie: { $points }
no_event = –
handed_in = Towary oddane
one_more = Jeszcze jeden budynek lub marynarz, z efektu
ship = Statek: przebyte pola
token_with_action = { $token }: wybiera się przy akcji, którą ułatwia lub potania
which_character = Podaj postać
comes_back = Wraca do stołu
tell_event = Podaj figurki z wydarzenia { $n }
tell_hooded = Podaj, ilu jest Zakapturzonych
to_draw = Figurki do wylosowania
hooded_in_all = Zakapturzeni w grze
removed_in_all = Zakapturzeni poza grą
held_by = Trzymane poza woreczkiem
kept_where = { $where ->
    [rabbit] Rabbit
    [onyx] Onyx
   *[prison] Więzienie
}
bag_holder = Woreczek ma
round_anew = Runda, od jej początku
what_was_done = Co tam zrobiono
tell_chain = Podaj łańcuch: { $what }
tell_price = Podaj cenę towaru: { $what }
tell_chapter = Podaj kartę rozdziału
plan_without_goal = Karty rozdziału nie podano: plan pomija jej cel.
tell_shown = { $what }: co nadrukowano
tell_cards = Co nadrukowano na kartach
