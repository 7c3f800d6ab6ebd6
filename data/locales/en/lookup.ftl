example = Example
see_also = See also
reading_ours = The app follows
reading_other = Another reading
reading_option = The set-up lets you choose.
source_pages = { $edition ->
    [pl] Polish rulebook
    [ru] Russian rulebook
    [en] English rulebook
    [de] German rulebook
   *[other] rulebook
}, p. { $pages }
source_sections = { $edition ->
    [pl] Polish rulebook
    [ru] Russian rulebook
    [en] English rulebook
    [de] German rulebook
   *[other] rulebook
}: { $sections }
source_app = about the app itself
page = p. { $n }
page_of_edition = p. { $n } ({ $edition ->
    [pl] Polish edition
    [ru] Russian edition
    [en] English edition
    [de] German edition
   *[other] another edition
})
section = section “{ $name }”
source_reported = reported by players, not in the rulebooks

nothing_found = Nothing found for: { $words }
ask_something = Say what you want to know, for example: companion rules hand limit
of_game = { $game }: { $title }
