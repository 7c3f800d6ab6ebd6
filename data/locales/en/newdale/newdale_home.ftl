play = Play a chapter
play_about = One to four people: odds, goods, points, the count.
desk = Production desk
desk_about = The odds of your buildings, without a match.
campaign = The campaign
campaign_about = The road from chapter to chapter: who won, who starts, what changes.
count = Score a finished chapter
count_about = Enter what lies there and see who won.
