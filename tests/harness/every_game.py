"""Every shipped game with its tables to try things on.

A game that keeps `EVERY_KIND` (a set-up for each kind of table) and `WHOLE_BOX` (everything told) in
`tests/rules/<game>/tables.py`, and `a_correction` (what its people may put right) in `corrections.py` beside it, gets
every proof of the house. A game of the tests' own keeps them in `tests/<game>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any, TypeVar

from companion.box.kind import BoxKind
from companion.disk.saves import Match, Status, Total
from companion.games import game, game_ids, screens
from rules.kernel import Game, Model, Move
from tests.harness.autoplay import autoplay
from tests.harness.demo import BEGAN

GAMES = game_ids()
T = TypeVar("T")


def rules_of(game_id: str) -> Game[Any, Any, Any]:
    found = game(game_id)
    assert found is not None
    return found


def setups(game_id: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = _tables(game_id).EVERY_KIND
    return found


def whole_box(game_id: str) -> Model:
    found: Model = _tables(game_id).WHOLE_BOX
    return found


def a_correction(game_id: str, state: Any, chance: Random) -> Move:
    """Something that people put right, tell or insist on in the midst of this match, sense or nonsense."""
    found: Move = _builders(game_id, "corrections").a_correction(state, chance)
    return found


def _tables(game_id: str) -> ModuleType:
    return _builders(game_id, "tables")


@cache
def _builders(game_id: str, room: str) -> ModuleType:
    home = f"tests.rules.{game_id}" if find_spec(f"tests.rules.{game_id}") else f"tests.{game_id}"
    return import_module(f"{home}.{room}")


def brought(by_game: Mapping[str, T], game_id: str, what: str) -> T:
    """What a game brings of its own, because nothing in its rules tells it; one without it hears what it lacks."""
    if game_id not in by_game:
        raise LookupError(f"{game_id} brings no {what}")
    return by_game[game_id]


def box_kind(game_id: str) -> BoxKind[Any]:
    """My box of a game, from the room where its drawers are."""
    home = f"companion.{game_id}" if find_spec(f"companion.{game_id}") else f"tests.{game_id}"
    rooms = (name for name in ("boxes", "drawers", "own_box") if find_spec(f"{home}.{name}"))
    found = (value for name in rooms for value in vars(import_module(f"{home}.{name}")).values())
    kind = next((value for value in found if isinstance(value, BoxKind)), None)
    assert kind is not None, f"{home} keeps no BoxKind where My box is looked for"
    return kind


def called(person: Any, name: str) -> Any:
    """Somebody at a table of any game under another name; a game that asks for nothing else has but their names."""
    return name if isinstance(person, str) else person.replace(name=name)


TABLES = tuple((game_id, kind) for game_id in GAMES for kind in setups(game_id))
"""Each game with the name of each of its kinds of table."""


@cache
def played(game_id: str, kind: str, seed: int, moves: int = 10_000) -> Match:
    """A match by chance, to its end or to so many moves."""
    rules, shown = rules_of(game_id), screens(game_id)
    journal = autoplay(rules, setups(game_id)[kind], Random(seed), moves)
    state = rules.replay(journal)
    asked = rules.question(state)
    return Match(
        id="a1",
        game=game_id,
        rules_version=rules.rules_version,
        started=BEGAN,
        changed=BEGAN,
        status=Status.RUNNING if asked else Status.FINISHED,
        totals=tuple(Total(player=score.player, points=score.total) for score in rules.score(state)),
        caption=asked and asked.ask,
        summary=shown.summary(state) if shown and shown.summary else None,
        journal=journal.model_dump(mode="json"),
    )
