"""What the log of a corrected score says of any game."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import Phrase, phrase
from rules.sheet import HandTotals, Player
from rules.sheet_changes import Name, player_changes, total_changes, written


class Totals(HandTotals):
    ship: int | None = None
    maps: int | None = None


class Column(Player):
    totals: Totals = Totals()

    def entered(self, group: str) -> int | None:
        return self.totals[group]


def fields(old: Column, new: Column, name: Name) -> Iterator[Phrase]:
    return total_changes("words.log_total", name, old.totals, new.totals)


def changes(before: tuple[Column, ...], after: tuple[Column, ...]) -> list[Phrase]:
    return list(player_changes(before, after, fields))


OLA, JAN = Column(name="Ola"), Column(name="Jan")


def test_whoever_joins_or_leaves_is_told_of() -> None:
    assert changes((OLA,), (OLA, JAN)) == [phrase("sheet.log_joined", name="Jan")]
    assert changes((OLA, JAN), (OLA,)) == [phrase("sheet.log_left", name="Jan")]


def test_another_name_comes_before_the_fields_that_differ() -> None:
    after = Column(name="Ola K.", totals=Totals(ship=7))
    assert changes((OLA,), (after,)) == [
        phrase("sheet.log_name", name="Ola K.", was="Ola"),
        phrase("words.log_total", name="Ola K.", what="ship", was="–", now="7"),
    ]


def test_whoever_lost_the_name_is_called_by_the_old_one() -> None:
    nameless = Column(name="", totals=Totals(maps=0))
    assert changes((OLA,), (nameless,))[-1].params["name"] == "Ola"


def test_the_same_sheet_has_no_changes() -> None:
    assert changes((OLA, JAN), (OLA, JAN)) == []


def test_a_column_tells_what_was_entered_for_a_group() -> None:
    assert Column(name="Ola", totals=Totals(maps=3)).entered("maps") == 3
    assert written(None) == "–"
