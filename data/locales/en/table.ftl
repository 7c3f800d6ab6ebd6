back = Back
players = Players
refused = That does not fit the rules
page = Rulebook, { $page }
rule = Read the rule
i_see = Got it
insist = Our table says so
insist_why = The table decides: whatever is played anyway is marked in the log.
over_how = Leave everything on the table: what the app does not know is asked on the score sheet.
sheet_says = The score sheet says: { $scores }.
begun_stays = Something is begun here and would be lost: set it, or close it yourself.
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
count = Count the points
leave_table = To the start
score = Score
saved = Saved
saving = Saving
not_saved = Could not be saved
failing = The match cannot be written to disk at the moment. Nothing is lost: the app keeps everything and tries again every few seconds.
redo = Redo
misfit_title = This match cannot be played on
misfit = Step { $n } does not fit today’s rules: { $why } Everything before it is shown; the file is untouched. Undo in the log to go on from there.
whole_number = A whole number, please.
over = The match is over
everyone = The whole table
page_number = p. { $source }
section = section { $source }
enter = { $what }: { $n }
enter_nothing = { $what }: nothing entered yet
spent = Not now: { $n }
fold_spent = Fold away
nth = { $n } · { $what }
