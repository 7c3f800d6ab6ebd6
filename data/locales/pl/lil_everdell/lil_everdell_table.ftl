over = Koniec gry
takes = { $name } bierze żeton parady za { $value }: { $parade ->
    [places] 5 miejsc
    [creatures] 5 stworzeń
    [every_colour] każdy kolor
   *[three_alike] 3 jednego koloru
}
part_round = Runda { $round } z 4
part_sun = Słońce: { $name }
part_parade = Żeton parady na wierzchu, { $value }: { $parade ->
    [places] 5 miejsc
    [creatures] 5 stworzeń
    [every_colour] każdy kolor
   *[three_alike] 3 jednego koloru
}
part_parade_unknown = Żetony parady: { $parade ->
    [places] 5 miejsc
    [creatures] 5 stworzeń
    [every_colour] każdy kolor
   *[three_alike] 3 jednego koloru
}
area_of = Obszar: { $name }, karty: { $n }
area_about = { $n ->
    [0] Jeszcze bez kart.
    [one] { $n } karta. Dotknij, by powiedzieć, która to.
    [few] { $n } karty. Dotknij jednej, by powiedzieć, która to.
   *[many] { $n } kart. Dotknij jednej, by powiedzieć, która to.
}
letter = { $colour ->
    [green] Z
    [blue] N
    [brown] B
    [red] C
   *[purple] F
}
top = { $spot ->
    [resin] Żywica
    [twig] Gałązki
    [berry] Jagody
   *[other] Inne
}
which = Która to? { $what }
teach = Opisz ją
later = Później
which_card = Która karta
pictures_only = Same obrazki
roll_for_me = Rzuć za mnie
rolled = Kość pokazuje { $n }
show_diagram = Wpisz diagram
no_diagram = Nie pytaj więcej
teach_and_play = Zapamiętaj i zagraj
has_token = { $name } ma { $value }.
no_tokens = Nie ma tu już żetonów.
turns_taken = Tury rozegrane w tej rundzie
round_about = Jeśli na stole jest inaczej, ustaw to tutaj.
round_n = Runda { $n }
who_has_sun = Kto ma słońce?
tokens_of = Żetony parady
card_n = { $card }, numer { $n }
extra_card = Jeszcze jedna karta
gaps = Luki z jej przyjaciółmi
leaves_table = Odchodzi od stołu
back_at_table = Wraca do stołu
card_leaves = Znika z obszaru
really_is = Która to karta?
key_no_card = Bez karty
key_roll = Rzut 8-ścienną kością
deck_left = odkryte: { $up }, w talii: { $deck }
