"""The fifteen bonus tokens as formulas."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from rules.kernel import Model
from rules.newdale.components.buildings import BUILDINGS
from rules.newdale.components.figures import Figure
from rules.printed import Source, shipped_facts

TokenId: TypeAlias = str
BUILD_LESS: Final = "build_less"
DEVELOPMENT_LESS: Final = "development_less"
STAND_IN: Final = "stand_in"
COTTON: Final = "cotton_red"


class Token(Model):
    """What one kind does: at most one of lessening a cost, standing in, or giving for something given."""

    id: TokenId
    copies: int
    lessens: Literal["development", "build"] | None = None
    less: int = 0
    stands_in: int = 0
    goods: int = 0
    """Of any kind, on an own building that can make goods."""
    cards: Figure | None = None
    """Draws a card for each assistant of this colour."""
    discards: int = 0
    """Cards from hand; with `symbol` they must show it."""
    symbol: str | None = None
    eats: str | None = None
    eaten: int = 0
    coal: int = 0
    coal_by: Figure | None = None
    points: int = 0
    points_by: Figure | None = None
    source: Source

    @property
    def with_action(self) -> bool:
        """Whether it is spent inside another move rather than by itself."""
        return bool(self.lessens or self.stands_in)


class TokenTable(Model):
    tokens: tuple[Token, ...]


TOKENS: Final = {token.id: token for token in shipped_facts(TokenTable, "newdale/tokens").tokens}
CARD_SYMBOLS: Final = tuple(
    dict.fromkeys(
        (
            *(card.chain.cards for card in BUILDINGS.values() if card.chain and card.chain.cards),
            *(token.symbol for token in TOKENS.values() if token.symbol),
        )
    )
)
"""What a hand can be asked for: the symbols that a chain or a token eats."""
