"""Our drawings for My Lil' Everdell."""
