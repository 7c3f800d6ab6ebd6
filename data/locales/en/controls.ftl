less = { $what }: one less
more = { $what }: one more
not_a_sum = Write a number or a sum such as 4+3+3.
