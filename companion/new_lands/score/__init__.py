"""What New Lands adds to the shared score sheet."""
