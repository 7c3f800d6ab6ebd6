"""The last count as the referee of Newdale reads it off a sheet."""

from __future__ import annotations

from typing import Any, TypeAlias

from tests.referees.newdale.facts import NUMBERS
from tests.referees.newdale.players import military

Told: TypeAlias = Any
END = NUMBERS["end"]


def totals(sheet: Told) -> list[int]:
    """Track, military, goal, other goods, mission, buildings and what the Chronicles add."""
    prizes = military([player["fists"] for player in sheet["players"]], "military" not in sheet["rulings"])
    twice = "mission_points" in sheet["rulings"]
    return [_total(player, twice) + prize for player, prize in zip(sheet["players"], prizes, strict=True)]


def _total(player: Told, twice: bool) -> int:
    houses = player["mission"] + (player["both"] if twice else 0)
    own = player["track"] + player["goal"] + player["coins"] // END["coins_per_point"] + player["chapter"]
    return int(own + END["mission_points"] * houses + sum(player["buildings"]))


def ranking(sheet: Told) -> list[int]:
    """Seats from the winner on; the bag has gone on once a round, also after the last."""
    seats, rounds = len(sheet["players"]), NUMBERS["rounds"]["rounds"]
    origin = sheet["start"] + rounds - ("tie" in sheet["rulings"])
    points = totals(sheet)
    return sorted(range(seats), key=lambda seat: (points[seat], (seat - origin) % seats), reverse=True)
