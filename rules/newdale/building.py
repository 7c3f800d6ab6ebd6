"""Building: the card, its cost, the house, what the city brings (p. 8-9)."""

from __future__ import annotations

from rules.kernel import IllegalMove, Move, refuse
from rules.newdale.actions import token_name
from rules.newdale.bag import scored
from rules.newdale.components.buildings import (
    AARON,
    CAPTAIN,
    COOK,
    COPIES_OF_A_COLOUR,
    GUNDA,
    START_CARDS,
    VINEYARD,
    Building,
    BuildingKind,
)
from rules.newdale.components.chapters import Chapter
from rules.newdale.components.numbers import COSTS
from rules.newdale.components.tokens import BUILD_LESS, TOKENS
from rules.newdale.moves import Build
from rules.newdale.players import CAPTAIN_AREA, COOK_AREA, Built, OnArea
from rules.newdale.purse import check_payment, pays
from rules.newdale.reasons import Reason
from rules.newdale.setup import Depth
from rules.newdale.state import State
from rules.newdale.steps import ActDue


def build(state: State, move: Build) -> State:
    check_build(state, move)
    card = state.facts.building(move.card)
    state = pays(state, move.seat, move.paid)
    player = state.players[move.seat].without_tokens((BUILD_LESS,) * move.tokens)
    counted = state.depth is Depth.FULL and card.makes_goods
    built = Built(
        card=move.card,
        area=_area(state, move, card),
        goods=0 if counted else None,
        city=move.city,
        colour=move.colour,
    )
    house = card.kind is not BuildingKind.SAILOR and state.depth is Depth.FULL
    player = player.replace(
        built=(*player.built, built),
        houses=max(0, player.houses - house),
        # The token comes last, so it cannot pay for this building.
        tokens=(*player.tokens, move.token) if move.token else player.tokens,
        character_used=player.character_used or move.gunda,
        ship=player.ship + card.ship,
        # Fists told once go on growing.
        fists_told=None if player.fists_told is None else player.fists_told + (card.fists or 0),
    )
    return scored(state.with_player(move.seat, player), move.seat, move.first)


def _area(state: State, move: Build, card: Building) -> int | None:
    """Where it lies; the first free area where nobody said which."""
    if not card.on_area:
        return None
    if card.id in (COOK, CAPTAIN):
        return COOK_AREA if card.id == COOK else CAPTAIN_AREA
    return move.area if move.area is not None else next(iter(free_areas(state, move.seat)), None)


def free_areas(state: State, seat: int) -> tuple[int, ...]:
    """Areas without a card; of a back nobody counted, the next one after those in use."""
    taken = {built.area for built in state.players[seat].built}
    count = state.facts.area_count(state.chapter.back)
    if count is None:
        count = max((area for area in taken if area and area < CAPTAIN_AREA), default=0) + 1
    return tuple(area for area in range(1, count + 1) if area not in taken)


def kinds_built(state: State, extra: bool) -> tuple[BuildingKind, ...]:
    """Sailors are hired by an effect, where the chapter has them; a desk does not say how a card came."""
    hired = state.chapter.sailors and (extra or state.depth is Depth.DESK)
    return tuple(kind for kind in BuildingKind if hired or kind is not BuildingKind.SAILOR)


def by_effect(state: State, seat: int, card: Building) -> bool:
    """Whether an effect is known that brings it: a sailor is hired, Aaron builds a Vineyard at once."""
    if card.kind is BuildingKind.SAILOR:
        return card.id not in START_CARDS
    return card.id == VINEYARD and state.players[seat].character == AARON


def awaited_area(state: State, seat: int) -> int | None:
    """A free area where an own marker waits for the building that will stand there (p. 6)."""
    free = free_areas(state, seat)
    due = (step.marker for step in state.steps if isinstance(step, ActDue) and step.seat == seat)
    spaces = [state.players[seat].placed(marker) for marker in due]
    return next((space.area for space in spaces if isinstance(space, OnArea) and space.area in free), None)


def in_city(state: State, move: Build, city: str) -> Build:
    """The house in that city, with what is told of it: points where nobody came before, less for the same symbol."""
    told, card = state.facts.city(state.setup.chapter, city), state.facts.building(move.card)
    empty = all(city not in state.cities(seat) for seat in range(len(state.players)))
    alike = told is not None and told.symbol is not None and told.symbol == card.symbol
    first = max(0, told.first or 0) if told and empty else 0
    return without_far_token(state, move.replace(city=city, steps=None, first=first, discount=alike))


def without_far_token(state: State, move: Build) -> Build:
    """Without a token where the city is too far for one."""
    return move if takes_token(state, move) else move.replace(token=None)


def takes_token(state: State, move: Build) -> bool:
    steps = steps_of(state, move)
    return steps is not None and steps < state.reach(move.seat)


def cost_of(state: State, move: Build) -> int | None:
    """What is to be paid; None where the cost is not told."""
    card = state.facts.building(move.card)
    if card.cost is None:
        return None
    # Ruling: discount, 3 coins unless the card told in My box prints another number.
    printed = COSTS.discount if card.discount is None else card.discount
    less = printed * move.discount + TOKENS[BUILD_LESS].less * move.tokens + COSTS.gunda * move.gunda
    return max(0, card.cost - less)


def check_build(state: State, move: Build) -> None:
    card = state.facts.building(move.card)
    check_card(state, move, card)
    _check_area(state, move, card)
    if state.depth is not Depth.FULL:
        if move.paid:
            raise IllegalMove(Reason.NOT_FOLLOWED, name=state.name(move.seat))  # a desk counts no money
        return
    if card.kind is not BuildingKind.SAILOR:
        _check_house(state, move)
        _check_city(state, move, card)
    _check_tokens(state, move)
    check_payment(state, move, move.seat, move.paid, cost_of(state, move))


def in_chapter(chapter: Chapter, card: Building) -> bool:
    """Whether such a card can be had there."""
    first, last = card.stages
    # Cards that lie face up have numbers of their own.
    numbers = (None, *chapter.numbers, chapter.face_up_number)
    return first <= chapter.stage <= last and card.number in numbers


def check_card(state: State, move: Build, card: Building) -> None:
    """Whether such a card can be had, and whether one is left."""
    if not in_chapter(state.chapter, card):
        refuse(move, Reason.NOT_IN_THIS_CHAPTER, card=card.name, chapter=state.setup.chapter)
    everywhere = [built for player in state.players for built in player.built if built.card == move.card]
    alike = sum(built.colour is move.colour for built in everywhere)
    of_colour = move.colour is not None and card.private and card.kind is BuildingKind.SPECIAL
    used_up = card.copies is not None and len(everywhere) >= card.copies
    # Cards of the start are one each; the others went back to the box (p. 4, 15).
    if card.id in START_CARDS or used_up or (of_colour and alike >= COPIES_OF_A_COLOUR):
        refuse(move, Reason.COPIES_USED_UP, card=card.name, n=len(everywhere))
    if card.id == COOK and any(built.card == COOK for built in state.players[move.seat].built):
        refuse(move, Reason.ONE_COOK)


def _check_area(state: State, move: Build, card: Building) -> None:
    if card.kind is not BuildingKind.PRODUCTION:
        return
    free = free_areas(state, move.seat)
    if not free:
        refuse(move, Reason.NO_FREE_AREA)
    elif move.area is not None and state.players[move.seat].at(move.area) is not None:
        refuse(move, Reason.AREA_TAKEN, n=move.area)
    elif move.area is not None and not state.has_area(move.area):
        refuse(move, Reason.NO_SUCH_AREA, n=move.area)


def _check_house(state: State, move: Build) -> None:
    if not state.players[move.seat].houses:
        refuse(move, Reason.NO_HOUSE_LEFT)
    if move.city is not None and move.city in state.cities(move.seat):
        refuse(move, Reason.OWN_HOUSE_THERE, city=move.city)
    steps = steps_of(state, move)
    if steps is not None and steps > (reach := state.reach(move.seat)):
        refuse(move, Reason.BEYOND_REACH, n=steps, reach=reach)


def steps_of(state: State, move: Build) -> int | None:
    """As told, else counted along the roads where all of them are known."""
    if move.steps is not None or move.city is None:
        return move.steps
    return state.steps_to(move.seat, move.city)


def _check_city(state: State, move: Build, card: Building) -> None:
    city = state.facts.city(state.setup.chapter, move.city) if move.city else None
    others = [seat for seat in range(len(state.players)) if seat != move.seat]
    taken = move.city is not None and any(move.city in state.cities(seat) for seat in others)
    if move.first and (taken or (city is not None and city.first == 0)):
        refuse(move, Reason.FIRST_IS_GONE, city=move.city or "")
    if move.discount and city and city.symbol and card.symbol and city.symbol != card.symbol:
        refuse(move, Reason.NO_DISCOUNT_HERE, city=city.name)


def _check_tokens(state: State, move: Build) -> None:
    player = state.players[move.seat]
    if move.tokens > player.tokens.count(BUILD_LESS):
        refuse(move, Reason.TOKEN_NOT_HELD, token=token_name(BUILD_LESS))
    if move.gunda and (player.character != GUNDA or player.character_used):
        refuse(move, Reason.CHARACTER_USED)
    if move.token is not None:
        steps, reach = steps_of(state, move), state.reach(move.seat)
        if steps is not None and steps >= reach:
            refuse(move, Reason.TOKEN_TOO_FAR, n=steps, reach=reach)
        check_token_kind(state, move, move.token)


def check_token_kind(state: State, move: Move, token: str) -> None:
    if seen_tokens(state, token) >= TOKENS[token].copies:
        refuse(move, Reason.TOKEN_KIND_USED_UP, token=token_name(token), n=TOKENS[token].copies)


def seen_tokens(state: State, token: str) -> int:
    """How many of a kind left the map, as far as anybody wrote it down."""
    return sum(player.tokens.count(token) + player.spent.count(token) for player in state.players)
