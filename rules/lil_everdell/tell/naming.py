"""How cards, places and tokens are called in a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from rules.kernel import Phrase, phrase
from rules.lil_everdell.components.box import Facts
from rules.lil_everdell.components.parades import ParadeKind, ParadeToken
from rules.lil_everdell.components.places import Place, Spot
from rules.lil_everdell.players import Laid
from rules.lil_everdell.state import State


def card_name(known: Facts, laid: Laid) -> Phrase | str:
    return known.called(laid.card, laid.colour, laid.kind)


def place_name(state: State, seat: int, place: Place) -> Phrase:
    if place.spot is Spot.DIE:
        return phrase("lil_everdell.place_die", n=place.at)
    if place.spot is not Spot.RED_CARD:
        return phrase("lil_everdell.place_top", spot=place.spot.value)
    cards = state.players[seat if place.owner is None else place.owner].cards
    card = card_name(state.facts, cards[place.at])
    if place.owner in (None, seat):
        return phrase("lil_everdell.place_own_card", card=card)
    return phrase("lil_everdell.place_others_card", card=card, name=state.called(place.owner or 0))


def parade_name(kind: ParadeKind) -> Phrase:
    return phrase("lil_everdell.parade", parade=kind.value)


def token_name(token: ParadeToken) -> Phrase:
    return phrase("lil_everdell.token", parade=token.kind.value, value=token.value)


def listed(names: Iterable[Phrase | str]) -> Phrase | str:
    """One after the other, in halves of halves; there is at least one."""
    found = tuple(names)
    half = len(found) // 2
    return phrase("lil_everdell.list", first=listed(found[:half]), rest=listed(found[half:])) if half else found[0]
