"""What a game says of its set-up: its steps, and how a draft becomes the set-up of a match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import flet as ft

from companion.disk.settings import Settings
from companion.screen.store import Store
from companion.views.new.draft import Draft, Named
from rules.kernel import Model, Phrase, phrase

if TYPE_CHECKING:
    from companion.views.new.form import SetupForm

DraftT = TypeVar("DraftT", bound=Draft)
SetupT = TypeVar("SetupT", bound=Model)
BoxT = TypeVar("BoxT", bound=Model)


class GameSetup(ABC, Generic[DraftT, SetupT, BoxT]):
    """One per game. Steps are known by their names, and the words of the same name are their headings."""

    game: str
    start_icon: ft.IconData = ft.Icons.PLAY_ARROW
    no_box: BoxT
    """What is known of the components before the disk has been asked."""

    # Drafts

    @abstractmethod
    def draft(self, settings: Settings, kind: str) -> DraftT:
        """What a table of this kind starts from: who sat there last."""

    @abstractmethod
    def again(self, setup: SetupT) -> DraftT:
        """The same people once more; what the table decides anew is left open."""

    @abstractmethod
    def setup(self, draft: DraftT, box: BoxT, named: Named) -> SetupT:
        """What the match begins with, as far as it is chosen."""

    @abstractmethod
    def text(self, store: Store, key: str, **params: int | str | Phrase) -> str:
        """In the game's own words of its set-up."""

    # Steps

    @abstractmethod
    def steps(self, draft: DraftT) -> tuple[str, ...]:
        """In the order of the screens. A rematch begins at the last."""

    @abstractmethod
    def show(self, step: str, form: SetupForm[DraftT, SetupT, BoxT]) -> list[ft.Control]: ...

    @abstractmethod
    def refusals(self, setup: SetupT) -> Iterable[tuple[str, Phrase]]:
        """What nobody can sit down to: the step that sets it right, and the reason."""

    def first_refusal(self, setup: SetupT, steps: Sequence[str]) -> tuple[str, Phrase] | None:
        """At the first of these steps that holds one."""
        found = [refusal for refusal in self.refusals(setup) if refusal[0] in steps]
        return min(found, key=lambda refusal: steps.index(refusal[0]), default=None)

    def wanted(self, _why: Phrase, /) -> tuple[str, str]:
        """What to do about a refusal, where more can be said than the rule (a key for `text`), and where on the
        screen."""
        return "", ""

    # People and pieces

    def nameless(self, _draft: DraftT, seat: int, /) -> Phrase:
        """What a person is called who gave no name."""
        return phrase("new.nameless", n=seat + 1)

    def stand_ins(self, draft: DraftT, _seat: int, /) -> Iterable[Phrase]:
        """What somebody may have been called at the table before who gave no name: on another chair, perhaps."""
        return [self.nameless(draft, other) for other in range(len(draft.guests))]

    def piece_name(self, _store: Store, piece: str, /) -> str:
        return piece

    def piece_sign(self, _store: Store, _seat: int, _piece: str, /) -> str:
        """A drawing of a person's piece."""
        return ""

    # The box, and what is remembered

    async def box(self, _store: Store, /) -> BoxT:
        """What the owner of the components has told of them."""
        return self.no_box

    def merged(self, box: BoxT, _known: BoxT, /) -> BoxT:
        """With what only the other one knows."""
        return box

    def box_of(self, _state: Any, /) -> BoxT:
        """What a match that is played once more knows of the components."""
        return self.no_box

    def level(self, _setup: SetupT, /) -> str:
        """How hard the opponent plays; empty without one."""
        return ""

    async def learn(self, store: Store, setup: SetupT) -> None:
        """What lies on the table from the first is known next time."""
