hint = предел, дирижабль
topic_sums = Суммы
section_S = Сумма
