"""A table half set up: what people have chosen so far, and the set-up it becomes."""

from __future__ import annotations

from typing import Final, Self

from companion.views.new.draft import Named
from companion.views.new.stepped_setup import SteppedDraft
from rules.kernel import Model
from rules.newdale.campaign import Campaign, draft_order, next_start, start_cities
from rules.newdale.components.box import Box, facts
from rules.newdale.components.buildings import BuildingKind
from rules.newdale.components.chapters import CHAPTERS, THIRD
from rules.newdale.components.figures import Figure
from rules.newdale.components.numbers import SETUP
from rules.newdale.components.told import BuildingFact
from rules.newdale.players import Player
from rules.newdale.rulings import Ruling
from rules.newdale.setup import (
    LONGEST_NAME,
    Depth,
    Drafted,
    Follow,
    Held,
    Midway,
    Seat,
    Setup,
    TurnedEvent,
    Where,
    characters_of,
)
from rules.newdale.start import seated

COLOURS: Final = ("brown", "grey", "orange", "white")
PEOPLE: Final = "people"
CHAPTER: Final = "chapter"
LAYOUT: Final = "layout"
GOING: Final = "going"


class Going(Model):
    """Where a chapter that is already being played stands: at the beginning of a round."""

    round: int = 2
    starter: int = 0
    changed: tuple[tuple[int, Player], ...] = ()
    """Seats that do not stand as they began."""
    told: tuple[BuildingFact, ...] = ()
    """Cards nobody had told of before."""
    events: tuple[int, ...] = ()
    """Turned up already, of the three that this round belongs to."""
    held: tuple[tuple[int, Figure], ...] = ()
    """In whose Prison which assistant is."""
    removed: int = 0
    """Hooded figures that left the game."""

    @property
    def gone(self) -> int:
        """Rounds over, of the three that this one belongs to."""
        return (self.round - 1) % THIRD

    def third(self, setup: Setup) -> tuple[int, ...]:
        return setup.row.third(self.round, setup.solo)

    def unsure(self, setup: Setup) -> bool:
        """Whether somebody must remember which events were turned up."""
        return bool(self.gone) and len({*self.third(setup)}) > 1

    def events_of_third(self, setup: Setup) -> tuple[int, ...]:
        """Those turned up in this third: never more than rounds are over, nor of another chapter or third."""
        third = self.third(setup)
        if len({*third}) == 1:
            return third[: self.gone]
        return tuple(number for number in self.events if number in third)[: self.gone]

    def past_events(self, setup: Setup) -> tuple[TurnedEvent, ...]:
        before = (setup.row.third(first, setup.solo) for first in range(1, self.round - self.gone, THIRD))
        numbers = (*(number for third in before for number in third), *self.events_of_third(setup))
        return tuple(TurnedEvent(number=number) for number in numbers)

    def with_player(self, seat: int, player: Player) -> Self:
        others = tuple((at, each) for at, each in self.changed if at != seat)
        return self.replace(changed=(*others, (seat, player)))


class Draft(SteppedDraft):
    most: int = SETUP.most_people
    longest_name: int = LONGEST_NAME
    pieces: tuple[str, ...] = COLOURS
    rulings: tuple[Ruling, ...] = ()
    chapter: str = "I"
    depth: Depth = Depth.FULL
    boards: tuple[int, ...] = (0,)
    """Seats whose boards are followed."""
    start_city: str | None = None
    hooded: int | None = None
    characters: tuple[tuple[int, str], ...] = ()
    campaign: Campaign | None = None
    going: Going | None = None
    """Told where the chapter is played already."""

    @property
    def cities(self) -> tuple[str, ...]:
        return start_cities(self.chapter, self.campaign)

    def in_chapter(self, chapter: str) -> Self:
        """What only another chapter has is forgotten."""
        kept = self.replace(chapter=chapter, start_city=None, characters=())
        return kept if CHAPTERS[chapter].hooded else kept.replace(hooded=None)

    def followed(self, seat: int) -> Self:
        """A board more, or less."""
        boards = {*self.boards} ^ {seat}
        return self.replace(boards=tuple(sorted(boards)))

    def with_character(self, seat: int, character: str) -> Self:
        """Tapped a second time it is put back; whoever had it loses it."""
        others = tuple((at, held) for at, held in self.characters if at != seat and held != character)
        held = () if (seat, character) in self.characters else ((seat, character),)
        return self.replace(characters=(*others, *held))

    def next_in(self, campaign: Campaign, chapter: str) -> Self:
        """The next chapter of a campaign: whoever starts sits first."""
        start = next_start(campaign, [guest.name for guest in self.guests]) or 0
        guests = (*self.guests[start:], *self.guests[:start])
        boards = tuple(sorted((seat - start) % len(guests) for seat in self.boards if seat < len(guests)))
        return self.replace(guests=guests, boards=boards, campaign=campaign, going=None).in_chapter(chapter)

    @property
    def steps(self) -> tuple[str, ...]:
        return PEOPLE, CHAPTER, LAYOUT if self.going is None else GOING

    def setup(self, box: Box, named: Named) -> Setup:
        people = tuple(
            Seat(
                name=guest.name.strip() or named(seat),
                colour=guest.piece,
                follow=Follow.BOARD if seat in self.boards else Follow.POINTS,
            )
            for seat, guest in enumerate(self.guests)
        )
        setup = Setup(
            people=people,
            chapter=self.chapter,
            start_city=self.start_city,
            hooded=self.hooded,
            depth=self.depth,
            rulings=self.rulings,
            box=box,
            campaign=self.campaign,
        )
        setup = setup.replace(characters=self._drafted(setup))
        return setup if self.going is None else _midway(setup, self.going)

    def _drafted(self, setup: Setup) -> tuple[Drafted, ...]:
        """In the order of the draft, of those that play here."""
        known, held = characters_of(setup), dict(self.characters)
        seats = (seat for seat in draft_order(0, len(setup.people)) if held.get(seat) in known)
        return tuple(Drafted(seat=seat, character=held[seat]) for seat in seats)


def _midway(setup: Setup, going: Going) -> Setup:
    box = setup.box
    for fact in going.told:
        box = box.learn(fact)
    setup = setup.replace(box=box)
    players = tuple(standing(setup, going, seat) for seat in range(len(setup.people)))
    starter = min(going.starter, len(players) - 1)
    held = tuple(
        Held(where=Where.PRISON, seat=seat, figure=figure) for seat, figure in going.held if seat < len(players)
    )
    midway = Midway(
        round=going.round,
        starter=starter,
        players=players,
        events=going.past_events(setup),
        held=held,
        removed=min(going.removed, setup.hooded_in_bag or 0),
    )
    return setup.replace(midway=midway)


def standing(setup: Setup, going: Going, seat: int) -> Player:
    """As told, as far as it is written down of this seat; else as everybody begins."""
    fresh = seated(setup, seat)
    told = dict(going.changed).get(seat)
    if told is None:
        return fresh
    if setup.depth is Depth.POINTS or setup.people[seat].follow is Follow.POINTS:
        return fresh if fresh.score is None else fresh.replace(score=told.score)
    desk = setup.depth is Depth.DESK
    built = tuple(each.replace(goods=None) if desk else each for each in told.built)
    score = None if desk else fresh.score if told.score is None else told.score
    return told.replace(score=score, built=built, character=fresh.character, houses=_houses(setup, told))


def _houses(setup: Setup, player: Player) -> int:
    """Each building took one, sailors none; the Coal Mine stands without."""
    known = facts(setup.box)
    built = sum(known.building(each.card).kind is not BuildingKind.SAILOR for each in player.built) - 1
    return max(0, SETUP.houses - SETUP.houses_at_start - built)
