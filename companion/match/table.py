"""A match being played in this process; every window of it shares this one."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator, Mapping
from functools import partial
from itertools import takewhile
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias

from pydantic import ValidationError
from typing_extensions import TypeVar

from companion.disk.matches import begun
from companion.disk.saves import Match, Status, Total
from companion.games import game, screens
from companion.match.newer_rules import insisting, news, outdated
from companion.match.open_match import Contribution, MatchFace, OpenMatch, Work
from rules.kernel import Game, IllegalMove, Journal, Misfit, Model, Move, Phrase, Question
from rules.scores import Score

if TYPE_CHECKING:
    from companion.score.open_sheet import OpenSheet

AnyJournal: TypeAlias = "Journal[Any, Any]"
StateT = TypeVar("StateT", bound=Model, default=Any)
"""What the game's own views see of a match; whatever serves every game says nothing about it."""
NOTHING: Final[Mapping[int, Move]] = MappingProxyType({})


class Unplayable(Exception):
    """A match that cannot be opened at the table: a game we do not know, or a record that is not one."""


class Table(MatchFace, Generic[StateT]):
    """The record of an open match, its states, and what is asked next."""

    def __init__(self, match: OpenMatch) -> None:
        """At its start: its record is still to be followed."""
        stored = match.stored
        found = game(stored.game)
        if found is None:
            raise Unplayable(stored.game)
        super().__init__(match)
        self.game: Game[Any, StateT, Any] = found
        self.abandoned = stored.status is Status.ABANDONED
        self.questions = 0
        """Another number after every change but a number set right: the question is another one."""
        self._asked: tuple[StateT, Question[Any] | None] | None = None
        """The question of a state, worked out once."""
        self._scored: tuple[StateT, tuple[Score, ...]] | None = None
        """The points of a state, counted once for all that shows them."""
        try:
            self.journal: AnyJournal = self.game.journal.model_validate(stored.journal)
            self._states = [self.game.start(self.journal.setup)]
        except (ValidationError, IllegalMove) as error:
            raise Unplayable(stored.game) from error
        self._moves: list[Move] = []
        self._log: dict[int, tuple[Phrase, ...]] = {}
        self.misfit: Misfit | None = None
        """The first move that today's rules refuse: the match can be read up to there, and not be played on."""
        self.news: tuple[Phrase, ...] = ()
        """Where a match that goes on stands otherwise since its rules were put right; nothing once it was said."""

    @classmethod
    def of(cls, match: OpenMatch) -> Table[Any]:
        """The one table of this match; `Unplayable` when there is none to sit at."""
        if match.table is None:
            deque(cls.sitting_down(match), maxlen=0)
        assert match.table is not None
        return match.table

    @classmethod
    def sitting_down(cls, match: OpenMatch) -> Iterator[None]:
        """Makes the one table of this match, move after move of its record; `Unplayable` when there is none."""
        table = cls(match)
        yield from table._refolding()
        if outdated(match.stored, table.game):
            yield from table._following_todays_rules()
        # Another window may have sat down to it meanwhile.
        match.table = match.table or table

    @classmethod
    def opened(cls, game_id: str, setup: Model, work: Work) -> Table[StateT]:
        """A new match; `IllegalMove` when nobody can sit down to this table."""
        found = game(game_id)
        assert found is not None
        found.start(setup)
        table = cls.of(OpenMatch(begun(game_id, found.rules_version, {"setup": setup.model_dump(mode="json")}), work))
        table.save()
        return table

    @property
    def state(self) -> StateT:
        return self._states[-1]

    @property
    def states(self) -> tuple[StateT, ...]:
        """The states of the line of play, the first one first."""
        return tuple(self._states)

    @property
    def question(self) -> Question[Any] | None:
        if self._asked is None or self._asked[0] is not self.state:
            self._asked = self.state, self.game.question(self.state)
        return self._asked[1]

    def scores_of(self, state: StateT) -> tuple[Score, ...]:
        """Everybody's points in a state of this match."""
        # Held on to: the thread that writes asks too.
        scored = self._scored
        if scored is None or scored[0] is not state:
            scored = self._scored = state, self.game.score(state)
        return scored[1]

    @property
    def status(self) -> Status:
        if self.abandoned:
            return Status.ABANDONED
        return Status.FINISHED if self.question is None else Status.RUNNING

    @property
    def last(self) -> tuple[Phrase, ...]:
        """What the last move did; nothing before the first."""
        return self.log_at(len(self._moves) - 1) if self._moves else ()

    def log(self, first: int = 0) -> tuple[tuple[Phrase, ...], ...]:
        """The log: what each move did, oldest first, from move `first` on."""
        return tuple(self.log_at(at) for at in range(first, len(self._moves)))

    @property
    def length(self) -> int:
        """How many moves the log tells of."""
        return len(self._moves)

    def state_before(self, at: int, changes: Mapping[int, Move] = NOTHING) -> StateT:
        """The state in which move `at` was made, or would have been had earlier ones been others."""
        first = min((at, *changes))
        state = self._states[first]
        for n in range(first, at):
            state = self.game.apply(state, changes.get(n, self._moves[n]))
        return state

    def log_at(self, at: int) -> tuple[Phrase, ...]:
        """What move `at` did."""
        if at not in self._log:
            self._log[at] = self.game.tell(self._states[at], self._moves[at])
        return self._log[at]

    def _following_todays_rules(self) -> Generator[None, None, None]:
        self.journal, why = yield from insisting(self.game, self.journal)
        yield from self._refolding()
        if not self.misfit:
            self.news = tuple(news(self.match.stored, self.game.score(self.state), why))

    # Acting

    def play(self, move: Move, adjusts: bool = False) -> Phrase | None:
        """Record `move` and tell every window, or return why not. `adjusts`: what is asked stays the same."""
        if self.misfit:
            return self.misfit.why
        try:
            after = self.game.apply(self.state, move)
        except IllegalMove as illegal:
            return illegal.phrase
        sheet = self.match.sheet_in_use()
        self.journal = self.journal.record(move)
        self._moves.append(move)
        self._states.append(after)
        self.questions += not adjusts
        self.abandoned = False  # who plays on has taken it up again
        self._save_with(sheet)
        return None

    def heard_news(self) -> None:
        """Somebody has read where the match stands otherwise."""
        self.news = ()
        self.save()

    def undo(self) -> None:
        self._turn_to(self.journal.undo())

    def redo(self) -> None:
        self._turn_to(self.journal.redo())

    def undo_to(self, moves: int) -> None:
        """Back to where so many moves had been made, one step after the other, so that redo finds them all."""
        journal, line = self.journal.undone_to(moves), self.journal.moves[:moves]
        # Where a change of an earlier step would be taken back with them, they are cut off in one step of its own.
        self._turn_to(journal if journal.moves == line else self.journal.amend({}, moves))

    def amend(self, changes: Mapping[int, Move], keep: int | None = None, adjusts: bool = False) -> None:
        """Change earlier moves; `Misfit` names the first that no longer fits, and nothing is changed."""
        self._turn_to(self.game.amend(self.journal, changes, keep), adjusts)

    def abandon(self, abandoned: bool = True) -> None:
        self.abandoned = abandoned
        self.save()
        if not abandoned and (sheet := self.match.sheet_in_use()) is not None:
            sheet.reopen()

    def _turn_to(self, journal: AnyJournal, adjusts: bool = False) -> None:
        if journal is not self.journal:
            sheet = self.match.sheet_in_use()
            self.journal = journal
            self.questions += not adjusts
            self._refold()
            self._save_with(sheet)

    def _save_with(self, sheet: OpenSheet | None) -> None:
        """The sheet of a match that goes on goes along, so that the two never tell two results."""
        changed = sheet is not None and sheet.go_along()
        self.save()
        if sheet is not None and changed:
            sheet.save()

    def _refold(self) -> None:
        deque(self._refolding(), maxlen=0)

    def _refolding(self) -> Iterator[None]:
        """The states of the line of play, as far as the rules let them go; those still in force are kept."""
        line = self.journal.moves
        same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(self._moves, line, strict=False)))
        del self._moves[same:], self._states[same + 1 :]
        self._log = {at: lines for at, lines in self._log.items() if at < same}
        self.misfit = None
        for at, move in enumerate(line[same:], start=same):
            try:
                self._states.append(self.game.apply(self.state, move))
            except IllegalMove as illegal:
                self.misfit = Misfit(at, illegal.phrase)
                return
            self._moves.append(move)
            yield

    def contribution(self) -> Contribution:
        journal, state, abandoned = self.journal, self.state, self.abandoned
        # What the rules follow to the middle only says nothing about how the match stood: its own word for that stays.
        kept = _taken_up if self.misfit else partial(self._counted, state, self.question)

        def contribute(match: Match) -> Match:
            match = kept(match).replace(journal=journal.model_dump(mode="json"))
            return match.replace(status=Status.ABANDONED) if abandoned else match

        return contribute

    def _counted(self, state: StateT, asked: Question[Any] | None, match: Match) -> Match:
        """With the score as it stands; the totals of a sheet are those of whoever entered it."""
        match = match.replace(
            rules_version=self.game.rules_version,
            # A sheet that somebody has begun is no result before it is finished.
            status=Status.RUNNING if asked or (match.sheet and not match.sheet_finished) else Status.FINISHED,
            caption=asked and asked.ask,
        )
        if match.sheet:
            return match
        known = screens(self.game.id)
        totals = tuple(Total(player=score.player, points=score.total) for score in self.scores_of(state))
        return match.replace(totals=totals, summary=known.summary(state) if known and known.summary else None)


def _taken_up(match: Match) -> Match:
    return match.replace(status=Status.RUNNING) if match.status is Status.ABANDONED else match
