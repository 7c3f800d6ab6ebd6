"""The score as it stands: the sheet that the record of a match fills in, and what of it the table must still check."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.newdale.campaign import Result, Standing
from rules.newdale.components.box import Box
from rules.newdale.components.buildings import COAL_MINE, Building, BuildingKind
from rules.newdale.rulings import Ruling
from rules.newdale.score.checks import check
from rules.newdale.score.scoring import score_sheet
from rules.newdale.score.sheet import LIMIT, MOST_POINTS, Player, Sheet
from rules.newdale.setup import Depth
from rules.newdale.state import State
from rules.scores import Score, winners
from rules.sheet import SheetRecord, overruled


def score(state: State) -> tuple[Score, ...]:
    """What is known is counted; what nobody told us has no line."""
    return score_sheet(_sheet(state), state.box)


def filled_sheet(state: State) -> Sheet:
    """What a match came to against the rules, its table has insisted on already."""
    sheet = _sheet(state)
    return overruled(sheet, check(sheet, state.box))


def _sheet(state: State) -> Sheet:
    card = state.facts.chapter(state.setup.chapter, state.solo)
    return Sheet(
        chapter=state.setup.chapter,
        start=_start(state),
        holder=_holder(state),
        goal=card.goal if card else (),
        targets=card.targets if card else (),
        rulings=state.setup.rulings,
        players=tuple(_player(state, seat) for seat in range(len(state.players))),
    )


def _start(state: State) -> int:
    """Who started round 1; of a chapter taken up midway, who must have, as the bag goes on by one each round."""
    midway = state.setup.midway
    return (midway.starter - midway.round + 1) % len(state.players) if midway else state.setup.start


def _holder(state: State) -> int | None:
    """Who has the bag at the end; where ties count from round 7's starter, that seat's left neighbour."""
    # Ruling: tie, a sheet looks one seat back, the bag may have passed over more.
    over = state.passed - 1 if state.other_reading(Ruling.TIE) else 0
    return None if state.holder is None else (state.holder - over) % len(state.players)


def _player(state: State, seat: int) -> Player:
    player, followed = state.players[seat], state.depth is Depth.FULL and state.has_board(seat)
    coins, fists = state.coins(seat) if followed else None, state.fists(seat, end=True)
    return Player(
        name=state.name(seat),
        track=_bounded(player.score, MOST_POINTS),
        fists=_bounded(fists, LIMIT),
        goal=player.goal,
        coins=_bounded(coins, MOST_POINTS),
        buildings=told_points(state, seat) if state.has_board(seat) else None,
        chapter=_bounded(sum(_told(_sailors(state, seat))), LIMIT) or 0,
    )


def _bounded(n: int | None, most: int) -> int | None:
    """As much as a sheet has room for: a number nobody reaches in earnest must not stop the match from being kept."""
    return None if n is None else max(-most, min(most, n))


def told_points(state: State, seat: int) -> tuple[int, ...]:
    """Of the buildings whose points are told."""
    return tuple(_told(_buildings(state, seat)))


def untold_points(state: State, seat: int) -> tuple[str, ...]:
    """Buildings whose points are to be told before the count."""
    return tuple(dict.fromkeys(card.id for card in _buildings(state, seat) if card.points is None))


def _told(cards: Iterable[Building]) -> Iterator[int]:
    return (card.points for card in cards if card.points is not None)


def _buildings(state: State, seat: int) -> Iterator[Building]:
    """Those with a house; the Coal Mine is no building somebody built."""
    return (card for card in _cards(state, seat) if card.id != COAL_MINE and card.kind is not BuildingKind.SAILOR)


def _sailors(state: State, seat: int) -> Iterator[Building]:
    """Hired as the Chronicles say, so they count with what the Chronicles add."""
    return (card for card in _cards(state, seat) if card.kind is BuildingKind.SAILOR)


def _cards(state: State, seat: int) -> Iterator[Building]:
    return (state.facts.building(built.card) for built in state.players[seat].built)


def to_check(state: State, seat: int) -> tuple[str, ...]:
    """The fields of a player's sheet that the record cannot vouch for."""
    filled = _player(state, seat)
    unknown = [field for field in ("track", "fists", "goal", "coins") if getattr(filled, field) is None]
    unknown.append("mission")
    if filled.buildings is None or untold_points(state, seat):
        unknown.append("buildings")
    return (*unknown, "chapter")


def result(state: State, sheet: Sheet | None = None) -> Result:
    """What the campaign remembers of this chapter; of a sheet that was filled in by hand, as that says."""
    sheet = sheet or _sheet(state)
    scores = score_sheet(sheet, state.box)
    best = winners(scores)
    people = tuple(Standing(name=each.player, points=each.total) for each in scores)
    # Alone there is nobody to beat but the targets of the chapter card.
    won = len(best) == 1 and (len(scores) > 1 or any(target <= best[0].total for target in sheet.targets))
    return Result(chapter=state.setup.chapter, people=people, winner=best[0].player if won else None)


RECORD: Final[SheetRecord[Sheet, Box, State]] = SheetRecord(filled=filled_sheet, to_check=to_check)
