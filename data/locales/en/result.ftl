# What a sheet came to
entered = Entered as a total
undecided = No result yet: something on the sheet cannot be right.
wins = { $name } wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
shared = Shared victory with { $n ->
    [one] { $n } point
   *[other] { $n } points
}: { $name }.
place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
player_total = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}, { $place }
please_check = Please check:
