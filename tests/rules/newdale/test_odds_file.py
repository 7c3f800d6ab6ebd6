"""Odds asked without a match, in a file."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rules.newdale.odds_file import OddsFile, answer

MILL = {"name": "Mill", "need": {"yellow": 2, "red": 2}, "lazy": 1, "diligent": 2}
ASKED: dict[str, Any] = {"game": "newdale", "printed": {"yellow": 1, "red": 1}, "private": {}, "buildings": [MILL]}


def rows(**more: Any) -> Any:
    (found,) = answer(OddsFile.model_validate({**ASKED, **more}))["buildings"]
    assert found["name"] == "Mill"
    return found["rows"]


def test_before_the_draw() -> None:
    found = rows()
    assert found["normal"] == {"success": "817/1530", "short": {"1": "113/255", "2": "7/306"}}
    assert found["lazy"]["success"] == "299/306"
    assert found["diligent"]["success"] == "97/1530"


def test_with_hooded_figures_and_somebody_held() -> None:
    assert rows(hooded=4)["lazy"]["success"] == "124/133"
    assert rows(out={"red": 1})["normal"]["success"] == "1119/2380"
    assert rows(draw=6)["diligent"]["success"] == "1087/2652"


def test_after_the_draw() -> None:
    drawn = {"yellow": 1, "green": 1, "red": 1, "blue": 1}
    assert rows(drawn=drawn)["diligent"] == {"short": 2, "cards": 6}
    assert rows(drawn=drawn, unlocked=True)["diligent"] == {"short": 2, "cards": 4}
    assert rows(drawn=drawn)["normal"] == {"short": 0, "cards": 0}


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"drawn": {"yellow": 3}}, "drawn: expected 4"),
        ({"drawn": {"blue": 4}}, "drawn: the bag holds only 3 blue"),
        ({"out": {"red": 5}}, "out: there are only 4 red"),
        ({"draw": 19}, "draw: the bag holds only 18"),
        ({"hooded": 5}, "hooded"),
        ({"game": "farshore"}, "game"),
        ({"buildings": [{**MILL, "need": {"yellow": -1}}]}, "need.yellow"),
        ({"buildings": [{**MILL, "need": {"hooded": 1}}]}, "need: no card"),
        ({"buildings": []}, "buildings"),
    ],
)
def test_bad_input_names_its_field(changes: dict[str, Any], named: str) -> None:
    with pytest.raises(ValidationError, match=named):
        OddsFile.model_validate({**ASKED, **changes})
