"""A window at a table of New Lands, and which names to tap for a move."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Any

from companion.backend import Backend
from companion.match.table import Table
from companion.screen.words import translator
from companion.views.new_lands.table.tile import FLAT
from rules.kernel import phrase
from rules.new_lands.ask.tiles import offers
from rules.new_lands.components.kinds import form, shapes
from rules.new_lands.components.terrain import EDGES, LETTERS, Spot, Terrain
from rules.new_lands.components.tile import Tile, spelled, tile
from rules.new_lands.game import GAME
from rules.new_lands.moves import CountLeft, LayTile, PlaceOn, SetAside, TakeOff, Turn
from rules.new_lands.setup import Setup
from rules.new_lands.state import State
from rules.new_lands.tell.naming import part_name, spot_name, tile_name
from tests.companion.views.at_match import at_match
from tests.harness.window import Window
from tests.rules.new_lands.seeded import as_offered


def seated(
    backend: Backend, setup: Setup, *moves: Any, **more: Any
) -> AbstractAsyncContextManager[tuple[Window, Table[State]]]:
    """The window and the table after `moves`."""
    return at_match(backend, GAME.id, setup, *moves, **more)


def sampled(dice: Random, state: State) -> Any:
    """A lawful move of the question; a tile is set aside only where none fits."""
    question = GAME.question(state)
    assert question is not None
    moves = [option.move for option in question.options if option.refusal is None]
    moves += [move for entry in question.entries for move in entry.samples]
    fitting = [move for move in moves if not isinstance(move, SetAside)]
    return dice.choice(fitting or moves)


class Taps:
    """Speaks one language."""

    def __init__(self, language: str = "en") -> None:
        self.say = translator(language)

    def text(self, key: str, **params: Any) -> str:
        return self.say(phrase(key, **params))

    def of(self, state: State, move: Any) -> list[str]:
        """What to tap, one after the other."""
        match move:
            case Turn(act=TakeOff() as act):
                return self._take(move.seat, act)
            case Turn(act=PlaceOn(on=on)):
                return [self.text("new_lands.answer_place_on", on=on.value)]
            case CountLeft(on=on, n=n):
                return [self.text("new_lands.answer_count", on=on.value, n=n)]
            case LayTile():
                return self._tile(state, move)
            case SetAside():
                return [self.text("new_lands.answer_set_aside")]
            case _:
                return [self._label(state, move)]

    def _label(self, state: State, move: Any) -> str:
        question = GAME.question(state)
        assert question is not None
        return self.say(next(option.label for option in question.options if option.move == move))

    def _take(self, _seat: int, act: TakeOff) -> list[str]:
        taps = [self.text("new_lands_table.take_back", on=act.on.value, n=1)]
        if act.closed:
            taps.append(self.text("new_lands_table.closed"))
        if act.cities is not None:
            taps.append(self.text("new_lands.cities", n=act.cities))
        if act.tiles is not None:
            taps.append(self.text("new_lands.tiles", n=act.tiles))
        n = _points(act)
        return [*taps, self.text("new_lands_table.write_down", n=n)]

    def _tile(self, state: State, move: LayTile) -> list[str]:
        spot = move.x, move.y
        found = offers(state, spot)
        one = tile(move.tile)
        if not as_offered(state, spot, one):
            return self._new_tile(state, spot, one)
        here = next(choice for choice in found if choice.edges == one.edges)
        flat = sum(len(choice.pictures) for choice in found) <= FLAT
        alone = len(here.pictures) == 1 and bool(here.pictures[0].left)
        taps = [self.spot(state, spot)]
        if not flat:
            taps.append(self.edges(one.edges, len(here.pictures)))
        left = next((one.left for one in here.pictures if one.tile == move.tile), None)
        return taps if not flat and alone else [*taps, self.picture(move.tile, left)]

    def _new_tile(self, state: State, spot: Spot, one: Tile) -> list[str]:
        """The spot, the edges, the shape where there are several, a tap for each city, *lay it*."""
        assert state.land is not None
        found = offers(state, spot)
        n = len(next(choice for choice in found if choice.edges == one.edges).pictures)
        flat = sum(len(choice.pictures) for choice in found) <= FLAT
        none = self.text("new_lands_table.none_of_these")
        asks_more = "." in state.land.asks(spot)
        edges = [self.edges(one.edges, n)] if not flat or asks_more else []
        before = [none, *edges] if flat else [*edges, *([none] if n else [])]
        return [self.spot(state, spot), *before, *self._shape(one), self.text("new_lands_table.lay_it")]

    def _shape(self, one: Tile) -> list[str]:
        found, bare = shapes(one.edges), form(tile(spelled(one.terrains, one.sides, one.touching, ())))
        at = next(at for at, text in enumerate(found) if form(tile(text)) == bare)
        shape = tile(found[at])
        named = self.text("new_lands_table.shape", n=at + 1, parts=len(shape.terrains))
        return [*([named] if len(found) > 1 else []), *self._shores(shape, one)]

    def _shores(self, shape: Tile, one: Tile) -> list[str]:
        """Parts by their edges: the shape may number them otherwise."""
        taps: list[str] = []
        built: list[tuple[int, int]] = []
        number = {sides: at for at, sides in enumerate(shape.sides)}
        for first, second in one.cities:
            pair = sorted((number[one.sides[first]], number[one.sides[second]]))
            taps.append(self._border(shape, (pair[0], pair[1]), built.count((pair[0], pair[1]))))
            built.append((pair[0], pair[1]))
        return taps

    def _border(self, shape: Tile, pair: tuple[int, int], n: int) -> str:
        first, second = pair
        return self.text(
            "new_lands_table.border",
            one=part_name(shape, first),
            on=shape.terrains[first].value,
            other=part_name(shape, second),
            beside=shape.terrains[second].value,
            n=n,
        )

    def spot(self, state: State, spot: tuple[int, int]) -> str:
        assert state.land is not None
        known = [
            self.text("new_lands_table.asks", edge=phrase("new_lands.edge", edge=edge), on=LETTERS[letter].value)
            for edge, letter in zip(EDGES, state.land.asks(spot), strict=True)
            if letter in LETTERS
        ]
        return f"{self.say(spot_name(spot))}: {', '.join(known)}"

    def edges(self, four: str, n: int) -> str:
        named = {edge: LETTERS[letter].value for edge, letter in zip(EDGES, four, strict=True)}
        return self.text("new_lands_table.edges", **named, tiles=n)

    def picture(self, text: str, left: int | None = None) -> str:
        """`left`: how many of it can still be drawn, which a box that is known whole tells."""
        one = tile(text)
        parts = self.text("new_lands_table.parts", n=len(one.terrains))
        called = {on.letter: self.text("new_lands_table.letter", on=on.value) for on in Terrain}
        lettered = "".join(called.get(letter, letter) for letter in text)
        said = f"{self.say(tile_name(one))}, {parts} ({lettered})"
        return said if left is None else self.text("new_lands_table.left_of", tile=said, n=left)


def _points(act: TakeOff) -> int:
    """Worked out here once more: 2·T, 2·C, C + T when closed and of three tiles or more."""
    tiles, cities, large = act.tiles or 0, act.cities or 0, act.closed and act.tiles not in (1, 2)
    match act.on:
        case Terrain.PLAIN:
            return 2 * tiles if large else tiles
        case Terrain.MOUNTAIN:
            return 2 * cities if large else cities
        case _:
            return cities + tiles if large else cities
