people = Who plays?
chapter = The chapter
layout = Laying out
which_chapter = Which chapter?
chapter_name = { $chapter }
chapter_means = Board { $board }, start city { $city }
depth = How much is written down?
depth_full = Everything
depth_full_about = Markers, goods, buildings of the boards followed.
depth_desk = The production desk
depth_desk_about = Events, draws, buildings: odds and results.
depth_points = Points only
depth_points_about = Rounds, the bag, the track, the end.
boards = Boards followed
boards_about = Of the others only points are kept.
city = Start city
hooded = Hooded figures in the bag
hooded_about = The Chronicles say how many.
hooded_untold = Not told
characters = Characters
characters_about = In the order of the draft; may be left out.
changed = What changed since the last chapter
everything = The whole list
colour = { $colour ->
    [brown] brown
    [grey] grey
    [orange] orange
   *[white] white
}
campaign = The campaign
campaign_about = Only the cup goes on. The winner is last in round 1 of the next chapter.
road = The road of the campaign
played = { $chapter }: { $winner } · { $points }
behind = Behind you
person = { $name }: cups { $wins }, points { $points }
standings = Cups and points
road_ends = The road ends here: chapter VIII has been played.
starts = { $name } starts.
table_chooses = The table chooses who starts.
lay_out = Lay out chapter { $chapter }
uncounted = Not all points of chapter { $chapter } are counted yet: the winner may still change.
go_on = Go on from a finished chapter
going = Where the chapter stands
begun = Is it being played already?
begun_no = No, it begins now
begun_no_about = The next step is the list to lay it out by.
begun_yes = Yes, we are in the middle
begun_yes_about = It is taken up at the beginning of a round.
going_round = Which round comes next?
going_about = Finish the round you are in; from the next one on it is written down.
going_bag = Who has the bag?
going_points = Points on the track
going_building = { $name }: add a building
go_on_campaign = Go on with a campaign
going_events = Events turned up already
going_events_about = Of these three, { $n ->
    [one] one has
   *[other] two have
} been turned up; leave out what nobody remembers.
going_figures = Figures that are not in the bag
going_prison = In { $name }’s Prison
going_removed = Hooded figures out of the game
going_tokens = { $name }: bonus tokens held
going_character = { $name } has been used
