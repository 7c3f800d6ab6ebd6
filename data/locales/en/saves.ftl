newer = { $file } was written by a newer Tidekeeper. It stays untouched; update to open it.
set_aside = { $file } could not be read. It was moved to the folder “set-aside”; nothing was deleted.
restored = { $file } was damaged. Its last back-up was put in its place, the damaged file is in “set-aside”.
unreachable = { $file } could not be opened: { $why }
replaced = { $file } went its own way here. The copy’s later state is on the shelf; the one that was here lies in the folder set-aside.
parted = { $file } in the copy went its own way. The later state is here on the shelf; the one of the copy lies in the folder set-aside.
