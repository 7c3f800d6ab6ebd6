"""A result beside what the same people scored before."""

from __future__ import annotations

from datetime import timedelta

from companion.disk.saves import Shelved, Status, Total
from companion.score.past import compared
from companion.screen.words import translator
from rules.farshore.components.box import Box
from rules.farshore.score.scoring import score_sheet
from rules.farshore.score.sheet import Person, Sheet
from tests.companion.match.test_statistics import entry, part
from tests.companion.saved import NOON


def told(*shelf: Shelved) -> list[str]:
    """Of a match in which Ola had 40 points, played on the third day."""
    sheet = Sheet(players=(Person(name="Ola", ship=40),))
    when, say = NOON + timedelta(days=3), translator("en")
    kept = [one.replace(game="farshore") for one in shelf]
    return [say(line) for line in compared(sheet, score_sheet(sheet, Box()), kept, when)]


def test_only_matches_played_before_it_are_earlier_ones() -> None:
    before, itself, later = (entry(day, part("Ola", points)) for day, points in ((2, 30), (3, 40), (5, 99)))
    assert told(later, itself, before) == ["Ola: a new best, by 10 points, after 1 earlier match."]
    assert told(later, itself) == []


def test_a_match_that_was_corrected_since_is_as_old_as_it_was() -> None:
    corrected = entry(2, part("Ola", 30)).replace(changed=NOON + timedelta(days=9))
    assert told(corrected) == ["Ola: a new best, by 10 points, after 1 earlier match."]


def test_a_name_in_another_spelling_of_its_letters_is_the_same_person() -> None:
    sheet, when = Sheet(players=(Person(name="Zoe\u0301", ship=40),)), NOON + timedelta(days=3)
    kept = entry(2, part("Zo\u00e9", 30))
    assert len(list(compared(sheet, score_sheet(sheet, Box()), [kept], when))) == 1
    totals = kept.replace(summary=None, totals=(Total(player="Zo\u00e9", points=30),))
    assert len(list(compared(sheet, score_sheet(sheet, Box()), [totals], when))) == 1


def test_what_was_not_finished_is_no_result() -> None:
    assert told(entry(2, part("Ola", 30), status=Status.ABANDONED)) == []
