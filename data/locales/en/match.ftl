gone = This match is not here
missing = There is no match at this address. It may have been deleted.
unplayable = This match cannot be opened: it belongs to a game or a version that this Tidekeeper does not know. The file is untouched.
