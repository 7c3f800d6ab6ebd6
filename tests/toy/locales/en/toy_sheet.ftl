with_opponent = The robot played too
part_numbers = Numbers
sum = Sum added
rang = Rang the bell
