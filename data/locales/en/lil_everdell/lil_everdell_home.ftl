track = Play together
track_about = Two to four people: whose turn, cards, parades.
solo = Play against the Prince or the Queen
solo_about = One person; the app says what the opponent does.
count = Score a finished table
count_about = Enter cards, parades and tokens and see who won.
