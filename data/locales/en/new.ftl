step = Step { $n } of { $total }
back = Back
next = Next
start = Start
people_about = In turn order, from the first player on. A name can be left out.
nameless = Player { $n }
name = Name of player { $n }
earlier = { $name }: one place earlier
away = { $name }: take away
add = Add a person
remembered = Played here before
rulings = House rules: open questions
rulings_about = The book leaves these open. The first answer is the one we follow.
rule = Look up: { $rule }
layout_about = Tick off what lies on the table. The ticks are for you only and are not kept.
checklist = What lies on the table
doubts = Does this fit?
people = Who plays?
piece_of = { $name }: { $piece }
full = { $n ->
    [4] Four people are at the table: nobody else fits.
    [one] One person is at the table: nobody else fits.
   *[other] { $n } people are at the table: nobody else fits.
}
