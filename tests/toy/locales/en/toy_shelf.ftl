opponent = { $name ->
    [Robot] Robot
   *[other] { $name }
}
opponent_True = With the robot
opponent_False = Without the robot
level = Robot: { $level }
no_level = The robot plays in one way
against = Against the robot
group = { $group ->
    [sum] The sum
   *[bell] The bell
}
over_time = The highest number over time
way_of = The highest number you added at once.
way_best = The highest number of each table, the robot’s not counted.
