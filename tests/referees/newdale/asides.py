"""What nobody asks for, tried by chance against the rules: effects, tokens, characters, other payments, leaving."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from rules.kernel import Move
from rules.moves import Leave
from rules.newdale.building import cost_of
from rules.newdale.components.buildings import BUILDINGS, GUNDA, BuildingKind
from rules.newdale.components.figures import ASSISTANTS, Figure, Figures
from rules.newdale.components.tokens import TOKENS
from rules.newdale.moves import (
    Build,
    ChooseGoal,
    Develop,
    Draw,
    FinalProduction,
    Goods,
    Pay,
    Points,
    Produce,
    Release,
    Run,
    Ship,
    TakeToken,
    TokenUse,
    Use,
    UseCharacter,
    UseSpecials,
    UseToken,
)
from rules.newdale.players import Player
from rules.newdale.setup import Depth
from rules.newdale.state import State
from rules.newdale.steps import ActDue, BuildDue, DrawDue, FinalDue, GoalDue, SpecialDue
from tests.rules.newdale.tables import ROADS, WHOLE_BOX

EFFECT, LEAVING, TRIED = 0.12, 0.06, 3
PRICED = tuple(card.id for card in WHOLE_BOX.buildings if card.cost and card.id in BUILDINGS)
CARDS = (*BUILDINGS, *PRICED, *PRICED)
CITIES = (None, None, *(city.name for city in ROADS))


def aside(state: State, chance: Random) -> Iterator[Move]:
    """An effect now and then; and a few other ways to take the turn that is due."""
    seat = chance.randrange(len(state.players))
    if chance.random() < EFFECT:
        yield _effect(state, seat, chance)
    if chance.random() < (LEAVING if state.depth is not Depth.FULL else LEAVING / 20):
        yield Leave(seat=seat)
    for _ in range(TRIED):
        yield from _turn(state, chance)


def _effect(state: State, seat: int, chance: Random) -> Move:
    player = state.players[seat]
    built = chance.randrange(max(1, len(player.built)))
    figures = Figures.of(chance.choices(tuple(Figure), k=chance.randint(1, 2)))
    token = chance.choice(player.tokens or tuple(TOKENS))
    return chance.choice(
        (
            Points(seat=seat, n=chance.randint(-4, 9)),
            TakeToken(seat=seat, token=chance.choice(tuple(TOKENS))),
            UseToken(seat=seat, token=token, onto=built),
            UseToken(seat=seat, token=token),
            UseCharacter(seat=seat, figures=chance.choice((Figures(), figures))),
            Goods(seat=seat, built=built, n=chance.randint(-2, 6)),
            Ship(seat=seat, spaces=chance.randint(0, 2)),
            Release(seat=seat, figure=chance.choice(ASSISTANTS)),
        )
    )


def _turn(state: State, chance: Random) -> Iterator[Move]:
    match state.steps[0] if state.steps else None:
        case DrawDue():
            yield Draw(figures=Figures.of(chance.choices(tuple(Figure), k=chance.choice((4, 4, 4, 6)))))
        case ActDue(seat=seat, marker=marker):
            yield _produce(seat, marker, chance)
            yield _build(state, seat, marker, chance)
            which, tokens = chance.choice(((3, 7), (4, 13))), chance.randint(0, 1)
            paid = _pay(state, seat, which[1] - 4 * tokens, chance)
            yield Develop(seat=seat, marker=marker, which=which[0], tokens=tokens, paid=paid)
        case BuildDue(seat=seat):
            yield _build(state, seat, None, chance)
        case SpecialDue(seat=seat):
            yield UseSpecials(seat=seat, uses=_uses(state.players[seat], chance), fewer=())
        case FinalDue(seat=seat):
            yield _final(state.players[seat], seat, chance)
        case GoalDue(seat=seat):
            option = chance.choice((0, 1))
            coins = state.goal[option].coins if state.goal else 0
            yield ChooseGoal(seat=seat, option=option, paid=_pay(state, seat, coins, chance))


def _produce(seat: int, marker: int, chance: Random) -> Produce:
    cards, stand_ins = chance.choice((0, 0, 2, 3, 4, 6)), chance.choice((0, 0, 1))
    goods, chain = chance.randint(0, 3), chance.randint(0, 2)
    return Produce(seat=seat, marker=marker, goods=goods, cards=cards, stand_ins=stand_ins, chain=chain)


def _pay(state: State, seat: int, cost: int, chance: Random) -> tuple[Pay, ...]:
    """Goods one by one until they are worth about the cost; sometimes a coin too little."""
    goods = [index for index, built in enumerate(state.players[seat].built) for _ in range(built.goods or 0)]
    chance.shuffle(goods)
    paid, left = Counter[int](), cost + chance.choice((-1, 0, 0, 0, 1))
    for index in goods:
        if left > 0:
            paid[index] += 1
            left -= state.price(seat, index) or 0
    return tuple(Pay(built=index, n=n) for index, n in paid.items())


def _build(state: State, seat: int, marker: int | None, chance: Random) -> Build:
    card, city = BUILDINGS[chance.choice(CARDS)], chance.choice(CITIES)
    move = Build(
        seat=seat,
        marker=marker,
        card=card.id,
        area=chance.randint(2, 9) if card.kind is BuildingKind.PRODUCTION else None,
        colour=chance.choice(ASSISTANTS) if card.coloured else None,
        steps=None if city else chance.randint(1, 3),
        city=city,
        discount=chance.random() < 0.3,
        tokens=chance.choice((0, 0, 1)),
        gunda=state.players[seat].character == GUNDA and chance.random() < 0.6,
        first=chance.choice((0, 0, 2)),
        token=chance.choice((None, *TOKENS)),
        extra=marker is None and chance.random() < 0.2,
    )
    return move.replace(paid=_pay(state, seat, cost_of(state, move) or 0, chance))


def _uses(player: Player, chance: Random) -> tuple[Use, ...]:
    some = [index for index in range(len(player.built)) if chance.random() < 0.4]
    figure = chance.choice(tuple(Figure))
    instead = chance.choice(ASSISTANTS) if figure is Figure.HOODED else None
    prison = {"figure": figure, "instead": instead, "rabbit": chance.random() < 0.3}
    return tuple(Use(built=index, **(prison if player.built[index].card == "prison" else {})) for index in some)


def _final(player: Player, seat: int, chance: Random) -> FinalProduction:
    every = range(len(player.built))
    runs = tuple(Run(built=index, n=chance.randint(1, 2)) for index in every if chance.random() < 0.3)
    uses = tuple(
        TokenUse(token=token, onto=chance.choice((None, 0))) for token in player.tokens if chance.random() < 0.4
    )
    half = chance.randint(0, len(uses))
    return FinalProduction(seat=seat, tokens=uses[:half], chains=runs, after=uses[half:])
