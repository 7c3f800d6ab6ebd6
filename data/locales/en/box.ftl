title = My box
back = The whole box
unknown = not known yet
on_page = { $words }, { $page }
means = { $origin ->
    [rulebook] From the rulebook: printed there in words.
    [reported] Reported: people who own the game say so.
    [ours] Our conclusion, until someone looks at the component.
    [yours] Yours: you read it off your own component. It always wins.
   *[other] Not known yet: only your box can tell.
}
legend = What the signs mean
keep = Keep
keep_this = Keep: { $what }
never_mind = Never mind
correct_this = Correct: { $what }
tell_this = Enter: { $what }
forget_this = Remove: { $what }
learned = Noted in your box.
forgotten = Removed from your box.
taken_back = Taken back.
changed_since = Your box has been changed since, so it stays as it is now.
known_already = Your box already says exactly that.
not_kept = This could not be written to disk. Your box is as it was.
known_of = { $n } of { $total } known
told = { $n ->
    [0] nothing noted yet
   *[other] { $n } noted
}
file = Your box as a file
file_about = For another device, or for a friend with the same edition.
export = Save as a file
import = Read a file
file_huge = { $file } is far too large for a box. Nothing was changed.
file_not_json = { $file } cannot be read: it is not a box file. Nothing was changed.
file_field = { $file }: { $field }: { $what } Nothing was changed.
preview = What the file tells
preview_file = { $file }
preview_new = { $n ->
    [0] Nothing here that your box does not know
    [one] { $n } of { $total } facts is new to your box
   *[other] { $n } of { $total } facts are new to your box
}
preview_line = { $part }: { $n }
preview_empty = The file tells nothing.
preview_how = Adding keeps what you entered; where both speak of the same thing, the file counts, or yours if you choose so. Replacing forgets what you entered. All can be undone.
add_mine = Add, mine counts
preview_differs = { $n ->
    [one] In { $n } thing the file differs from what you entered.
   *[other] In { $n } things the file differs from what you entered.
}
add = Add to my box
replace = Replace my box
brought = The file is in your box now.
origin_rulebook = from the rulebook
origin_reported = reported
origin_ours = our conclusion
origin_yours = yours
name_ours = our translation
names_ours = * Our translation: your card may be called differently.
rename = Rename a card
edition = The language on the cards
edition_none = Not said
edition_name = { $edition ->
    [en] English
    [pl] Polish
    [ru] Russian
    [de] German
   *[fr] French
}
