"""Remembered people, and chance."""

from __future__ import annotations

from random import Random

import pytest

from companion.disk.settings import Acquaintance, LastTable, Settings
from companion.match import dice
from companion.match.people import REMEMBERED, last_table, only_known, remember, strangers

OLA, JAN, IRA = (Acquaintance(name=name, pieces={"farshore": "duck"}) for name in ("Ola", "Jan", "Ira"))


def sat(*people: Acquaintance, kind: str = "table") -> LastTable:
    return LastTable(game="farshore", kind=kind, people=tuple(person.name for person in people))


def test_the_latest_people_come_first_and_nobody_twice() -> None:
    settings = remember(Settings(), [OLA, JAN], sat(OLA, JAN))
    beaver = Acquaintance(name="jan", pieces={"farshore": "beaver"})
    settings = remember(settings, [IRA, beaver], sat(IRA, beaver))
    assert settings.people == (IRA, beaver, OLA)


def test_only_so_many_names_are_remembered() -> None:
    settings = Settings()
    for n in range(REMEMBERED + 5):
        settings = remember(settings, [Acquaintance(name=f"guest {n}")], sat())
    assert len(settings.people) == REMEMBERED
    assert settings.people[0].name == f"guest {REMEMBERED + 4}"


def test_each_way_to_play_has_its_own_last_table() -> None:
    settings = remember(Settings(), [OLA], sat(OLA, kind="solo"))
    settings = remember(settings, [OLA, JAN], sat(OLA, JAN))
    settings = remember(settings, [IRA], sat(IRA, kind="solo"))
    assert last_table(settings, "farshore", "solo") == sat(IRA, kind="solo")
    assert last_table(settings, "farshore", "table") == sat(OLA, JAN)
    assert last_table(settings, "chess", "table") is None


def test_whoever_sits_at_the_table_is_not_offered_again() -> None:
    settings = Settings(people=(OLA, JAN, IRA))
    assert strangers(settings, [" ola ", "Kasia"]) == (JAN, IRA)


def test_a_name_in_another_spelling_of_its_letters_is_the_same_person() -> None:
    known = remember(Settings(), [Acquaintance(name="Zo\u00e9", pieces={"farshore": "duck"})])
    again = remember(known, [Acquaintance(name="Zoe\u0301")])
    assert again.people == (Acquaintance(name="Zoe\u0301", pieces={"farshore": "duck"}),)
    assert strangers(known, ["Zoe\u0301"]) == ()
    assert only_known(known, ["Zoe\u0301"]) == known


def test_a_shuffle_keeps_everything_and_chance_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "CHANCE", Random(5))
    first = dice.shuffled("abcde")
    monkeypatch.setattr(dice, "CHANCE", Random(5))
    assert dice.shuffled("abcde") == first
    assert sorted(first) == list("abcde")
    assert {dice.shuffled("abc") for _ in range(200)} == {tuple(w) for w in ("abc", "acb", "bac", "bca", "cab", "cba")}
