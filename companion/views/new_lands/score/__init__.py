"""How a New Lands table is entered on the shared score sheet: points so far and the meeples left."""
