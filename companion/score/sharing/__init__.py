"""Ways to take a score out of the app, and to bring one in."""
