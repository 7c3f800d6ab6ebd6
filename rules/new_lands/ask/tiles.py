"""Which tile, and where: what the screen asks of the land and of the box, and a fair sample for the question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from rules.kernel import phrase
from rules.new_lands.ask.answers import LandsEntry, LandsQuestion
from rules.new_lands.components.box import Offer, catalogue, forms
from rules.new_lands.components.kinds import kind, shapes
from rules.new_lands.components.numbers import NUMBERS
from rules.new_lands.components.terrain import Spot, around
from rules.new_lands.components.tile import tile
from rules.new_lands.land.land import Land
from rules.new_lands.moves import LayTile, SetAside
from rules.new_lands.state import State
from rules.new_lands.tiles import fitting, neighbours

SAMPLED_SPOTS: Final = 6
SAMPLED_TILES: Final = 4


class Picture(NamedTuple):
    """A known tile as it would lie at a spot."""

    tile: str
    left: int | None
    """How many of it can still be drawn; None unless the whole box is known."""


class Choice(NamedTuple):
    """Four edges that fit a spot, and the known tiles that show them; none where nobody entered one yet."""

    edges: str
    pictures: tuple[Picture, ...]


def spots(state: State) -> tuple[Spot, ...]:
    """The free spots, those beside the newest tiles first."""
    land = state.land or Land()
    newest = {spot: max(land.at[near] for near in around(spot) if near in land.at) for spot in land.free}
    return tuple(sorted(land.free, key=lambda spot: (-newest[spot], spot)))


def offers(state: State, spot: Spot) -> tuple[Choice, ...]:
    """At most 27 choices for a spot beside a tile, in fixed order; used-up tiles sink to the end of theirs."""
    land, known = state.land or Land(), forms(state.box)
    return tuple(_choice(state, offer, known.copies) for offer in known.offers(land.asks(spot)))


def _choice(state: State, offer: Offer, copies: Mapping[str, int] | None) -> Choice:
    if copies is None:
        return Choice(offer.edges, tuple(Picture(text, None) for text in offer.tiles))
    kinds = ((text, kind(tile(text))) for text in offer.tiles)
    pictures = [Picture(text, copies.get(name, 0) - state.used(name)) for text, name in kinds]
    return Choice(offer.edges, tuple(sorted(pictures, key=lambda picture: (picture.left or 0) <= 0)))


def remaining(state: State) -> tuple[Picture, ...]:
    """What is left of a complete box, kind by kind; nothing where the box is not known whole."""
    if not state.box.complete:
        return ()
    return tuple(Picture(one.tile, state.copies_left(one.tile)) for one in state.box.kinds)


def misfits(state: State) -> tuple[str, ...]:
    """The known tiles that no free spot takes, however they are turned: one of them may have been set aside."""
    land = state.land or Land()
    return tuple(known.tile for known in catalogue(state.box) if fitting(land, tile(known.tile)) is None)


def ask_tile(state: State) -> LandsQuestion:
    name = state.name(state.turn)
    samples = tuple(_samples(state))
    lay = [LandsEntry.of(phrase("new_lands.answer_lay"), *samples)] if samples else []
    aside = LandsEntry.of(phrase("new_lands.answer_set_aside"), SetAside(seat=state.turn))
    return LandsQuestion(
        who=name,
        ask=phrase("new_lands.ask_tile", name=name),
        do=(phrase(f"new_lands.{_do(state)}"),),
        why=(phrase("new_lands.why_left", n=state.left),),
        entries=(*lay, aside),
    )


def _do(state: State) -> str:
    """What the hands do: once no more tiles are left than lie open, the stacks are empty."""
    if not state.setup.open_tiles:
        return "do_draw"
    people = sum(not player.left for player in state.players)
    return "do_open_last" if state.left <= NUMBERS.open_tiles.each * people else "do_open_tile"


def _samples(state: State) -> Iterator[LayTile]:
    """Of the spots with most neighbours a few tiles each; which ones, changes as the map grows."""
    land, complete = state.land or Land(), state.box.complete
    best = sorted(land.free, key=lambda spot: (-neighbours(land, spot), spot))[:SAMPLED_SPOTS]
    for x, y in best:
        found = _known(state, (x, y)) or (() if complete else _new(state, (x, y)))
        n = min(SAMPLED_TILES, len(found))
        for at in range(n):
            text = found[(at * len(found) // n + state.laid) % len(found)]
            yield LayTile(seat=state.turn, x=x, y=y, tile=text)


def _known(state: State, spot: Spot) -> tuple[str, ...]:
    pictures = (picture for choice in offers(state, spot) for picture in choice.pictures)
    return tuple(picture.tile for picture in pictures if picture.left is None or picture.left > 0)


def _new(state: State, spot: Spot) -> tuple[str, ...]:
    """Tiles nobody entered yet, where no known one fits."""
    return tuple(text for choice in offers(state, spot) for text in shapes(choice.edges)[:1])
