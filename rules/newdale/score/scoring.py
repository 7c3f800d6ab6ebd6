"""The final score: a line for every point, and what decides a tie (p. 13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.kernel import Phrase, phrase
from rules.newdale.components.box import Box
from rules.newdale.components.numbers import END
from rules.newdale.planner import TOO_MUCH, Plan
from rules.newdale.rulings import Ruling
from rules.newdale.score.plan_words import payment_of, runs_of
from rules.newdale.score.planned import plan_of
from rules.newdale.score.sheet import Group, Player, Sheet
from rules.scores import Line, Score


def military(fists: Sequence[int], solo_counts: bool = True) -> tuple[int, ...]:
    """By how many are strictly ahead; equals take the higher, the next is lost, nobody gets anything for none."""
    if len(fists) == 1 and not solo_counts:
        return (0,)
    ahead = [sum(other > own for other in fists) for own in fists]
    return tuple(
        END.military[place] if own and place < len(END.military) else 0 for own, place in zip(fists, ahead, strict=True)
    )


def score_sheet(sheet: Sheet, _box: Box) -> tuple[Score, ...]:
    """One score per player, in the sheet's order; what nobody told us has no line."""
    # Ruling: military, alone with a fist.
    fists = military([player.fists or 0 for player in sheet.players], Ruling.MILITARY not in sheet.rulings)
    return tuple(_score(sheet, at, fists[at]) for at in range(len(sheet.players)))


def _score(sheet: Sheet, at: int, fists: int) -> Score:
    player = sheet.players[at]
    counted = tuple(_lines(sheet, at, fists))
    lines = tuple(line for group in Group for line in _group(group, counted, player))
    distance = sheet.distance(at)
    return Score(player=player.name, lines=lines, tie_break=() if distance is None else (distance,))


def _group(group: Group, counted: tuple[Line, ...], player: Player) -> Iterator[Line]:
    total = player.totals[group]
    if total is not None:
        yield _line(group, phrase("newdale_score.entered"), total)
    else:
        yield from (line for line in counted if line.group == group)


def _lines(sheet: Sheet, at: int, fists: int) -> Iterator[Line]:
    player = sheet.players[at]
    if player.track is not None:
        yield _line(Group.TRACK, phrase("newdale_score.track", n=player.track), player.track)
    if player.fists is not None:
        yield _line(Group.MILITARY, phrase("newdale_score.military", n=player.fists), fists)
    yield from _goods(sheet, at)
    if player.mission is not None:
        # Ruling: mission_points.
        both = player.both if Ruling.MISSION_POINTS in sheet.rulings else 0
        points = (player.mission + both) * END.mission_points
        why = phrase("newdale_score.mission", n=player.mission, both=both, each=END.mission_points)
        yield _line(Group.MISSION, why, points)
    yield from _buildings(player)
    if player.chapter:
        yield _line(Group.CHAPTER, phrase("newdale_score.chapter"), player.chapter)


def _goods(sheet: Sheet, at: int) -> Iterator[Line]:
    player = sheet.players[at]
    if player.planned:
        plan = plan_of(sheet, at)
        if plan is TOO_MUCH:
            return
        yield _line(Group.GOAL, _goal(plan), plan.goal_points)
        yield _line(Group.GOODS, _coins(plan.left, plan), plan.goods_points)
        return
    if player.goal is not None:
        yield _line(Group.GOAL, phrase("newdale_score.goal", n=player.goal), player.goal)
    if player.coins is not None:
        yield _line(Group.GOODS, _coins(player.coins), player.coins // END.coins_per_point)


def _goal(plan: Plan) -> Phrase:
    if plan.option is None:
        return phrase("newdale_score.goal_unpaid")
    if not plan.paid:
        return phrase("newdale_score.goal_planned", coins=0)
    return phrase("newdale_score.goal_paid", paid=payment_of(plan))


def _coins(coins: int, plan: Plan | None = None) -> Phrase:
    """What is left, and the chains that ran before, where they were planned."""
    left = phrase("newdale_score.goods", n=coins, each=END.coins_per_point)
    return phrase("newdale_score.goods_planned", runs=runs_of(plan), left=left) if plan and plan.runs else left


def _buildings(player: Player) -> Iterator[Line]:
    if player.cards is not None:
        sums = " + ".join(map(str, player.cards)) or "0"
        why = phrase("newdale_score.buildings", n=len(player.cards), sum=sums)
        yield _line(Group.BUILDINGS, why, sum(player.cards))
    elif isinstance(player.buildings, int):
        yield _line(Group.BUILDINGS, phrase("newdale_score.buildings_total"), player.buildings)


def _line(group: Group, why: Phrase, points: int) -> Line:
    return Line(group=group, why=why, points=points)
