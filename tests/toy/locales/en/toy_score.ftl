group_sum = The sum
group_bell = The bell
sum = Added: { $n }
bell = Rang the bell
changed = { $name }: { $before } became { $after }
too_many = { $name } cannot have added more than { $n }.
less_than_none = { $name } cannot have added less than nothing.
two_bells = There is one bell: two people cannot have rung it.
