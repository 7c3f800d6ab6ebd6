"""What Newdale enters on the score sheet."""
