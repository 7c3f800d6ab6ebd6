play = Play the toy
play_about = Numbers are added to a sum.
count = Count a toy
count_about = The sums of a table that is over.
