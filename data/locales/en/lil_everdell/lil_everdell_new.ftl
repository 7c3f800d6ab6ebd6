people = Who plays?
game = The game
middle = Where does the game stand?
layout = Laying out
opponent = An opponent?
opponent_about = The Prince joins one to three people; the Queen plays against one.
royal = { $who ->
    [prince] The Prince
    [queen] The Queen
   *[nobody] Nobody
}
royal_seat = Where does the Prince sit?
after = After { $name }
challenges = Challenges
challenge = { $challenge ->
    [parades_at_once] Takes parade tokens after each turn
    [opponent_first] Starts every round
   *[fort_and_captain] Has a Captain and a Fort from the start
}
tracking = How much to record?
depth = { $depth ->
    [cards] Cards only
    [everything] Everything
   *[opponent_only] The opponent only
}
depth_means = { $depth ->
    [cards] Whose turn it is, and which card is played.
    [everything] Where each friend goes, too: taken dice are noticed.
   *[opponent_only] The people’s turns stay at the table.
}
beginning = Where do we begin?
from_start = From the start
in_middle = In the middle
help = Help for the young
help_about = A head start for whoever the table agrees on.
help_of = { $what ->
    [resources] 1 of each
    [captain] Captain
   *[fort] Fort
}
middle_about = What you leave out stays unknown; the app asks for it when it matters.
where = The round
round = Which round?
sun = Who has the sun?
taken = Turns done in this round
area_of = The area of { $name }
area_about = How many cards of each sort, starting cards included.
no_token = None
