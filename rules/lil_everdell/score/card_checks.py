"""What cannot be, or hardly can, among the cards of a sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.kernel import phrase
from rules.lil_everdell.components.box import Facts
from rules.lil_everdell.components.numbers import MOST_CARDS, SETUP
from rules.lil_everdell.existing import card_refusals
from rules.lil_everdell.players import Laid
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.score.scoring import bonus_missing
from rules.lil_everdell.score.sheet import Player, Sheet, SheetCard
from rules.sheet import Remark, final, refusal, warning


def check_deck(sheet: Sheet, known: Facts) -> Iterator[Remark]:
    if sum(player.deck_cards for player in sheet.players) > SETUP.deck:
        yield refusal(phrase(Reason.DECK_EXCEEDED, n=SETUP.deck))
    named: Counter[str] = Counter()
    for player in sheet.players:
        for card in player.cards:
            named[card.card or ""] += card.n
    for card_id, n in named.items():
        found = known.cards.get(card_id)
        if found and found.copies is not None and n > found.copies:
            yield refusal(phrase(Reason.NO_COPY_LEFT, card=known.name(card_id), n=found.copies))


def check_cards(at: int, player: Player, known: Facts) -> Iterator[Remark]:
    for card in player.cards:
        for reason, params in card_refusals(_laid(card), known):
            yield final(phrase(reason, **params), at, "cards")
        if player.totals.purple is None and bonus_missing(card, player, known):
            why = phrase(Reason.BONUS_MISSING, name=player.called, card=card.called(known))
            yield warning(why, at, "cards")
    yield from _how_many(at, player)


def _how_many(at: int, player: Player) -> Iterator[Remark]:
    """One a turn (K); an opponent plays one in every turn (Sg)."""
    n = player.deck_cards
    counted_by_hand = not player.cards and player.totals.cards is not None
    if player.is_opponent:
        if n != MOST_CARDS and not counted_by_hand:
            yield warning(phrase(Reason.OPPONENT_CARDS, name=player.called, n=n, most=MOST_CARDS), at, "cards")
    elif n > MOST_CARDS:
        yield warning(phrase(Reason.CARDS_OVER, name=player.called, n=n, most=MOST_CARDS), at, "cards")


def _laid(card: SheetCard) -> Laid:
    return Laid(colour=card.colour, kind=card.kind, card=card.card, points=card.points, starting=card.starting)
