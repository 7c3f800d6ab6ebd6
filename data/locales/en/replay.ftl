missing = there is no such file.
folder = this is a folder, expected a match file.
unreadable = the file cannot be read.
huge = too large for a match file, expected at most { $n } MB.
not_json = not a match file: expected JSON text in UTF-8.
twice = the field { $field } stands there twice.
not_match = not a match file: expected an object with the fields game and journal.
newer = written by a later version of this app.
only_scored = this match was only scored: it has no moves to replay.
field = { $field }: missing, or not what is expected here.
setup = nobody can sit down to this table: { $why }
misfit = step { $n } does not fit: { $why }
silent = Noted.
total = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
