"""What must be settled next, and what the screens ask besides."""
