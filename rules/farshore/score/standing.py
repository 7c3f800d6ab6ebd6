"""The score as it stands: the sheet that the record of a match fills in, and what of it the table must still check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.farshore import players
from rules.farshore.components.box import Box
from rules.farshore.components.traits import Colour, Season
from rules.farshore.reasons import Reason
from rules.farshore.score import sheet
from rules.farshore.score.checks import check
from rules.farshore.score.scoring import score_player
from rules.farshore.score.sheet import Group, Sheet
from rules.farshore.seasons import FLIPS
from rules.farshore.setup import CAPTAIN, Setup, refusals
from rules.farshore.start import start
from rules.farshore.state import State
from rules.kernel import phrase
from rules.scores import Score
from rules.sheet import Remark, SheetRecord, overruled, warning

COUNTED = (Group.SHELLS, Group.TREASURES, Group.MAPS, Group.SHIP)


def score(state: State) -> tuple[Score, ...]:
    """What is known is counted; what nobody told us has no line."""
    return tuple(score_of(state, seat) for seat in range(len(state.players)))


def score_of(state: State, seat: int) -> Score:
    """The same of one player alone."""
    return _known(state, seat, score_player(_filled(state, seat), state.box))


def filled_sheet(state: State) -> Sheet:
    """What a match came to against the rules, its table has insisted on already."""
    sheet = Sheet(players=tuple(_filled(state, seat) for seat in range(len(state.players))))
    return overruled(sheet, check(sheet, state.box))


def doubts(setup: Setup) -> tuple[Remark, ...]:
    """What hardly fits the rules where a game is entered that is already going; its table may be right all the same."""
    setup = _in_columns(setup)
    if not setup.midway or any(refusals(setup)):
        return ()
    state = start(setup)
    remarks = check(filled_sheet(state).replace(insist=()), state.box)
    return (*_flood(state), *(remark for remark in remarks if not _half_told(state, remark)))


def _in_columns(setup: Setup) -> Setup:
    """Krabita's columns are told last, and nothing that could be doubted hangs on them."""
    her = setup.krabita
    return setup.replace(krabita=her.replace(columns=tuple(Colour))) if her else setup


def _half_told(state: State, remark: Remark) -> bool:
    """The cards a map asks for may lie in a part of the city that nobody entered."""
    seat = remark.player
    in_city = remark.reason == Reason.SHEET_MAP_UNMET and seat is not None and seat < len(state.people)
    return in_city and not state.people[seat or 0].city.complete


def _flood(state: State) -> Iterator[Remark]:
    """Summer's high tide turns two islands, or the only one; nothing else does (p. 10)."""
    n = min(FLIPS[Season.SUMMER], len(state.islands)) if state.winds >= Season.SUMMER else 0
    if len(state.flooded) != n:
        yield warning(phrase(Reason.ISLANDS_FLOODED, n=n))


def _filled(state: State, seat: int) -> sheet.Person | sheet.Krabita:
    if state.krabita and seat == state.krabita_seat:
        return _krabita(state.krabita)
    return _person(state, seat, state.people[seat])


def to_check(state: State, seat: int) -> tuple[str, ...]:
    """The fields of a player's sheet that the record cannot vouch for."""
    player = state.players[seat]
    unknown = [str(field) for field in COUNTED if getattr(player, field, 0) is None]
    if isinstance(player, players.Person):
        unknown += [] if player.city.complete else ["cards"]
        unknown.append("resources")
    return tuple(unknown)


def _person(state: State, seat: int, person: players.Person) -> sheet.Person:
    return sheet.Person(
        name=state.name(seat),
        cards=person.city.cards,
        maps=person.maps or (),
        shells=_count(person.shells),
        treasures=_count(person.treasures),
        ship=_count(person.ship),
    )


def _krabita(krabita: players.Krabita) -> sheet.Krabita:
    return sheet.Krabita(
        name=CAPTAIN,
        krabita=True,
        cards=krabita.counts,
        maps=krabita.maps or (),
        treasures=_count(krabita.treasures),
        ship=_count(krabita.ship),
    )


def _count(n: int | None) -> int:
    """As much as a sheet has room for: a number nobody reaches in earnest must not stop the match from being kept."""
    return min(n or 0, sheet.LIMIT)


def _known(state: State, seat: int, score: Score) -> Score:
    unknown = to_check(state, seat)
    return score.replace(
        lines=tuple(line for line in score.lines if line.group not in unknown or line.group == "cards")
    )


RECORD: Final[SheetRecord[Sheet, Box, State]] = SheetRecord(filled=filled_sheet, to_check=to_check)
