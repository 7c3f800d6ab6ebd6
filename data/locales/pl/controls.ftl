less = { $what }: o jeden mniej
more = { $what }: o jeden więcej
