"""A score as CSV: written, read back, and read when somebody has changed it."""

from __future__ import annotations

import time

import pytest

from companion.score.bad_files import BadTable
from companion.score.scored_sheet import ScoredSheet
from companion.score.sharing.csv_table import as_csv, columns, read_csv
from companion.screen.words import translator
from rules.farshore.components.box import Box
from rules.farshore.score.sheet import Sheet
from tests.companion.score.sharing.results import result
from tests.companion.views.score.at_sheet import NAMES, position

BOX = Box()


@pytest.mark.parametrize("name", NAMES)
def test_a_table_read_back_gives_the_same_receipt(name: str) -> None:
    read = read_csv(as_csv(result(name)), BOX)
    assert read.scores == ScoredSheet(position(name), BOX).scores
    assert read.sheet.insist == position(name).insist


def test_one_row_per_player_with_points_and_rank() -> None:
    lines = as_csv(result("tie_by_treasures")).splitlines()
    assert lines[0].split(",") == list(columns("farshore"))
    assert len(lines) == 3
    assert lines[1].endswith(",0,0,0,10,1,20,31,1")


@pytest.mark.parametrize("name", ["=SUM(A1)", "+48 600", "@ola", "'quoted", "-x", 'a,"b";c', "Ola\nMarek"])
def test_no_name_runs_as_a_formula_and_each_is_read_back(name: str) -> None:
    written = as_csv(result(Sheet.model_validate({"players": [{"name": name}]})))
    assert not written.splitlines()[1].startswith(("=", "+", "@", "-"))
    assert read_csv(written, BOX).sheet.players[0].name == name


def test_what_a_spreadsheet_makes_of_it_is_read_too() -> None:
    text = "\ufeffName;Cards;Ship;Maps\r\nOla;2 Nurek; galleon;12+2;green:2; 1\r\n"
    with pytest.raises(BadTable):
        read_csv(text, BOX)
    quoted = '\ufeffName;Cards;Ship;Maps\r\nOla;"2 Nurek; galleon";12+2;"green:2; 1"\r\n\r\n'
    ola = read_csv(quoted, BOX).sheet.players[0]
    assert ola.cards == ("diver", "diver", "galleon")
    assert ola.ship == 14
    assert [tile.value for tile in ola.maps] == [2, 1]


@pytest.mark.parametrize(
    ("text", "line", "field"),
    [
        ("", 1, "name"),
        ("cards\ndiver\n", 1, "name"),
        ("name\n", 2, "name"),
        ("name,colour\nOla,red\n", 1, "colour"),
        ("name,ship,ship\nOla,1,2\n", 1, "ship"),
        ("name,ship\nOla,12\nMarek,far\n", 3, "ship"),
        ("name,cards\nOla,diver\nMarek,dragon\n", 3, "cards"),
        ("name,maps\nOla,heaven:2\n", 2, "maps"),
        ("name,maps\nOla,green:x\n", 2, "maps"),
        ("name,krabita\nOla,perhaps\n", 2, "krabita"),
        ("name,shells\nOla,9999\n", 2, "shells"),
        ("name,entered_ship\nOla,x\n", 2, "entered_ship"),
        ("name,ship\nOla,1,2,3\n", 2, ""),
        ('name,ship\n"Ola,1\n', 2, ""),
        ("name,insist\nOla,anything\n", 2, "insist"),
        ("name\n" + "Ola\n" * 21, 22, "name"),
    ],
)
def test_what_cannot_be_read_is_named_by_line_and_field(text: str, line: int, field: str) -> None:
    with pytest.raises(BadTable) as bad:
        read_csv(text, BOX)
    assert (bad.value.line, bad.value.field) == (line, field)
    for language in ("en", "pl", "ru"):
        said = translator(language)(bad.value.phrase)
        assert str(line) in said
        assert field in said
        assert "share." not in said


def test_a_line_that_is_wrong_as_a_whole_names_no_field() -> None:
    with pytest.raises(BadTable) as bad:
        read_csv("name,ship\nOla,1\nJan,1,2,3\n", BOX)
    assert translator("en")(bad.value.phrase) == "line 3: 4 cells, but only 2 columns."


def test_a_value_beyond_any_tile_is_named_with_its_line() -> None:
    with pytest.raises(BadTable) as bad:
        read_csv("name,maps\nOla,1234\n", BOX)
    assert (bad.value.line, bad.value.field) == (2, "maps")


@pytest.mark.parametrize(
    ("text", "line", "field"),
    [
        ('name,cards\n"Ola","' + "999 inn; " * 14_000 + '"\n', 2, "cards"),
        ('name,cards\n"Ola","' + "0 inn; " * 14_000 + '"\n', 2, "cards"),
        ('name,maps\n"Ola","' + "1;" * 60_000 + '"\n', 2, "maps"),
        ('name,insist\n"Ola","' + "".join(f"{n};" for n in range(20_000)) + '"\n', 2, "insist"),
        ("name\n" + "Ola\n" * 500_000, 22, "name"),
    ],
    ids=["cards", "none of a card", "maps", "insist", "rows"],
)
def test_a_table_that_claims_to_hold_more_than_any_is_refused_at_once(text: str, line: int, field: str) -> None:
    started = time.process_time()
    with pytest.raises(BadTable) as bad:
        read_csv(text, BOX)
    assert (bad.value.line, bad.value.field) == (line, field)
    assert time.process_time() - started < 0.1
