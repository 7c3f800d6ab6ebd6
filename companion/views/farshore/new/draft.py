"""A table half set up: what people have chosen so far, and the set-up it becomes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final, Self

from companion.disk.settings import Settings
from companion.drawings.farshore.symbols import ANIMALS
from companion.match.people import last_table
from companion.views.farshore.new.middle import fitted
from rules.farshore.components.box import Box
from rules.farshore.components.numbers import WIND_ROSE
from rules.farshore.components.told import WeatherText, WindTile
from rules.farshore.components.traits import Colour, Level, Trait
from rules.farshore.reasons import Reason
from rules.farshore.rulings import Ruling
from rules.farshore.setup import MOST_PEOPLE, Depth, Midway, Opponent, Refusal, Seat, Setup, Weather, refusals
from rules.farshore.steps import Stack
from rules.kernel import Model

PIECES: Final = tuple(ANIMALS)
"""Each person has an animal of their own."""
UNWRITTEN: Final = "…"
"""The upper half of a weather card of which someone wrote down the lower half only."""

Named = Callable[[int], str]
"""What a guest is called who gave no name, by seat."""


class Step(StrEnum):
    """One screen of the set-up."""

    PEOPLE = "people"
    GAME = "game"
    MIDDLE = "middle"
    LAYOUT = "layout"
    TABLE = "table"


class Guest(Model):
    name: str = ""
    """As typed so far."""
    piece: str = ""


class Draft(Model):
    guests: tuple[Guest, ...]
    krabita: bool = False
    level: Level = Level.SHY
    weather: Weather = Weather.NONE
    tracking: Depth = Depth.FULL
    rulings: tuple[Ruling, ...] = ()
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

    # Guests

    def named(self, seat: int, name: str) -> Self:
        return self._with(seat, self.guests[seat].replace(name=name))

    def dressed(self, seat: int, piece: str) -> Self:
        """Whoever has that animal takes the other one in exchange."""
        old = self.guests[seat].piece
        guests = (guest.replace(piece=old) if guest.piece == piece else guest for guest in self.guests)
        return self.replace(guests=tuple(guests))._with(seat, self.guests[seat].replace(piece=piece))

    def welcome(self, name: str = "", piece: str = "") -> Self:
        """Another guest, on the first chair without a name if there is one."""
        empty = next((seat for seat, guest in enumerate(self.guests) if not guest.name.strip()), None)
        if name and empty is not None:
            seated = self.named(empty, name)
            return seated.dressed(empty, piece) if self._free(piece) else seated
        if len(self.guests) == MOST_PEOPLE:
            return self
        free = [other for other in PIECES if self._free(other)]
        return self.replace(guests=(*self.guests, Guest(name=name, piece=piece if piece in free else free[-1])))

    def dismissed(self, seat: int) -> Self:
        return self.replace(guests=(*self.guests[:seat], *self.guests[seat + 1 :]))

    def raised(self, seat: int) -> Self:
        """One place earlier in turn order."""
        guests = list(self.guests)
        guests[seat - 1], guests[seat] = guests[seat], guests[seat - 1]
        return self.replace(guests=tuple(guests))

    def _with(self, seat: int, guest: Guest) -> Self:
        return self.replace(guests=(*self.guests[:seat], guest, *self.guests[seat + 1 :]))

    def _free(self, piece: str) -> bool:
        return piece in PIECES and all(guest.piece != piece for guest in self.guests)

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


def drafted(settings: Settings, kind: str) -> Draft:
    """What a table of this kind starts from: who sat there last, and how hard Krabita played."""
    last = last_table(settings, "farshore", kind)
    pieces = {person.name: person.piece("farshore") for person in settings.people}
    draft = Draft(guests=(), krabita=kind == "solo")
    for name in last.people if last else ():
        draft = draft.welcome(name, pieces.get(name, ""))
    while len(draft.guests) < (1 if kind == "solo" else 2):
        draft = draft.welcome()
    if last and last.level:
        # The settings take any word for it, perhaps that of another version.
        level = Level(last.level) if last.level in tuple(Level) else draft.level
        draft = draft.replace(krabita=True, level=level)
    return draft


def again(setup: Setup) -> Draft:
    """The same people, level and rulings; what the table decides anew is left open."""
    draft = Draft(
        guests=(),
        krabita=setup.krabita is not None,
        level=setup.krabita.level if setup.krabita else Level.SHY,
        weather=setup.weather,
        tracking=setup.tracking,
        rulings=setup.rulings,
    )
    for seat in setup.people:
        draft = draft.welcome(seat.name, seat.piece)
    return draft


SETTLED: Final = {
    Reason.TOO_MANY_PEOPLE: Step.PEOPLE,
    Reason.NAME_TWICE: Step.PEOPLE,
    Reason.TOO_FEW_PEOPLE: Step.GAME,
    Reason.KRABITA_WITH_FOUR: Step.GAME,
    Reason.KRABITA_ONLY_WITHOUT_HER: Step.GAME,
    Reason.WEATHER_BY_LEVEL: Step.GAME,
    Reason.RULING_FIXED: Step.GAME,
    Reason.PLAN_COLUMNS: Step.TABLE,
    Reason.WIND_TILE_STACK: Step.TABLE,
    Reason.WIND_TILE_USED: Step.TABLE,
}
"""On which screen a refusal can be set right; what is not listed is about the middle of a game."""


def first_refusal(setup: Setup, steps: Sequence[Step]) -> tuple[Step, Refusal] | None:
    """The first of these screens that holds something nobody can sit down to."""
    found = [(SETTLED.get(refusal[0], Step.MIDDLE), refusal) for refusal in refusals(setup)]
    return min((pair for pair in found if pair[0] in steps), key=lambda pair: steps.index(pair[0]), default=None)
