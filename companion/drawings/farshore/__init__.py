"""What Farshore draws: its pieces, places and boards, and its scene."""
