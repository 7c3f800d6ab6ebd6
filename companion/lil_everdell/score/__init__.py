"""What My Lil' Everdell adds to the shared score sheet."""
