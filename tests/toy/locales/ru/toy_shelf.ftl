opponent = { $name ->
    [Robot] Робот
   *[other] { $name }
}
opponent_True = С роботом
opponent_False = Без робота
level = Робот, уровень { $level }
no_level = Робот играет одним способом
against = Против робота
group = { $group ->
    [sum] Сумма
   *[bell] Колокольчик
}
over_time = Наибольшее число со временем
way_of = Наибольшее число, добавленное сразу.
way_best = Наибольшее число за каждым столом, без робота.
