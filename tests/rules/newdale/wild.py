"""Moves made without looking: of every kind, with whatever numbers, at any moment."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.moves import Leave
from rules.newdale.components.buildings import BUILDINGS
from rules.newdale.components.figures import ASSISTANTS, Figure, Figures
from rules.newdale.components.tokens import TOKENS
from rules.newdale.components.told import BuildingFact, EventFact, HoodedFact
from rules.newdale.moves import (
    AnyMove,
    BlackMarket,
    Build,
    ChooseGoal,
    CorrectPlayer,
    CorrectTable,
    Develop,
    Draw,
    Exchange,
    FinalProduction,
    Goods,
    Learn,
    NotDone,
    OtherAction,
    Pay,
    PlaceMarker,
    Points,
    Produce,
    Release,
    RoundOver,
    Run,
    Ship,
    TakeToken,
    TokenUse,
    TurnEvent,
    TwoCards,
    Unlock,
    Use,
    UseCharacter,
    UseSpecials,
    UseToken,
)
from rules.newdale.players import BoardSpace, Built, Lock, Marker, OnArea, OnBoard, Placed
from rules.newdale.reasons import Reason
from rules.newdale.setup import Held, Where

EVENTS = (1, 2, 10, 11, 12, 14, 100, 101, 102, 110)
CARDS = (*BUILDINGS, "tannery", "never_told")


def some_figures(chance: Random) -> Figures:
    return Figures.of(chance.choices(tuple(Figure), k=chance.randint(0, 6)))


def some_space(chance: Random) -> OnArea | OnBoard:
    area = OnArea(area=chance.choice((1, 2, 3, 8, 21, 22)), row=chance.randint(0, 3))
    return chance.choice((area, OnBoard(space=chance.choice(tuple(BoardSpace)))))


def some_pay(chance: Random) -> tuple[Pay, ...]:
    return tuple(Pay(built=chance.randint(0, 4), n=chance.randint(1, 5)) for _ in range(chance.randint(0, 2)))


def some_built(chance: Random) -> tuple[Built, ...]:
    return tuple(
        Built(
            card=chance.choice(CARDS),
            area=chance.choice((None, 1, 2, 3, 21)),
            goods=chance.choice((None, 0, 2, 9)),
            colour=chance.choice((None, *ASSISTANTS)),
        )
        for _ in range(chance.randint(0, 6))
    )


def some_use(chance: Random) -> TokenUse:
    return TokenUse(token=chance.choice(tuple(TOKENS)), onto=chance.choice((None, 0, 1, 7)))


def a_move(chance: Random) -> AnyMove:
    """With every refusal overruled, or with none."""
    seat, marker = chance.choice((0, 0, 0, 1, 1, 2, 3)), chance.randint(1, 4)
    of: dict[str, Any] = {"seat": seat, "insist": chance.choice(((), tuple(Reason)))}
    act = {**of, "marker": marker}
    return chance.choice((*_round(chance, of, act), *_turn(chance, of, act), *_else(chance, of)))


def _round(chance: Random, of: dict[str, Any], act: dict[str, Any]) -> list[AnyMove]:
    insist = of["insist"]
    return [
        TurnEvent(event=chance.choice(EVENTS), figures=chance.choice((None, some_figures(chance))), insist=insist),
        PlaceMarker(space=chance.choice((None, some_space(chance))), **act),
        Draw(figures=some_figures(chance), insist=insist),
        RoundOver(insist=insist),
        FinalProduction(
            tokens=(some_use(chance),), chains=(Run(built=chance.randint(0, 3), n=2),), bonus=chance.randint(0, 1), **of
        ),
        ChooseGoal(option=chance.choice((None, 0, 1)), paid=some_pay(chance), points=chance.choice((None, 3)), **of),
    ]


def _turn(chance: Random, of: dict[str, Any], act: dict[str, Any]) -> list[AnyMove]:
    figure = chance.choice((None, *Figure))
    use = Use(
        built=chance.randint(0, 4), figure=figure, rabbit=chance.random() < 0.3, instead=chance.choice(ASSISTANTS)
    )
    return [
        Produce(goods=chance.randint(0, 3), cards=chance.randint(0, 6), chain=chance.randint(0, 2), **act),
        Build(
            card=chance.choice(CARDS),
            area=chance.choice((None, 1, 2)),
            colour=chance.choice((None, *ASSISTANTS)),
            steps=chance.choice((None, 1, 3)),
            city=chance.choice((None, "Brook", "Nowhere")),
            discount=chance.random() < 0.5,
            gunda=chance.random() < 0.5,
            tokens=chance.randint(0, 1),
            paid=some_pay(chance),
            token=chance.choice((None, "any_good")),
            extra=chance.random() < 0.5,
            **{**of, "marker": chance.choice((None, act["marker"]))},
        ),
        Unlock(lock=chance.choice(tuple(Lock)), paid=some_pay(chance), **act),
        Exchange(**act),
        BlackMarket(onto=chance.randint(0, 4), **act),
        Develop(which=chance.choice((3, 4)), tokens=chance.randint(0, 1), paid=some_pay(chance), **act),
        OtherAction(text="x", **act),
        NotDone(**act),
        TwoCards(**of),
        UseSpecials(uses=chance.choice(((), (use,), (use, use))), fewer=chance.choice(((), (1,), (3,))), **of),
    ]


def _else(chance: Random, of: dict[str, Any]) -> list[AnyMove]:
    token, insist = chance.choice(tuple(TOKENS)), of["insist"]
    held = Held(where=chance.choice(tuple(Where)), seat=chance.randint(0, 3), figure=chance.choice(tuple(Figure)))
    facts = (
        BuildingFact(id=chance.choice(CARDS), need=Figures.of(chance.choices(ASSISTANTS, k=2)), price=2),
        EventFact(number=chance.choice(EVENTS), figures=some_figures(chance)),
        HoodedFact(chapter="V", n=chance.randint(0, 4)),
    )
    return [
        Points(n=chance.randint(-9, 9), **of),
        TakeToken(token=token, **of),
        UseToken(token=token, onto=chance.choice((None, 0, 2)), **of),
        UseCharacter(figures=some_figures(chance), **of),
        Goods(built=chance.randint(0, 3), n=chance.randint(-3, 3), **of),
        Ship(spaces=chance.randint(-1, 3), **of),
        Release(figure=chance.choice(ASSISTANTS), **of),
        Leave(**of),
        Learn(fact=chance.choice(facts), insist=insist),
        CorrectPlayer(built=some_built(chance), character=chance.choice((None, "P02", "P04")), **of),
        CorrectPlayer(left=chance.choice((None, False, True)), fists=chance.choice((None, 2)), **of),
        CorrectPlayer(plan=(Placed(marker=chance.randint(1, 4), space=some_space(chance)),), **of),
        CorrectPlayer(
            markers=(Marker(number=chance.randint(1, 4)), Marker(number=2)), score=chance.randint(0, 60), **of
        ),
        CorrectTable(round=chance.choice((None, None, 1, 7)), starter=chance.choice((None, 0, 1)), insist=insist),
        CorrectTable(printed=some_figures(chance), drawn=some_figures(chance), held=(held,), insist=insist),
        CorrectTable(draws=chance.randint(0, 7), removed=chance.randint(0, 4), insist=insist),
    ]
