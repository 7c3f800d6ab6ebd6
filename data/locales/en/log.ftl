title = What happened
empty = Nothing has happened yet.
to_table = To the table
redo = Redo
step = Step { $n }
steps = Steps { $first }–{ $last }
insisted = The table decides otherwise
overruled = The table decides otherwise: { $why }
undo_to = Undo step { $n } and all after it
change = Change step { $n }
leave = Leave it as it was
again = Step { $n } again
was = Until now: { $what }
misfit = After this change, step { $n } no longer fits
answer_again = Answer step { $n } again
cut_off = { $left ->
    [one] Keep the change and drop step { $n }, the last one
   *[other] Keep the change and drop step { $n } and all after it: { $left } steps
}
earlier =
    { $n ->
        [one] { $n } earlier step
       *[other] { $n } earlier steps
    }
later =
    { $n ->
        [one] { $n } later step
       *[other] { $n } later steps
    }
