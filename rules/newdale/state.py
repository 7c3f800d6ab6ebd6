"""The table at one moment, the round in progress included."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, Self

from pydantic import Field, NonNegativeInt

from rules.kernel import Model
from rules.newdale.components.box import Box, Facts, recent_facts
from rules.newdale.components.buildings import GRAPE, Building, BuildingKind
from rules.newdale.components.chapters import Chapter
from rules.newdale.components.figures import NOBODY, Figure, Figures
from rules.newdale.components.numbers import ASSISTANTS_IN_BAG, COSTS, MOST_HOODED, ROUNDS, SETUP
from rules.newdale.components.told import GoalOption, Row
from rules.newdale.players import CAPTAIN_AREA, COOK_AREA, Lock, OnArea, Player
from rules.newdale.rulings import Ruling
from rules.newdale.setup import Depth, Follow, Held, Setup, TurnedEvent, Where
from rules.newdale.steps import Step


class Phase(StrEnum):
    EVENT = "event"
    PLAN = "plan"
    DRAW = "draw"
    ACT = "act"
    BUILD = "build"
    SPECIAL = "special"
    ROUND = "round"
    """The table says when the round is over."""
    FINAL = "final"
    GOAL = "goal"
    OVER = "over"


COUNTING: Final = (Phase.GOAL, Phase.OVER)


class State(Model):
    setup: Setup
    box: Box
    """The set-up's, and what was learned since."""
    players: tuple[Player, ...]
    round: int = Field(default=1, ge=1, le=ROUNDS.rounds + 1)
    """One more than the last when the rounds are over."""
    starter: NonNegativeInt
    """Whoever holds the bag."""
    passed: NonNegativeInt = 1
    """Seats the bag went on when the last round ended: more where it passed over somebody."""
    hooded: int | None = Field(default=0, ge=0, le=MOST_HOODED)
    """In the game; None: nobody told us."""
    events: tuple[TurnedEvent, ...] = ()
    printed: Figures | None = None
    """On the event in force; None: not told, or none lies there."""
    draws: NonNegativeInt = ROUNDS.drawn
    drawn: Figures | None = None
    freed: Figures = NOBODY
    """Let out of a Prison this round: they work for all."""
    held: tuple[Held, ...] = ()
    removed: int = Field(default=0, ge=0, le=MOST_HOODED)
    """Hooded figures out of the game."""
    steps: tuple[Step, ...] = ()

    @property
    def phase(self) -> Phase:
        return Phase(self.steps[0].kind) if self.steps else Phase.OVER

    @property
    def facts(self) -> Facts:
        return recent_facts(self.box)

    @property
    def chapter(self) -> Chapter:
        return self.setup.row

    @property
    def solo(self) -> bool:
        return self.setup.solo

    @property
    def depth(self) -> Depth:
        return self.setup.depth

    @property
    def order(self) -> tuple[int, ...]:
        """Clockwise from the starter, without those who left."""
        seats = len(self.players)
        every = ((self.starter + step) % seats for step in range(seats))
        return tuple(seat for seat in every if not self.players[seat].left)

    @property
    def bag_with(self) -> int:
        """Who turns up the event and draws: the next one where the starter went away."""
        return next(iter(self.order), self.starter)

    @property
    def boards(self) -> tuple[int, ...]:
        """The seats whose every turn is followed, in player order."""
        return tuple(seat for seat in self.order if self.followed(seat))

    @property
    def holder(self) -> int | None:
        """Who has the bag at the end; None while rounds are played."""
        return self.starter if self.round > ROUNDS.rounds else None

    @property
    def market_gone(self) -> bool:
        """Whether figures have gone home for good: then Post Offices and Deckhands are all there is."""
        # Ruling: market_after_round_7.
        return self.holder is not None and not self.other_reading(Ruling.MARKET_AFTER_ROUND_7)

    @property
    def out_of_bag(self) -> Figures:
        held = Figures.of(each.figure for each in self.held)
        return held.plus(self.drawn or NOBODY, self.freed, Figures(hooded=self.removed))

    @property
    def bag(self) -> Figures:
        """What is in it now; Hooded figures nobody told us of are left out."""
        return ASSISTANTS_IN_BAG.plus(Figures(hooded=self.hooded or 0)).minus(self.out_of_bag)

    @property
    def untold_event(self) -> int | None:
        """The number of the event in force, whose figures were left for later."""
        if self.printed is not None or not self.events or self.phase is Phase.EVENT or self.round > ROUNDS.rounds:
            return None
        last = self.events[-1]
        return last.number if last.figures is None else None

    @property
    def has_hooded(self) -> bool:
        """Whether one may come out of the bag; of those nobody told us, all may be in it."""
        return bool(self.bag.hooded) or (self.hooded is None and self.chapter.hooded)

    @property
    def goal(self) -> tuple[GoalOption, ...]:
        card = self.facts.chapter(self.setup.chapter, self.solo)
        return card.goal if card else ()

    def name(self, seat: int) -> str:
        return self.setup.people[seat].name

    def other_reading(self, ruling: Ruling) -> bool:
        return ruling in self.setup.rulings

    def has_board(self, seat: int) -> bool:
        """Whether the buildings of a seat are recorded."""
        return self.depth is not Depth.POINTS and self.setup.people[seat].follow is Follow.BOARD

    def followed(self, seat: int) -> bool:
        """Whether the turns of a seat are recorded, goods and all."""
        return self.depth is Depth.FULL and self.has_board(seat) and not self.players[seat].left

    def card(self, seat: int, index: int) -> Building:
        return self.facts.building(self.players[seat].built[index].card)

    def private(self, seat: int) -> Figures:
        """Assistants that work for one seat alone."""
        held = (each.figure for each in self.held if each.seat == seat and each.where is not Where.PRISON)
        there: list[Figure] = [figure for figure in held if figure is not Figure.HOODED]
        for built in self.players[seat].built:
            if built.colour and self.facts.building(built.card).private:
                there.append(built.colour)
        return Figures.of(there) if there else NOBODY

    def market(self, seat: int) -> Figures:
        """The labour market as one seat sees it; before the draw, what is known of it."""
        shown = (self.printed or NOBODY).plus(self.drawn or NOBODY, self.freed, self.private(seat))
        return shown.replace(hooded=0) if shown.hooded else shown

    def reach(self, seat: int) -> int:
        return SETUP.reach if Lock.REACH in self.players[seat].locks else COSTS.unlocked_reach

    def rate(self, seat: int) -> int:
        """Cards for each missing assistant."""
        return SETUP.compensation if Lock.COMPENSATION in self.players[seat].locks else COSTS.unlocked_compensation

    def fists(self, seat: int, end: bool = False) -> int | None:
        """As told, else as built; None where nobody knows."""
        player = self.players[seat]
        if player.fists_told is not None:
            return player.fists_told
        if not self.has_board(seat):
            return None
        cards = [self.facts.building(built.card) for built in player.built]
        # Ruling: watch_officer.
        ashore = end and self.other_reading(Ruling.WATCH_OFFICER)
        return sum(card.fists or 0 for card in cards if not (ashore and card.kind is BuildingKind.SAILOR))

    def price(self, seat: int, index: int) -> int | None:
        """Of a good on a card today; a grape is worth the market's assistants of its colour."""
        built, card = self.players[seat].built[index], self.card(seat, index)
        if card.good == GRAPE and card.price is None:
            return None if built.colour is None else self.market(seat)[built.colour]
        return card.price

    def coins(self, seat: int) -> int | None:
        """All goods of a seat at today's prices; None where a price is not told."""
        total = 0
        for index, built in enumerate(self.players[seat].built):
            if built.goods:
                price = self.price(seat, index)
                if price is None:
                    return None
                total += built.goods * price
        return total

    def stock(self, seat: int) -> Mapping[str, int]:
        """Goods by kind."""
        found: dict[str, int] = {}
        for index, built in enumerate(self.players[seat].built):
            good = self.card(seat, index).good
            if built.goods and good:
                found[good] = found.get(good, 0) + built.goods
        return found

    def cities(self, seat: int) -> tuple[str, ...]:
        """Where a seat is known to have a house."""
        start = (self.setup.city,) if self.setup.city else ()
        return (*start, *(built.city for built in self.players[seat].built if built.city))

    def steps_to(self, seat: int, city: str) -> int | None:
        """Steps from the nearest own house; None where a road is not told, or a house nobody placed may be nearer."""
        own = self.cities(seat)
        known = [self.facts.steps(self.setup.chapter, each, city) for each in own]
        nearest = min((steps for steps in known if steps is not None), default=None) if None not in known else None
        unplaced = SETUP.houses - self.players[seat].houses > len(own)
        return None if unplaced and nearest is not None and nearest >= self.reach(seat) else nearest

    def has_area(self, area: int) -> bool:
        """Whether a board has it: eight on the front; the back has two of its own, and how many more may be told."""
        count = self.facts.area_count(self.chapter.back)
        own = (CAPTAIN_AREA, COOK_AREA) if self.chapter.back else ()
        return count is None or area <= count or area in own

    def rows(self, seat: int, area: int) -> tuple[Row, ...]:
        return self.facts.rows(area, self.chapter.back, self.setup.people[seat].colour)

    def row(self, seat: int, space: OnArea) -> Row | None:
        rows = self.rows(seat, space.area)
        return rows[space.row] if space.row < len(rows) else None

    def with_player(self, seat: int, player: Player) -> Self:
        return self.replace(players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def then(self, *steps: Step) -> Self:
        """The first step is done; these take its place."""
        return self.replace(steps=(*steps, *self.steps[1:]))
