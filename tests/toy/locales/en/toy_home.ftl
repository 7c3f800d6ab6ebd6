play = Play the toy
play_about = Numbers are added to a sum.
