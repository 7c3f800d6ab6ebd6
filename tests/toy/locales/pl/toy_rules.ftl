hint = limit, sterowiec
topic_sums = Sumy
section_S = Suma
