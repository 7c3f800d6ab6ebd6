map_needs = { $n } × { $colour ->
    [green] zielona
    [blue] niebieska
    [brown] brązowa
    [red] czerwona
   *[purple] fioletowa
}
map_each_colour = po jednej karcie każdego koloru
map_unknown = rodzaj { $n }, jeszcze nieznany
both = { $first }, { $second }

wind_tiles_complete = Stos { $stack } liczy { $n } kafelki róży wiatrów i wszystkie są już wpisane w pudełku. Najpierw usuń błędny.
islands_complete = Kafelków wysp jest { $n } i wszystkie są już wpisane w pudełku. Najpierw usuń błędny.

origin_rulebook = z instrukcji
origin_reported = według graczy
origin_ours = nasz wniosek
origin_yours = Twoje
