"""The cards as the referee of My Lil' Everdell knows them: from `data`, and from what a box tells."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CAPTAIN, FORT = "captain", "fort"
SHIPPED = json.loads((Path(__file__).parents[3] / "data" / "lil_everdell" / "cards.json").read_text("utf-8"))["cards"]


@dataclass(frozen=True)
class Card:
    colour: str
    kind: str
    name: str = ""
    points: int = 0
    bonus: Any = None


def known_cards(box: Any) -> dict[str, Card]:
    """A box corrects and adds to what ships."""
    known = {card["id"]: dict(card) for card in SHIPPED}
    for card in box["cards"]:
        mine = known.setdefault(card["id"], {})
        mine.update({key: value for key, value in card.items() if value is not None})
    return {
        name: Card(card["colour"], card["kind"], name, card.get("points") or 0, card.get("bonus"))
        for name, card in known.items()
    }


def told(laid: Any, known: Mapping[str, Card]) -> Card:
    """A card as it was laid: by its signs as the table saw them, and by its name where somebody said it."""
    found = known.get(laid["card"])
    if found is None:
        return Card(laid["colour"], laid["kind"], points=laid["points"] or 0)
    return Card(laid["colour"], laid["kind"], found.name, found.points, found.bonus)


def points(cards: Sequence[Card], parades: Mapping[str, int]) -> int:
    bonuses = sum(_bonus(card, cards, parades) for card in cards if card.colour == "purple" and card.bonus)
    return sum(card.points for card in cards) + bonuses + sum(parades.values())


def _bonus(card: Card, cards: Sequence[Card], parades: Mapping[str, int]) -> int:
    rule = card.bonus
    if rule["kind"] == "per_parade":
        return int(rule["points"]) * len(parades)
    if rule["kind"] != "per_card":
        return 0
    others = [other for other in cards if other is not card or rule.get("counts_itself")]
    fitting = [
        one for one in others if rule.get("colour") in (None, one.colour) and rule.get("sort") in (None, one.kind)
    ]
    return int(rule["points"]) * len(fitting)
