"""What puts cards into the city that lies open, one tap at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from companion.views.score.scoring import Scoring
from rules.farshore.components.cards import CardId
from rules.farshore.components.traits import Counts

if TYPE_CHECKING:
    from companion.views.farshore.score.window import ScoreWindow


class Hand:
    """The hand that lays cards into a city. Not observable: tiles that hold it are not drawn again for that."""

    def __init__(self, scoring: Scoring) -> None:
        self._scoring = scoring

    def add(self, card: CardId) -> None:
        """Or, after it was said that a card is to be renamed, choose it for that."""
        window = cast("ScoreWindow", self._scoring.window)
        if window.renaming is not None:
            window.renaming = card
        else:
            self._enter((*self._cards, card))
        window.query = window.added = ""

    def take_away(self, card: CardId) -> None:
        cards = list(self._cards)
        at = len(cards) - 1 - cards[::-1].index(card)
        self._enter((*cards[:at], *cards[at + 1 :]))

    @property
    def _cards(self) -> tuple[CardId, ...]:
        cards: tuple[CardId, ...] | Counts = self._scoring.player.cards
        return () if isinstance(cards, Counts) else cards

    def _enter(self, cards: tuple[CardId, ...]) -> None:
        self._scoring.enter(cards=cards)
