"""What is printed on the components, as we ship it and as a player says of their own."""
