our_table = Our table says so: { $what }

# Starting
start = Score a finished table
start_more = For a game that was not followed here: say who played, then enter what lies on the table.
players = Players
name_of = Player { $n }
person = Player { $n }
add_person = Add a person
one_person_less = One person less
begin = Enter the points

# The sheet
title_sheet = Score sheet
title_people = Players
title_count = Count check
title_receipt = Receipt
title_share = Share
failing = Not saved yet
back = Back
to_receipt = Receipt
total = Total
tab = { $name }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cell = { $name }, { $what }: { $n }
part_totals = Quick totals

# Numbers
sums = You can enter a sum: 4+3+3.
please_check = Please check
still_to_check = Still to be checked
unchecked = { $name }: { $what }

# Totals
about_totals = Points counted by hand. A field left empty is counted by the sheet.
counted_by_hand = Counted by hand
sheet_counts = Counted by the sheet
by_hand_mark = A dot marks points that were counted by hand.

# Players
remove = Remove player { $n }
removed = { $name } is off the sheet.
done = Done

# Checks
checks = Worth a look
rule = Rule, { $page }
count_anyway = Our table says so
not_so = Not so after all
cannot_be = That cannot be
enter_anyway = Our table says so
enter_anyway_why = The table decides: whatever is entered anyway is marked on the sheet.
never_mind = Never mind

# Count check
count_again = Count check
compare = Compare
counts_agree = Both counts agree
keep_first = Keep the first count
keep_second = Keep the second count
count_on = Count on
second_kept = The second count is in the sheet.

# The receipt
alone = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
finish = Finish the score
finished = The score is on the shelf.
not_finished = { $n ->
    [one] One thing stands
   *[other] { $n } things stand
} in the way: { $why }
going_on = The match is still going on
going_on_why = By its record this match has not come to its end. If you play on, the sheet goes along; there is a winner once it is over.
play_on = Play on
is_over = It is over at our table
we_stopped = We stopped: set it aside unfinished
tie_decided_by = The tie is decided by what is not entered yet
nothing_entered = { $name }: nothing entered yet
back_to_sheet = Back to the sheet
share = Share
correct = Correct
home = To the start
past = Compared with before
past_best = { $name }: a new best, by { $by ->
    [one] { $by } point
   *[other] { $by } points
}, after { $n ->
    [one] { $n } earlier match
   *[other] { $n } earlier matches
}.
past_equal = { $name }: level with the best of { $n ->
    [one] { $n } earlier match
   *[other] { $n } earlier matches
}.
past_below = { $name }: best so far { $best }, average { $mean }, over { $n ->
    [one] { $n } earlier match
   *[other] { $n } earlier matches
}.
corrections = Corrected afterwards
corrected = { $when } · { $what }
corrected_earlier =
    { $n ->
        [one] { $n } earlier correction is in the file of the match.
       *[other] { $n } earlier corrections are in the file of the match.
    }
fill_again = Fill in again from the record
filled_again = The sheet shows what the match recorded.

# What was corrected
log_joined = { $name } was added
log_left = { $name } was removed
log_name = { $name }, called { $was } before
before = When this match was kept it came to: { $scores }. What we know of the cards or how we read the rules has changed since; that result stays on the shelf until somebody changes the sheet.
locked = The rules can no longer follow the record of this match, so its sheet stays as it was kept. The log says where it stops.
differs = This sheet was filled in otherwise than the match was recorded.
differs_so = This sheet was filled in otherwise than the match was recorded; the record is what stands after “before”:
