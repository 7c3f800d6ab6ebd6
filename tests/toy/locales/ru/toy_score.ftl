group_sum = Сумма
group_bell = Колокольчик
sum = Добавлено: { $n }
bell = Звонок в колокольчик
changed = { $name }: было { $before }, стало { $after }
too_many = { $name } не может иметь больше { $n }.
less_than_none = { $name } не может иметь меньше нуля.
two_bells = Колокольчик один: двое не могли позвонить.
