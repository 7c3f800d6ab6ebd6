hint = limit, zeppelin
topic_sums = Sums
section_S = The sum
