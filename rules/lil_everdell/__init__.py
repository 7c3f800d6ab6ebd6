"""My Lil' Everdell: its rules."""
