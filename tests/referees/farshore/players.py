"""Who plays: what a person and Krabita have, and how each is counted at the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.referees.farshore.book import CARDS, KRABITA, TABLE, TRACK, WORKERS, sail, traits


@dataclass
class Player:
    season: str = "winter"
    ready: int = WORKERS["winter"]
    placed: list[tuple[str, str]] = field(default_factory=list)
    maps: dict[str, int] = field(default_factory=dict)
    treasures: int = 0
    ship: int = 0
    paid: set[int] = field(default_factory=set)
    """Chests whose treasure was handed over, and not given back."""
    passed: bool = False

    def worker(self, spot: str, which: str = "") -> None:
        self.ready -= 1
        self.placed.append((spot, which))

    def home(self, season: str) -> None:
        self.season, self.ready, self.placed = season, WORKERS[season], []

    def sails(self, spaces: int) -> None:
        self.arrives(sail(self.ship, spaces))

    def arrives(self, value: int) -> None:
        """On the way on each chest pays once in a game; on the way back it takes its treasure again, if it is there."""
        for chest in TRACK["chests"]:
            if self.ship < chest <= value and chest not in self.paid:
                self.paid.add(chest)
                self.treasures += 1
        for chest in reversed(TRACK["chests"]):
            if value < chest <= self.ship and chest in self.paid and self.treasures:
                self.paid.remove(chest)
                self.treasures -= 1
        self.ship = value

    def put(self, value: int) -> None:
        """Somebody says where the ship really is: back as above, on without any chest."""
        if value < self.ship:
            self.arrives(value)
        self.ship = value

    def shared_points(self) -> int:
        return self.treasures * int(TABLE["treasure_points"]) + sum(self.maps.values()) * len(self.maps) + self.ship

    def points(self) -> int:
        raise NotImplementedError

    def seen(self) -> dict[str, Any]:
        return {
            "season": self.season,
            "ready": self.ready,
            "placed": sorted(self.placed),
            "maps": dict(sorted(self.maps.items())),
            "treasures": self.treasures,
            "ship": self.ship,
            "passed": self.passed,
        }


@dataclass
class Person(Player):
    city: list[str] = field(default_factory=list)
    anchors: list[str] = field(default_factory=list)
    shells: int = 0
    gone: bool = False

    def colours(self) -> list[str]:
        return [CARDS[card]["colour"] for card in self.city]

    def spaces(self) -> int:
        return sum(int(CARDS[card]["spaces"]) for card in self.city)

    def points(self) -> int:
        printed = sum(int(CARDS[card]["points"]) for card in self.city)
        return self.shells + printed + sum(map(self._bonus, self.city)) + self.shared_points()

    def _bonus(self, card: str) -> int:
        bonus = CARDS[card].get("bonus") or {"kind": "", "points": 0}
        match bonus["kind"]:
            case "per_treasure":
                n = self.treasures
            case "per_map":
                n = len(self.maps)
            case "per_chest":
                n = sum(chest <= self.ship for chest in TRACK["chests"])
            case "per_card":
                others = list(self.city)
                if not bonus["counts_itself"]:
                    others.remove(card)
                n = sum(any(set(wanted) <= traits(CARDS[other]) for wanted in bonus["sets"]) for other in others)
            case _:
                n = 0
        return int(n * bonus["points"])

    def seen(self) -> dict[str, Any]:
        return {**super().seen(), "city": sorted(self.city), "anchors": sorted(self.anchors), "shells": self.shells}


@dataclass
class Untold(Person):
    """Somebody of whom only the seasons are told; and where the ship lies, once somebody says so."""

    ship_told: bool = False

    def arrives(self, value: int) -> None:
        self.ship, self.ship_told = value, True

    def put(self, value: int) -> None:
        self.arrives(value)

    def points(self) -> int:
        return self.ship

    def seen(self) -> dict[str, Any]:
        ship = self.ship if self.ship_told else None
        return {**super().seen(), "ready": None, "treasures": None, "shells": None, "ship": ship}


@dataclass
class Krabita(Player):
    plan: list[tuple[str, int]] = field(default_factory=list)
    """Colour and row of each marker, from the left."""
    hand: int = KRABITA["hand"]
    city: list[str] = field(default_factory=list)
    """By colour."""

    def raise_marker(self, colour: str) -> None:
        self.plan = [(each, max(0, row - 1) if each == colour else row) for each, row in self.plan]

    def order(self) -> list[str]:
        """The highest row first, from the left in each; row 0 is above the card."""
        return [colour for row in (1, 2, 3, 4) for colour, at in self.plan if at == row]

    def points(self) -> int:
        purple = self.city.count("purple")
        cards = purple * KRABITA["purple_points"] + (len(self.city) - purple) * KRABITA["other_points"]
        return int(cards + self.shared_points())

    def seen(self) -> dict[str, Any]:
        plan = dict(self.plan)
        return {**super().seen(), "city": sorted(self.city), "hand": self.hand, "plan": plan}
