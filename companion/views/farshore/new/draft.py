"""A table half set up: what people have chosen so far, and the set-up it becomes."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Self

from companion.drawings.farshore.symbols import ANIMALS
from companion.views.farshore.new.middle import fitted
from companion.views.new.draft import Named
from companion.views.new.stepped_setup import SteppedDraft
from rules.farshore.components.box import Box
from rules.farshore.components.numbers import WIND_ROSE
from rules.farshore.components.told import WeatherText, WindTile
from rules.farshore.components.traits import Colour, Level, Trait
from rules.farshore.rulings import Ruling
from rules.farshore.setup import LONGEST_NAME, MOST_PEOPLE, Depth, Midway, Opponent, Seat, Setup, Weather
from rules.farshore.steps import Stack

PIECES: Final = tuple(ANIMALS)
"""Each person has an animal of their own."""
UNWRITTEN: Final = "…"
"""The upper half of a weather card of which someone wrote down the lower half only."""


class Step(StrEnum):
    """One screen of the set-up."""

    PEOPLE = "people"
    GAME = "game"
    MIDDLE = "middle"
    LAYOUT = "layout"
    TABLE = "table"


class Draft(SteppedDraft):
    most: int = MOST_PEOPLE
    longest_name: int = LONGEST_NAME
    pieces: tuple[str, ...] = PIECES
    rulings: tuple[Ruling, ...] = ()
    krabita: bool = False
    level: Level = Level.SHY
    weather: Weather = Weather.NONE
    tracking: Depth = Depth.FULL
    middle: Midway | None = None
    tile_a: tuple[Trait, ...] = ()
    """Nothing: to be told later."""
    tile_b: tuple[Trait, ...] = ()
    columns: tuple[Colour, ...] = ()
    shuffled: bool = False
    """The columns came by chance: the real markers are still to be laid into them."""
    weather_top: str = ""
    weather_bottom: str = ""

    @property
    def plan(self) -> tuple[Colour, ...]:
        """The columns as tapped; when four are known, so is the fifth."""
        left = tuple(colour for colour in Colour if colour not in self.columns)
        return (*self.columns, *left) if len(left) == 1 else self.columns

    @property
    def her_piece(self) -> str:
        """Krabita is a crab, unless someone else is one."""
        taken = {guest.piece for guest in self.guests}
        return next((piece for piece in PIECES if piece not in taken), "")

    @property
    def steps(self) -> tuple[Step, ...]:
        return Step.PEOPLE, Step.GAME, Step.MIDDLE if self.middle else Step.LAYOUT, Step.TABLE

    @property
    def kind(self) -> str:
        return "solo" if self.krabita and len(self.guests) == 1 else "table"

    # The table

    def marked(self, colour: Colour) -> Self:
        """A marker into the next column; tapped a second time, it comes off again."""
        if colour not in self.plan:
            return self.replace(columns=(*self.columns, colour))
        return self.replace(columns=tuple(other for other in self.columns if other is not colour), shuffled=False)

    def turned(self, stack: Stack, trait: Trait) -> Self:
        """One thing more, or less, that the tile of a stack shows."""
        field = f"tile_{stack.lower()}"
        shown = {*getattr(self, field)} ^ {trait}
        return self.replace(**{field: tuple(one for one in WIND_ROSE.vocabulary if one in shown)})

    # The whole

    def setup(self, box: Box, named: Named) -> Setup:
        people = tuple(
            Seat(name=guest.name.strip() or named(seat), piece=guest.piece) for seat, guest in enumerate(self.guests)
        )
        her = Opponent(level=self.level, columns=self.plan, piece=self.her_piece) if self.krabita else None
        setup = Setup(
            people=people,
            krabita=her,
            weather=Weather.NONE if her else self.weather,
            tile_a=WindTile(stack="A", traits=self.tile_a) if self.tile_a else None,
            tile_b=WindTile(stack="B", traits=self.tile_b) if self.tile_b else None,
            rulings=self.rulings if her else (),
            tracking=self.tracking if her else Depth.FULL,
            box=box,
        )
        middle = self.middle and fitted(self.middle, setup)
        return setup.replace(weather_card=self._weather_card(setup.effects), midway=middle)

    def _weather_card(self, effects: Weather) -> WeatherText | None:
        top, bottom = self.weather_top.strip(), self.weather_bottom.strip()
        if effects is Weather.NONE or not (top or bottom):
            return None
        return WeatherText(top=top or UNWRITTEN, bottom=bottom or None)
