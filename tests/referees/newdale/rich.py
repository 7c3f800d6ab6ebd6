"""Boards far into a chapter: many buildings, goods, tokens and characters, so that games by chance meet them all."""

from __future__ import annotations

from typing import Any

from rules.newdale.components.figures import Figure
from rules.newdale.players import CAPTAIN_AREA, COOK_AREA, Lock, Marker, Player
from rules.newdale.rulings import OPTIONS
from rules.newdale.setup import Depth, Held, Midway, Setup, Where
from tests.rules.newdale.tables import a_setup, at, special

WEAVER = Player(
    score=4,
    built=(
        at("coal_mine", 1, 6),
        at("mill", 2, 2),
        at("cooperage", 3, 2),
        at("spinning_mill", 4, 4),
        at("weaving_mill", 5, 1),
        special("barracks"),
        special("post_office", colour="red"),
        special("coal_merchant"),
    ),
    houses=3,
    tokens=("build_less", "stand_in", "development_less", "any_good", "coal_red"),
    character="P04",
)
JAILER = Player(
    score=8,
    built=(
        at("coal_mine", 1, 3),
        at("bread_building", 2, 2),
        at("fishing_hut", 3, 3),
        special("vineyard", 2, colour="green"),
        special("corn_field", 1),
        special("coal_store"),
        special("prison"),
        special("fortress"),
    ),
    markers=tuple(Marker(number=number) for number in (1, 2, 4)),
    locks=(Lock.REACH,),
    houses=1,
    tokens=("stand_in", "green_coal", "cards_yellow"),
    character="P02",
)
SOLDIER = Player(
    score=48,
    built=(
        at("coal_mine", 1, 9),
        at("mill", 7, 5),
        at("spinning_mill", 8, 3),
        special("barracks"),
        special("barracks"),
        special("small_watchtower"),
        special("scriptorium"),
    ),
    houses=4,
    tokens=("yarn_red", "wood_coal", "yellow_cards", "cotton_red"),
    character="P05",
)
SAILOR = Player(
    score=15,
    built=(
        at("coal_mine", 1, 4),
        special("captain", area=CAPTAIN_AREA),
        at("cook", COOK_AREA, 1),
        at("fishing_hut", 2, 4),
        special("deckhand", colour="blue"),
        special("navigator"),
        special("watch_officer"),
    ),
    houses=9,
    tokens=("build_less",),
    character="P03",
    ship=5,
)


def _from(number: int, *players: Player, chapter: str, **more: Any) -> Setup:
    starter = number % len(players)
    held = (Held(where=Where.PRISON, seat=1, figure=Figure.BLUE),) if JAILER in players else ()
    midway = Midway(round=number, starter=starter, players=players, held=held, removed=len(held))
    return a_setup(len(players), chapter, midway=midway, **more)


RICH: dict[str, Setup] = {
    "rich, 2 in VII": _from(2, WEAVER, JAILER, chapter="VII"),
    "rich, 3 in VII": _from(4, SOLDIER, JAILER, WEAVER, chapter="VII"),
    "rich, 3 in VII, other readings": _from(3, SOLDIER, JAILER, WEAVER, chapter="VII", rulings=OPTIONS),
    "rich, one followed": _from(3, SOLDIER, WEAVER, chapter="V", points=(1,), hooded=3),
    "rich, 4 in II": _from(5, WEAVER, SOLDIER, SOLDIER, WEAVER, chapter="II"),
    "rich, alone": _from(3, SOLDIER, chapter="IVa", rulings=OPTIONS),
    "rich, 2 at sea": _from(3, SAILOR, SAILOR, chapter="VIII"),
    "points, 4, other readings": a_setup(4, "II", start=2, depth=Depth.POINTS, rulings=OPTIONS),
    "desk, 3, one by points": a_setup(3, "VII", start=1, depth=Depth.DESK, points=(2,)),
}
