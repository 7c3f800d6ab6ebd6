"""The table of any game: its frame, its questions, panels, refusals, the end and the log. It knows no game."""
