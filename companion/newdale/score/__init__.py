"""What Newdale adds to the shared score sheet."""
