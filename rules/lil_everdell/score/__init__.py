"""The end of the game: the sheet, its points, its doubts, its winner."""
