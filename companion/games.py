"""Which games there are. Rules and screens are loaded when a match needs them: the first picture does not wait."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from companion.match.summary import Summary
from rules.kernel import Game, Model

if TYPE_CHECKING:
    from companion.lookup.handbook import Handbook
    from companion.score.game_parts import ScoreParts
    from companion.screen.theme import Palette
    from companion.views.table.game_table import GameTable

GAMES: Final = ("farshore",)
OLDEST: Final = "farshore"
"""Files of the time when there was no other game do not name theirs: they are of this one."""

AnyGame = Game[Any, Any, Any]
Screen = Callable[..., Any]
"""A component; what it takes is said below."""


@dataclass(frozen=True)
class Start:
    """A way to begin, offered at home and wherever there is nothing to see yet."""

    name: str
    about: str
    """What it is good for; as the name, a key to the words."""
    route: str
    sign: Callable[[Palette], str]


@dataclass(frozen=True)
class Screens:
    """What a game shows where the shell knows nothing of games. `companion/views/<game>` offers one as `SCREENS`."""

    starts: tuple[Start, ...]
    """The one most people come for first."""
    new: Screen
    """Takes the store: setting up a match, `/new/<game>`."""
    table: Callable[[], GameTable[Any]] | None
    """What the game adds to the table of any game, `/match/<id>`; None: nothing."""
    box: Screen
    """Takes the store: what is printed on one's own components, `/box`."""
    rule_page: Screen
    """Takes the store, a page of the look-up that the game wrote itself, and what frames it; `/rules/<page>`."""
    rule_sign: Callable[[str, bool], str]
    """Draws the sign of a chapter of the look-up, for the dark or not."""
    glance: Callable[[Any, bool], str]
    """Draws a state small, for the dark or not: the card that leads back to a match."""
    summary: Callable[[Any], Summary]
    """What the shelf keeps of a state."""
    score: Callable[[], ScoreParts] | None = None
    """Loads what the game adds to the shared score sheet: `/score/<game>` and `/match/<id>/score`."""


@cache
def game(game_id: str) -> AnyGame | None:
    """The rules of a game; None for one that this version does not know."""
    return import_module(f"rules.{game_id}").GAME if game_id in GAMES else None


@cache
def box(game_id: str) -> type[Model] | None:
    """What the owner of a game's components may tell of them."""
    found: type[Model] | None = import_module(f"rules.{game_id}").Box if game_id in GAMES else None
    return found


@cache
def screens(game_id: str) -> Screens | None:
    return import_module(f"companion.views.{game_id}").SCREENS if game_id in GAMES else None


@cache
def score_parts(game_id: str) -> ScoreParts | None:
    """What a game adds to the shared score sheet; None for one that has no sheet, or that we do not know."""
    shown = screens(game_id)
    return shown.score() if shown and shown.score else None


def known_games() -> tuple[str, ...]:
    """Their ids."""
    return GAMES


def starts() -> tuple[Start, ...]:
    return tuple(start for game_id in GAMES if (shown := screens(game_id)) for start in shown.starts)


@cache
def handbook() -> Handbook:
    """Of the one game whose rules can be looked up so far."""
    found: Handbook = import_module(f"companion.{GAMES[0]}.lookup").HANDBOOK
    return found
