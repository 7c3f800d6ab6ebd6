"""The land that grows on the table, and what a meeple on it is worth."""
