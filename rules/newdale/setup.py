"""How a table starts: who sits there, which chapter, how much is written down, how it reads the open questions."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from pydantic import Field, StringConstraints

from rules.amounts import Change, Count
from rules.kernel import Model
from rules.letters import alike
from rules.newdale.campaign import Campaign, draft_order, start_cities
from rules.newdale.components.box import Box, facts
from rules.newdale.components.buildings import CAPTAIN, CHARACTERS, COOK, START_CARDS, Building, BuildingKind
from rules.newdale.components.chapters import CHAPTERS, Chapter
from rules.newdale.components.figures import Figure, Figures
from rules.newdale.components.numbers import MOST_HOODED, ROUNDS, SETUP
from rules.newdale.components.told import Name
from rules.newdale.players import CAPTAIN_AREA, COOK_AREA, Built, CharacterId, Player
from rules.newdale.reasons import Reason
from rules.newdale.rulings import Ruling

LONGEST_NAME: Final = 40
Refusal: TypeAlias = tuple[Reason, dict[str, int | str]]
FINAL: Final = (
    Reason.PEOPLE_1_TO_4,
    Reason.NAME_TWICE,
    Reason.UNKNOWN_CHAPTER,
    Reason.RULING_FIXED,
    Reason.NO_SUCH_PLAYER,
    Reason.MIDWAY_PLAYERS,
)
"""What a set-up cannot be, whatever the table says."""


class Follow(StrEnum):
    BOARD = "board"
    POINTS = "points"


class Depth(StrEnum):
    """How much is recorded."""

    FULL = "full"
    DESK = "desk"
    """Rounds, events, draws, buildings: no money, no order of turns."""
    POINTS = "points"
    """Rounds, the bag, the track, fists, the end."""


class Seat(Model):
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)]
    colour: Annotated[str, StringConstraints(max_length=LONGEST_NAME)] = ""
    follow: Follow = Follow.BOARD


class Drafted(Model):
    """A character somebody took."""

    seat: Count
    character: CharacterId


class Where(StrEnum):
    RABBIT = "rabbit"
    ONYX = "onyx"
    PRISON = "prison"


class Held(Model):
    """A figure of the bag that somebody keeps."""

    where: Where
    seat: Count
    figure: Figure


class TurnedEvent(Model):
    """An event that was turned up: its number, and its figures where they are known."""

    number: Change
    figures: Figures | None = None


class Midway(Model):
    """Where a chapter that is already going stands: at the beginning of a round."""

    round: int = Field(strict=True, ge=1, le=ROUNDS.rounds)
    starter: Count
    players: tuple[Player, ...]
    events: tuple[TurnedEvent, ...] = Field(default=(), max_length=ROUNDS.rounds)
    """Of the rounds before, as far as somebody remembers."""
    held: tuple[Held, ...] = ()
    removed: int = Field(default=0, strict=True, ge=0, le=MOST_HOODED)


class Setup(Model):
    people: tuple[Seat, ...]
    """In seat order, clockwise."""
    chapter: str
    start: Count = 0
    """The starter of round 1."""
    start_city: Name | None = None
    hooded: int | None = Field(default=None, strict=True, ge=0, le=MOST_HOODED)
    """Figures in the bag; None: not told."""
    characters: tuple[Drafted, ...] = ()
    """In the order they were taken."""
    depth: Depth = Depth.FULL
    rulings: tuple[Ruling, ...] = ()
    """Where this table follows the other reading."""
    box: Box = Box()
    campaign: Campaign | None = None
    midway: Midway | None = None
    insist: tuple[str, ...] = ()
    """Refusals of the set-up that the table overrules."""

    @property
    def solo(self) -> bool:
        return len(self.people) == 1

    @property
    def row(self) -> Chapter:
        return CHAPTERS[self.chapter]

    @property
    def city(self) -> str | None:
        """The start city, where it is told or there is only one."""
        cities = start_cities(self.chapter, self.campaign)
        return self.start_city or (cities[0] if len(cities) == 1 else None)

    @property
    def hooded_in_bag(self) -> int | None:
        """As told for this match, else by the box; 0 in a chapter without them."""
        if not self.row.hooded:
            return self.hooded or 0
        return facts(self.box).hooded.get(self.chapter) if self.hooded is None else self.hooded


def characters_of(setup: Setup) -> tuple[str, ...]:
    """The characters a chapter plays with."""
    # Ruling: character_draft, chapter I plays without unless the table says otherwise.
    if not setup.row.characters and Ruling.CHARACTER_DRAFT in setup.rulings:
        return CHAPTERS["II"].characters
    return setup.row.characters


def refusals(setup: Setup) -> Iterator[Refusal]:
    """Why nobody can sit down to this table, or hardly can."""
    people = len(setup.people)
    if not 1 <= people <= SETUP.most_people:
        yield Reason.PEOPLE_1_TO_4, {"n": people}
    if len({alike(seat.name) for seat in setup.people}) < people:
        yield Reason.NAME_TWICE, {}
    if setup.chapter not in CHAPTERS:
        yield Reason.UNKNOWN_CHAPTER, {"chapter": setup.chapter}
        return
    if setup.start >= max(1, people):
        yield Reason.NO_SUCH_PLAYER, {}
    if any(not ruling.option for ruling in setup.rulings):
        yield Reason.RULING_FIXED, {}
    cities = start_cities(setup.chapter, setup.campaign)
    if setup.start_city is not None and setup.start_city not in cities:
        yield Reason.START_CITY, {"city": setup.start_city, "cities": ", ".join(cities)}
    if setup.hooded and not setup.row.hooded:
        yield Reason.NO_HOODED_HERE, {"chapter": setup.chapter}
    yield from _drafted(setup)
    if setup.midway:
        yield from _midway(setup, setup.midway)


def _drafted(setup: Setup) -> Iterator[Refusal]:
    known = characters_of(setup)
    for taken in setup.characters:
        if taken.character not in known:
            yield Reason.CHARACTER_CHAPTER, {"name": CHARACTERS[taken.character].name, "chapter": setup.chapter}
    seats = [taken.seat for taken in setup.characters]
    if any(seat >= len(setup.people) for seat in seats):
        yield Reason.NO_SUCH_PLAYER, {}
    order = draft_order(setup.start, max(1, len(setup.people)))
    if seats != [seat for seat in order if seat in seats] or len({t.character for t in setup.characters}) < len(seats):
        yield Reason.DRAFT_ORDER, {}


def _midway(setup: Setup, midway: Midway) -> Iterator[Refusal]:
    people = len(setup.people)
    if len(midway.players) != people:
        yield Reason.MIDWAY_PLAYERS, {}
    if midway.starter >= max(1, people) or any(held.seat >= people for held in midway.held):
        yield Reason.NO_SUCH_PLAYER, {}
    for player in midway.players:
        yield from excess(player, setup)


def excess(player: Player, setup: Setup) -> Iterator[Refusal]:
    """More than anybody can have."""
    yield from _crowded(_kinds(player, setup), setup)
    numbers = [marker.number for marker in player.markers]
    if len(set(numbers)) < len(numbers):
        yield Reason.MARKERS_OVER, {"n": len(numbers)}


def room_for(player: Player, setup: Setup) -> tuple[BuildingKind, ...]:
    """Kinds of building of which one more may stand there."""
    kinds = _kinds(player, setup)
    return tuple(kind for kind in BuildingKind if not any(_crowded((*kinds, kind), setup)))


def may_stand(player: Player, card: Building) -> bool:
    """Whether one more like it may; of the start cards there is one each, and of Cooks (p. 4, 15)."""
    most = 1 if card.id in (*START_CARDS, COOK) else card.copies
    return most is None or sum(built.card == card.id for built in player.built) < most


def laid(player: Player, setup: Setup, card: Building) -> Built:
    """A card that stands there already: on its own area or the first free one; only on some may goods lie."""
    used, count = {built.area for built in player.built}, facts(setup.box).area_count(setup.row.back)
    free = (area for area in range(1, (count or SETUP.areas_front) + 1) if area not in used)
    own = {CAPTAIN: CAPTAIN_AREA, COOK: COOK_AREA}.get(card.id)
    area = next(free, None) if card.kind is BuildingKind.PRODUCTION else own
    return Built(card=card.id, area=area, goods=0 if card.makes_goods else None)


def _kinds(player: Player, setup: Setup) -> tuple[BuildingKind, ...]:
    known = facts(setup.box)
    return tuple(known.building(built.card).kind for built in player.built)


def _crowded(kinds: tuple[BuildingKind, ...], setup: Setup) -> Iterator[Refusal]:
    """More buildings than there are houses, or areas."""
    houses = sum(kind is not BuildingKind.SAILOR for kind in kinds) - 1
    if houses > (most := SETUP.houses - SETUP.houses_at_start):
        yield Reason.BUILDINGS_OVER, {"n": houses, "most": most}
    production = kinds.count(BuildingKind.PRODUCTION)
    if production > SETUP.areas_front and not setup.row.back:
        yield Reason.PRODUCTION_OVER, {"n": production, "most": SETUP.areas_front}
