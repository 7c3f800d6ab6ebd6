"""Matches in this process: the open match, its table, a window at it, the shelf and what it adds up to."""
