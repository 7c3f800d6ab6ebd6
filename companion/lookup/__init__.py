"""The rule look-up: entries, card pages, search."""
