"""Which matches of a game the statistics count: of one person, against one level, of one part of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.disk.saves import Shelved
from companion.match.statistics import Total, counted, levels, people, stages, totals
from companion.match.summary import Summary


@dataclass(frozen=True)
class Narrowing:
    """What is chosen, of what there is, and what is counted then."""

    names: tuple[str, ...]
    person: str
    choose_person: Callable[[str], None]
    levels: tuple[str, ...]
    level: str | None
    choose_level: Callable[[str | None], None]
    stages: Sequence[str]
    stage: str
    choose_stage: Callable[[str], None]
    summaries: tuple[Summary, ...]
    totals: tuple[Total, ...]


def use_narrowing(shelf: Sequence[Shelved], game_id: str) -> Narrowing:
    """A hook: what was chosen counts as long as there is a match of it."""
    wished, choose_person = ft.use_state("")
    wished_stage, choose_stage = ft.use_state("")
    any_level: str | None = None
    wished_level, choose_level = ft.use_state(any_level)
    names: tuple[str, ...] = ft.use_memo(lambda: people(counted(shelf, game_id)), [shelf, game_id])
    who = wished if wished in names else ""
    against: tuple[str, ...] = ft.use_memo(lambda: levels(counted(shelf, game_id, who)), [shelf, game_id, who])
    level = wished_level if wished_level in against else None
    filters = shelf, game_id, who, level
    summaries: tuple[Summary, ...] = ft.use_memo(lambda: counted(*filters), list(filters))
    ends: tuple[Total, ...] = ft.use_memo(lambda: totals(*filters), list(filters))
    played = stages(summaries)
    stage = wished_stage if wished_stage in played else ""
    return Narrowing(
        names=names,
        person=who,
        choose_person=choose_person,
        levels=against,
        level=level,
        choose_level=choose_level,
        stages=played,
        stage=stage,
        choose_stage=choose_stage,
        summaries=tuple(one for one in summaries if not stage or one.stage == stage),
        totals=tuple(one for one in ends if not stage or one.stage == stage),
    )
