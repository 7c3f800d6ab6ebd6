less = { $what }: на один меньше
more = { $what }: на один больше
