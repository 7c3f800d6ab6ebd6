"""The components of Newdale: what is printed on them, and what a player told of their own."""
