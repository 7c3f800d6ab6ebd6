"""What the wind rose does: which cards match, which traits must be asked, how far a ship goes."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import chain, combinations, product
from typing import Final, NamedTuple, TypeVar

from rules.farshore.components.box import Facts
from rules.farshore.components.ship import Track
from rules.farshore.components.traits import Colour, Kind, Rarity, Trait
from rules.farshore.players import Player
from rules.farshore.rose import Rose
from rules.farshore.steps import Stack
from rules.values import recently

FIRST: Final = (Kind.CREATURE, Rarity.COMMON)

PlayerT = TypeVar("PlayerT", bound=Player)


class Look(NamedTuple):
    """What must be seen of a card besides its colour; None is not asked."""

    sort: Kind | None
    rarity: Rarity | None
    matches: tuple[Stack, ...]


def matching(rose: Rose, traits: Collection[Trait], told: tuple[Stack, ...]) -> int:
    """How many tiles a card matches; of tiles nobody told us about the table says so."""
    known = sum(tile.matches(traits) for tile in (rose.a, rose.b) if tile)
    return known + sum(stack in told for stack in rose.unknown)


def asks_sort(rose: Rose, colour: Colour) -> bool:
    """Whether it matters that a card of this colour is a creature or a construction."""
    return _asked(rose)[colour][0]


def asks_rarity(rose: Rose, colour: Colour) -> bool:
    return _asked(rose)[colour][1]


def looks(rose: Rose, colour: Colour, known: Facts) -> tuple[Look, ...]:
    """Every way a card of this colour can look, as far as it matters now and the deck has such cards."""
    return _looks(known, colour, asks_sort(rose, colour), asks_rarity(rose, colour), told_matches(rose))


@cache
def _looks(
    known: Facts, colour: Colour, sorts: bool, rarities: bool, told: tuple[tuple[Stack, ...], ...]
) -> tuple[Look, ...]:
    seen = {
        (card.kind if sorts else None, card.rarity if rarities else None)
        for card in known.cards.values()
        if card.colour is colour
    }
    return tuple(Look(*traits, matches) for traits, matches in product(sorted(seen, key=_by_word), told))


def _by_word(traits: tuple[Kind | None, Rarity | None]) -> tuple[str, ...]:
    """Creatures first, then constructions; common before unique."""
    return tuple("" if trait is None else str(trait != order) for trait, order in zip(traits, FIRST, strict=True))


def told_matches(rose: Rose) -> tuple[tuple[Stack, ...], ...]:
    """What the table may say about the tiles nobody told us about."""
    return _subsets(rose.unknown)


@cache
def _subsets(stacks: tuple[Stack, ...]) -> tuple[tuple[Stack, ...], ...]:
    return tuple(chain.from_iterable(combinations(stacks, n) for n in range(len(stacks) + 1)))


def sailed(player: PlayerT, spaces: int, track: Track) -> PlayerT:
    """The ship that many spaces on, with the chests on the way (p. 9)."""
    return player if player.ship is None or not spaces else arrived(player, track.sail(player.ship, spaces), track)


def arrived(player: PlayerT, value: int, track: Track) -> PlayerT:
    """A ship that was set back never came to the chests between: else the way on would pay them twice."""
    if player.ship is None or player.treasures is None:
        return player.replace(ship=value)
    treasures, odd = player.treasures, list(player.odd_chests)
    for chest in track.chests_between(player.ship, value):
        if chest in odd:
            odd.remove(chest)
        else:
            treasures += 1
    for chest in reversed(track.chests_between(value, player.ship)):
        if chest in odd:
            odd.remove(chest)
        elif treasures:
            treasures -= 1
        else:
            odd.append(chest)  # its treasure is spent, and is not paid again
    return player.replace(ship=value, treasures=treasures, odd_chests=tuple(odd))


def put_right(player: PlayerT, value: int, track: Track, treasures_told: bool) -> PlayerT:
    """A correction is no journey: chests on the way on give nothing, unless the table tells the treasures with it."""
    if player.ship is None or value < player.ship:
        return arrived(player, value, track)
    passed = () if treasures_told else track.chests_between(player.ship, value)
    odd = (chest for chest in (*player.odd_chests, *passed) if (chest in player.odd_chests) != (chest in passed))
    return player.replace(ship=value, odd_chests=tuple(odd))


@recently
def _asked(rose: Rose) -> dict[Colour, tuple[bool, bool]]:
    """Of each colour, whether its tiles ask for a sort or a rarity that the colour alone does not settle."""
    found = {}
    for colour in Colour:
        tiles = [tile.traits for tile in (rose.a, rose.b) if tile and colour not in tile.traits]
        asked = [trait for traits in tiles for trait in traits]
        found[colour] = (any(isinstance(each, Kind) for each in asked), any(isinstance(each, Rarity) for each in asked))
    return found
