"""The sheet of a finished table: what it counts, what cannot be on it, who won."""
