"""Who won, in words to be."""

from __future__ import annotations

from rules.farshore.components.box import Box
from rules.farshore.score.scoring import score_sheet
from rules.farshore.score.sheet import Sheet
from rules.farshore.score.verdict import verdict
from rules.kernel import Phrase, phrase


def said(*players: dict[str, object]) -> tuple[Phrase, ...]:
    sheet = Sheet.read({"players": list(players)}, Box())
    return verdict(sheet, score_sheet(sheet, Box()))


def test_the_most_points_win() -> None:
    assert said({"name": "Ola", "ship": 40}, {"name": "Jan", "ship": 41}) == (phrase("result.wins", name="Jan", n=41),)


def test_someone_counting_alone_neither_wins_nor_loses() -> None:
    assert said({"name": "Ola", "ship": 40}) == ()


def test_equal_in_everything_share_the_victory() -> None:
    assert said({"name": "Ola", "ship": 40}, {"name": "Ewa"}, {"name": "Jan", "ship": 40}) == (
        phrase("result.shared", name="Ola, Jan", n=40),
    )


def test_a_tie_break_is_told_when_it_decides() -> None:
    # 42 : 42 : 42; ships 40, 40 and 38; then two maps against one.
    assert said(
        {"name": "Ola", "ship": 40, "maps": [0, 0], "shells": 2},
        {"name": "Jan", "ship": 40, "maps": [2]},
        {"name": "Ewa", "ship": 38, "shells": 4},
    ) == (
        phrase("result.wins", name="Ola", n=42),
        phrase("farshore_score.tie_decided", by="maps", ours=2, theirs=1, name="Jan"),
    )


def test_two_who_share_may_have_beaten_a_third_by_the_tie_break() -> None:
    assert said({"name": "Ola", "ship": 4}, {"name": "Jan", "ship": 4}, {"name": "Ewa", "ship": 2, "shells": 2}) == (
        phrase("result.shared", name="Ola, Jan", n=4),
        phrase("farshore_score.tie_decided", by="ship", ours=4, theirs=2, name="Ewa"),
    )


def test_beating_krabita_is_told_with_the_margin() -> None:
    assert said({"name": "Ola", "ship": 40}, {"name": "Jan"}, {"krabita": True, "ship": 33, "treasures": 0}) == (
        phrase("result.wins", name="Ola", n=40),
        phrase("farshore_score.krabita_beaten", name="Ola", krabita="Krabita", n=7),
    )


def test_losing_to_krabita_is_told_with_the_margin_of_the_best_person() -> None:
    assert said({"name": "Ola", "ship": 30}, {"name": "Jan", "ship": 36}, {"krabita": True, "ship": 40}) == (
        phrase("result.wins", name="Krabita", n=40),
        phrase("farshore_score.krabita_ahead", name="Jan", krabita="Krabita", n=4),
    )


def test_level_with_krabita_the_tie_break_says_it_all() -> None:
    assert said({"name": "Ola", "ship": 40, "resources": 1}, {"krabita": True, "ship": 40}) == (
        phrase("result.wins", name="Ola", n=40),
        phrase("farshore_score.tie_decided", by="resources", ours=1, theirs=0, name="Krabita"),
    )
