map_needs = { $colour ->
    [green] { $n ->
        [one] { $n } green card
       *[other] { $n } green cards
    }
    [blue] { $n ->
        [one] { $n } blue card
       *[other] { $n } blue cards
    }
    [brown] { $n ->
        [one] { $n } brown card
       *[other] { $n } brown cards
    }
    [red] { $n ->
        [one] { $n } red card
       *[other] { $n } red cards
    }
   *[purple] { $n ->
        [one] { $n } purple card
       *[other] { $n } purple cards
    }
}
map_each_colour = One card of each colour
map_unknown = Kind { $n } (not known yet)
both = { $first }, { $second }

wind_tiles_complete = Stack { $stack } has { $n } wind rose tiles, and your box already lists them all. Remove a wrong one first.
islands_complete = There are { $n } island tiles, and your box already lists them all. Remove a wrong one first.
