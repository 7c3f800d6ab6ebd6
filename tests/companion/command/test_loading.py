"""A command loads what it needs: who only asks a rule waits for no game, no screen and no parser of files."""

from __future__ import annotations

import subprocess
import sys

NOT_NEEDED = ("flet", "pydantic", "fluent", "babel", "snowballstemmer", "rules.kernel", "companion.views", "tomllib")


def loaded(*arguments: str) -> set[str]:
    """The modules that a command has loaded when it is done."""
    told = "print(*sys.modules, sep='\\n', file=sys.stderr)"
    code = f"import sys; from companion.command.launch import main; main({list(arguments)!r}); {told}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stderr.splitlines())


def test_a_rule_is_answered_without_the_games_and_without_what_reads_their_files() -> None:
    loaded("rules", "anchor")  # what it needs is prepared by now
    for question in (("anchor",), ("kotwicz",), ("--lang", "ru", "якорь")):
        assert not [name for name in NOT_NEEDED if name in loaded("rules", *question)]


def test_a_score_is_counted_without_a_screen_and_without_other_games() -> None:
    there = loaded("score", "tests/companion/score/positions/krabita_wins.json")
    assert not [name for name in ("flet", "fluent", "babel", "PIL", "segno", "rules.newdale") if name in there]


def test_a_score_is_counted_without_the_course_of_a_match_and_without_the_look_up() -> None:
    there = loaded("score", "tests/companion/score/positions/krabita_wins.json")
    assert not [name for name in ("rules.farshore.game", "rules.farshore.state", "companion.lookup") if name in there]


def test_a_position_is_scored_without_pydantic_building_its_models_again() -> None:
    position = "tests/companion/score/positions/krabita_wins.json"
    loaded("score", position)  # they are kept by now
    assert not [
        name for name in ("pydantic.main", "tinydb", "companion.disk.storage") if name in loaded("score", position)
    ]
