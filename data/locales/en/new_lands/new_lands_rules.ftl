hint = closed plain, take back, 5 players

topic_setup = Setting up
topic_turn = The turn
topic_tiles = Laying tiles
topic_meeples = Placing meeples
topic_scoring = Taking back and scoring
topic_plains = Plains, open and closed areas
topic_mountains = Mountains
topic_seas = Seas
topic_end = End of the game
topic_variant = Variant and number of turns
topic_app = The app and the table

section_contents = Contents
section_setup = Setting up
section_turn = Course of the game
section_laying = 1. Laying a tile
section_placing = 2. Placing a meeple or taking it back
section_area = Scoring an area
section_plains = Plains
section_mountains = Mountains
section_seas = Seas
section_several = Areas with several meeples
section_taking = Taking meeples from open areas
section_end = End of the game
section_final = Final scoring
section_variant = Variant for experienced players
