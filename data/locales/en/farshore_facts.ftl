map_needs = { $n } { $colour ->
    [green] green
    [blue] blue
    [brown] brown
    [red] red
   *[purple] purple
}
map_each_colour = one of each colour
map_unknown = kind { $n }, not known yet
both = { $first }, { $second }

wind_tiles_complete = Stack { $stack } has { $n } wind rose tiles, and your box already lists them all. Remove a wrong one first.
islands_complete = There are { $n } island tiles, and your box already lists them all. Remove a wrong one first.

origin_rulebook = from the rulebook
origin_reported = reported
origin_ours = our conclusion
origin_yours = yours
