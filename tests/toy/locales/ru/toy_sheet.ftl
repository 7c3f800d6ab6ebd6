with_opponent = Робот тоже играл
part_numbers = Числа
sum = Добавленная сумма
rang = Звонок в колокольчик
