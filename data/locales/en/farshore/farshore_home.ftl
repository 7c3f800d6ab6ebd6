solo = Play against Krabita
solo_about = One to three people and the captain: the app runs her turns.
track = Track a table
track_about = Two to four people: seasons, ships and points as you play.
count = Score a finished table
count_about = Enter the cities and see who won.
