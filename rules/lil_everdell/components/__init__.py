"""The pieces of the box: cards, parades, dice, spaces, and what their owner tells of them."""
