"""Krabita: her turn, her season, her answers."""
