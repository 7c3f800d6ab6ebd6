"""Small tables to try a rule on: built as they stand, or played into with a few signs."""

from __future__ import annotations

from functools import reduce
from typing import Any

from rules.kernel import Option
from rules.lil_everdell.ask.question import question
from rules.lil_everdell.components.box import Box, facts
from rules.lil_everdell.components.cards import PerCard
from rules.lil_everdell.components.dice import Diagram, Face
from rules.lil_everdell.components.parades import ParadeKind, ParadeToken
from rules.lil_everdell.components.places import BERRIES
from rules.lil_everdell.components.told import CardTold, FaceTold, RoyalName
from rules.lil_everdell.components.traits import Animal, Challenge, Colour, Kind, Royal
from rules.lil_everdell.moves import AnyMove, BeginRound, NoCard, OpponentCard, PlaceFriend, PlayCard
from rules.lil_everdell.play import apply
from rules.lil_everdell.players import Laid, Opponent
from rules.lil_everdell.rulings import OPTIONS
from rules.lil_everdell.setup import Depth, Help, RoyalSeat, Seat, Setup
from rules.lil_everdell.start import start
from rules.lil_everdell.state import Phase, State

NAMES = ("Ola", "Jan", "Ewa", "Tom")
PRINCE, QUEEN = Royal.PRINCE, Royal.QUEEN
COLOURS = {"G": Colour.GREEN, "B": Colour.BLUE, "N": Colour.BROWN, "R": Colour.RED, "P": Colour.PURPLE}
KINDS = {"c": Kind.CREATURE, "p": Kind.PLACE}
NONE = "-"
"""No card."""


def a_setup(n: int = 2, who: Royal | None = None, *challenges: Challenge, **more: Any) -> Setup:
    seats = tuple(Seat(name=name, animal=animal) for name, animal in zip(NAMES, Animal, strict=True))[:n]
    opponent = RoyalSeat(who=who) if who else None
    return Setup(**{"people": seats, "opponent": opponent, "challenges": challenges, **more})


def a_table(n: int = 2, who: Royal | None = None, *challenges: Challenge, **more: Any) -> State:
    return start(a_setup(n, who, *challenges, **more))


def begun(n: int = 2, who: Royal | None = None, *challenges: Challenge, **more: Any) -> State:
    """The dice lie there, and the first turn is to be played."""
    return apply(a_table(n, who, *challenges, **more), BeginRound())


def card(signs: str, **more: Any) -> Laid:
    """`Gc` is a green creature, `Pp` a purple place; a name is a card of that name."""
    if signs[:1] in COLOURS and signs[1:] in KINDS:
        return Laid(colour=COLOURS[signs[0]], kind=KINDS[signs[1]], **more)
    known = facts(WHOLE_BOX).cards[signs]
    return Laid(colour=known.colour, kind=known.kind, card=known.id, starting=known.starting, **more)


def cards(signs: str) -> tuple[Laid, ...]:
    return tuple(card(each) for each in signs.split())


def token(kind: str, value: int) -> ParadeToken:
    return ParadeToken(kind=ParadeKind(kind), value=value)


def with_cards(state: State, seat: int, signs: str, **more: Any) -> State:
    return state.with_player(seat, state.players[seat].replace(cards=cards(signs), **more))


def play(state: State, *moves: AnyMove) -> State:
    return reduce(apply, moves, state)


def turns(state: State, signs: str) -> State:
    """One card after the other by whoever has the turn, `-` for none; rounds begin and friends go to the berries."""
    for each in signs.split():
        if state.phase is Phase.ROUND:
            state = apply(state, BeginRound())
        if state.phase is Phase.FRIEND:
            state = apply(state, PlaceFriend(seat=state.turn, place=BERRIES))
        state = apply(state, a_turn(state, each))
    return state


def a_turn(state: State, signs: str) -> AnyMove:
    if signs == NONE:
        return NoCard(seat=state.turn)
    if state.phase is Phase.OPPONENT:
        return OpponentCard(laid=card(signs))
    return PlayCard(seat=state.turn, laid=card(signs))


def options(state: State) -> tuple[Option[AnyMove], ...]:
    asked = question(state)
    assert asked is not None
    return asked.options


def answers(state: State) -> tuple[AnyMove, ...]:
    asked = question(state)
    assert asked is not None
    return tuple(answer.move for answer in asked.answers)


def parades(state: State, seat: int) -> dict[str, int]:
    held = state.players[seat].parades
    assert held is not None
    return {each.kind.value: each.value for each in held}


def foe(state: State, **changes: Any) -> State:
    """The opponent with these things."""
    assert isinstance(state.opponent, Opponent)
    return state.replace(opponent=state.opponent.replace(**changes))


FACES = (
    Face(points=1, any=1),
    Face(resin=2),
    Face(twig=2),
    Face(berry=2),
    Face(resin=1, twig=1),
    Face(twig=1, berry=1),
)
DIAGRAM = Diagram(rows=2, places=(1, 3, 5, 7, 2, 4, 6, 8))
WHOLE_BOX = Box(
    cards=(
        CardTold(id="castle", points=2),
        CardTold(id="king", points=5),
        CardTold(id="captain", points=1),
        CardTold(id="fort", points=1),
        CardTold(id="frog", printed="Frog", colour=Colour.BLUE, kind=Kind.CREATURE, points=3, copies=2),
        CardTold(
            id="queenbee",
            printed="Queen Bee",
            colour=Colour.PURPLE,
            kind=Kind.CREATURE,
            points=1,
            bonus=PerCard(sort=Kind.CREATURE, points=2),
        ),
    ),
    faces=tuple(FaceTold(face=face) for face in FACES),
    dice_alike=True,
    diagram=DIAGRAM,
    royals=(RoyalName(who=PRINCE, printed="Barwinek"),),
)
"""Stand-ins for what a family could tell of their box: the tests need some facts."""
HELPED = (
    Seat(name="Ola", animal=Animal.FOX, help=Help(resources=True, captain=True, fort=True)),
    Seat(name="Jan", animal=Animal.MOUSE, help=Help(captain=True)),
    Seat(animal=Animal.LIZARD, help=Help(fort=True)),
)
EVERY_KIND: dict[str, Setup] = {
    "2": a_setup(2),
    "3, with help": a_setup(people=HELPED),
    "4": a_setup(4),
    "4, everything": a_setup(4, tracking=Depth.EVERYTHING),
    "2, everything, a whole box, other readings": a_setup(2, tracking=Depth.EVERYTHING, box=WHOLE_BOX, rulings=OPTIONS),
    "solo Prince": a_setup(1, PRINCE),
    "solo Prince, everything, every challenge": a_setup(1, PRINCE, *Challenge, tracking=Depth.EVERYTHING),
    "solo Queen": a_setup(1, QUEEN),
    "solo Queen, every challenge": a_setup(1, QUEEN, *Challenge, box=WHOLE_BOX),
    "2 and the Prince": a_setup(2, PRINCE),
    "3 and the Prince between them, other readings": a_setup(
        3, opponent=RoyalSeat(who=PRINCE, seat=2), rulings=OPTIONS, tracking=Depth.EVERYTHING
    ),
    "the Prince only, 1": a_setup(1, PRINCE, tracking=Depth.OPPONENT_ONLY),
    "the Prince only, 3": a_setup(3, PRINCE, Challenge.PARADES_AT_ONCE, tracking=Depth.OPPONENT_ONLY),
    "the Queen only": a_setup(1, QUEEN, tracking=Depth.OPPONENT_ONLY, box=WHOLE_BOX),
}
"""One table of each kind there is: how many play, against whom, how much is written down, what the box has told."""
