"""Somebody at the referee's table of Newdale: cards, goods, houses, tokens and the way of the score token."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tests.referees.newdale.facts import NUMBERS, Facts

Told: TypeAlias = Any
MINE, CAPTAIN, COOK = "coal_mine", "captain", "cook"
CAPTAIN_AREA, COOK_AREA = 21, 22
"""As moves number the two on the back of the board."""
LOCKS = ("reach", "compensation")


@dataclass
class Card:
    name: str
    area: int | None = None
    goods: int | None = None
    colour: str | None = None
    city: str | None = None


@dataclass
class Player:
    followed: bool
    score: int | None = NUMBERS["setup"]["score"]
    markers: dict[int, int] = field(default_factory=dict)
    """Each with the round it is first used in."""
    plan: dict[int, Told] = field(default_factory=dict)
    locks: list[str] = field(default_factory=lambda: list(LOCKS))
    cards: list[Card] = field(default_factory=list)
    houses: int = 0
    tokens: list[str] = field(default_factory=list)
    character: str | None = None
    used: bool = False
    ship: int = 0
    goal: int | None = None
    gone: bool = False
    below: bool = False
    """Whether the score token goes on below zero."""
    due: int = 0
    """Cards that the last move brought by levels of the track."""

    @property
    def reach(self) -> int:
        return int(NUMBERS["setup"]["reach"] if "reach" in self.locks else NUMBERS["costs"]["unlocked_reach"])

    @property
    def rate(self) -> int:
        locked = "compensation" in self.locks
        return int(NUMBERS["setup"]["compensation"] if locked else NUMBERS["costs"]["unlocked_compensation"])

    def move(self, n: int) -> None:
        """Along the track; each level reached on the way brings cards."""
        if self.score is None:
            return
        before, self.score = self.score, self.score + n if self.below else max(0, self.score + n)
        levels = [step for step in range(before + 1, self.score + 1) if step in NUMBERS["track"]["levels"]]
        self.due += NUMBERS["track"]["cards"] * len(levels)

    def at(self, area: int) -> Card | None:
        return next((card for card in self.cards if card.area == area), None)

    def add(self, card: Card | None, n: int) -> None:
        """Goods onto a card, or off it; nothing where nobody counts them."""
        if card is not None and card.goods is not None:
            card.goods += n
            assert card.goods >= 0, card

    def coal(self, n: int) -> None:
        self.add(next((card for card in self.cards if card.name == MINE), None), n)

    def stock(self, good: str, facts: Facts) -> int:
        return sum(card.goods or 0 for card in self.cards if facts.card(card.name).get("good") == good)

    def eat(self, good: str, n: int, facts: Facts) -> None:
        """So many goods of a kind, from the first card that has them on."""
        for card in self.cards:
            if facts.card(card.name).get("good") == good and card.goods:
                taken = min(n, card.goods)
                card.goods -= taken
                n -= taken
        assert not n, good

    def drop(self, token: str, n: int = 1) -> None:
        for _ in range(n):
            self.tokens.remove(token)


def seated(setup: Told, seat: int, facts: Facts) -> Player:
    """Somebody at the beginning of a chapter, or of the round a table starts with."""
    board = setup["people"][seat]["follow"] == "board" and setup["depth"] != "points"
    player = Player(followed=board and setup["depth"] == "full", below="score_below_zero" in setup["rulings"])
    if setup["midway"]:
        return _again(player, setup["midway"]["players"][seat])
    player.character = next((one["character"] for one in setup["characters"] if one["seat"] == seat), None)
    if board:
        rule = NUMBERS["setup"]
        player.markers = dict.fromkeys(rule["markers"], 1)
        player.cards = [Card(MINE, 1, rule["coal"])]
        player.houses = rule["houses"] - rule["houses_at_start"]
        if facts.back:
            player.cards.append(Card(CAPTAIN, CAPTAIN_AREA))
    if setup["depth"] == "desk":
        player.score = None
        for card in player.cards:
            card.goods = None
    return player


def _again(player: Player, told: Told) -> Player:
    for name in ("score", "houses", "ship", "character"):
        setattr(player, name, told[name])
    player.locks, player.tokens = list(told["locks"]), list(told["tokens"])
    player.markers = {marker["number"]: marker["since"] for marker in told["markers"]}
    player.cards = [Card(*(one[key] for key in ("card", "area", "goods", "colour", "city"))) for one in told["built"]]
    return player


def military(fists: Sequence[int | None], alone_pays: bool) -> list[int]:
    """4, 2, 1 by how many are ahead of those whose fists are told."""
    prizes = [*NUMBERS["end"]["military"], 0] if len(fists) > 1 or alone_pays else [0]
    told = [n for n in fists if n is not None]
    return [prizes[sum(other > own for other in told)] if own else 0 for own in fists]
