"""Setting up a match of any game: people, steps, house rulings, the draft that waits, the rematch. It knows no game."""
