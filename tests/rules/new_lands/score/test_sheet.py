"""Score a finished table: what is read, counted, refused, said."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rules.new_lands.components.box import BoardLength, Box, KindOf
from rules.new_lands.reasons import Reason
from rules.new_lands.rulings import Ruling
from rules.new_lands.score.areas import areas
from rules.new_lands.score.checks import check
from rules.new_lands.score.differences import differences
from rules.new_lands.score.rules import SHEET_RULES, fields
from rules.new_lands.score.scoring import score_sheet
from rules.new_lands.score.sheet import Group, Player, Sheet, Stood, lapped
from rules.new_lands.score.verdict import verdict
from rules.sheet import Weight
from tests.rules.new_lands.tables import MOUNTAIN, PLAIN, SEA, WHOLE_BOX
from tests.rules.new_lands.worked import RING

OLA = {
    "name": "Ola",
    "points": 37,
    "meeples": [{"on": "plain", "tiles": 5}, {"on": "sea", "cities": 3, "tiles": 4, "closed": True}],
}
JAN = {"name": "Jan", "points": [12, 9, 14], "meeples": [{"on": "mountain", "cities": 6}]}
FILE: dict[str, Any] = {"game": "new_lands", "players": [OLA, JAN]}


def read(**changes: Any) -> Sheet:
    return SHEET_RULES.read({**FILE, **changes}, Box())


def one(**player: Any) -> Sheet:
    return read(players=[{"name": "Ola", **player}])


def totals(sheet: Sheet) -> list[int]:
    return [score.total for score in score_sheet(sheet, Box())]


def reasons(sheet: Sheet, box: Box | None = None) -> list[tuple[str, Weight, str]]:
    return [(remark.reason, remark.weight, remark.field) for remark in check(sheet, box or Box())]


def test_the_example_of_the_design() -> None:
    """Ola 37 + 5 + 3 = 45, Jan 35 + 6 = 41."""
    sheet = read()
    assert totals(sheet) == [45, 41]
    assert [(line.group, line.points) for line in score_sheet(sheet, Box())[0].lines] == [
        (Group.PLAY, 37),
        (Group.END, 5),
        (Group.END, 3),
    ]
    keys = [line.why.key for line in score_sheet(sheet, Box())[0].lines]
    assert keys == ["new_lands_score.points", "new_lands_score.end_plain", "new_lands_score.end_sea"]


def test_taken_back_now_counts_closed_areas_in_full() -> None:
    """The sea brings 3 + 4: 37 + 5 + 7."""
    sheet = read(final=False)
    assert totals(sheet) == [49, 41]
    assert [line.group for line in score_sheet(sheet, Box())[0].lines] == [Group.PLAY, Group.PLAIN, Group.SEA]


def test_places_of_a_map_are_counted() -> None:
    sheet = read(map=RING, players=[{"name": "Ola", "meeples": ["a1e", "a1n"]}])
    assert totals(sheet) == [8]
    assert totals(sheet.replace(final=False)) == [8]
    closed = RING.replace("Pnes - Se", "Pnes Pn.Pe.Ps.Pw.S Se")
    assert totals(read(map=closed, final=False, players=[{"name": "Ola", "meeples": ["a1e"]}])) == [18]


def test_the_other_reading_of_one_tile() -> None:
    sheet = read(map="Pn.Pe.Ms.Mw.S*1", final=False, players=[{"name": "Ola", "meeples": ["a1i"]}])
    assert totals(sheet) == [1]
    assert totals(sheet.replace(rulings=(Ruling.ONE_TILE_AREA,))) == [2]


def test_a_closed_mountain_without_tiles_has_three_or_more() -> None:
    meeple = {"on": "mountain", "cities": 5, "closed": True}
    assert totals(one(meeples=[meeple]).replace(final=False)) == [10]
    assert totals(one(meeples=[{**meeple, "tiles": 2}]).replace(final=False)) == [5]
    assert totals(one(meeples=[meeple])) == [5]


def test_a_map_answers_its_areas() -> None:
    sheet = Sheet.read({"game": "new_lands", "map": "Mn.Ms.Pew Pw.Snes*1"}, Box())
    rows = [row.model_dump() for row in areas(sheet)]
    assert [row["at"] for row in rows] == ["a1n", "a1e", "a1s", "b1n"]
    assert rows[3] == {
        "at": "b1n",
        "terrain": SEA,
        "tiles": 1,
        "cities": 1,
        "closed": False,
        "gaps": 3,
        "now": 1,
        "end": 1,
        "close": 5,
    }
    assert areas(read()) == ()
    assert totals(sheet) == []
    assert verdict(sheet, ()) == ()


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("on", {"players": [{"name": "Ola", "meeples": [{"on": "forest", "tiles": 1}]}]}),
        ("meeples", {"players": [{"name": "Ola", "meeples": [{"tiles": 1}]}]}),
        ("meeples", {"players": [{"name": "Ola", "meeples": [{"on": "sea", "at": "a1n"}]}]}),
        ("points", {"players": [{"name": "Ola", "points": 1e9}]}),
        ("points", {"players": [{"name": "Ola", "points": 10**10}]}),
        ("map", {"map": "Pnes"}),
        ("map", {"map": "-"}),
        ("map", {"map": "- " * 10_000}),
        ("map", {"map": "- " * 2501}),
        ("game", {"game": "farshore"}),
        ("rulings", {"rulings": ["nonsense"]}),
        ("", {"players": []}),
        ("insist", {"insist": ["nonsense"]}),
    ],
)
def test_bad_input_names_the_field(field: str, changes: dict[str, Any]) -> None:
    with pytest.raises(ValidationError) as caught:
        read(**changes)
    assert field in ".".join(str(part) for part in caught.value.errors()[0]["loc"])


@pytest.mark.parametrize(
    ("reason", "weight", "field", "changes"),
    [
        (Reason.TOO_MANY_PEOPLE, Weight.FINAL, "players", {"players": [{"name": name} for name in "abcdef"]}),
        (Reason.RULING_FIXED, Weight.FINAL, "rulings", {"rulings": ["tie"]}),
        (Reason.NOT_A_MAP, Weight.FINAL, "map", {"map": "Snesw Pnesw"}),
        (Reason.NOT_A_MAP, Weight.FINAL, "map", {"map": "Snesw / Pnesw"}),
        (Reason.NOT_A_MAP, Weight.FINAL, "map", {"map": "Snesw - Snesw"}),
        (Reason.TILES_OVER, Weight.REFUSAL, "map", {"map": " ".join(["Snesw"] * 90)}),
        (Reason.NAME_EMPTY, Weight.FINAL, "name", {"players": [{"name": ""}]}),
        (Reason.NAME_TWICE, Weight.FINAL, "name", {"players": [{"name": "a"}, {"name": "b"}, {"name": "a"}]}),
        (Reason.NAME_TWICE, Weight.FINAL, "name", {"players": [{"name": "Ann"}, {"name": "ann"}]}),
        (Reason.NAME_TWICE, Weight.FINAL, "name", {"players": [{"name": "Zo\u00e9"}, {"name": "Zoe\u0301"}]}),
    ],
)
def test_what_is_wrong_with_a_table(reason: Reason, weight: Weight, field: str, changes: dict[str, Any]) -> None:
    assert (reason, weight, field) in reasons(read(**changes))


@pytest.mark.parametrize(
    ("reason", "weight", "field", "player"),
    [
        (Reason.NEGATIVE_COUNT, Weight.FINAL, "points", {"points": -1}),
        (Reason.COUNT_OVER, Weight.FINAL, "points", {"points": [3, 1000]}),
        (Reason.COUNT_OVER, Weight.FINAL, "corrections", {"corrections": -1000}),
        (Reason.TILES_MISSING, Weight.FINAL, "meeples", {"meeples": [{"on": "plain"}]}),
        (Reason.TILES_NONE, Weight.FINAL, "meeples", {"meeples": [{"on": "plain", "tiles": 0}]}),
        (Reason.NEGATIVE_COUNT, Weight.FINAL, "meeples", {"meeples": [{"on": "sea", "cities": -1}]}),
        (Reason.PLACE_EMPTY, Weight.FINAL, "meeples", {"meeples": ["a1n"]}),
        (Reason.TILES_MISSING, Weight.FINAL, "taken", {"taken": [{"on": "sea", "closed": True}]}),
        (Reason.TILES_OVER, Weight.REFUSAL, "meeples", {"meeples": [{"on": "plain", "tiles": 90}]}),
        (Reason.MEEPLES_OVER, Weight.REFUSAL, "meeples", {"meeples": [{"on": "sea", "cities": 1}] * 5}),
        (Reason.ONE_TILE, Weight.WARNING, "taken", {"taken": [{"on": "plain", "tiles": 1, "closed": True}]}),
        (
            Reason.CLOSED_AT_END,
            Weight.WARNING,
            "meeples",
            {"meeples": [{"on": "sea", "cities": 3, "tiles": 4, "closed": True}]},
        ),
        (Reason.CITIES_ON_PLAIN, Weight.WARNING, "meeples", {"meeples": [{"on": "plain", "tiles": 3, "cities": 1}]}),
    ],
)
def test_what_is_wrong_with_a_player(reason: Reason, weight: Weight, field: str, player: dict[str, Any]) -> None:
    assert reasons(one(**player)) == [(reason, weight, field)]


def test_a_correction_may_be_below_zero() -> None:
    assert reasons(one(points=5, corrections=-2)) == []
    assert totals(one(points=5, corrections=-2)) == [3]


def test_a_closed_sea_at_the_end_needs_no_tiles() -> None:
    assert reasons(one(meeples=[{"on": "sea", "cities": 1, "closed": True}])) == []


def test_a_small_closed_area_loses_nothing_at_the_end() -> None:
    assert reasons(one(meeples=[{"on": "sea", "cities": 1, "tiles": 2, "closed": True}])) == []


def test_a_place_that_is_empty_scores_nothing() -> None:
    assert totals(one(meeples=["a1n"], taken=["zz"])) == [0]
    sheet = read(map="Pnesw", players=[{"name": "Ola", "meeples": ["b1n", "nowhere"[:6]]}])
    assert [reason for reason, _, _ in reasons(sheet)] == [Reason.PLACE_EMPTY] * 2


def test_the_table_may_insist() -> None:
    five = {"players": [{"name": "Ola", "meeples": [{"on": "sea", "cities": 1}] * 5}]}
    assert check(read(**five), Box())[0].stops
    assert not check(read(**five, insist=["meeples_over"]), Box())[0].stops
    assert not check(read(**five, insist=["new_lands.meeples_over"]), Box())[0].stops


def test_a_box_with_too_many_tiles_is_a_doubt() -> None:
    over = WHOLE_BOX.learn(KindOf(tile="Mn.Ss.Pew*2", copies=1))
    assert reasons(one(points=3), over) == [(Reason.BOX_OVER, Weight.WARNING, "players")]


def test_points_typed_in_are_somebodys_own_count() -> None:
    player = Player(name="Ola", points=(3, 4))
    assert player.entered(Group.PLAY) == 7
    assert player.entered(Group.SEA) is None
    assert Player(name="Ola").entered(Group.PLAY) is None
    assert not player.is_opponent


def test_laps_on_the_score_board() -> None:
    """The board is reported to have 50 spaces: once round and 12 more."""
    assert lapped(1, 12, Box()) == 62
    assert lapped(2, 3, Box(board=BoardLength(spaces=48))) == 99


def test_who_won() -> None:
    sheet = read()
    assert [phrase.key for phrase in verdict(sheet, score_sheet(sheet, Box()))] == [
        "new_lands_score.wins",
        "new_lands_score.ahead",
    ]
    assert verdict(sheet, score_sheet(sheet, Box()))[1].params == {"n": 4}
    assert verdict(one(points=1), score_sheet(one(points=1), Box())) == ()


def test_a_tie_is_a_shared_victory() -> None:
    """Ruling tie: the book has no tie-break."""
    sheet = read(players=[{"name": "Ola", "points": 7}, {"name": "Jan", "points": [3, 4]}])
    [shared] = verdict(sheet, score_sheet(sheet, Box()))
    assert (shared.key, shared.params) == ("new_lands_score.shared", {"name": "Ola, Jan", "n": 7})


def test_fields_of_a_match_that_was_followed() -> None:
    assert fields(read(), 0) == ("points", "meeples")
    assert fields(one(corrections=[2]), 0) == ("points", "taken", "corrections", "meeples")
    assert fields(one(taken=[{"on": "sea", "cities": 1}]), 0) == ("points", "taken", "corrections", "meeples")


def test_what_a_correction_changed() -> None:
    before = read()
    changed = read(
        map="Pnesw",
        final=False,
        rulings=["one_tile_area"],
        players=[
            {
                **OLA,
                "name": "Ala",
                "points": 38,
                "corrections": 2,
                "taken": [{"on": "sea", "cities": 1}],
                "meeples": [{"on": "plain", "tiles": 6}, "a1n"],
            }
        ],
    )
    keys = [phrase.key.removeprefix("new_lands_score.") for phrase in differences(before, changed, Box())]
    assert keys == [
        "log_map",
        "log_final",
        "log_ruling",
        "sheet.log_name",
        "log_number",
        "log_number",
        "log_meeple",
        *["log_meeple"] * 4,
        "sheet.log_left",
    ]
    assert [phrase.key for phrase in differences(one(), read(players=[{"name": "Ola"}, JAN]), Box())] == [
        "sheet.log_joined"
    ]
    assert list(differences(before, before, Box())) == []
    assert list(differences(changed, read(**{**FILE, "final": True}), Box()))[1].params == {"final": "yes"}


def test_every_terrain_says_what_was_counted() -> None:
    for on, closed in ((PLAIN, True), (MOUNTAIN, True), (SEA, True), (SEA, False)):
        sheet = one().replace(players=(Player(name="Ola", taken=(Stood(on=on, tiles=5, cities=2, closed=closed),)),))
        [line] = score_sheet(sheet, Box())[0].lines
        assert line.why.key == f"new_lands_score.taken_{on}"
        assert line.why.params["state"] == ("closed" if closed else "open")
