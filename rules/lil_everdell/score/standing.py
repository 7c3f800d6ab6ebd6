"""The score as it stands: the sheet that the record of a match fills in, and what of it the table must still check."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rules.lil_everdell.components.box import Box
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.players import Laid, Person
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.score.checks import check
from rules.lil_everdell.score.scoring import score_player
from rules.lil_everdell.score.sheet import Player, Sheet, SheetCard, SheetToken
from rules.lil_everdell.score.untold import told
from rules.lil_everdell.setup import Setup, refusals
from rules.lil_everdell.start import start
from rules.lil_everdell.state import State
from rules.scores import Score
from rules.sheet import Remark, SheetRecord, overruled

UNTRACKED = ("tokens", "resources")
"""The pieces show them; no match records them."""
COUNTED = ("cards", "parades")
"""As far as they were told."""
OF_PARADES = (Reason.PARADE_NOT_MET, Reason.PARADE_UNCLAIMED)
IN_THE_MIDDLE = (Reason.OPPONENT_CARDS, Reason.POINTS_MISSING, Reason.BONUS_MISSING, Reason.TIE_UNSURE)
"""No doubts in a game that still goes on."""


def score(state: State) -> tuple[Score, ...]:
    """What is known is counted; what nobody told us has no line."""
    sheet = _sheet(state)
    return tuple(
        _known(state, seat, score_player(sheet, player, state.box)) for seat, player in enumerate(sheet.players)
    )


def filled_sheet(state: State) -> Sheet:
    """What a match came to against the rules, its table has insisted on already."""
    sheet = _sheet(state)
    return overruled(sheet, check(sheet, state.box))


def to_check(state: State, seat: int) -> tuple[str, ...]:
    """The fields of a player's sheet that the record cannot vouch for."""
    player = state.players[seat]
    unknown = [] if player.complete else ["cards"]
    unknown += ["parades"] if any(state.may_hold(player, kind) for kind in ParadeKind) else []
    return (*unknown, *(UNTRACKED if isinstance(player, Person) else ()))


def doubts(setup: Setup) -> tuple[Remark, ...]:
    """What hardly fits the rules where a game is entered that is already going; its table may be right all the same."""
    if not setup.midway or any(refusals(setup)):
        return ()
    state = start(setup)
    return tuple(remark for remark in check(_sheet(state), state.box) if not _half_told(state, remark))


def _half_told(state: State, remark: Remark) -> bool:
    """The cards a parade asks for may be among those nobody entered; tokens too may be somebody's untold ones."""
    if remark.reason in IN_THE_MIDDLE:
        return True
    if remark.player is None:
        untold = any(player.parades is None for player in state.players)
        return untold and remark.reason == Reason.PARADE_SKIPPED
    player = state.players[remark.player]
    return remark.reason in OF_PARADES and (not player.complete or player.parades is None)


def _sheet(state: State) -> Sheet:
    players = tuple(_player(state, seat) for seat in range(len(state.players)))
    return Sheet(players=players, rulings=state.setup.rulings)


def _player(state: State, seat: int) -> Player:
    player, foe = state.players[seat], seat == state.opponent_seat
    animal = state.setup.opponent_animal if foe else state.setup.people[state.person_at(seat)].animal
    return Player(
        name=state.name(seat),
        opponent=state.royal if foe else None,
        animal=animal,
        cards=_cards(player.cards),
        parades=tuple(SheetToken(kind=token.kind, value=token.value) for token in player.parades or ()),
    )


def _cards(laid: tuple[Laid, ...]) -> tuple[SheetCard, ...]:
    """Equal cards together, in the order in which they came."""
    return tuple(
        SheetCard(colour=card.colour, kind=card.kind, card=card.card, points=card.points, starting=card.starting, n=n)
        for card, n in Counter(laid).items()
    )


def _known(state: State, seat: int, score: Score) -> Score:
    unknown = to_check(state, seat)
    return score.replace(
        lines=tuple(line for line in score.lines if line.group not in unknown or line.group in COUNTED)
    )


RECORD: Final[SheetRecord[Sheet, Box, State]] = SheetRecord(filled=filled_sheet, to_check=to_check, told=told)
