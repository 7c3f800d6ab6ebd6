"""My box of any game: its overview, the frame of its drawers, its files."""
