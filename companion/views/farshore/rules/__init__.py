"""What Farshore shows in the look-up: the page of a card, the signs of its topics."""

from companion.views.farshore.rules.card import CardPage
from companion.views.farshore.rules.signs import sign

__all__ = ["CardPage", "sign"]
