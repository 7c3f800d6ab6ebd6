"""The Prince and the Queen: their turns."""
