"""Carcassonne, New Lands: its rules."""
