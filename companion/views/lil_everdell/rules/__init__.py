"""What the game shows in the look-up: the page of a card it knows, the signs of its topics."""

from companion.views.lil_everdell.rules.card import CardPage
from companion.views.lil_everdell.rules.signs import sign

__all__ = ["CardPage", "sign"]
