"""How New Lands' things look on the screen: each drawing is made once."""

from __future__ import annotations

from functools import cache
from typing import Final

from companion.drawings.new_lands import meeple as meeples
from companion.drawings.new_lands.scene import count_sign, ledger_sign
from companion.drawings.new_lands.scene import sign as game_sign
from companion.drawings.new_lands.small_map import free_spot, people, small_map
from companion.drawings.new_lands.terrain import swatch
from companion.drawings.new_lands.tile import edges_picture, tile_picture
from companion.new_lands.lookup.topics import Topic
from companion.screen.palette import palette
from companion.screen.store import Store
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.setup import Setup
from rules.new_lands.state import State

COLOURS: Final = meeples.COLOURS
TOPICS: Final = {Topic.PLAINS: Terrain.PLAIN, Topic.MOUNTAINS: Terrain.MOUNTAIN, Topic.SEAS: Terrain.SEA}


def letters(store: Store) -> str:
    """Of plain, mountain and sea, in the reader's language."""
    return "".join(store.text("new_lands_table.letter", on=on.value) for on in Terrain)


def tile(store: Store, text: str, small: bool = False) -> str:
    return tile_picture(text, store.dark, letters(store), small)


def edges(store: Store, four: str, plus: bool = True) -> str:
    """`plus`: for a tile that nobody has entered yet."""
    return edges_picture(four, store.dark, letters(store), plus)


@cache
def _swatch(letter: str, called: str, dark: bool) -> str:
    return swatch(palette(dark), letter, called)


def terrain(store: Store, on: Terrain) -> str:
    return _swatch(on.letter, store.text("new_lands_table.letter", on=on.value), store.dark)


@cache
def meeple(colour: str, dark: bool) -> str:
    return meeples.meeple(palette(dark), colour)


@cache
def role(on: str, colour: str, dark: bool) -> str:
    return meeples.role(palette(dark), on, colour)


@cache
def badge(colour: str, home: int, most: int, dark: bool) -> str:
    return meeples.badge(palette(dark), colour, home, most)


@cache
def spot(dark: bool) -> str:
    return free_spot(palette(dark))


def colour(setup: Setup, seat: int) -> str:
    """As chosen, else one that nobody has."""
    chosen = setup.people[seat].colour.casefold()
    if chosen in COLOURS:
        return chosen
    taken = {person.colour.casefold() for person in setup.people}
    free = [one for one in COLOURS if one not in taken]
    return free[seat % len(free)]


def glance(state: State, dark: bool) -> str:
    """The map small; in a Ledger, who sits there."""
    tones = palette(dark)
    if state.land is not None:
        return small_map(tones, state.land)
    return people(tones, [colour(state.setup, seat) for seat in range(len(state.players))])


@cache
def topic_sign(topic: str, dark: bool) -> str:
    tones = palette(dark)
    if topic in TOPICS:
        letter = TOPICS[Topic(topic)].letter
        return swatch(tones, letter)
    match topic:
        case Topic.MEEPLES | Topic.SCORING:
            return meeples.meeple(tones, "red" if topic == Topic.MEEPLES else "yellow")
        case Topic.TILES:
            return tile_picture("Sn.Ps.Mew*1", dark)
        case Topic.END:
            return count_sign(tones)
        case Topic.SETUP | Topic.APP:
            return ledger_sign(tones)
    return game_sign(tones)
