with_opponent = Robot też grał
part_numbers = Liczby
sum = Dodana suma
rang = Dzwonek
