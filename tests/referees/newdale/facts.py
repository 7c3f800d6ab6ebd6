"""What the referee of Newdale knows of cards, areas and events: from `data`, and from what a box tells."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, TypeAlias

Told: TypeAlias = Any
DATA = Path(__file__).parents[3] / "data" / "newdale"
COLOURS = ("yellow", "green", "red", "blue")
FIGURES = (*COLOURS, "hooded")
STAGES = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
UNTOLD = [{"kind": "lazy"}, {"kind": "normal", "modifier": 0}, {"kind": "diligent"}]


def shipped(name: str) -> Told:
    return json.loads((DATA / f"{name}.json").read_text("utf-8"))


NUMBERS, CHAPTERS = shipped("numbers"), shipped("chapters")
TOKENS = {token["id"]: token for token in shipped("tokens")["tokens"]}
SHIPPED = {building["id"]: building for building in shipped("buildings")["buildings"]}


def counted(figures: Told) -> Counter[str]:
    return Counter({figure: n for figure in FIGURES if (n := (figures or {}).get(figure) or 0)})


class Facts:
    """A box corrects and adds to what ships."""

    def __init__(self, setup: Told) -> None:
        box = setup["box"]
        self.solo = len(setup["people"]) == 1
        self.chapter = next(row for row in CHAPTERS["chapters"] if row["id"] == setup["chapter"])
        self.back = "boards_turned" in self.chapter["extras"]
        self._cards = {card: dict(building) for card, building in SHIPPED.items()}
        for fact in box["buildings"]:
            mine = self._cards.setdefault(fact["id"], {"kind": "production"})
            mine.update({key: value for key, value in fact.items() if value is not None})
        self._areas = {(area["area"], area["back"]): area["rows"] for area in box["areas"]}
        self._events = box["events"]
        self._cities = {city["name"]: city for city in box["cities"] if city["board"] == self.chapter["board"]}
        only = self.chapter["cities"][0] if len(self.chapter["cities"]) == 1 else None
        self.start_city = setup["start_city"] or only
        goals = [
            fact["goal"] for fact in box["chapters"] if (fact["chapter"], fact["solo"]) == (setup["chapter"], self.solo)
        ]
        self.goal: list[Told] = goals[-1] if goals else []
        told = [fact["n"] for fact in box["hooded"] if fact["chapter"] == setup["chapter"]]
        known = told[-1] if told else None
        self.hooded = known if setup["hooded"] is None else setup["hooded"]
        if "hooded" not in self.chapter["extras"]:
            self.hooded = 0

    @property
    def stage(self) -> int:
        """The chapter as a number, whichever letter."""
        return STAGES.index(self.chapter["id"].rstrip("ab")) + 1

    def city(self, name: str | None) -> Told:
        return self._cities.get(name, {})

    def steps(self, own: Iterable[str], goal: str) -> int | None:
        """From the nearest of one's own cities; None where a road may not be told, or none leads there from one."""
        known = [self._walk(city, goal) for city in own]
        return None if None in known else min((steps for steps in known if steps is not None), default=None)

    def _walk(self, start: str, goal: str) -> int | None:
        reached, steps = {start}, 0
        while goal not in reached:
            told = all(self.city(name).get("all_roads") for name in reached)
            beyond = {road for name in reached for road in self.city(name).get("roads", ())} - reached
            if not told or not beyond:
                return None
            reached, steps = reached | beyond, steps + 1
        return steps

    def card(self, name: str) -> Told:
        return self._cards.get(name, {"kind": "production"})

    def row(self, area: int, index: int) -> Told:
        rows = self._areas.get((area, self.back), UNTOLD)
        return rows[index] if index < len(rows) else {}

    def deck(self, number: int, turned: Sequence[int]) -> list[int]:
        """The events that may come in a round, by the numbers turned up before."""
        usual, last = ("usual_solo", "last_solo") if self.solo else ("usual", "last")
        if number == NUMBERS["rounds"]["rounds"]:
            return [CHAPTERS[last]]
        if number <= len(self.chapter["early"]):
            three = Counter(self.chapter["early"])
        else:
            three = Counter(CHAPTERS[usual] if event == CHAPTERS["usual"] else event for event in self.chapter["late"])
        return sorted((three - Counter(turned)).elements())

    def alone(self, number: int) -> Told:
        """The event, where there is one card with its number only and its figures are told."""
        copies = next(row["copies"] for row in CHAPTERS["copies"] if row["number"] == number)
        known = [event for event in self._events if event["number"] == number]
        return known[0] if copies == 1 and known else None

    def draws(self, number: int, figures: Told) -> int:
        known = [event for event in self._events if event["number"] == number and event["figures"] == figures]
        return int((known[0]["draws"] if known else None) or NUMBERS["rounds"]["drawn"])


def missing(need: Mapping[str, int], there: Mapping[str, int], modifier: int) -> int:
    """Assistants missing, the best way to leave some out or to add some: every way is tried."""
    sign = 1 if modifier > 0 else -1
    colours = [colour for colour in COLOURS if need.get(colour)]
    found = []
    for split in combinations_with_replacement(colours, abs(modifier)):
        asked = {colour: max(0, need[colour] + sign * split.count(colour)) for colour in colours}
        found.append(sum(max(0, n - there.get(colour, 0)) for colour, n in asked.items()))
    return min(found, default=0)
