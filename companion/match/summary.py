"""What the shelf and the statistics know of a match without opening it; each game fills it in."""

from __future__ import annotations

from typing import Annotated, Final, Self

from pydantic import AfterValidator, Field

from companion.disk.stored_phrases import StoredPhrase
from rules.kernel import Model
from rules.letters import composed
from rules.scores import Score

MOST: Final = 10**9
"""No score comes near it. A damaged file may hold a number that nothing can be divided by, or drawn as long as."""
Points = Annotated[int, Field(ge=-MOST, le=MOST)]


class Part(Model):
    """One player's part in a match."""

    name: Annotated[str, AfterValidator(composed)]
    """One spelling of it, by which a person is known from match to match."""
    opponent: bool = False
    """Played by the app."""
    complete: bool = True
    """False: the record does not know all their points, so they say nothing about who is better."""
    helped: bool = False
    """They had a head start: marked, so that records stay fair."""
    points: dict[str, Points] = Field(default_factory=dict)
    """By group, as far as they are known."""
    reached: dict[str, Points] = Field(default_factory=dict)
    """What is worth following from match to match, by the game's own words for it."""
    standing: tuple[Points, ...] = ()
    """The total, then what decides a tie."""
    counts: dict[str, Points] = Field(default_factory=dict)
    """What adds up over matches, by the game's own words for it."""

    @classmethod
    def of(cls, score: Score, **fields: object) -> Self:
        groups = dict.fromkeys(line.group for line in score.lines)
        points = {group: sum(line.points for line in score.lines if line.group == group) for group in groups}
        return cls.model_validate({"name": score.player, "points": points, "standing": score.standing, **fields})

    @property
    def total(self) -> int:
        return sum(self.points.values())


class Summary(Model):
    parts: tuple[Part, ...] = ()
    level: str = ""
    """The opponent's; empty without one, or when nobody said."""
    grade: int = 0
    """The number of the level, the easiest first."""
    when: StoredPhrase | None = None
    """How far the game has got."""
    series: str = ""
    """The id of what several matches make up together; empty: it stands alone."""
    stage: str = ""
    """Which part of it, or of the game, was played."""
    counts: dict[str, Points] = Field(default_factory=dict)
    """As of a part, for the whole table."""

    @property
    def opponent(self) -> Part | None:
        return next((part for part in self.parts if part.opponent), None)

    @property
    def people(self) -> tuple[Part, ...]:
        return tuple(part for part in self.parts if not part.opponent)
