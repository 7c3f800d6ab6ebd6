group_sum = Suma
group_bell = Dzwonek
sum = Dodano: { $n }
bell = Dzwonek dzwonił
changed = { $name }: było { $before }, jest { $after }
too_many = { $name } nie może mieć więcej niż { $n }.
less_than_none = { $name } nie może mieć mniej niż nic.
two_bells = Dzwonek jest jeden: dwie osoby nie mogły zadzwonić.
