"""Everdell Farshore: its rules."""
