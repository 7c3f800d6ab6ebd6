with_opponent = Робот тоже играл
add_opponent = Добавить робота
about_people = Двое или трое, и робот.
part_numbers = Числа
sum = Добавленная сумма
rang = Звонок в колокольчик
field = { $what ->
    [sum] сумма
   *[bell] звонок
}
is_right = { $what ->
    [sum] Сумма верна
   *[bell] Звонок верен
}
