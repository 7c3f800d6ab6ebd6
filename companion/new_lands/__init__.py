"""What the companion does for New Lands alone."""
