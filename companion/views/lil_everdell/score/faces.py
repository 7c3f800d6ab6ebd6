"""The animals of a sheet: those that were chosen, and a free one for whoever has none."""

from __future__ import annotations

from companion.views.lil_everdell.table import looks
from companion.views.score.scoring import Scoring
from rules.lil_everdell.components.traits import Animal
from rules.lil_everdell.score.sheet import Player


def animals_of(players: tuple[Player, ...]) -> tuple[str, ...]:
    """Empty for a fifth player."""
    spare = iter(animal.value for animal in Animal if animal not in {player.animal for player in players})
    return tuple(player.animal.value if player.animal else next(spare, "") for player in players)


def face(scoring: Scoring, at: int) -> str:
    players, dark = scoring.sheet.players, scoring.store.dark
    if players[at].opponent:
        return looks.sign(players[at].opponent.value, dark)
    animal = animals_of(players)[at]
    return looks.sign(animal, dark) if animal else ""
