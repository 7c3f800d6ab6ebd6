# The receipt
resources = { $n ->
    [0] Nic nie zostało
    [one] Został { $n } surowiec: punkt za { $each }, reszta { $over }
    [few] Zostały { $n } surowce: punkt za { $each }, reszta { $over }
   *[many] Zostało { $n } surowców: punkt za { $each }, reszta { $over }
}
card = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }, po { $each }
}
card_missing = { $n ->
    [1] { $card }: punkty nieznane
   *[other] { $n } × { $card }: punkty nieznane
}
bonus = { $card }: { $each } × { $n } ({ $what })
what_cards = { $colour ->
    [green] zielone{ " " }
    [blue] niebieskie{ " " }
    [brown] brązowe{ " " }
    [red] czerwone{ " " }
    [purple] fioletowe{ " " }
   *[any] { "" }
}{ $kind ->
    [creature] stworzenia
    [place] miejsca
   *[any] karty
}
what_parades = żetony parad
what_told = jak policzono przy stole
parade = { $parade ->
    [places] 5 miejsc: { $n }
    [creatures] 5 stworzeń: { $n }
    [every_colour] Każdy kolor: { $n }
    [three_alike] 3 karty jednego koloru: { $n }
   *[unknown] Żeton parady: { $n }
}
tokens = { $n ->
    [0] Brak żetonów punktów
    [one] { $n } punkt w żetonach
    [few] { $n } punkty w żetonach
   *[many] { $n } punktów w żetonach
}
paid = { $what } – { $n ->
    [one] { $n } punkt jest już w żetonach
    [few] { $n } punkty są już w żetonach
   *[many] { $n } punktów jest już w żetonach
}
entered = { $group ->
    [resources] Resztki, policzone ręcznie
    [purple] Fioletowe karty, policzone ręcznie
    [cards] Karty, policzone ręcznie
    [parades] Parady, policzone ręcznie
   *[tokens] Żetony punktów, policzone ręcznie
}
total = { $n }
at_least = co najmniej { $n }

group_resources = Resztki
group_purple = Fioletowe karty
group_cards = Karty
group_parades = Parady
group_tokens = Żetony punktów

# The result
undecided = Jeszcze nie wiadomo: niektóre karty nie mają punktów. Ile na nich jest?
wins = Wygrywa { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}!
shared = Wspólne zwycięstwo, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}: { $name }!
tie_person = { $name } ma tyle samo: wtedy lepszy jest człowiek.
tie_cards = { $name } ma tyle samo; decydują punkty z kart, { $ours } : { $theirs }.
person_ahead = { $name } ma więcej niż { $opponent }, różnica: { $n }.
opponent_ahead = Tym razem więcej ma { $opponent }, różnica: { $n }.

# What a correction changed
log_number = { $name }, { $what ->
    [tokens] żetony punktów
   *[resources] pozostałe surowce
}: { $now }, wcześniej { $was }
log_ruling = { $asked } { $reading }
log_paid = { $name }: żetony za resztki i fioletowe karty { $paid ->
    [yes] są już wzięte
   *[no] nie są jeszcze wzięte
}
log_parades = { $name }, żetony parad: { $now }, wcześniej { $was }
log_total = { $name }, { $what ->
    [resources] resztki
    [purple] fioletowe karty
    [cards] karty
    [parades] parady
   *[tokens] żetony punktów
} policzone ręcznie: { $now }, wcześniej { $was }
log_card = { $name }, { $card } (punkty: { $points }): { $now }, wcześniej { $was }
