"""Work: who is missing, how likely it is, and what chains make."""
