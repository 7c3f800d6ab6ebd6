"""The way to the score sheet of a match: kept, filled in from its record, or begun."""

from __future__ import annotations

from pydantic import ValidationError

from companion.backend import Backend
from companion.disk.matches import begun
from companion.games import game
from companion.match.open_match import OpenMatch
from companion.match.table import Table, Unplayable
from companion.score.match_record import MatchRecord, every_mark
from companion.score.open_sheet import OpenSheet
from companion.score.scored_sheet import ScoredSheet, Unscored, read_stored, sheet_rules
from rules.kernel import Model
from rules.sheet import Sheet


async def open_sheet(backend: Backend, match_id: str) -> OpenSheet | None:
    """The sheet of this match, opened once and shared; None without such a match, `Unscored` when it has none."""
    match = await backend.open_match(match_id)
    if match is None:
        return None
    sheet = match.sheet or opened_sheet(match)
    sheet.follow_record()
    return sheet


def start_sheet(backend: Backend, sheet: Sheet, box: Model, finished: bool = False) -> OpenSheet:
    """A sheet for a table that was not followed; kept from this moment on."""
    rules = game(sheet.game)
    assert rules is not None
    match = OpenMatch(begun(rules.id, rules.rules_version), backend.work)
    started = OpenSheet(match, ScoredSheet(sheet, box))
    started.finished = finished
    backend.open_matches[match.id] = match
    started.save()
    return started


async def own_box(backend: Backend, game_id: str) -> Model:
    """What somebody has told of their own copy of this game, as far as anyone has."""
    kind = sheet_rules(game_id).box
    box: Model = await backend.work(lambda saves: saves.box(game_id, kind) or kind())
    return box


def opened_sheet(match: OpenMatch) -> OpenSheet:
    """The sheet of a match that nobody has opened yet; `Unscored` when it has none."""
    stored = match.stored
    sheet_rules(stored.game)
    try:
        if stored.sheet is None:
            record = MatchRecord.of(Table.of(match))
            return OpenSheet(match, record.scored, record.unknown)
        entered = read_stored(stored.game, stored.sheet)
    except (Unplayable, ValidationError) as error:
        raise Unscored(stored.game) from error
    return OpenSheet(match, entered, frozenset(stored.to_check) & every_mark(entered))
