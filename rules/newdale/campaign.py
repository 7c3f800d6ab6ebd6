"""The road from chapter to chapter: what was won, who starts, where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from pydantic import AfterValidator, Field, StringConstraints, field_validator

from rules.amounts import Sum
from rules.kernel import Model
from rules.letters import alike, composed
from rules.newdale.components.chapters import CHAPTERS
from rules.newdale.components.told import known_chapter

AFTER_FOUR: Final = {"IVa": "Creekside", "IVb": "Thickthorn"}
"""Where chapter V begins (p. 16)."""
NameOfPerson = Annotated[str, StringConstraints(strip_whitespace=True, max_length=100), AfterValidator(composed)]


class Standing(Model):
    name: NameOfPerson
    points: Sum


class Result(Model):
    """One chapter of the road: who sat there, in seat order, and who took the cup."""

    chapter: str
    people: tuple[Standing, ...] = Field(max_length=4)
    winner: NameOfPerson | None = None
    match: str = Field(default="", max_length=60)
    """The id of the match it was told by; empty in roads of before."""

    _known = field_validator("chapter")(known_chapter)


class Campaign(Model):
    """A value in each match's set-up: every file tells the road up to it."""

    id: str = Field(max_length=60)
    name: str = Field(default="", max_length=100)
    results: tuple[Result, ...] = ()

    @property
    def last(self) -> Result | None:
        return self.results[-1] if self.results else None

    def played(self, result: Result) -> Campaign:
        return self.replace(results=(*self.results, result))


class Person(Model):
    """Wins and points stand side by side: the book names no winner of the whole."""

    name: str
    wins: int
    points: Sum


def standings(campaign: Campaign) -> tuple[Person, ...]:
    """Everybody who sat down once, in the order they came, called as they were last; a name is one however written."""
    sat = [each for result in campaign.results for each in result.people]
    names = {alike(each.name): each.name for each in sat}
    wins = [alike(result.winner) for result in campaign.results if result.winner is not None]
    return tuple(
        Person(name=name, wins=wins.count(same), points=sum(each.points for each in sat if alike(each.name) == same))
        for same, name in names.items()
    )


def next_chapters(campaign: Campaign) -> tuple[str, ...]:
    """What may come next, the letter played before first; nothing after the last."""
    last = campaign.last
    stage = CHAPTERS[last.chapter].stage + 1 if last else 1
    letter = last.chapter[-1] if last else ""
    found = [chapter for chapter in CHAPTERS.values() if chapter.stage == stage]
    return tuple(sorted((each.id for each in found), key=lambda id_: (id_[-1] != letter, id_)))


def next_start(campaign: Campaign, names: Sequence[str]) -> int | None:
    """The left neighbour of the last winner; None where the table chooses."""
    # Ruling: campaign_next, a winner who is not there starts nobody.
    winner, seats = campaign.last.winner if campaign.last else None, [alike(name) for name in names]
    if winner is None or alike(winner) not in seats:
        return None
    return (seats.index(alike(winner)) + 1) % len(seats)


def start_cities(chapter: str, campaign: Campaign | None) -> tuple[str, ...]:
    """Where everybody's first house may stand; the way through chapter IV decides about V."""
    for result in reversed(campaign.results if campaign else ()):
        if CHAPTERS[chapter].stage == 5 and result.chapter in AFTER_FOUR:
            return (AFTER_FOUR[result.chapter],)
    return CHAPTERS[chapter].cities


def draft_order(start: int, people: int) -> tuple[int, ...]:
    """Counter-clockwise from the starter's right neighbour; the starter takes the last (p. 5)."""
    return tuple((start - step) % people for step in range(1, people + 1))
