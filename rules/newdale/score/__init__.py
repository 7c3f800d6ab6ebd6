"""The sheet of a finished chapter: what it counts, what cannot be on it, who won."""
