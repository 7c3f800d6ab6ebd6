newer = { $file } was written by a newer Tidekeeper. It stays untouched; update to open it.
set_aside = { $file } could not be read. It was moved to the folder “set-aside”; nothing was deleted.
restored = { $file } was damaged. Its last back-up was put in its place, the damaged file is in “set-aside”.
unreachable = { $file } could not be opened: { $why }
replaced = { $file } went its own way here. The copy’s later state is on the shelf; the one that was here lies in the folder set-aside.
parted = { $file } in the copy went its own way. The later state is here on the shelf; the one of the copy lies in the folder set-aside.
set_aside_many =
    { $n ->
        [one] { $n } file could not be read and was moved
       *[other] { $n } files could not be read and were moved
    } to the folder “set-aside”; nothing was deleted.
restored_many =
    { $n ->
        [one] { $n } file was damaged
       *[other] { $n } files were damaged
    }. Their last back-ups were put in place; the damaged files are in “set-aside”.
unreachable_many =
    { $n ->
        [one] { $n } file
       *[other] { $n } files
    } could not be opened.
newer_many =
    { $n ->
        [one] { $n } file was written
       *[other] { $n } files were written
    } by a newer Tidekeeper and stay untouched; update to open them.
