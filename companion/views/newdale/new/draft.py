"""A table half set up: what people have chosen so far, and the set-up it becomes."""

from __future__ import annotations

from typing import Final, Self

from companion.views.new import draft
from companion.views.new.draft import Named
from rules.newdale.campaign import Campaign, draft_order, next_start, start_cities
from rules.newdale.components.box import Box
from rules.newdale.components.chapters import CHAPTERS
from rules.newdale.components.numbers import SETUP
from rules.newdale.rulings import Ruling
from rules.newdale.setup import LONGEST_NAME, Depth, Drafted, Follow, Seat, Setup, characters_of

COLOURS: Final = ("brown", "grey", "orange", "white")
PEOPLE: Final = "people"
CHAPTER: Final = "chapter"
LAYOUT: Final = "layout"


class Draft(draft.Draft):
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
        return self.replace(guests=guests, boards=boards, campaign=campaign).in_chapter(chapter)

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
        return setup.replace(characters=self._drafted(setup))

    def _drafted(self, setup: Setup) -> tuple[Drafted, ...]:
        """In the order of the draft, of those that play here."""
        known, held = characters_of(setup), dict(self.characters)
        seats = (seat for seat in draft_order(0, len(setup.people)) if held.get(seat) in known)
        return tuple(Drafted(seat=seat, character=held[seat]) for seat in seats)
