"""What Farshore adds to the shared score sheet."""
