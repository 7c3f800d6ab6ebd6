"""`companion score`: receipts of position files, and one clear line for anything else."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.farshore.positions import position_text
from companion.farshore.report import score_file
from companion.words import LANGUAGES
from rules.farshore.components.box import Box, CardFix, MapNeeds
from rules.farshore.components.traits import Counts
from rules.farshore.score.sheet import Sheet

OLA = {
    "name": "Ola",
    "cards": ["galleon", "diver", "diver"],
    "maps": [{"kind": "green", "value": 2}],
    "shells": 3,
    "treasures": 4,
    "ship": 41,
    "resources": 2,
}
KRABITA = {
    "name": "Krabita",
    "krabita": True,
    "cards": {"green": 4, "blue": 3, "brown": 2, "red": 3, "purple": 2},
    "maps": [{"kind": "blue", "value": 1}],
    "treasures": 5,
    "ship": 36,
}
Write = Callable[[object], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(content: object) -> Path:
        path = tmp_path / "position.json"
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
        return path

    return written


def table(*players: Mapping[str, object], **fields: object) -> dict[str, object]:
    return {"game": "farshore", "players": list(players), **fields}


def answer(path: Path, capsys: pytest.CaptureFixture[str], lang: str = "en") -> Any:
    assert score_file(path, as_json=True, lang=lang) == 0
    return json.loads(capsys.readouterr().out)


def complaint(path: Path, capsys: pytest.CaptureFixture[str], lang: str = "en") -> str:
    """The one line on stderr; stdout stays empty."""
    assert score_file(path, as_json=False, lang=lang) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err.strip().removeprefix(f"{path}: ")


def test_the_answer_for_programs(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(write(table(OLA, KRABITA)), capsys)
    assert list(told) == ["players", "winners", "warnings"]
    # Ola 3 + 7 + 4 + 8 + 2 + 41, Krabita 24 + 12 + 10 + 1 + 36
    assert [(player["name"], player["total"], player["rank"]) for player in told["players"]] == [
        ("Ola", 65, 2),
        ("Krabita", 83, 1),
    ]
    assert told["winners"] == ["Krabita"]
    assert told["players"][0]["lines"][3] == {
        "group": "purple",
        "text": "Galleon: 1 × 4 (unspent treasures), besides the printed 5",
        "points": 4,
    }
    for player in told["players"]:
        assert sum(line["points"] for line in player["lines"]) == player["total"]


def test_groups_come_in_the_rulebooks_order(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    lines = answer(write(table(OLA, KRABITA)), capsys)["players"][0]["lines"]
    assert list(dict.fromkeys(line["group"] for line in lines)) == [
        "shells",
        "cards",
        "purple",
        "treasures",
        "maps",
        "ship",
    ]


def test_warnings_do_not_stop_the_count(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    (warning,) = answer(write(table({"name": "Ola", "ship": 39}, {"name": "Jan"})), capsys)["warnings"]
    assert "39" in warning
    assert "38" in warning
    assert "40" in warning


def test_the_receipt_for_people(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    ola = {"name": "Ola", "cards": ["gardens", "pirate"], "maps": [2, 1], "ship": 40}
    assert score_file(write(table(ola, {"name": "Jan", "shells": 1})), as_json=False, lang="en") == 0
    assert capsys.readouterr().out.splitlines() == [
        "Ola: 52 points, 1st",
        "  Shells: 0",
        "       0  No shells",
        "  Cards: 4",
        "       4  Gardens",
        "       0  Pirate",
        "  Purple cards: 2",
        "       2  Gardens: 2 × 1 (unique creatures), besides the printed 4",
        "  Treasures: 0",
        "       0  No treasures",
        "  Maps: 6",
        "       6  2 map tiles: 3 × 2 (tile by tile 2 × 2 + 1 × 2)",
        "  Ship: 40",
        "      40  Ship at 40",
        "",
        "Jan: 1 point, 2nd",
        "  Shells: 1",
        "       1  1 shell",
        "  Treasures: 0",
        "       0  No treasures",
        "  Maps: 0",
        "       0  No map tiles",
        "  Ship: 0",
        "       0  Ship at 0",
        "",
        "Ola wins with 52 points.",
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Shared victory with 2 points: Ola, Jan."]),
        ("pl", ["Wspólne zwycięstwo, 2 punkty: Ola, Jan."]),
        ("ru", ["Общая победа, 2 ПО: Ola, Jan."]),
    ],
)
def test_the_result_is_told_in_the_readers_language(
    write: Write, capsys: pytest.CaptureFixture[str], lang: str, said: list[str]
) -> None:
    path = write(table({"name": "Ola", "ship": 2}, {"name": "Jan", "ship": 2}))
    assert score_file(path, as_json=False, lang=lang) == 0
    assert capsys.readouterr().out.splitlines()[-1:] == said


EVERY_LINE = table(
    {
        **OLA,
        "cards": ["harbor", "pilgrim", "admiral", "guild_master", "sculptor", "manor", "windmill", "governor", "grove"],
        "maps": [1, {"kind": "each_colour", "value": 0}],
        "ship": 39,
    },
    {**KRABITA, "shells": 1, "resources": 1},
    {"name": "Jan", "totals": {"cards": 20}, "cards": ["pirate", "pirate"]},
    insist=["unique_twice"],
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_untranslated(write: Write, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert score_file(write(EVERY_LINE), as_json=False, lang=lang) == 0
    out = capsys.readouterr().out
    assert "farshore_" not in out
    assert "{" not in out


def test_a_refusal_names_field_rule_and_way_out(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    line = complaint(write(table({"name": "Ola"}, {"name": "Jan", "cards": ["pirate", "pirate"]})), capsys)
    assert line == (
        "players[1].cards: Jan has 2 copies of Pirate, which is unique: one per city. See p. 8 of the Polish rulebook. "
        'If your table is so, add "insist": ["unique_twice"] to the file.'
    )


def test_a_table_that_insists_is_counted_and_marked(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    position = table({"name": "Jan", "cards": ["galley", "galley"]}, insist=["unique_twice"])
    told = answer(write(position), capsys)
    assert told["players"][0]["total"] == 6
    assert told["warnings"][0].startswith("Our table says so: Jan has 2 copies of Galley")


def test_what_no_table_can_overrule_offers_no_way_out(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    line = complaint(write(table({"name": "Ola", "ship": 61}, insist=["ship_beyond"])), capsys)
    assert line.startswith("players[0].ship: ")
    assert "61" in line
    assert "insist" not in line


def test_the_whole_table_may_be_at_fault(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(write(table({"krabita": True})), capsys).startswith("players: ")


DEEP = '{"players": ' + "[" * 100_000


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("", "not valid JSON (line 1, column 1)."),
        ('{"players": [\n  {"name": }]}', "not valid JSON (line 2, column 12)."),
        (DEEP, "not a position file, its values are nested too deeply."),
        (b"\x00\xff\xfe\x80", "expected text in UTF-8."),
        ("{}".encode("utf-16"), "expected text in UTF-8."),
        (b" " * 50_000_000, "too large for a position file, expected at most 2 MB."),
        ([], "the whole file: expected an object in braces."),
        ("3", "the whole file: expected an object in braces."),
        ({}, "players: this field is missing."),
        ({"players": []}, "players: expected a list with at least one entry."),
        ({"players": {}}, "players: expected a list."),
        ({"players": [OLA] * 21}, "players: expected a shorter list, at most 20 entries."),
        ({"players": [3]}, "players[0]: expected an object in braces."),
        ({"game": "chess", "players": [OLA]}, 'game: expected "farshore".'),
        ({"players": [OLA], "mood": 1}, "mood: unknown field."),
        ({"players": [OLA], "insist": ["luck"]}, "insist[0]: expected one of the known names."),
        ({"players": [{}]}, "players[0].name: this field is missing."),
        ({"players": [{"name": 3}]}, "players[0].name: expected a text."),
        ({"players": [{"name": "x" * 200}]}, "players[0].name: expected a shorter text, at most 100 characters."),
        ({"players": [{**OLA, "ship": "41"}]}, "players[0].ship: expected a whole number."),
        ({"players": [{**OLA, "ship": 4.5}]}, "players[0].ship: expected a whole number."),
        ('{"players": [{"name": "Ola", "ship": NaN}]}', "players[0].ship: expected a whole number."),
        ('{"players": [{"name": "Ola", "ship": 1e999}]}', "players[0].ship: expected a whole number."),
        (
            f'{{"players": [{{"name": "Ola", "ship": {"9" * 9000}}}]}}',
            "players[0].ship: expected a whole number from 0 to 60.",
        ),
        (
            f'{{"players": [{{"name": "Ola", "shells": -{"9" * 9000}}}]}}',
            "players[0].shells: expected a whole number, at least -999.",
        ),
        ({"players": [{**OLA, "shells": 1000}]}, "players[0].shells: expected a whole number, at most 999."),
        ({"players": [{**OLA, "krabita": "no"}]}, "players[0].krabita: expected true or false."),
        ({"players": [{**OLA, "cards": "diver"}]}, "players[0].cards: expected a list."),
        (
            {"players": [{**OLA, "cards": ["diver", "galeonn"]}]},
            'players[0].cards[1]: unknown card "galeonn"; did you mean galleon?',
        ),
        ({"players": [{**OLA, "cards": ["qqqqqq"]}]}, 'players[0].cards[0]: unknown card "qqqqqq".'),
        (
            {"players": [{**OLA, "cards": ["q" * 500]}]},
            f'players[0].cards[0]: unknown card "{"q" * 60}…".',
        ),
        (
            {"players": [{**OLA, "maps": [{"kind": "pink", "value": 1}]}]},
            'players[0].maps[0]: unknown kind of map "pink"; '
            "expected green, each_colour, brown, blue, fifth, sixth, or a colour.",
        ),
        (
            {"players": [{**OLA, "maps": ["2"]}]},
            "players[0].maps[0]: expected a value such as 2, or an object with kind and value.",
        ),
        ({"players": [{**OLA, "maps": [{"kind": "green"}]}]}, "players[0].maps[0].value: this field is missing."),
        ({"players": [{**KRABITA, "cards": {"pink": 1}}]}, "players[0].cards.pink: unknown field."),
        (
            {"players": [{**KRABITA, "cards": {"red": -1}}]},
            "players[0].cards.red: expected a whole number, at least 0.",
        ),
        ({"players": [OLA], "box": 3}, "box: expected an object in braces."),
        ({"players": [OLA], "box": {"cards": [{"id": "castle"}]}}, "box.cards[0].id: not what is expected here."),
        ('{"players": [{"name": "\\ud800"}]}', "players[0].name: expected a text."),
        ('{"players": [{"name": "Ola", "cards": ["\\ud800"]}]}', 'players[0].cards[0]: unknown card "?".'),
    ],
    ids=lambda value: None if isinstance(value, str) and len(value) < 200 else "content",
)
def test_bad_input_gets_one_line_that_names_the_field(
    write: Write, capsys: pytest.CaptureFixture[str], content: object, expected: str
) -> None:
    assert complaint(write(content), capsys) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_complaints_are_in_the_readers_language(write: Write, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    line = complaint(write({"players": [{**OLA, "cards": ["galeonn"]}]}), capsys, lang)
    assert ("unknown" in line, "nieznana" in line, "неизвестная" in line) == (lang == "en", lang == "pl", lang == "ru")


def test_a_missing_file_a_folder_and_an_impossible_path(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(tmp_path / "nowhere.json", capsys) == "there is no such file."
    assert complaint(tmp_path, capsys) == "this is a folder, expected a position file."
    (tmp_path / "file").touch()
    assert complaint(tmp_path / "file" / "inside", capsys) == "there is no such file."
    assert complaint(tmp_path / ("x" * 5000), capsys).endswith("xxx: the file cannot be read.")


@pytest.mark.skipif(sys.platform == "win32", reason="a device that never ends")
def test_a_file_that_never_ends_is_too_large(capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(Path("/dev/zero"), capsys) == "too large for a position file, expected at most 2 MB."


def test_a_byte_order_mark_is_no_trouble(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    content = b"\xef\xbb\xbf" + json.dumps(table(OLA)).encode()
    assert answer(write(content), capsys)["players"][0]["total"] == 65


def test_a_name_with_control_characters_cannot_break_the_line(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(table({"name": "O\x1b[31m\nla", "ship": 61}))
    assert "\x1b" not in complaint(path, capsys)


def test_a_console_without_the_letters_shows_question_marks(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    console = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", console)
    assert score_file(write(table({"name": "Żółw"}, {"name": "Jan"})), as_json=False, lang="ru") == 0
    console.flush()
    assert b"???" in console.buffer.getvalue()


def test_the_players_box_counts_where_the_file_brings_none(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    box = Box().learn(CardFix(id="diver", points=5))
    assert score_file(write(table({"name": "Ola", "cards": ["diver"]})), as_json=True, lang="en", box=box) == 0
    assert json.loads(capsys.readouterr().out)["players"][0]["total"] == 5


def test_a_sheet_written_to_a_file_counts_the_same_anywhere(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    box = Box().learn(CardFix(id="inn", printed="Gospoda", points=7)).learn(MapNeeds(kind="sixth", needs=Counts(red=1)))
    players = [{"name": "Ola", "cards": ["gospoda"], "maps": [{"kind": "red", "value": 2}]}, {"krabita": True}]
    sheet = Sheet.read({"players": players, "insist": ["city_over"]}, box)
    path = write(position_text(sheet, box))
    assert json.loads(path.read_text("utf-8"))["game"] == "farshore"
    told = answer(path, capsys)
    assert told["players"][0]["total"] == 7 + 2
    assert told["warnings"] == []


def test_an_ordinary_sheet_is_written_without_a_box(write: Write) -> None:
    assert "box" not in json.loads(position_text(Sheet.read(table(OLA), Box()), Box()))


@pytest.mark.parametrize("as_json", [True, False])
def test_the_file_is_only_read(write: Write, capsys: pytest.CaptureFixture[str], as_json: bool) -> None:
    path = write(table(OLA, KRABITA))
    before = path.read_bytes(), path.stat().st_mtime_ns
    score_file(path, as_json=as_json, lang="en")
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(field=st.sampled_from([*OLA, "krabita", "totals", "game", "players", "insist", "box"]), value=junk)
def test_any_field_may_hold_anything_without_a_traceback(
    write: Write, capsys: pytest.CaptureFixture[str], field: str, value: object
) -> None:
    outer = field in ("game", "players", "insist", "box")
    content = {**table(OLA), field: value} if outer else table({**OLA, field: value})
    code = score_file(write(content), as_json=True, lang="en")
    out, err = capsys.readouterr()
    assert (code, out == "", err.count("\n")) in ((0, False, 0), (2, True, 1))
