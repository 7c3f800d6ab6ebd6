"""The table at one moment, the turn in progress included."""

from __future__ import annotations

from enum import StrEnum
from typing import Self

from pydantic import InstanceOf, NonNegativeInt

from rules.kernel import Model
from rules.new_lands.components.box import Box
from rules.new_lands.components.kinds import kind
from rules.new_lands.components.numbers import DRAWN, turns
from rules.new_lands.components.tile import tile
from rules.new_lands.land.land import Area, Land
from rules.new_lands.land.worth import Worth, worth
from rules.new_lands.players import Meeple, Player
from rules.new_lands.rulings import Ruling
from rules.new_lands.setup import Setup


class Phase(StrEnum):
    """What kind of thing is to be settled."""

    TURN = "turn"
    """Ledger: a tile, and what followed."""
    TILE = "tile"
    MEEPLE = "meeple"
    COUNT = "count"
    """Ledger: the meeples left at the end."""
    OVER = "over"


class Due(StrEnum):
    """What the person whose turn it is has still to do, or may."""

    TILE = "tile"
    MEEPLE = "meeple"


class State(Model):
    setup: Setup
    box: Box
    """The set-up's, and what was learned since."""
    players: tuple[Player, ...]
    standing: tuple[Meeple, ...] = ()
    land: InstanceOf[Land] | None = None
    """None in a Ledger, or once the map was put away."""
    laid: int = 0
    """Tiles laid since the start tile."""
    gone: tuple[str | None, ...] = ()
    """Tiles that fitted nowhere, as far as somebody named them."""
    turn: NonNegativeInt = 0
    due: Due = Due.TILE
    acted: int | None = None
    """The seat whose turn ended with a meeple, as long as nobody laid a tile since."""
    finished: bool = False
    """Ended by the table before the last tile."""

    @property
    def left(self) -> int:
        """Tiles still to be drawn."""
        return max(0, DRAWN - self.setup.removed - len(self.gone) - self.laid)

    @property
    def lying(self) -> int:
        """Tiles on the table, the start tile included."""
        return self.laid + 1 if self.land is None else len(self.land.tiles)

    @property
    def phase(self) -> Phase:
        if self.finished or (not self.left and self.due is Due.TILE):
            return Phase.COUNT if self.land is None and self.standing else Phase.OVER
        if self.land is None:
            return Phase.TURN
        return Phase.TILE if self.due is Due.TILE else Phase.MEEPLE

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def one_tile(self) -> bool:
        """Whether this table counts a closed area of one tile by the closed formula."""
        return Ruling.ONE_TILE_AREA in self.setup.rulings

    @property
    def next_seat(self) -> int:
        """Who comes after the person whose turn it is; whoever left is skipped."""
        return self.seat_after(self.turn)

    def seat_after(self, seat: int) -> int:
        n = len(self.players)
        return next(at % n for at in range(seat + 1, seat + n + 1) if not self.players[at % n].left)

    @property
    def turns(self) -> tuple[int, ...]:
        """How many turns each seat still has, one begun not counted."""
        seats = [seat for seat, player in enumerate(self.players) if not player.left]
        # Insisted on, somebody who left may be to lay a tile; no later one.
        first = self.turn if self.due is Due.TILE and self.turn in seats else self.next_seat
        each = dict(zip(seats, turns(self.left, len(seats), seats.index(first)), strict=True))
        return tuple(each.get(seat, 0) for seat in range(len(self.players)))

    @property
    def even(self) -> bool:
        """Whether everybody comes to as many turns as the others, those of this round that are over included."""
        seats = [seat for seat, player in enumerate(self.players) if not player.left]
        over = [seat for seat in seats if seat < self.turn or (seat == self.turn and self.due is Due.MEEPLE)]
        return (self.left + len(over)) % len(seats) == 0

    def name(self, seat: int) -> str:
        return self.setup.people[seat].name

    def of(self, seat: int) -> tuple[Meeple, ...]:
        """The meeples of a seat that stand somewhere."""
        return tuple(meeple for meeple in self.standing if meeple.seat == seat)

    def stood(self, meeple: Meeple) -> int:
        """How many tiles were laid since it was placed; none where the table found that fewer lie there."""
        return max(0, self.laid - meeple.since)

    def area(self, meeple: Meeple) -> Area | None:
        """The area a meeple stands in now; None where nobody follows the map."""
        if self.land is None or meeple.place is None:
            return None
        part = self.land.part(meeple.place.spot, meeple.place.edge)
        return None if part is None else self.land.area(part)

    def numbers(self, meeple: Meeple) -> Worth | None:
        """Its three numbers, and what they are made of."""
        area = self.area(meeple)
        return None if self.land is None or area is None else worth(self.land, area, self.one_tile)

    def used(self, name: str) -> int:
        """How many tiles of a kind lie here, were set aside or removed, as far as they were named."""
        named = [text for text in (*self.gone, *self.setup.removed_tiles) if text is not None]
        aside = sum(kind(tile(text)) == name for text in named)
        lying = self.land.kinds.get(name, 0) if self.land else 0
        # The start tile lies among the others and is none that can be drawn.
        return lying - (lying > 0 and self._start_kind == name) + aside

    @property
    def _start_kind(self) -> str | None:
        """A map from a file does not say which of its tiles was the first; then the box may know."""
        midway = self.setup.midway
        if self.land is not None and not (midway and midway.map):
            return kind(self.land.tiles[0])
        return kind(tile(self.box.start.tile)) if self.box.start else None

    def copies_left(self, name: str) -> int | None:
        """How many tiles of a kind can still be drawn; None unless the whole box is known."""
        return self.box.copies.get(name, 0) - self.used(name) if self.box.complete else None

    def with_player(self, seat: int, player: Player) -> Self:
        return self.replace(players=(*self.players[:seat], player, *self.players[seat + 1 :]))
