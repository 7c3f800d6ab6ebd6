less = { $what }: one less
more = { $what }: one more
