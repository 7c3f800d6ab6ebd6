"""What lies in the box: terrains, tiles, kinds, numbers, and what a player told of their own."""
