"""The score sheet of any game: entered, counted, kept, read from files, shared. A game adds its `ScoreParts`."""
