map_needs = { $colour ->
    [green] { $n ->
        [one] { $n } zielona karta
        [few] { $n } zielone karty
       *[many] { $n } zielonych kart
    }
    [blue] { $n ->
        [one] { $n } niebieska karta
        [few] { $n } niebieskie karty
       *[many] { $n } niebieskich kart
    }
    [brown] { $n ->
        [one] { $n } brązowa karta
        [few] { $n } brązowe karty
       *[many] { $n } brązowych kart
    }
    [red] { $n ->
        [one] { $n } czerwona karta
        [few] { $n } czerwone karty
       *[many] { $n } czerwonych kart
    }
   *[purple] { $n ->
        [one] { $n } fioletowa karta
        [few] { $n } fioletowe karty
       *[many] { $n } fioletowych kart
    }
}
map_each_colour = Po jednej karcie każdego koloru
map_unknown = Rodzaj { $n } (jeszcze nieznany)
both = { $first }, { $second }

wind_tiles_complete = Stos { $stack } liczy { $n } kafelki róży wiatrów i wszystkie są już wpisane w pudełku. Najpierw usuń błędny.
islands_complete = Kafelków wysp jest { $n } i wszystkie są już wpisane w pudełku. Najpierw usuń błędny.
