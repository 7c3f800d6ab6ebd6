"""What was done, in words."""
