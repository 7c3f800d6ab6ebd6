"""What a family puts right or tells in the midst of a match, sense or nonsense."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.lil_everdell.components.cards import CARDS
from rules.lil_everdell.components.parades import PARADES, ParadeKind, ParadeToken
from rules.lil_everdell.components.places import BERRIES, OTHER, TOP_SPACES, Place, die, red_card
from rules.lil_everdell.components.told import CardTold, DiceAlike, Fact
from rules.lil_everdell.components.traits import CELLS
from rules.lil_everdell.moves import (
    AnyMove,
    BeginRound,
    CorrectOpponent,
    CorrectPerson,
    CorrectTable,
    Learn,
    LoseCard,
    NameCard,
    NoCard,
    OpponentCard,
    PlaceFriend,
    PlayCard,
    RollD8,
)
from rules.lil_everdell.players import Laid, Player
from rules.lil_everdell.state import State
from rules.moves import Leave
from tests.rules.lil_everdell.tables import WHOLE_BOX

TOLD: tuple[Fact, ...] = (*WHOLE_BOX.cards, *WHOLE_BOX.faces, *WHOLE_BOX.royals, DiceAlike(alike=True))


def a_correction(state: State, chance: Random) -> AnyMove:
    """Of a player, of the table, of what was learned; or a move that is nobody's turn."""
    seat = chance.randrange(len(state.players))
    return chance.choice((_of_player, _of_player, _of_table, _card, _out_of_turn))(state, seat, chance)


def _of_player(state: State, seat: int, chance: Random) -> AnyMove:
    player = state.players[seat]
    has: dict[str, Any] = chance.choice(
        (
            {"cards": some_cards(player, chance)},
            {"cards": some_cards(player, chance), "complete": chance.random() < 0.5},
            {"complete": chance.random() < 0.5},
            {"parades": some_tokens(player, chance)},
            {"friends": tuple(a_place(state, chance) for _ in range(chance.randint(0, 3)))},
        )
    )
    if seat == state.opponent_seat:
        gaps = tuple(chance.choice((None, *range(10))) for _ in range(chance.randint(0, 3)))
        return CorrectOpponent(**chance.choice((has, has, {"gaps": gaps})))
    left = {"left": chance.random() < 0.3}
    return chance.choice((CorrectPerson(seat=seat, **has), CorrectPerson(seat=seat, **left), Leave(seat=seat)))


def _of_table(state: State, seat: int, chance: Random) -> AnyMove:
    taken = state.taken + chance.choice((-2, -1, 1))
    return chance.choice(
        (
            CorrectTable(sun=seat),
            CorrectTable(taken=taken),
            CorrectTable(round=state.round + chance.choice((-1, 0, 1))),
            CorrectTable(round=chance.randint(0, 5), sun=seat, taken=chance.randint(0, state.slots + 1)),
            Learn(fact=chance.choice(TOLD)),
            Learn(fact=CardTold(id=chance.choice(tuple(CARDS)), points=chance.randint(0, 6), copies=1)),
        )
    )


def _card(state: State, seat: int, chance: Random) -> AnyMove:
    """A card leaves, has a name, or comes by the effect of another one."""
    at = chance.randrange(len(state.players[seat].cards) + 1)
    return chance.choice(
        (
            LoseCard(seat=seat, at=at),
            NameCard(seat=seat, at=at, card=chance.choice(tuple(state.facts.cards))),
            PlayCard(seat=seat, laid=a_card(chance), extra=True),
        )
    )


def _out_of_turn(state: State, seat: int, chance: Random) -> AnyMove:
    rolls = tuple(chance.randint(0, 9) for _ in range(chance.randint(1, 3)))
    return chance.choice(
        (
            PlaceFriend(seat=seat, place=a_place(state, chance)),
            PlayCard(seat=seat, laid=a_card(chance)),
            NoCard(seat=seat),
            OpponentCard(laid=a_card(chance), position=chance.choice((None, *range(10)))),
            RollD8(rolls=rolls),
            BeginRound(),
        )
    )


def a_card(chance: Random) -> Laid:
    """By its signs, perhaps with points or with a name that need not fit."""
    colour, kind = chance.choice(CELLS)
    named = chance.choice((None, None, None, *CARDS))
    return Laid(colour=colour, kind=kind, card=named, points=chance.choice((None, None, 0, 4, -3)))


def some_cards(player: Player, chance: Random) -> tuple[Laid, ...]:
    """What lies there with cards more or fewer, or an area that is another one altogether."""
    held = list(player.cards)
    chance.shuffle(held)
    more = tuple(a_card(chance) for _ in range(chance.choice((0, 0, 1, 3))))
    return chance.choice((player.cards, player.cards[1:], tuple(held), ())) + more


def some_tokens(player: Player, chance: Random) -> tuple[ParadeToken, ...]:
    kinds = chance.choices(tuple(ParadeKind), k=chance.randint(0, 3))
    values = (*PARADES.values, *PARADES.values, 7)
    some = tuple(ParadeToken(kind=kind, value=chance.choice(values)) for kind in kinds)
    return chance.choice((some, (player.parades or ())[1:], (*(player.parades or ()), *some[:1])))


def a_place(state: State, chance: Random) -> Place:
    owner = chance.choice((None, None, *range(len(state.players) + 1)))
    on_card = red_card(chance.randint(0, 4), owner)
    return chance.choice((*TOP_SPACES, BERRIES, OTHER, die(chance.randint(0, 5)), on_card, on_card))
