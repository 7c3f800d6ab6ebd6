"""The match in words."""
