"""What a position names must exist: nothing later asks for it again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from rules.kernel import IllegalMove, Phrase
from rules.lil_everdell.components.box import Facts, check_points
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.parades import PARADES
from rules.lil_everdell.components.places import Place, Spot
from rules.lil_everdell.players import Laid, Opponent, Player
from rules.lil_everdell.reasons import Reason

Refusal: TypeAlias = tuple[Reason, dict[str, int | str | Phrase]]


def missing(player: Player, players: int, dice: int, known: Facts) -> Iterator[Refusal]:
    """What a player cannot have, whatever their table says."""
    for laid in player.cards:
        yield from card_refusals(laid, known)
    for token in player.parades or ():
        if token.value not in PARADES.values:
            yield Reason.PARADE_VALUE, {"value": token.value}
    for place in player.friends or ():
        yield from _nowhere(place, player, players, dice)
    if isinstance(player, Opponent) and any(gap not in (None, *range(1, SETUP.d8 + 1)) for gap in player.gaps):
        yield Reason.ROLL_RANGE, {"n": SETUP.d8}


def card_refusals(laid: Laid, known: Facts) -> Iterator[Refusal]:
    """Why there is no such card."""
    card = known.cards.get(laid.card) if laid.card is not None else None
    if (laid.card is not None and card is None) or (laid.starting and not (card and card.starting)):
        yield Reason.NO_SUCH_CARD, {}
    if card is not None and (card.colour, card.kind) != (laid.colour, laid.kind):
        yield Reason.OTHER_SIGNS, {"card": known.name(card.id), "colour": card.colour.value, "kind": card.kind.value}
    try:
        check_points(laid.points)
    except IllegalMove as illegal:
        yield Reason.POINTS_RANGE, illegal.phrase.params


def check_real(laid: Laid, known: Facts) -> None:
    for reason, params in card_refusals(laid, known):
        raise IllegalMove(reason, **params)


def _nowhere(place: Place, player: Player, players: int, dice: int) -> Iterator[Refusal]:
    if place.spot is Spot.DIE and not 1 <= place.at <= dice:
        yield Reason.NO_SUCH_DIE, {"n": dice}
    if place.spot is Spot.RED_CARD and place.owner is None and place.at >= len(player.cards):
        yield Reason.CARD_NOT_THERE, {}
    if place.owner is not None and place.owner >= players:
        yield Reason.NO_SUCH_PLAYER, {}
