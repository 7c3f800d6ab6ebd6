"""A match is named alike wherever it is shown, and an opponent by what it is."""

from __future__ import annotations

import pytest

from companion.disk.saves import Shelved, Status, Total
from companion.match.naming import game_name, main_route, player_name, players, standing
from companion.match.summary import Part, Summary
from companion.screen.words import translator

HER = Part(name="Krabita", opponent=True)
NAMESAKE = Part(name="Krabita")


def shelved(summary: Summary | None, **fields: object) -> Shelved:
    totals = (Total(player="Krabita", points=7),)
    return Shelved.model_validate(
        {"id": "a", "game": "farshore", "totals": totals, "summary": summary, "stamp": (1, 1)} | fields
    )


@pytest.mark.parametrize(
    ("summary", "name"),
    [(Summary(parts=(HER,)), "Крабита"), (Summary(parts=(NAMESAKE,)), "Krabita"), (None, "Крабита")],
    ids=["opponent", "a person of that name", "nobody noted it"],
)
def test_an_opponent_is_known_by_what_it_is(summary: Summary | None, name: str) -> None:
    assert [translator("ru")(one) for one in players(shelved(summary))] == [name]
    assert [translator("ru")(one) for one in standing(shelved(summary))] == [f"{name}: 7"]


def test_a_person_is_called_as_they_wrote_it() -> None:
    assert translator("ru")(player_name("farshore", "Ola", opponent=False)) == "Ola"


def test_a_game_of_a_later_version_is_called_by_its_id() -> None:
    assert translator("en")(game_name("chess")) == "chess"
    assert translator("en")(player_name("chess", "Ola", None)) == "Ola"


@pytest.mark.parametrize(
    ("fields", "route"),
    [
        ({}, "/match/a"),
        ({"status": Status.FINISHED}, "/match/a/score"),
        ({"tracked": False}, "/match/a/score"),
    ],
)
def test_a_tap_leads_to_the_table_or_to_the_sheet(fields: dict[str, object], route: str) -> None:
    assert main_route(shelved(None, **fields)) == route
