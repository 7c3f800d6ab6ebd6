# What is wrong with a file
file_missing = { $file }: there is no such file.
file_folder = { $file }: this is a folder, expected a position file.
file_unreadable = { $file }: the file cannot be read.
file_huge = { $file }: too large for a position file, expected at most { $n } MB.
file_encoding = { $file }: expected text in UTF-8.
file_json = { $file }: not valid JSON (line { $line }, column { $column }).
file_twice = { $file }: the field { $field } stands there twice.
field_wrong = { $file }: { $field }: { $what }
whole = the whole file
file_nested = { $file }: not a position file, its values are nested too deeply.
refused = { $file }: { $field }: { $why } See the rulebook, { $page }. If your table is so, add "insist": ["{ $word }"] to the file.
refused_for_good = { $file }: { $field }: { $why } See the rulebook, { $page }.

# What a field of it was expected to hold
expected_missing = this field is missing.
expected_extra = unknown field.
expected_integer = expected a whole number.
expected_text = expected a text.
expected_short_text = expected a shorter text, at most { $n } characters.
expected_list = expected a list.
expected_object = expected an object in braces.
expected_game = expected { $games }.
expected_boolean = expected true or false.
expected_other = not what is expected here.
expected_at_least = expected a whole number, at least { $n }.
expected_at_most = expected a whole number, at most { $n }.
expected_short_list = expected a shorter list, at most { $n } entries.
expected_entries = expected a list with at least { $n ->
    [one] one entry
   *[other] { $n } entries
}.
expected_known = expected one of the known names.
