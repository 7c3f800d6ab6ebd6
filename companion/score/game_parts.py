"""What a game adds to the shared score sheet: its entry screens, its names, its table columns, its looks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from companion.match.summary import Summary
from companion.score.misreadings import Misreadings
from companion.score.sharing.csv_columns import CsvColumns
from rules.kernel import Phrase
from rules.scores import Score
from rules.sheet import Player, Sheet

if TYPE_CHECKING:
    from companion.match.table import Table
    from companion.screen.palette import Palette
    from companion.views.score.scoring import Scoring

PLAIN: Final = Misreadings()
"""For a game whose files hold nothing but numbers and texts."""
Draw = Callable[["Scoring"], list[Any]]
"""Controls for the player that lies open."""
AnyPlayer = Any
"""A player as the game's own sheet has them."""


def _nothing(_: Scoring) -> list[Any]:
    return []


@dataclass(frozen=True)
class EntryScreen:
    """A part of the sheet that each player has. It is called `<game>_sheet.part_<name>`, unless `label` says more."""

    name: str
    draw: Draw
    fields: tuple[str, ...]
    """Of a player, that are entered here."""
    groups: tuple[str, ...]
    """Rows of the receipt that are made of these fields."""
    above: Draw = _nothing
    """What is said before it."""
    below: Draw = _nothing
    """What follows after what the rules have to say."""
    label: Callable[[Scoring], Phrase] | None = None
    moments: tuple[str, ...] = ("score",)
    """What the rules that matter here have to do with, for the question mark."""
    topic: Callable[[Scoring], str] = lambda _: ""
    """What it is about besides; another topic is another screen, which starts at its top."""
    typed_into: bool = False
    """Nothing comes and goes above its fields while somebody types."""


@dataclass(frozen=True)
class CountCheck:
    """A second person counts the same, and only what differs is shown."""

    part: str
    """The entry screen that it goes back to."""
    possible: Callable[[AnyPlayer], bool]
    """Whether this player's part can be counted twice."""
    begun: Callable[[AnyPlayer], bool]
    """Whether there is a first count."""
    draw: Draw
    """The second count, as it is entered."""
    differences: Callable[[Scoring], list[Phrase]]
    """What the two counts do not agree on."""
    keep: Callable[[Scoring], None]
    """Put the second count in place of the first."""
    forget: Callable[[Scoring], None]
    """Be done with the second count."""


def _with_total(player: AnyPlayer, group: str, points: int | None) -> AnyPlayer:
    """Among the totals of a player that keeps them as `HandTotals`."""
    return player.replace(totals=player.totals.replace(**{group: points}))


@dataclass(frozen=True)
class ByHand:
    """Points that somebody counted themselves."""

    groups: Callable[[AnyPlayer], tuple[str, ...]]
    """The rows that can be entered so for this player."""
    enter: Callable[[AnyPlayer, str, int | None], AnyPlayer] = _with_total
    """The player with these points for a row; None: the sheet counts."""
    most: int = 999
    """More or less than that nobody has."""


@dataclass(frozen=True)
class ScoreParts:
    """One per game that has a sheet; `Screens.score` of the game loads it. Without Flet: a command needs it too."""

    entries: tuple[EntryScreen, ...]
    """In the order of the screen; the first is where a sheet opens."""
    new_person: Callable[[str], AnyPlayer]
    most_people: int
    longest_name: int
    called: Callable[[AnyPlayer, Any], str | Phrase]
    """A player's name as it is read: an opponent as the box names it, else by what it is, in the reader's language."""
    by_hand: ByHand
    csv: CsvColumns
    sign: Callable[[Palette, bool], str]
    """Draws the game's sign; the other way when its opponent has won."""
    bg_stats_name: str
    """What the BG Stats app calls the game."""
    summary: Callable[[Any, tuple[Score, ...], Mapping[str, Any] | None, Collection[tuple[int, str]]], Summary]
    """What the shelf keeps of a sheet, of its scores, of the record if there is one, and of the fields still unsure."""
    new_opponent: Callable[[], AnyPlayer] | None = None
    """None for a game without an opponent that the app plays."""
    misreadings: Misreadings = PLAIN
    against: Callable[[Mapping[str, Any] | None], Phrase | None] = lambda _: None
    """Against whom a match with this record was played, for the heading of a result."""
    window: Callable[[Scoring, Table | None], Any] = lambda _scoring, _table: None
    """What one window holds for this game's screens; the table is there where the match was followed."""
    opens: Callable[[Any], str] = lambda _: ""
    """The entry screen where an open sheet opens, for one that was followed; empty: the first."""
    face: Callable[[Scoring, int], str] = lambda _scoring, _at: ""
    """Draws a player small, beside the name; empty: nothing."""
    another_player: Callable[[Scoring], object] = _nothing
    """Another player lies open: what was half entered or looked for is forgotten."""
    below_verdict: Draw = _nothing
    """What stands right below the verdict of the receipt."""
    sections: Draw = _nothing
    """What the receipt of a followed match tells besides, like the ways of its ships."""
    count_check: CountCheck | None = None
    report: Callable[[Any], Mapping[str, Any]] = lambda _: {}
    """What `companion score --json` tells of a sheet besides its scores."""

    @property
    def opponent(self) -> Player | None:
        made: Player | None = self.new_opponent() if self.new_opponent else None
        return made

    def entry(self, name: str) -> EntryScreen | None:
        return next((entry for entry in self.entries if entry.name == name), None)

    def entry_of_field(self, field: str) -> EntryScreen | None:
        return next((entry for entry in self.entries if field in entry.fields), None)

    def entry_of_group(self, group: str) -> EntryScreen:
        return next((entry for entry in self.entries if group in entry.groups), self.entries[0])


def people_of(sheet: Sheet) -> tuple[Player, ...]:
    return tuple(player for player in sheet.players if not player.is_opponent)
