"""Habits that a game tells of: colours laid, the best card and bonus, the first parade, who began."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from companion.lil_everdell.score.columns import SIGNS
from companion.match.recorded import recorded_state
from rules.kernel import Phrase, phrase
from rules.lil_everdell.components.cards import CARDS
from rules.lil_everdell.components.parades import Signs
from rules.lil_everdell.game import GAME
from rules.lil_everdell.state import State
from rules.scores import Score

BEST: Final = {"card": "best_card ", "bonus": "best_bonus "}
"""Before the name of a card in the key of its points."""
BEGAN: Final = "began"
Counts = dict[str, int]


def colours(cards: Iterable[Signs]) -> Counts:
    return {f"colour_{colour.value}": n for colour, n in Counter(card.colour for card in cards).items()}


def bests(score: Score) -> Counts:
    """The card with most printed points, and the purple one that paid most."""
    found: Counts = {}
    for what, named in (("card", _printed(score)), ("bonus", _paid(score))):
        name, points = max(named, key=lambda pair: pair[1], default=("", 0))
        if points > 0:
            found[f"{BEST[what]}{name}"] = points
    return found


def _printed(score: Score) -> Iterator[tuple[str, int]]:
    for line in score.lines:
        if line.why.key == "lil_everdell_score.card":
            yield _spelled(line.why.params["card"]), int(str(line.why.params["each"]))


def _paid(score: Score) -> Iterator[tuple[str, int]]:
    """What lies among the tokens already was paid all the same."""
    for line in score.lines:
        among = line.why.params.get("what") if line.why.key == "lil_everdell_score.paid" else None
        why = among if isinstance(among, Phrase) else line.why
        if why.key == "lil_everdell_score.bonus":
            params = why.params
            yield _spelled(params["card"]), int(str(params["each"])) * int(str(params["n"]))


def _spelled(card: int | str | Phrase) -> str:
    """The same in every language: an id, the signs, or the name as printed."""
    if not isinstance(card, Phrase):
        return str(card)
    signs = card.params
    return f"{signs['colour']} {signs['kind']}" if signs else card.key.partition("card_")[2]


def said(name: str) -> str | Phrase:
    """A spelled card in the reader's language."""
    if name in CARDS:
        return phrase(f"lil_everdell.card_{name}")
    if name in SIGNS:
        colour, kind = SIGNS[name]
        return phrase("lil_everdell.signs", colour=colour.value, kind=kind.value)
    return name


def history(state: State) -> Mapping[str, Counts]:
    """What only the course of a game tells, by name: the kind of the first token, and who began."""
    setup = state.setup
    if setup.midway:
        return {}
    told: dict[str, Counts] = {}
    for seat, player in enumerate(state.players):
        first = f"first_{player.parades[0].kind.value}" if player.parades else ""
        told[state.name(seat)] = {first: 1} if first else {}
    if not setup.solo:
        told[setup.people[0].called][BEGAN] = 1
    return told


def history_of(journal: Mapping[str, Any] | None) -> Mapping[str, Counts]:
    """Of a record; a damaged one tells nothing."""
    state = recorded_state(GAME, journal)
    return history(state) if state else {}
