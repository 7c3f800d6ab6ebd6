"""What cannot be, or hardly can, on the sheet of a finished chapter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.kernel import phrase
from rules.letters import alike
from rules.newdale.components.box import Box
from rules.newdale.components.chapters import CHAPTERS
from rules.newdale.components.numbers import SETUP
from rules.newdale.planner import TOO_MUCH
from rules.newdale.reasons import Reason
from rules.newdale.score.planned import column_task, plan_of
from rules.newdale.score.scoring import score_sheet
from rules.newdale.score.sheet import Group, Player, Sheet
from rules.newdale.work.processes import ordered
from rules.sheet import Remark, final, refusal, warning

COUNTED = ("track", "fists", "goal", "coins", "mission", "both")


def check(sheet: Sheet, box: Box) -> tuple[Remark, ...]:
    """Every remark about the sheet, the whole table's first."""
    remarks = [*_table(sheet), *_names(sheet)]
    for at, player in enumerate(sheet.players):
        remarks += (
            *_numbers(at, player),
            *_houses(at, player),
            *_goods(at, player, sheet),
            *_untold(at, player, sheet),
        )
    if not any(remark.stops for remark in remarks):
        remarks += _tie(sheet, box)
    return tuple(remark.replace(insisted=remark.reason in sheet.insist) for remark in remarks)


def _table(sheet: Sheet) -> Iterator[Remark]:
    people = len(sheet.players)
    if people > SETUP.most_people:
        yield final(phrase(Reason.SHEET_PEOPLE_OVER, n=people))
    if sheet.chapter not in CHAPTERS:
        yield final(phrase(Reason.SHEET_CHAPTER, chapter=sheet.chapter), field="chapter")
    for field in ("start", "holder"):
        seat = getattr(sheet, field)
        if seat is not None and not 0 <= seat < people:
            yield final(phrase(Reason.SHEET_START, n=seat), field=field)


def _names(sheet: Sheet) -> Iterator[Remark]:
    names = Counter(alike(player.name) for player in sheet.players)
    for at, player in enumerate(sheet.players):
        if not player.name:
            yield final(phrase(Reason.SHEET_NAME_EMPTY, n=at + 1), at, "name")
        elif names[alike(player.name)] > 1:
            yield final(phrase(Reason.SHEET_NAME_TWICE, name=player.name), at, "name")


def _numbers(at: int, player: Player) -> Iterator[Remark]:
    for field in COUNTED:
        n = getattr(player, field)
        # Ruling: score_below_zero may leave the token below 0.
        if n is not None and n < 0 and field != "track":
            yield final(phrase(Reason.SHEET_NEGATIVE, name=player.name, what=field, n=n), at, field)


def _houses(at: int, player: Player) -> Iterator[Remark]:
    most = SETUP.houses - SETUP.houses_at_start
    if (n := player.mission or 0) > SETUP.houses:
        yield refusal(phrase(Reason.SHEET_MISSION_HOUSES_OVER, name=player.name, n=n, most=SETUP.houses), at, "mission")
    if player.cards is None:
        return
    if len(player.cards) > most:
        why = phrase(Reason.SHEET_BUILDINGS_OVER, name=player.name, n=len(player.cards), most=most)
        yield refusal(why, at, "buildings")
    elif len(player.cards) + SETUP.houses_at_start < n:
        houses = len(player.cards) + SETUP.houses_at_start
        why = phrase(Reason.SHEET_HOUSES_DO_NOT_MATCH, name=player.name, n=n, houses=houses)
        yield warning(why, at, "mission")


def _goods(at: int, player: Player, sheet: Sheet) -> Iterator[Remark]:
    there = {pile.good for pile in player.goods} | {cards.symbol for cards in player.hand}
    for pile in player.goods:
        for good in pile.chain:
            if good not in there:
                yield final(phrase(Reason.SHEET_NO_SUCH_GOOD, name=player.name, good=good), at, "goods")
    if player.planned and plan_of(sheet, at) is TOO_MUCH:
        yield final(phrase(Reason.SHEET_PLAN_OVER, name=player.name), at, "goods")
    elif player.planned:
        _, ring = ordered(column_task(player, sheet.goal).processes)
        if ring:
            yield warning(phrase(Reason.SHEET_CHAIN_RING, name=player.name), at, "goods")


def _untold(at: int, player: Player, sheet: Sheet) -> Iterator[Remark]:
    if player.fists is None and player.totals.military is None and len(sheet.players) > 1:
        yield warning(phrase(Reason.SHEET_MILITARY_UNTOLD, name=player.name), at, "fists")
    if player.buildings is None and player.totals.buildings is None:
        yield warning(phrase(Reason.SHEET_POINTS_UNTOLD, name=player.name), at, "buildings")
    points = {option.points for option in sheet.goal} | {0}
    if player.goal is not None and sheet.goal and player.goal >= 0 and player.goal not in points:
        yield refusal(phrase(Reason.SHEET_GOAL_KIND, name=player.name, n=player.goal), at, Group.GOAL)


def _tie(sheet: Sheet, box: Box) -> Iterator[Remark]:
    scores = score_sheet(sheet, box)
    best = max(score.total for score in scores)
    if sheet.reference is None and sum(score.total == best for score in scores) > 1:
        yield warning(phrase(Reason.SHEET_START_UNTOLD), field="start")
