with_opponent = Robot też grał
add_opponent = Dodaj robota
about_people = Dwie lub trzy osoby i robot.
part_numbers = Liczby
sum = Dodana suma
rang = Dzwonek
field = { $what ->
    [sum] suma
   *[bell] dzwonek
}
is_right = { $what ->
    [sum] Suma się zgadza
   *[bell] Dzwonek się zgadza
}
