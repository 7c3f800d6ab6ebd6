"""What a table puts right in the midst of a match, sense or nonsense: a little other than it is, or whatever."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.moves import Leave
from rules.newdale.components.buildings import CHARACTERS
from rules.newdale.components.figures import ASSISTANTS, Figure
from rules.newdale.components.tokens import TOKENS
from rules.newdale.moves import (
    AnyMove,
    CorrectPlayer,
    CorrectTable,
    Goods,
    Learn,
    Points,
    Release,
    Ship,
    TakeToken,
    UseCharacter,
    UseToken,
)
from rules.newdale.players import Built, Lock, Marker, Placed, Player
from rules.newdale.setup import Held, Where
from rules.newdale.state import State
from tests.rules.newdale.tables import CARDS, WHOLE_BOX
from tests.rules.newdale.wild import a_move, some_built, some_figures, some_space

TOLD = (*CARDS, *WHOLE_BOX.areas, *WHOLE_BOX.back, *WHOLE_BOX.events, *WHOLE_BOX.chapters, *WHOLE_BOX.hooded)


def a_correction(state: State, chance: Random) -> AnyMove:
    """Of a player, of the table, by an effect; or a move made without looking."""
    seat = chance.randrange(len(state.players))
    if chance.random() < 0.2:
        return a_move(chance)
    return chance.choice((_of_player, _of_player, _of_table, _by_an_effect))(state, seat, chance)


def _of_player(state: State, seat: int, chance: Random) -> AnyMove:
    player = state.players[seat]
    what: tuple[dict[str, Any], ...] = (
        {"score": chance.randint(-3, 70)},
        {"markers": _some_markers(player, chance)},
        {"plan": _a_plan(player, chance)},
        {"locks": tuple(lock for lock in Lock if chance.random() < 0.5)},
        {"built": _other_cards(player, chance)},
        {"houses": chance.randint(-1, 12)},
        {"tokens": tuple(chance.choices(tuple(TOKENS), k=chance.randint(0, 3)))},
        {"character": chance.choice(tuple(CHARACTERS))},
        {"character_used": chance.random() < 0.5},
        {"fists": chance.randint(-1, 9)},
        {"ship": chance.randint(-1, 20)},
        {"left": chance.random() < 0.5},
    )
    return CorrectPlayer(seat=seat, **chance.choice(what))


def _of_table(state: State, seat: int, chance: Random) -> AnyMove:
    held = Held(where=chance.choice(tuple(Where)), seat=seat, figure=chance.choice(tuple(Figure)))
    what: tuple[dict[str, Any], ...] = (
        {"round": chance.randint(1, 7)},
        {"round": min(state.round, 7), "starter": seat},
        {"starter": seat},
        {"printed": some_figures(chance)},
        {"drawn": some_figures(chance)},
        {"draws": chance.randint(0, 9)},
        {"held": chance.choice((state.held[1:], (*state.held, held), (held, held)))},
        {"hooded": chance.randint(0, 4)},
        {"removed": chance.randint(0, 4)},
    )
    return chance.choice((CorrectTable(**chance.choice(what)), Learn(fact=chance.choice(TOLD))))


def _by_an_effect(state: State, seat: int, chance: Random) -> AnyMove:
    built = chance.randrange(len(state.players[seat].built) + 1)
    token = chance.choice((*state.players[seat].tokens, *TOKENS))
    return chance.choice(
        (
            Points(seat=seat, n=chance.choice((-9, -1, 1, 9))),
            Goods(seat=seat, built=built, n=chance.choice((-3, -1, 1, 4))),
            Ship(seat=seat, spaces=chance.choice((-2, 1, 3))),
            TakeToken(seat=seat, token=token),
            UseToken(seat=seat, token=token, onto=chance.choice((None, built))),
            UseCharacter(seat=seat, figures=some_figures(chance)),
            Release(seat=seat, figure=chance.choice(ASSISTANTS)),
            Leave(seat=seat),
        )
    )


def _some_markers(player: Player, chance: Random) -> tuple[Marker, ...]:
    """One more from now on, one less, or others altogether."""
    more = Marker(number=chance.randint(1, 4), since=chance.randint(1, 7))
    return chance.choice((player.markers[1:], player.markers[:-1], (*player.markers, more), (more,), ()))


def _a_plan(player: Player, chance: Random) -> tuple[Placed, ...]:
    """What lies there with a marker less or more, also one that nobody has."""
    more = Placed(marker=chance.randint(1, 4), space=some_space(chance))
    return chance.choice((player.plan[1:], (*player.plan, more), (more,), ()))


def _other_cards(player: Player, chance: Random) -> tuple[Built, ...]:
    """A card less or more, another number of goods, the same in another order."""
    held = list(player.built)
    chance.shuffle(held)
    counted = tuple(built.replace(goods=chance.choice((None, 0, 1, 9))) for built in player.built)
    return chance.choice(
        (player.built[1:], player.built[:-1], (*player.built, *some_built(chance)[:1]), tuple(held), counted)
    )
