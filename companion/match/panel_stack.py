"""What lies open over the question, and what somebody has begun below it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

ACTING: Final = "act:"
"""How the panel is called in which someone has begun a move; it is gone when the match goes on."""


@dataclass
class PanelStack:
    """The panel on top, and those with something begun below it. Nothing is to be seen of them until it is closed."""

    begun: tuple[str, ...] = ()
    """How the game's panels are called in which something is begun, besides a move: it stays where it is while another
    one lies over it."""
    top: str = ""
    """Nothing: the question itself."""
    below: tuple[str, ...] = ()
    choices: dict[tuple[str, str], Any] = field(default_factory=dict)
    """What is half chosen, by the panel and by what is chosen there."""

    @property
    def covered(self) -> bool:
        """Something lies over the question that is no answer to it."""
        return bool(self.top) and not self.top.startswith(ACTING)

    def open(self, panel: str) -> None:
        if panel == self.top:
            return
        panels = (*self.below, self.top) if self._holds_something(self.top) else self.below
        self.below = panels[: panels.index(panel)] if panel in panels else panels
        self.top = panel
        self._keep("", self.top, *self.below)

    def close(self) -> None:
        """Back to what was begun before, or to the question."""
        *below, self.top = self.below or ("",)
        self.below = tuple(below)
        self._keep("", self.top, *self.below)

    @property
    def substep(self) -> bool:
        """Whether something is half chosen in what lies on top."""
        return any(panel == self.top for panel, _ in self.choices)

    @property
    def unfinished(self) -> bool:
        """Whether what lies on top holds something begun that would be lost with it."""
        return self.substep and bool(self.begun) and self.top.startswith(self.begun)

    def step_back(self) -> None:
        """What is half chosen is chosen anew; after that, what lies on top is closed."""
        if self.substep:
            self.choices = {place: choice for place, choice in self.choices.items() if place[0] != self.top}
        else:
            self.close()

    def clear(self) -> None:
        self.top, self.below, self.choices = "", (), {}

    def go_on(self, aside: bool, over: bool = False) -> None:
        """The match went on; `aside` from the move that somebody has begun, which waits then. Its end is to be seen."""
        if over and not self.unfinished:
            self.clear()
        if not aside:
            self.below = tuple(panel for panel in self.below if not panel.startswith(ACTING))
            if self.top.startswith(ACTING):
                self.close()
        self._keep(*(panel for panel in (self.top, *self.below) if self._holds_something(panel)))

    def _holds_something(self, panel: str) -> bool:
        return panel.startswith((ACTING, *self.begun))

    def _keep(self, *panels: str) -> None:
        """What is half chosen elsewhere is forgotten."""
        self.choices = {place: choice for place, choice in self.choices.items() if place[0] in panels}
