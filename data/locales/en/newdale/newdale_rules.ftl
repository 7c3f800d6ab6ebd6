hint = missing assistant, chain bonus, Barracks

topic_setup = Setting up
topic_round = The round and its phases
topic_points = Points and the track
topic_building = Building and houses
topic_actions = Actions and production
topic_end = End and final count
topic_campaign = Campaign, solo, Hooded figures

own_topics = Tokens, buildings and people
topic_tokens = Bonus tokens
topic_buildings = Special buildings
topic_characters = Characters
topic_sailors = Sailors

# The screens
not_told = Its cost and its points are not known to us: My box can tell them.
