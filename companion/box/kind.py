"""What My box of a game is made of: its drawers, in the order shown, and how its files are read and merged."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import ValidationError

from rules.kernel import IllegalMove, Model, Phrase, phrase

Fact = Any
"""Something that is printed on a component; the game has a model for each kind."""


BoxT = TypeVar("BoxT", bound=Model)


@dataclass(frozen=True)
class Drawer(Generic[BoxT]):
    """One kind of component: a tile of the overview, a screen at `/box/<game>/<name>`, a line of a file's preview."""

    name: str
    """In words: `<game>_box.<name>` and `<game>_box.<name>_about`."""
    sign: Callable[[bool], str]
    """Draws it, for the dark or not."""
    facts: Callable[[BoxT], tuple[Fact, ...]]
    """What a box tells of it."""
    progress: Callable[[BoxT], Phrase]
    """How much of it is known."""
    screen: Callable[[], Callable[[Any], Any]]
    """Loads the component that shows it; that takes the box of a window."""


@dataclass(frozen=True)
class BoxKind(Generic[BoxT]):
    """My box of one game."""

    game: str
    model: type[BoxT]
    drawers: tuple[Drawer[BoxT], ...]
    learn: Callable[[BoxT, Fact], BoxT]
    """With one more fact, in place of what it corrects; `IllegalMove` where there is no room for it."""
    forget: Callable[[BoxT, Fact], BoxT]
    """Without one fact that it holds."""
    added: Callable[[BoxT, BoxT], BoxT]
    """Mine with what a file tells; where both tell of the same, the file is right."""
    check: Callable[[BoxT], object]
    """Raises pydantic's error for a box whose facts contradict each other."""
    misread: Callable[[ValidationError], tuple[str, Phrase]]
    """The field that is wrong in a file, and what was expected there."""

    def facts(self, box: BoxT) -> tuple[Fact, ...]:
        """Everything a box tells, drawer by drawer."""
        return tuple(fact for drawer in self.drawers for fact in drawer.facts(box))

    def with_facts(self, box: BoxT, told: Iterable[Fact]) -> BoxT:
        """The box with every fact that it does not hold and has room for."""
        for fact in told:
            if fact not in self.facts(box):
                try:
                    box = self.learn(box, fact)
                except IllegalMove:
                    continue
        return box

    def news(self, before: BoxT, after: BoxT) -> tuple[Fact, ...]:
        """What the second box tells and the first does not."""
        known = self.facts(before)
        return tuple(fact for fact in self.facts(after) if fact not in known)

    def drawer(self, name: str) -> Drawer[BoxT] | None:
        return next((drawer for drawer in self.drawers if drawer.name == name), None)


def facts_in(field: str, box: Model) -> tuple[Fact, ...]:
    """What a box tells in one field of its own: several facts, or one that it has or lacks."""
    found = getattr(box, field)
    if isinstance(found, tuple):
        return found
    return () if found is None else (found,)


def number_in(field: str, box: Model) -> Phrase:
    """How many facts those are, for components of which nobody knows how many there are."""
    return phrase("box.told", n=len(facts_in(field, box)))
