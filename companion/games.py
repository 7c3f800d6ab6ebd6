"""Which games there are: a registry. What an entry names is loaded when needed: the first picture does not wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from companion.shipped_files import files

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from companion.command.game_command import GameCommand
    from companion.lookup.handbook import Handbook
    from companion.match.summary import Summary
    from companion.score.game_parts import ScoreParts
    from companion.screen.palette import Palette
    from companion.views.table.game_table import GameTable
    from rules.kernel import Game, Model
    from rules.sheet import SheetRules

T = TypeVar("T")
AnyGame: TypeAlias = "Game[Any, Any, Any]"
Screen = Callable[..., Any]
"""A component; what it takes is said below."""
Drawing = Callable[["Palette"], str]
"""SVG in the colours of a palette."""


@dataclass(frozen=True)
class Start:
    """A way to begin, offered at home and wherever there is nothing to see yet."""

    name: str
    about: str
    """What it is good for; as the name, a key to the words."""
    route: str
    sign: Drawing


@dataclass(frozen=True)
class DeviceSwitch:
    """A small choice of a game that each device makes for itself, offered in the settings too."""

    name: str
    """As the preferences keep it."""
    words: str
    """What it is called; a key to the words."""


@dataclass(frozen=True)
class Screens:
    """What a game shows where the shell knows nothing of games; what it leaves out is not offered."""

    starts: tuple[Start, ...]
    """The one most people come for first."""
    new: Screen | None = None
    """Takes the store: setting up a match, `/new/<game>`."""
    table: Callable[[], GameTable[Any]] | None = None
    """What the game adds to the table of any game, `/match/<id>`; None: nothing."""
    score: Callable[[], ScoreParts] | None = None
    """Loads what the game adds to the shared score sheet: `/score/<game>` and `/match/<id>/score`."""
    box: Screen | None = None
    """Takes the store and the part asked for: what is printed on one's own components, `/box/<game>/<part>`."""
    pages: Mapping[str, Screen] = field(default_factory=dict, hash=False)
    """Each takes the store: the game's own tools by their names, `/tools/<game>/<page>`."""
    rule_page: Screen | None = None
    """Takes the store, a page of the look-up that the game wrote itself, and what frames it; `/rules/<game>/<page>`."""
    rule_sign: Callable[[str, bool], str] | None = None
    """Draws the sign of a chapter of the look-up, for the dark or not."""
    glance: Callable[[Any, bool], str] | None = None
    """Draws a state small, for the dark or not: the card that leads back to a match."""
    summary: Callable[[Any], Summary] | None = None
    """What the shelf keeps of a state."""
    figures: Screen | None = None
    """Takes the store, summaries of matches, and whose they are unless everybody's: further statistics."""
    scene: Drawing | None = None
    """The banner of home while the game lies open there."""
    sign: Drawing | None = None
    """What the game is known by on the shelf, on chips and at home."""
    tones: Callable[[Palette], Mapping[str, str]] | None = None
    """The colours of its groups of points, in the order of the receipt."""
    gallery: Callable[[Palette], Mapping[str, str]] | None = None
    """Its drawings by name."""
    switches: tuple[DeviceSwitch, ...] = ()


@dataclass(frozen=True)
class Later(Generic[T]):
    """Something of a module, loaded when it is called for."""

    module: str
    name: str

    def __call__(self) -> T:
        found: T = getattr(import_module(self.module), self.name)
        return found


def call_later(module: str, name: str, package: str | None = None) -> Callable[..., Any]:
    """A function of a module that is loaded when the function is first called; `.module` lies in the package."""

    def call(*given: Any) -> Any:
        return getattr(import_module(module, package), name)(*given)

    return call


@dataclass(frozen=True)
class GameEntry:
    """A game in the registry: where everything of it lies. Nothing is loaded before somebody asks for it."""

    id: str
    """Its folder, its place in addresses, and the start of its words' file names."""
    rules: Callable[[], AnyGame]
    screens: Callable[[], Screens]
    words: Callable[[str], Traversable]
    """The folder of its Fluent files in a language; its name is `<game>.title`."""
    data: Callable[[], Traversable]
    """The folder of its facts, with its look-up entries in `clarifications`."""
    sheet: Callable[[], SheetRules[Any, Any]] | None = None
    """How a finished table of it is scored: the same as its rules have, without all the rest of them."""
    box: Callable[[], type[Model]] | None = None
    """What the owner of its components may tell of them."""
    handbook: Callable[[], Handbook] | None = None
    """What it brings to the look-up."""
    commands: Mapping[str, Callable[[], GameCommand]] = field(default_factory=dict, hash=False)
    """What it adds to the command line, by name."""
    oldest: bool = False
    """The app once knew this game alone: addresses and files that name none are its own."""


_ENTRIES: Final[dict[str, GameEntry]] = {}
_FORGETTERS: Final[list[Callable[[], None]]] = []


def register(entry: GameEntry) -> None:
    """Add a game; games are shown in the order they came."""
    _ENTRIES[entry.id] = entry
    _forget()


@contextmanager
def registered(entry: GameEntry) -> Iterator[GameEntry]:
    """For a while: the game is known until the block ends; one of the same id is known again afterwards."""
    before = dict(_ENTRIES)
    register(entry)
    try:
        yield entry
    finally:
        _replace(before)


@contextmanager
def only_registered(*entries: GameEntry) -> Iterator[None]:
    """For a while: no other games are known than these."""
    before = dict(_ENTRIES)
    _replace({entry.id: entry for entry in entries})
    try:
        yield
    finally:
        _replace(before)


def _replace(entries: dict[str, GameEntry]) -> None:
    _ENTRIES.clear()
    _ENTRIES.update(entries)
    _forget()


def when_registered(forget: Callable[[], None]) -> None:
    """Have `forget` called when the games become others: for what remembers something of all of them."""
    _FORGETTERS.append(forget)


def _forget() -> None:
    for forget in _FORGETTERS:
        forget()


def game_ids() -> tuple[str, ...]:
    """Every game, in the order shown."""
    return tuple(_ENTRIES)


def game_entry(game_id: str) -> GameEntry | None:
    """None for a game that this version does not know."""
    return _ENTRIES.get(game_id)


def game_entries() -> tuple[GameEntry, ...]:
    return tuple(_ENTRIES.values())


def oldest_game() -> str:
    """The game that addresses and files mean which name none; empty where there is none."""
    return next((entry.id for entry in _ENTRIES.values() if entry.oldest), "")


def game(game_id: str) -> AnyGame | None:
    """The rules of a game; None for one that this version does not know."""
    entry = game_entry(game_id)
    return entry.rules() if entry else None


def box(game_id: str) -> type[Model] | None:
    """What the owner of a game's components may tell of them."""
    entry = game_entry(game_id)
    return entry.box() if entry and entry.box else None


def screens(game_id: str) -> Screens | None:
    entry = game_entry(game_id)
    return entry.screens() if entry else None


def score_parts(game_id: str) -> ScoreParts | None:
    """What a game adds to the shared score sheet; None for one that has no sheet, or that we do not know."""
    shown = screens(game_id)
    return shown.score() if shown and shown.score else None


def handbook(game_id: str) -> Handbook | None:
    entry = game_entry(game_id)
    return entry.handbook() if entry and entry.handbook else None


def starts(game_id: str) -> tuple[Start, ...]:
    """The ways to begin a match of a game."""
    found = screens(game_id)
    return found.starts if found else ()


def game_commands() -> dict[str, tuple[str, Callable[[], GameCommand]]]:
    """What games add to the command line: by name, whose it is and how it is loaded."""
    return {name: (entry.id, load) for entry in _ENTRIES.values() for name, load in entry.commands.items()}


def _shipped_words(game_id: str, language: str) -> Traversable:
    return files("data").joinpath("locales", language, game_id)


def _shipped_data(game_id: str) -> Traversable:
    return files("data").joinpath(game_id)


def shipped(game_id: str, **more: Any) -> GameEntry:
    """The entry of a game that lies in the rooms of this house, under its id; `more` says what is otherwise."""
    rules = f"rules.{game_id}"
    usual: dict[str, Any] = {
        "sheet": Later(rules + ".score.rules", "SHEET_RULES"),
        "box": Later(rules + ".components.box", "Box"),
        "handbook": Later(f"companion.{game_id}.lookup", "HANDBOOK"),
    }
    return GameEntry(
        id=game_id,
        rules=Later(rules + ".game", "GAME"),
        screens=Later(f"companion.views.{game_id}", "SCREENS"),
        words=partial(_shipped_words, game_id),
        data=partial(_shipped_data, game_id),
        **{**usual, **more},
    )


register(shipped("farshore", oldest=True))
register(shipped("lil_everdell"))
register(shipped("new_lands"))
register(shipped("newdale", commands={"odds": Later("companion.newdale.command", "ODDS")}))
