"""What every game is made of: phrases, moves, refusals, questions, the journal, the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache, reduce
from typing import TYPE_CHECKING, Annotated, Any, Final, Generic, Literal, Self, TypeVar

from pydantic import BeforeValidator, Field, model_validator

from rules.amounts import Named, each_short, short
from rules.reasons import Reason
from rules.values import Model as Model
from rules.values import Position as Position
from rules.values import made

if TYPE_CHECKING:
    from rules.scores import Score
    from rules.sheet import SheetRecord, SheetRules


class Phrase(Model):
    """Something to be said, in no language yet. A parameter may be a phrase itself."""

    key: str
    """`namespace.message`: the file of `data/locales/<lang>` and the message in it."""
    params: dict[str, int | str | Phrase] = Field(default={})

    def __hash__(self) -> int:
        return hash(self.key)


def phrase(key: str, **params: int | str | Phrase) -> Phrase:
    for name, value in params.items():
        if isinstance(value, Enum):
            params[name] = value.value
    return made(Phrase, {"key": str(key), "params": params})


class Move(Model):
    """What was done at the table: complete in itself, every choice and every revealed card in it."""

    insist: tuple[str, ...] = ()
    """Refusals the table overrules: "on our table it is so"."""


class IllegalMove(Exception):
    """A move the rules refuse. The reason is the key of the phrase that explains it."""

    def __init__(self, reason: str, **params: int | str | Phrase) -> None:
        super().__init__(reason)
        self.reason = reason
        self.phrase = phrase(reason, **params)


def refuse(move: Move, reason: str, **params: int | str | Phrase) -> None:
    """Raise `IllegalMove`, unless the table insists on this very point."""
    if reason not in move.insist:
        raise IllegalMove(reason, **params)


SetupT = TypeVar("SetupT", bound=Model)
StateT = TypeVar("StateT", bound=Model)
MoveT = TypeVar("MoveT", bound=Move)


class Option(Position, Generic[MoveT]):
    """One answer that a question offers; a refused one is shown too, with its reason, and a table may insist on it."""

    label: Phrase
    move: MoveT
    refusal: Phrase | None = None
    """Why the rules do not take it; None for a lawful answer."""


class Entry(Position, Generic[MoveT]):
    """An answer that is entered instead of picked: a number, a spot on a map. The screen asks the rules what fits."""

    label: Phrase
    samples: tuple[MoveT, ...] = Field(min_length=1)
    """Lawful moves of this kind: what random play, perft and tests take."""
    field: str = ""
    """The field of such a move that takes the number; empty where the game has a screen of its own for the entry."""
    least: int = 0
    most: int | None = None

    @classmethod
    def of(cls, label: Phrase, *samples: MoveT) -> Self:
        """One for which the game has a screen of its own; there is a sample at least."""
        return cls.made(label=label, samples=samples, field="", least=0, most=None)

    def move(self, number: int) -> MoveT:
        """The answer that somebody enters."""
        return self.samples[0].replace(**{self.field: number})


class Question(Position, Generic[MoveT]):
    """What must be settled next, and nothing more."""

    who: str
    """The player whose turn it is; empty when it concerns the whole table."""
    ask: Phrase
    do: tuple[Phrase, ...] = ()
    """What to do with the pieces before answering."""
    why: tuple[Phrase, ...] = ()
    options: tuple[Option[MoveT], ...] = ()
    """Everything that can be picked, in the order of the screen, refused answers included."""
    entries: tuple[Entry[MoveT], ...] = ()

    @property
    def answers(self) -> tuple[Option[MoveT], ...]:
        """The lawful answers: those that can be picked, and a sample of those that are entered."""
        picked = tuple([option for option in self.options if option.refusal is None])
        if not self.entries:
            return picked
        entered = (Option[MoveT](label=entry.label, move=move) for entry in self.entries for move in entry.samples)
        return (*picked, *entered)


MOST_ENTRIES: Final = 10**6
"""Of a journal: more than the largest file of ours has room for."""


class Played(Model, Generic[MoveT]):
    kind: Literal["played"] = "played"
    move: MoveT


class Amended(Model, Generic[MoveT]):
    """Earlier moves were changed; of the line of play that results, the first `keep` moves stay."""

    kind: Literal["amended"] = "amended"
    changes: dict[Named, MoveT]
    keep: int = Field(strict=True, ge=0, le=MOST_ENTRIES)


class Journal(Model, Generic[SetupT, MoveT]):
    """How a match was set up and what was done since. An amendment is an entry like any other: undo takes it back."""

    setup: Annotated[SetupT, BeforeValidator(short)]
    entries: Annotated[
        tuple[Annotated[Played[MoveT] | Amended[MoveT], Field(discriminator="kind")], ...], BeforeValidator(each_short)
    ] = ()
    cursor: int = Field(default=0, strict=True, ge=0, le=MOST_ENTRIES)
    """How many entries are in force; those after it can be redone."""

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if self.cursor > len(self.entries):
            raise ValueError("cursor lies beyond the last entry")
        moves = 0
        for entry in self.entries:
            if isinstance(entry, Played):
                moves += 1
            elif entry.keep > moves or any(not 0 <= at < entry.keep for at in entry.changes):
                raise ValueError("an amendment names a move that was never made")
            else:
                moves = entry.keep
        return self

    @property
    def moves(self) -> tuple[MoveT, ...]:
        """The line of play in force."""
        line: list[MoveT] = []
        for entry in self.entries[: self.cursor]:
            if isinstance(entry, Played):
                line.append(entry.move)
            else:
                del line[entry.keep :]
                for at, move in entry.changes.items():
                    line[at] = move
        return tuple(line)

    @property
    def can_undo(self) -> bool:
        return self.cursor > 0

    @property
    def can_redo(self) -> bool:
        return self.cursor < len(self.entries)

    @classmethod
    def of(cls, setup: SetupT, moves: Iterable[MoveT]) -> Self:
        """A match in which these moves were made; they are moves of this game, and are not looked at again."""
        played = _played(cls)
        entries = tuple([made(played, {"kind": "played", "move": move}) for move in moves])
        return made(cls, {"setup": setup, "entries": entries, "cursor": len(entries)})

    def record(self, move: MoveT) -> Self:
        """One move more; it is one of this game's."""
        entry = made(_played(type(self)), {"kind": "played", "move": move})
        return self._at(self.cursor + 1, (*self.entries[: self.cursor], entry))

    def amend(self, changes: Mapping[int, MoveT], keep: int) -> Self:
        """Earlier moves changed; pydantic's error where one was never made."""
        entry: Amended[MoveT] = Amended(changes=dict(changes), keep=keep)
        return self.replace(entries=(*self.entries[: self.cursor], entry), cursor=self.cursor + 1)

    def undo(self) -> Self:
        return self._at(self.cursor - 1) if self.can_undo else self

    def redo(self) -> Self:
        return self._at(self.cursor + 1) if self.can_redo else self

    def undone_to(self, moves: int) -> Self:
        """Step after step taken back, until no more than so many moves are in force."""
        lengths = [0]
        for entry in self.entries[: self.cursor]:
            lengths.append(lengths[-1] + 1 if isinstance(entry, Played) else entry.keep)
        return self._at(max(at for at, length in enumerate(lengths) if length <= moves))

    def _at(self, cursor: int, entries: tuple[Any, ...] | None = None) -> Self:
        found = self.entries if entries is None else entries
        return made(type(self), {"setup": self.setup, "entries": found, "cursor": cursor})


@cache
def _played(journal: type[Journal[Any, Any]]) -> type[Played[Any]]:
    """The entries of a journal, as its game has them."""
    kinds = journal.__pydantic_generic_metadata__["args"]
    return Played[kinds[1]] if kinds else Played  # type: ignore[valid-type]


class Misfit(Exception):
    """The first move of a journal that does not fit: which one, and why."""

    def __init__(self, at: int, why: Phrase) -> None:
        super().__init__(f"move {at}: {why.key}")
        self.at = at
        self.why = why


@dataclass(frozen=True)
class Game(Generic[SetupT, StateT, MoveT]):
    """A game as the shell knows it."""

    id: str
    rules_version: int
    """Raised by anything that changes who wins."""
    journal: type[Journal[SetupT, MoveT]]
    start: Callable[[SetupT], StateT]
    apply: Callable[[StateT, MoveT], StateT]
    """The state after a move, or `IllegalMove`. Legality is defined here and nowhere else."""
    question: Callable[[StateT], Question[MoveT] | None]
    """What must be settled next; None when the match is over."""
    score: Callable[[StateT], tuple[Score, ...]]
    tell: Callable[[StateT, MoveT], tuple[Phrase, ...]]
    """The log: what `move`, made in this state, did."""
    reasons: type[Reason]
    """Every refusal and warning of the game; the key of a refused move's phrase is one of them."""
    sheet: SheetRules[Any, Any] | None = None
    """How a finished table is scored from what its players enter; None for a game without a score sheet."""
    record: SheetRecord[Any, Any, StateT] | None = None
    """What a match fills in of that sheet; None as above."""

    def why_not(self, state: StateT, move: MoveT) -> Phrase | None:
        try:
            self.apply(state, move)
        except IllegalMove as illegal:
            return illegal.phrase
        return None

    def insist(self, state: StateT, move: MoveT) -> MoveT:
        """`move`, overruling every refusal a table may overrule; `IllegalMove` for the others."""
        while True:
            try:
                self.apply(state, move)
            except IllegalMove as illegal:
                if illegal.reason in move.insist:
                    raise
                move = move.replace(insist=(*move.insist, illegal.reason))
            else:
                return move

    def replay(self, journal: Journal[SetupT, MoveT]) -> StateT:
        """The state the journal leads to, or `Misfit`."""
        return self._fold(self.start(journal.setup), journal.moves)

    def amend(
        self, journal: Journal[SetupT, MoveT], changes: Mapping[int, MoveT], keep: int | None = None
    ) -> Journal[SetupT, MoveT]:
        """The journal with earlier moves changed and the rest replayed, or `Misfit` for the first that no longer fits.

        Answer a misfit by changing that move as well, or by keeping only the moves before it.
        """
        amended = journal.amend(changes, len(journal.moves) if keep is None else keep)
        self.replay(amended)
        return amended

    def _fold(self, state: StateT, moves: tuple[MoveT, ...]) -> StateT:
        def step(state: StateT, numbered: tuple[int, MoveT]) -> StateT:
            at, move = numbered
            try:
                return self.apply(state, move)
            except IllegalMove as illegal:
                raise Misfit(at, illegal.phrase) from illegal

        return reduce(step, enumerate(moves), state)
