"""Small tables to try a rule on: built as they stand, not played into."""

from __future__ import annotations

from functools import reduce
from typing import Any

from rules.newdale.ask.question import question
from rules.newdale.components.box import Box
from rules.newdale.components.buildings import BuildingKind, Chain
from rules.newdale.components.figures import NOBODY, Figures
from rules.newdale.components.told import (
    AreaFact,
    BackFact,
    BuildingFact,
    ChapterFact,
    CityFact,
    EventFact,
    GoalOption,
    HoodedFact,
    Row,
    RowKind,
)
from rules.newdale.moves import AnyMove
from rules.newdale.play import apply
from rules.newdale.players import BoardSpace, Built, Marker, OnArea, OnBoard, Placed, Space
from rules.newdale.rulings import OPTIONS
from rules.newdale.setup import Depth, Follow, Seat, Setup
from rules.newdale.start import start
from rules.newdale.state import State
from rules.newdale.steps import ActDue, BuildDue, DrawDue, EventDue, FinalDue, GoalDue, PlanDue, RoundDue, SpecialDue

NAMES = ("Ola", "Jan", "Ира", "Ann")
COLOURS = ("brown", "grey", "orange", "white")


def figures(text: str) -> Figures:
    """`figures("2Y 1R")`: yellow, green, red, blue, Hooded by their first letters."""
    kinds = {"Y": "yellow", "G": "green", "R": "red", "B": "blue", "H": "hooded"}
    return Figures(**{kinds[part[-1]]: int(part[:-1]) for part in text.split()})


ROWS = (
    Row(kind=RowKind.LAZY, modifier=-1, goods=1),
    Row(kind=RowKind.NORMAL, modifier=0, goods=2),
    Row(kind=RowKind.DILIGENT, modifier=2, goods=3),
)
"""The area of the book's example."""
LAZY, NORMAL, DILIGENT = range(3)
GOAL = (
    GoalOption(goods=("cloth", "barrel"), coins=16, points=5),
    GoalOption(goods=("cloth", "barrel"), coins=26, points=9),
)
"""Stand-ins, as everything told here: the tests need some numbers."""


def fact(card: str, **more: Any) -> BuildingFact:
    return BuildingFact(id=card, **more)


CARDS = (
    fact("coal_mine", need=figures("1G"), chain=Chain()),
    fact("mill", good="flour", price=3, cost=4, points=2, chain=Chain()),
    fact("cooperage", cost=6, symbol="star", points=3, need=figures("1Y 1G"), chain=Chain()),
    fact("spinning_mill", price=2, cost=5, points=2, need=figures("1R")),
    fact("weaving_mill", price=5, cost=8, points=4, need=figures("1R 1B")),
    fact("fishing_hut", price=2, cost=3, points=1, need=figures("1B")),
    fact("post_office", cost=3, points=1),
    fact("barracks", cost=4, points=2),
    fact("coal_merchant", cost=4, points=1),
    fact("prison", cost=5, points=2),
    fact("vineyard", cost=2, points=2),
    fact("tannery", printed="Garbarnia", kind=BuildingKind.PRODUCTION, number=203, cost=7, discount=2, points=3),
)
ROADS = (
    CityFact(board="A", name="Longsdale", roads=("Brook",), all_roads=True),
    CityFact(board="A", name="Brook", symbol="moon", first=2, roads=("Longsdale", "Cove"), all_roads=True),
    CityFact(board="A", name="Cove", symbol="star", first=0, roads=("Brook", "Dale"), all_roads=True),
    CityFact(board="A", name="Dale", roads=("Cove",), all_roads=True),
    CityFact(board="A", name="Island", all_roads=True),
)
CHAPTER_IDS = ("I", "II", "IIIa", "IIIb", "IVa", "IVb", "V", "VI", "VII", "VIII")
WHOLE_BOX = Box(
    buildings=CARDS,
    areas=(
        *(AreaFact(area=area, rows=ROWS) for area in range(1, 9)),
        *(AreaFact(area=area, back=True, rows=ROWS) for area in (*range(1, 8), 21, 22)),
    ),
    back=(BackFact(areas=7),),
    events=(
        *(EventFact(number=number, figures=figures("1Y 1R")) for number in (1, 2, *range(12, 16), *range(100, 112))),
        *(EventFact(number=10, figures=figures(f"{n}G 1B")) for n in range(1, 8)),
        *(EventFact(number=11, figures=figures(f"{n}Y"), draws=6) for n in range(1, 4)),
    ),
    chapters=tuple(
        ChapterFact(chapter=chapter, solo=solo, goal=GOAL, targets=(20, 40) if solo else ())
        for chapter in CHAPTER_IDS
        for solo in (False, True)
    ),
    cities=ROADS,
    hooded=(HoodedFact(chapter="V", n=2), HoodedFact(chapter="VII", n=4)),
)


def a_setup(people: int = 2, chapter: str = "I", points: tuple[int, ...] = (), **more: Any) -> Setup:
    """Every board is followed, but the seats in `points`."""
    seats = tuple(
        Seat(name=NAMES[seat], colour=COLOURS[seat], follow=Follow.POINTS if seat in points else Follow.BOARD)
        for seat in range(people)
    )
    return Setup(**{"people": seats, "chapter": chapter, "box": WHOLE_BOX, **more})


def a_table(people: int = 2, chapter: str = "I", points: tuple[int, ...] = (), **more: Any) -> State:
    return start(a_setup(people, chapter, points, **more))


def player(state: State, seat: int = 0, **changes: Any) -> State:
    return state.with_player(seat, state.players[seat].replace(**changes))


def built(state: State, *cards: Built, seat: int = 0) -> State:
    """These cards besides the Coal Mine."""
    return player(state, seat, built=(state.players[seat].built[0], *cards))


def at(card: str, area: int, goods: int = 0, **more: Any) -> Built:
    return Built(card=card, area=area, goods=goods, **more)


def special(card: str, goods: int | None = None, **more: Any) -> Built:
    return Built(card=card, goods=goods, **more)


def coal(state: State, n: int, seat: int = 0) -> State:
    mine = state.players[seat].built[0].replace(goods=n)
    return player(state, seat, built=(mine, *state.players[seat].built[1:]))


def row(area: int, index: int) -> OnArea:
    return OnArea(area=area, row=index)


def space(name: str) -> OnBoard:
    return OnBoard(space=BoardSpace(name))


def acting(state: State, marker_at: Space, market: str = "") -> State:
    """Marker 1 of the first seat lies there and it is its turn; nobody but these work on the market."""
    state = player(state, 0, plan=(Placed(marker=1, space=marker_at),))
    return state.replace(
        printed=figures(market),
        drawn=NOBODY,
        steps=(ActDue(seat=0, marker=1), BuildDue(seat=0), RoundDue()),
    )


def in_phase(state: State, phase: str, seat: int = 0, market: str = "") -> State:
    steps = {
        "event": (EventDue(), PlanDue(), DrawDue(), RoundDue()),
        "plan": (PlanDue(), DrawDue(), RoundDue()),
        "draw": (DrawDue(), RoundDue()),
        "build": (*(BuildDue(seat=each) for each in range(seat, len(state.players))), RoundDue()),
        "special": (*(SpecialDue(seat=each) for each in range(seat, len(state.players))), RoundDue()),
        "round": (RoundDue(asked=True),),
        "final": (FinalDue(seat=seat), GoalDue(seat=seat)),
        "goal": (GoalDue(seat=seat),),
        "over": (),
    }
    drawn = None if phase in ("event", "plan", "draw") else NOBODY
    return state.replace(steps=steps[phase], printed=figures(market), drawn=drawn)


def all_markers(state: State) -> State:
    return player(state, 0, markers=tuple(Marker(number=number) for number in range(1, 5)))


def play(state: State, *moves: AnyMove) -> State:
    return reduce(apply, moves, state)


def answers(state: State) -> tuple[AnyMove, ...]:
    asked = question(state)
    assert asked is not None
    return tuple(answer.move for answer in asked.answers)


def goods(state: State, seat: int = 0) -> tuple[int | None, ...]:
    return tuple(each.goods for each in state.players[seat].built)


EVERY_KIND: dict[str, Setup] = {
    **{f"{people} in {chapter}": a_setup(people, chapter) for people, chapter in enumerate(CHAPTER_IDS[:4], start=1)},
    **{f"2 in {chapter}": a_setup(2, chapter) for chapter in CHAPTER_IDS[4:]},
    "solo VIII": a_setup(1, "VIII"),
    "solo, nothing told": a_setup(1, "VII", box=Box()),
    "4, nothing told": a_setup(4, "V", box=Box()),
    "3, one followed": a_setup(3, "II", points=(1, 2)),
    "2, nobody followed": a_setup(2, "II", points=(0, 1)),
    "2, other readings": a_setup(2, "VIII", rulings=OPTIONS),
    "desk, 1": a_setup(1, "I", depth=Depth.DESK),
    "desk, 4, nothing told": a_setup(4, "VIII", depth=Depth.DESK, box=Box()),
    "points, 3": a_setup(3, "VI", depth=Depth.POINTS),
}
"""One table of each kind there is: how many play, which chapter, how much is written down, what the box has told."""
