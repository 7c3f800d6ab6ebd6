"""What a record leaves open of a card and its sheet tells: who enters it corrects nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import repeat

from rules.lil_everdell.score.sheet import Player, Sheet, SheetCard


def told(recorded: Sheet, held: Sheet) -> Sheet:
    """`recorded` with the points that only `held` knows, card by card; the same players sit at both."""
    players = (
        player.replace(cards=tuple(_cards(player, theirs)))
        for player, theirs in zip(recorded.players, held.players, strict=True)
    )
    return recorded.replace(players=tuple(players))


def _cards(player: Player, held: Player) -> Iterator[SheetCard]:
    """Equal ones stay together, in the order of the record."""
    spare = Counter(one for card in held.cards for one in repeat(card.replace(n=1), card.n))
    spare.subtract({card.replace(n=1): card.n for card in player.cards})
    for card in player.cards:
        ones: Counter[SheetCard] = Counter(_told(card.replace(n=1), spare) for _ in range(card.n))
        yield from (one.replace(n=n) for one, n in ones.items())


def _told(card: SheetCard, spare: Counter[SheetCard]) -> SheetCard:
    """One of the spare cards that says more of it, where it lies there no longer as it was recorded."""
    if spare[card] >= 0:
        return card
    more = next((one for one, n in spare.items() if n > 0 and _says_more(one, card)), card)
    spare.subtract((more,))
    spare.update((card,))
    return more


def _says_more(one: SheetCard, card: SheetCard) -> bool:
    """Whether they are the same but for points that the record lacks."""
    points = one.points if card.points is None else card.points
    return one == card.replace(points=points, bonus=one.bonus)
