less = { $what }: o jeden mniej
more = { $what }: o jeden więcej
not_a_sum = Wpisz liczbę albo sumę, na przykład 4+3+3.
