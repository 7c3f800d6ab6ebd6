"""`companion score` of what is no position file: one clear line that names the field."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.languages import LANGUAGES
from companion.score.report import score_file
from tests.companion.score.position_files import KRABITA, OLA, Write, table

pytestmark = pytest.mark.usefixtures("one_game")


def complaint(path: Path, capsys: pytest.CaptureFixture[str], lang: str = "en") -> str:
    """The one line on stderr; stdout stays empty."""
    assert score_file(path, as_json=False, lang=lang) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err.strip().removeprefix(f"{path}: ")


def test_a_refusal_names_field_rule_and_way_out(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    line = complaint(write(table({"name": "Ola"}, {"name": "Jan", "cards": ["pirate", "pirate"]})), capsys)
    assert line == (
        "players[1].cards: Jan has 2 copies of Pirate, which is unique: one per city. See the rulebook, p. 8. "
        'If your table is so, add "insist": ["unique_twice"] to the file.'
    )


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
        (b" " * 50_000_000, "too large for a position file, expected at most 20 MB."),
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
    assert complaint(Path("/dev/zero"), capsys) == "too large for a position file, expected at most 20 MB."


def test_a_name_with_control_characters_cannot_break_the_line(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(table({"name": "O\x1b[31m\nla", "ship": 61}))
    assert "\x1b" not in complaint(path, capsys)


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(field=st.sampled_from([*OLA, "krabita", "totals", "game", "players", "insist", "box"]), value=junk)
def test_any_field_may_hold_anything_without_a_traceback(
    write: Write, capsys: pytest.CaptureFixture[str], field: str, value: object
) -> None:
    outer = field in ("game", "players", "insist", "box")
    content = {**table(OLA), field: value} if outer else table({**OLA, field: value})
    code = score_file(write(content), as_json=True, lang="en")
    out, err = capsys.readouterr()
    assert (code, out == "", err.count("\n")) in ((0, False, 0), (2, True, 1))
