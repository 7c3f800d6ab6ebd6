"""The score sheet as data: what it accepts, and what it makes of it."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rules.farshore.components.box import Box, CardFix, MapNeeds, facts
from rules.farshore.components.maps import MapTile
from rules.farshore.components.traits import Counts
from rules.farshore.reasons import Reason
from rules.farshore.score.sheet import Krabita, Person, Sheet, colours


def read(*players: object, box: Box | None = None, game: str = "farshore", insist: tuple[str, ...] = ()) -> Sheet:
    return Sheet.read({"game": game, "players": list(players), "insist": list(insist)}, box or Box())


def error_of(
    *players: object, game: str = "farshore", insist: tuple[str, ...] = ()
) -> tuple[str, tuple[int | str, ...]]:
    with pytest.raises(ValidationError) as caught:
        read(*players, game=game, insist=insist)
    first = caught.value.errors()[0]
    return first["type"], first["loc"]


def test_cards_are_written_by_any_name() -> None:
    sheet = read({"name": "Ola", "cards": ["Guild Master", "nurek", "Шлюп", "inn"]})
    assert sheet.players[0].cards == ("guild_master", "diver", "sloop", "inn")


def test_cards_may_be_written_as_the_players_box_prints_them() -> None:
    box = Box().learn(CardFix(id="inn", printed="Gospoda pod Kotwicą"))
    assert read({"name": "Ola", "cards": ["gospoda pod kotwica"]}, box=box).players[0].cards == ("inn",)


def test_maps_are_plain_values_or_kinds_with_values() -> None:
    sheet = read({"name": "Ola", "maps": [2, {"kind": "green", "value": 1}, {"kind": "red", "value": 0}]})
    assert sheet.players[0].maps == (
        MapTile(value=2),
        MapTile(kind="green", value=1),
        MapTile(kind="fifth", value=0),
    )


def test_a_colour_names_the_kind_the_box_knows() -> None:
    box = Box().learn(MapNeeds(kind="sixth", needs=Counts(red=3)))
    sheet = read({"name": "Ola", "maps": [{"kind": "red", "value": 2}]}, box=box)
    assert sheet.players[0].maps == (MapTile(kind="sixth", value=2),)


def test_krabita_has_colours_or_named_cards() -> None:
    by_colour = read({"krabita": True, "cards": {"green": 2}}).players[0]
    by_name = read({"krabita": True, "cards": ["diver", "inn"]}).players[0]
    assert isinstance(by_colour, Krabita)
    assert (by_colour.name, by_colour.cards) == ("Krabita", Counts(green=2))
    assert isinstance(by_name, Krabita)
    assert colours(by_name, facts(Box())) == Counts(green=1, red=1)


def test_the_people_are_everyone_but_krabita() -> None:
    sheet = read({"name": "Ola"}, {"krabita": True}, {"name": "Jan", "krabita": False})
    assert [person.name for person in sheet.people] == ["Ola", "Jan"]


def test_a_sheet_survives_being_written_and_read() -> None:
    sheet = read(
        {"name": " Ola ", "cards": ["inn"], "maps": [1], "totals": {"ship": 4}},
        {"krabita": True, "cards": {"red": 1}},
        insist=("city_over",),
    )
    assert Sheet.model_validate_json(sheet.model_dump_json()) == sheet
    assert sheet.players[0].name == "Ola"


def test_a_refusal_is_overruled_by_its_short_or_its_whole_name() -> None:
    sheet = read({"name": "Ola"}, insist=("city_over", "farshore_score.unique_twice"))
    assert sheet.insist == (Reason.SHEET_CITY_OVER, Reason.SHEET_UNIQUE_TWICE)


def test_people_and_krabita_may_be_given_as_values() -> None:
    sheet = Sheet(players=(Person(name="Ola"), Krabita(krabita=True, cards=Counts(red=1))))
    assert [isinstance(player, Krabita) for player in sheet.players] == [False, True]


@pytest.mark.parametrize(
    ("player", "kind", "where"),
    [
        (3, "model_type", ("players", 0, "person")),
        ({}, "missing", ("players", 0, "person", "name")),
        ({"name": 3}, "string_type", ("players", 0, "person", "name")),
        ({"name": "x" * 101}, "string_too_long", ("players", 0, "person", "name")),
        ({"name": "Ola", "age": 8}, "extra_forbidden", ("players", 0, "person", "age")),
        ({"name": "Ola", "ship": "41"}, "int_type", ("players", 0, "person", "ship")),
        ({"name": "Ola", "ship": 41.0}, "int_type", ("players", 0, "person", "ship")),
        ({"name": "Ola", "ship": float("nan")}, "int_type", ("players", 0, "person", "ship")),
        ({"name": "Ola", "shells": True}, "int_type", ("players", 0, "person", "shells")),
        ({"name": "Ola", "shells": 10**30}, "less_than_equal", ("players", 0, "person", "shells")),
        ({"name": "Ola", "cards": "inn"}, "tuple_type", ("players", 0, "person", "cards")),
        ({"name": "Ola", "cards": ["castle"]}, "value_error", ("players", 0, "person", "cards", 0)),
        ({"name": "Ola", "cards": ["\ud800"]}, "value_error", ("players", 0, "person", "cards", 0)),
        ({"name": "Ola", "cards": [3]}, "string_type", ("players", 0, "person", "cards", 0)),
        ({"name": "Ola", "maps": [True]}, "model_type", ("players", 0, "person", "maps", 0)),
        ({"name": "Ola", "maps": [{"kind": "green"}]}, "missing", ("players", 0, "person", "maps", 0, "value")),
        ({"name": "Ola", "maps": [{"kind": "pink", "value": 1}]}, "value_error", ("players", 0, "person", "maps", 0)),
        ({"name": "Ola", "krabita": "yes"}, "literal_error", ("players", 0, "person", "krabita")),
        (
            {"krabita": True, "cards": {"pink": 1}},
            "extra_forbidden",
            ("players", 0, "krabita", "cards", "by_colour", "pink"),
        ),
    ],
)
def test_what_is_not_a_sheet_is_named(player: object, kind: str, where: tuple[int | str, ...]) -> None:
    assert error_of(player) == (kind, where)


def test_a_sheet_is_of_this_game_and_of_somebody() -> None:
    assert error_of({"name": "Ola"}, game="chess") == ("literal_error", ("game",))
    assert error_of() == ("too_short", ("players",))
    assert error_of({"name": "Ola"}, insist=("gravity",)) == ("enum", ("insist", 0))
