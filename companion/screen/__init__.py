"""What every screen stands on: the window, its frame and routes, theme, words, keys, redrawing."""
