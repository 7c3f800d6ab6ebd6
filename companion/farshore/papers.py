"""The way to the score sheet of a match: kept, filled in from its record, or begun."""

from __future__ import annotations

from typing import cast

from pydantic import ValidationError

from companion.backend import Backend
from companion.disk.matches import begun
from companion.disk.saves import Match, Status
from companion.farshore.sheets import Counted, Mark, Paper, counted_json, every_mark
from companion.match.table import Table, Unplayable
from rules.farshore import GAME
from rules.farshore.components.box import Box
from rules.farshore.score.rules import fields
from rules.farshore.score.sheet import Sheet
from rules.farshore.score.standing import filled_sheet, to_check


class Unscored(Exception):
    """A match whose sheet cannot be shown: it is of another game, or not a sheet at all."""


async def paper(backend: Backend, match_id: str) -> Paper | None:
    """The sheet of this match, opened once and shared; None without such a match, `Unscored` when it has none."""
    papers = _papers(backend)
    found = papers.get(match_id)
    if found is None:
        match = await backend.work(lambda saves: saves.match(match_id))
        opened = None if match is None else await _opened(backend, match)
        if opened is None:
            return None
        await _compare(backend, opened)
        return papers.setdefault(match_id, opened)
    if not found.entered:
        await fill_again(backend, found)
    else:
        await _compare(backend, found)
    return found


def start(backend: Backend, sheet: Sheet, box: Box, finished: bool = False) -> Paper:
    """A sheet for a table that was not followed; kept from this moment on."""
    started = Paper(begun(GAME.id, GAME.rules_version), Counted(sheet, box), backend.work)
    started.finished = finished
    backend.papers[started.id] = started
    started.keep()
    return started


async def fill_again(backend: Backend, paper: Paper) -> None:
    """Take over what the match has recorded, as far as it goes."""
    table = await backend.table(paper.id)
    if table is not None:
        paper.fill(*_filled(table))


async def _compare(backend: Backend, paper: Paper) -> None:
    """Look at the record of the match, where there is one."""
    try:
        table = await backend.table(paper.id) if paper.tracked else None
    except Unplayable:
        return
    if table is not None:
        recorded, _, paper.over = _filled(table)
        paper.locked = table.misfit is not None and not paper.entered
        paper.behind = paper.entered and not paper.finished and not table.misfit and recorded.sheet != paper.sheet


def _papers(backend: Backend) -> dict[str, Paper]:
    """Whatever lies there is ours: no other game has sheets yet."""
    return cast("dict[str, Paper]", backend.papers)


async def _opened(backend: Backend, match: Match) -> Paper | None:
    """None when the match has been taken off the shelf meanwhile."""
    if match.game != GAME.id:
        raise Unscored(match.game)
    if match.sheet is not None:
        try:
            entered = counted_json(match.sheet)
        except ValidationError as error:
            raise Unscored(match.game) from error
        return Paper(match, entered, backend.work, frozenset(match.to_check) & every_mark(entered.sheet))
    try:
        table = await backend.table(match.id)
    except Unplayable as error:
        raise Unscored(match.game) from error
    if table is None:
        return None
    counted, marks, _ = _filled(table)
    return Paper(match, counted, backend.work, marks)


def _filled(table: Table) -> tuple[Counted, frozenset[Mark], bool]:
    state = table.state
    # A record that the rules follow to the middle only can vouch for nothing.
    sheet = filled_sheet(state)
    marks = {
        (seat, field)
        for seat in range(len(state.players))
        for field in (fields(sheet, seat) if table.misfit else to_check(state, seat))
    }
    return Counted(sheet, state.box), frozenset(marks), table.status is Status.FINISHED
