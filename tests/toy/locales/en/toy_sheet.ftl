with_opponent = The robot played too
add_opponent = Add the robot
about_people = Two or three people, and the robot.
part_numbers = Numbers
sum = Sum added
rang = Rang the bell
field = { $what ->
    [sum] sum
   *[bell] bell
}
is_right = { $what ->
    [sum] The sum is right
   *[bell] The bell is right
}
