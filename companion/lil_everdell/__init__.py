"""What the app does for My Lil' Everdell alone."""
