"""Krabita's turn: her workers by the route card, her cards by hand, plan or deck (p. 14–16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from rules.farshore.components.cards import Card
from rules.farshore.components.numbers import KRABITA
from rules.farshore.components.places import DOCKS, LOOKOUT, OTHER, RED_CARD, SHORES, Place, Spot, island
from rules.farshore.components.route_cards import (
    DocksSpot,
    IslandSpot,
    LookoutSpot,
    OtherSpot,
    RedAction,
    RedCardSpot,
    ShoreSpot,
)
from rules.farshore.components.traits import Colour, Resource, Season
from rules.farshore.krabita.moves import DeckRanOut, FollowRoute, KrabitaPlays, LookForPurple, OfCard, RouteSpot
from rules.farshore.people import Refusal, on_table
from rules.farshore.players import Krabita, SeenCard
from rules.farshore.reasons import Reason
from rules.farshore.rulings import Ruling
from rules.farshore.state import Source, State
from rules.farshore.steps import CARD_DUE, MAP_DUE, CardDue, LookoutDue, Step
from rules.farshore.wind import asks_rarity, asks_sort, matching, sailed
from rules.kernel import IllegalMove, refuse

SPACES: Final = {level.id: level.spaces for level in KRABITA.levels}
"""Per matching tile (p. 13)."""
SHORE: Final = {Resource(place.which): place for place in SHORES}


# The route card


def free_island(state: State) -> Place | None:
    """The leftmost island face up and empty; without a number where nobody tracks the people."""
    if not state.only_krabita or len(state.dry) == 1:
        free = (island(number) for number in state.dry if state.occupant(island(number)) is None)
        return next(free, None)
    hers = sum(place.spot is Spot.ISLAND for place in state.her.placed)
    return Place(spot=Spot.ISLAND) if hers < len(state.dry) else None


def free_red_cards(krabita: Krabita) -> int:
    reds = sum(card.colour is Colour.RED for card in krabita.cards)
    return reds - sum(place.spot is Spot.RED_CARD for place in krabita.placed)


def check_route(state: State, move: FollowRoute) -> None:
    for reason, words in section_refusals(state, move.spot):
        refuse(move, reason, **dict(words))
    if move.route is not None:
        _check_card_revealed(state, move, move.route)


def section_refusals(state: State, spot: RouteSpot) -> Iterator[Refusal]:
    """Why her worker cannot go there, whatever card names it."""
    if state.her.season is Season.AUTUMN and not isinstance(spot, DocksSpot | LookoutSpot):
        yield Reason.ROUTE_IMPOSSIBLE, ()
    if isinstance(spot, ShoreSpot) and (seat := state.occupant(SHORE[spot.resource])) is not None:
        yield Reason.PLACE_OCCUPIED, (("name", state.called(seat)),)
    if isinstance(spot, IslandSpot) and free_island(state) is None:
        yield Reason.ROUTE_NO_ISLAND, ()
    if isinstance(spot, RedCardSpot) and free_red_cards(state.her) <= 0:
        yield Reason.ROUTE_NO_RED_CARD, ()


def _check_card_revealed(state: State, move: FollowRoute, route: int) -> None:
    """A card of the box comes once before they are shuffled again, and sends her to its first possible section."""
    if route not in range(len(state.facts.routes)):
        raise IllegalMove(Reason.NO_SUCH_ROUTE)
    if route in state.her.routes or move.spot not in open_sections(state, route):
        refuse(move, Reason.ROUTE_NOT_THIS)


def open_sections(state: State, route: int) -> tuple[RouteSpot, ...]:
    """From the top to the first that is free for certain; what only the table can see may be taken, too (p. 14)."""
    card, unseen = state.facts.routes[route], tuple(_unseen(state))
    free = [spot for spot in (card.top, card.middle, card.bottom) if not any(section_refusals(state, spot))]
    certain = next(at for at, spot in enumerate(free) if not isinstance(spot, unseen))
    return tuple(free[: certain + 1])


def _unseen(state: State) -> Iterator[type[OtherSpot | ShoreSpot | IslandSpot | RedCardSpot]]:
    """What only the table can see to be free: a worker may stand where nobody told us."""
    yield OtherSpot
    if state.only_krabita or any(OTHER in player.placed for player in state.players):
        yield from (ShoreSpot, IslandSpot)
    if OTHER in state.her.placed:
        yield RedCardSpot


def follow_route(state: State, move: FollowRoute) -> State:
    check_route(state, move)
    krabita = _revealed(state, move.route).sent_to(_place(state, move))
    steps: tuple[Step, ...] = ()
    match move.spot:
        case DocksSpot(spaces=spaces):
            krabita = sailed(krabita, spaces, state.facts.track)
        case RedCardSpot(action=RedAction.SHIP, n=n):
            krabita = sailed(krabita, n, state.facts.track)
        case RedCardSpot(action=RedAction.TREASURE, n=n):
            krabita = _richer(krabita, n)
        case RedCardSpot(n=n):
            steps = (CARD_DUE,) * n
        case LookoutSpot(colour=colour):
            steps = (LookoutDue(colour=colour),)
    return state.then(*steps, krabita=krabita)


def _place(state: State, move: FollowRoute) -> Place:
    match move.spot:
        case ShoreSpot(resource=resource):
            return SHORE[resource]
        case IslandSpot():
            return free_island(state) or Place(spot=Spot.ISLAND)
        case RedCardSpot():
            return RED_CARD
        case OtherSpot():
            return OTHER
        case DocksSpot():
            return DOCKS
        case LookoutSpot():
            return LOOKOUT
        case _:
            assert_never(move.spot)


def _revealed(state: State, route: int | None) -> Krabita:
    if route is None:
        return state.her
    routes = (*state.her.routes, route)
    # Ruling: when the last route card has been revealed, they are shuffled again.
    return state.her.replace(routes=() if len(routes) >= len(state.facts.routes) else routes)


def look_for_purple(state: State, move: LookForPurple) -> State:
    """The first purple card is hers, then the printed colour goes and she takes a treasure."""
    steps: tuple[Step, ...] = ()
    check_purple(state, move)
    krabita = state.her
    if move.found and krabita.season is Season.AUTUMN:
        krabita = _played(state, move, Colour.PURPLE)
        if state.other_reading(Ruling.AUTUMN_LOOKOUT_MAP):
            steps = (MAP_DUE,)
    elif move.found:
        krabita = krabita.replace(hand=krabita.hand + 1)
    return state.then(*steps, krabita=_richer(krabita, 1))


def check_purple(state: State, move: LookForPurple) -> None:
    if move.found and state.used_up(Colour.PURPLE):
        refuse(move, Reason.COLOUR_USED_UP, colour=Colour.PURPLE.value)


def _richer(krabita: Krabita, n: int) -> Krabita:
    return krabita.replace(treasures=(krabita.treasures or 0) + n)


# Her cards


def check_card(state: State, move: OfCard, colour: Colour) -> None:
    if move.card is None:
        missing = (asks_sort(state.rose, colour) and move.sort is None) or (
            asks_rarity(state.rose, colour) and move.rarity is None
        )
        if missing:
            raise IllegalMove(Reason.TRAITS_MISSING)
        return
    if move.card not in state.facts.cards:
        raise IllegalMove(Reason.NO_SUCH_CARD)
    card = state.facts.cards[move.card]
    if card.colour is not colour:
        refuse(move, Reason.CARD_OTHER_COLOUR, card=state.facts.name(card.id), colour=card.colour.value)
    check_named(state, move, card)


def check_named(state: State, move: OfCard, card: Card) -> None:
    if on_table(state)[card.id] >= card.copies:
        refuse(move, Reason.NO_COPY_LEFT, card=state.facts.name(card.id), n=card.copies)


def plays(state: State, move: KrabitaPlays) -> State:
    source = state.source
    check_colour(state, move)
    krabita = _played(state, move, move.colour)
    plan = krabita.plan.raised(move.colour) if moves_marker(state, source) else krabita.plan
    krabita = krabita.replace(hand=krabita.hand - (source is Source.HAND), plan=plan)
    # The map comes after the card, in the same turn (p. 16).
    steps = (MAP_DUE,) if krabita.season is Season.AUTUMN else ()
    return state.then(*steps, krabita=krabita)


def check_colour(state: State, move: KrabitaPlays) -> None:
    if state.source is Source.BAY and move.colour not in state.her.plan.order:
        refuse(move, Reason.MARKER_ABOVE, colour=move.colour.value)
    if state.used_up(move.colour) and move.colour not in state.playable:
        refuse(move, Reason.COLOUR_USED_UP, colour=move.colour.value)


def moves_marker(state: State, source: Source) -> bool:
    """Ruling: in summer nothing moves; a table may let a card from the bay do so."""
    if state.her.season is Season.SUMMER:
        return source is Source.BAY and state.other_reading(Ruling.SUMMER_BAY_MARKER)
    return state.her.season is not Season.AUTUMN


def not_in_bay(state: State) -> State:
    if state.source is not Source.BAY:
        raise IllegalMove(Reason.NOT_NOW)
    return state.then(CardDue(deck=True))


def nothing_to_play(state: State, move: DeckRanOut) -> State:
    """Deck and discards are empty: the play is skipped."""
    if state.source is not Source.DECK or move.n:
        raise IllegalMove(Reason.NOT_NOW)
    return state.then()


def _played(state: State, move: OfCard, colour: Colour) -> Krabita:
    """Krabita, once a card has entered her city and her ship has moved on a match (p. 15)."""
    check_card(state, move, colour)
    card = state.facts.cards[move.card] if move.card is not None else None
    kind, rarity = (move.sort, move.rarity) if card is None else (card.kind, card.rarity)
    seen = SeenCard.made(colour=colour, kind=kind, rarity=rarity, card=move.card)
    opponent = state.setup.krabita
    assert opponent is not None
    spaces = SPACES[opponent.level] * matching(state.rose, seen.traits, move.matches)
    krabita = state.her.replace(cards=(*state.her.cards, seen))
    return sailed(krabita, spaces, state.facts.track)
