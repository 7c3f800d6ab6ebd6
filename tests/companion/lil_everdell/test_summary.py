"""What the shelf and the statistics know of a match of My Lil' Everdell."""

from __future__ import annotations

import pytest

from companion.lil_everdell.summary import helped_of, sheet_summary, summary
from companion.match.statistics import records
from rules.lil_everdell.components.box import Box
from rules.lil_everdell.components.traits import Animal
from rules.lil_everdell.game import GAME
from rules.lil_everdell.score.scoring import score_sheet
from rules.lil_everdell.score.sheet import Sheet
from rules.lil_everdell.setup import Help, Seat, Setup

YOUNG = Setup(
    people=(
        Seat(name="Ola", animal=Animal.FOX),
        Seat(name="Jan", animal=Animal.MOUSE, help=Help(captain=True)),
    )
)


def test_a_head_start_is_marked_so_that_records_stay_fair() -> None:
    assert [part.helped for part in summary(GAME.start(YOUNG)).parts] == [False, True]
    journal = {"setup": YOUNG.model_dump(mode="json")}
    sheet = Sheet.read({"players": [{"name": "Ola", "tokens": 5}, {"name": "Jan", "tokens": 7}]}, Box())
    kept = sheet_summary(sheet, score_sheet(sheet, Box()), journal)
    assert {record.name: (record.best, record.helped) for record in records([kept])} == {"Ola": (5, 0), "Jan": (7, 1)}


def test_the_first_tokens_of_their_stacks_are_counted() -> None:
    sheet = Sheet.read({"players": [{"name": "Ola", "parades": [6, 6, 4]}]}, Box())
    (part,) = sheet_summary(sheet, score_sheet(sheet, Box()), None).parts
    assert (part.reached["parades"], part.reached["sixes"]) == (3, 2)


@pytest.mark.parametrize("journal", [None, {}, {"setup": []}, {"setup": {"people": 3}}, {"setup": {"people": ["Ola"]}}])
def test_a_damaged_record_tells_of_nobody(journal: dict[str, object] | None) -> None:
    assert helped_of(journal) == frozenset()
