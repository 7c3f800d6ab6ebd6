"""Every game and its tables, by their rules alone: found where they lie, so that nothing of the app is loaded."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from rules.kernel import Game
from tests.toy.game import GAME as TOY
from tests.toy.tables import EVERY_KIND as TOYS

AnyGame = Game[Any, Any, Any]
AnyTable = tuple[AnyGame, Any]
GAMES: dict[str, AnyGame] = {
    folder.name: import_module(f"rules.{folder.name}.game").GAME
    for folder in sorted((Path(__file__).parents[2] / "rules").iterdir())
    if (folder / "__init__.py").is_file()
}
TABLES: dict[str, tuple[AnyTable, ...]] = {
    TOY.id: tuple((TOY, setup) for setup in TOYS.values()),
    **{
        game_id: tuple((rules, setup) for setup in import_module(f"tests.rules.{game_id}.tables").EVERY_KIND.values())
        for game_id, rules in GAMES.items()
    },
}
"""Of each game, the toy among them, a table of each kind."""
EVERY_TABLE = tuple(table for of_game in TABLES.values() for table in of_game)
