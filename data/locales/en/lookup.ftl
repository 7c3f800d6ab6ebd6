example = Example
see_also = See also
reading_ours = The app follows
reading_other = Another reading
reading_option = The set-up lets you choose.
source_pl = Polish rulebook, p. { $pages }
source_ru = Russian rulebook, p. { $pages }
source_reported = reported by players, not in the rulebooks

nothing_found = Nothing found for: { $words }
ask_something = Say what you want to know, for example: companion rules hand limit
