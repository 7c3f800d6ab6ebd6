"""Position files to be scored."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

OLA = {
    "name": "Ola",
    "cards": ["galleon", "diver", "diver"],
    "maps": [{"kind": "green", "value": 2}],
    "shells": 3,
    "treasures": 4,
    "ship": 41,
    "resources": 2,
}
KRABITA = {
    "name": "Krabita",
    "krabita": True,
    "cards": {"green": 4, "blue": 3, "brown": 2, "red": 3, "purple": 2},
    "maps": [{"kind": "blue", "value": 1}],
    "treasures": 5,
    "ship": 36,
}
Write = Callable[[object], Path]


def table(*players: Mapping[str, object], **fields: object) -> dict[str, object]:
    return {"game": "farshore", "players": list(players), **fields}
