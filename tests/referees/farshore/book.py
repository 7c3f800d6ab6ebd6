"""The book of Farshore, as its referee has read it: numbers from the facts, and what a tile or a track means."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[3] / "data" / "farshore"


def _facts(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text("utf-8"))


SEASONS = ["winter", "spring", "summer", "autumn"]
COLOURS = ["green", "blue", "brown", "red", "purple"]
CARDS = {card["id"]: card for card in _facts("cards")["cards"]}
KINDS = {kind["id"]: kind.get("needs") for kind in _facts("maps")["kinds"]}
STACKS = {stack["players"]: stack["values"] for stack in _facts("maps")["stacks"]}
TRACK = _facts("ship")["track"]
LEVELS = {level["id"]: level for level in _facts("krabita")["levels"]}
KRABITA = _facts("krabita")
WORKERS = {season["id"]: season["workers"] for season in _facts("seasons")["seasons"]}
FLIPS = {season["id"]: season["flips"] for season in _facts("seasons")["seasons"]}
DRAWS = {draw["season"]: draw for draw in KRABITA["draws"]}
TABLE = _facts("setup")
TILES = _facts("wind_rose")["tiles_in_a_stack"]
COPIES = {colour: sum(card["copies"] for card in CARDS.values() if card["colour"] == colour) for colour in COLOURS}


def traits(card: Any) -> set[str]:
    return {card["colour"], card["kind"], card["rarity"]}


def later(season: str) -> str | None:
    after = SEASONS[SEASONS.index(season) + 1 :]
    return after[0] if after else None


def before(one: str, other: str) -> bool:
    return SEASONS.index(one) < SEASONS.index(other)


def sail(at: int, spaces: int) -> int:
    """The printed value so many spaces on, or back; a ship between two spaces comes to the next one first."""
    values = TRACK["values"]
    for _ in range(abs(spaces)):
        beyond = [value for value in values if (value > at if spaces > 0 else value < at)]
        if beyond:
            at = beyond[0] if spaces > 0 else beyond[-1]
    return at


def meets(city: list[str], needs: dict[str, int]) -> bool:
    """Whether the colours of a city are what a map asks for."""
    return all(city.count(colour) >= n for colour, n in needs.items())
