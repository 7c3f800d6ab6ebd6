"""What Farshore ships: facts with sources, schemas that fit the models, words for everything.

After a change of a model, write the schemas anew: python -m tests.test_farshore_data
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from companion.languages import LANGUAGES
from companion.score.positions import position_model
from companion.screen.words import translator
from rules.farshore.components.box import Box
from rules.farshore.components.cards import CARDS, Deck
from rules.farshore.components.maps import MAPS, MapFacts
from rules.farshore.components.numbers import (
    KRABITA,
    PLACES,
    SETUP,
    WIND_ROSE,
    YEAR,
    KrabitaFacts,
    PlaceFacts,
    SetupFacts,
    WindRoseFacts,
    YearFacts,
)
from rules.farshore.components.ship import ShipFacts
from rules.farshore.components.traits import Colour, Kind, Level, Rarity, Resource, Season
from rules.farshore.reasons import Reason
from rules.farshore.score.rules import SHEET_RULES
from rules.kernel import Model, phrase
from rules.printed import Confidence, Edition, Origin
from tests.data.fact_sources import sources

DATA = Path(str(files("data")))
FACTS: dict[str, type[Model]] = {
    "cards": Deck,
    "krabita": KrabitaFacts,
    "maps": MapFacts,
    "places": PlaceFacts,
    "seasons": YearFacts,
    "setup": SetupFacts,
    "ship": ShipFacts,
    "wind_rose": WindRoseFacts,
}
SCHEMAS: dict[str, type[Model]] = {**FACTS, "box": Box, "position": position_model(SHEET_RULES)}


def schema_file(name: str) -> Path:
    return DATA / "schema" / f"farshore_{name}.json"


def schema_text(name: str) -> str:
    return json.dumps(SCHEMAS[name].model_json_schema(), indent=2, ensure_ascii=False, sort_keys=True) + "\n"


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_schemas_fit_the_models(name: str) -> None:
    assert schema_file(name).read_text("utf-8") == schema_text(name), "run: python -m tests.test_farshore_data"


def test_there_is_a_model_for_every_file_of_facts() -> None:
    assert {file.stem for file in (DATA / "farshore").glob("*.json")} == set(FACTS)


def test_the_cards_are_sorted_by_id() -> None:
    assert list(CARDS) == sorted(CARDS)


@pytest.mark.parametrize("name", FACTS)
def test_every_source_says_where_and_nothing_shipped_is_the_players(name: str) -> None:
    shipped = list(sources(json.loads((DATA / "farshore" / f"{name}.json").read_text("utf-8"))))
    assert shipped
    for source in shipped:
        assert source["where"]
        assert source["origin"] != Origin.YOURS


def test_a_bonus_has_a_source_and_only_then() -> None:
    assert all((card.sources.bonus is None) == (card.bonus is None) for card in CARDS.values())


def test_what_we_concluded_ourselves_is_marked_and_not_trusted_far() -> None:
    concluded = {card.id for card in CARDS.values() if card.sources.rarity.origin is Origin.OURS}
    assert concluded == {"admiral", "governor"}
    assert CARDS["governor"].sources.rarity.confidence is Confidence.MEDIUM_LOW


def test_an_unknown_map_kind_has_no_requirement_and_no_source() -> None:
    assert [(kind.id, kind.source) for kind in MAPS.kinds if kind.needs is None] == [("fifth", None), ("sixth", None)]


def test_english_german_and_french_names_are_attested_for_every_card() -> None:
    for card in CARDS.values():
        assert all(card.name(edition).origin is Origin.REPORTED for edition in (Edition.EN, Edition.DE, Edition.FR))


@pytest.mark.parametrize(
    ("edition", "attested"),
    [
        (
            Edition.PL,
            {"castaway", "customs_office", "diver", "galleon", "guild_master", "navigator", "shipwreck", "sloop"}
            | {"warehouse"},
        ),
        (
            Edition.RU,
            {"castaway", "diver", "galleon", "guild_master", "navigator", "shipwreck", "sloop", "warehouse"},
        ),
    ],
)
def test_the_rulebooks_attest_few_polish_and_russian_names(edition: Edition, attested: set[str]) -> None:
    assert {card.id for card in CARDS.values() if card.name(edition).origin is Origin.RULEBOOK} == attested


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language in [*Edition]])
def test_the_app_calls_each_card_as_its_row_does(language: str) -> None:
    translate = translator(language)
    for card in CARDS.values():
        assert translate(phrase(f"farshore_cards.{card.id}")) == card.name(Edition(language)).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_of_a_sheet_and_of_the_box_has_words(language: str) -> None:
    translate = translator(language)
    ours = [reason for reason in Reason if reason.startswith(("farshore_score.", "farshore_facts."))]
    assert len(ours) >= 26
    for reason in ours:
        assert translate(phrase(reason)) != reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_origin_has_words(language: str) -> None:
    for origin in Origin:
        assert "." not in translator(language)(phrase(f"box.origin_{origin}"))


def test_the_year_brings_a_worker_each_season() -> None:
    assert [(season.id, season.workers) for season in YEAR.seasons] == [
        (Season.WINTER, 2),
        (Season.SPRING, 3),
        (Season.SUMMER, 4),
        (Season.AUTUMN, 5),
    ]


def test_each_season_gives_what_the_book_says() -> None:
    assert [season.id for season in YEAR.seasons if season.green] == [Season.SPRING, Season.AUTUMN]
    assert {season.id: (season.draws, season.draws_from) for season in YEAR.seasons if season.draws} == {
        Season.SUMMER: (2, ("bay",)),
        Season.AUTUMN: (2, ("deck", "bay")),
    }
    assert {season.id: season.flips for season in YEAR.seasons if season.flips} == {Season.SUMMER: 2}


def test_the_six_workers_are_ready_waiting_or_aboard() -> None:
    assert (SETUP.workers_ready, SETUP.workers_waiting, SETUP.workers_aboard) == (2, 3, 1)
    assert SETUP.workers == 6


def test_the_numbers_of_the_set_up() -> None:
    assert SETUP.hands == (5, 6, 7, 8)
    assert (SETUP.hand_limit, SETUP.city_spaces, SETUP.anchors) == (8, 15, 3)
    assert (SETUP.bay, SETUP.bay_rows, SETUP.island_tiles, SETUP.treasure_points) == (8, 2, 10, 2)
    assert SETUP.deck == sum(card.copies for card in CARDS.values())


def test_docks_lookout_and_dunes_are_shared() -> None:
    assert {place.id for place in PLACES.places if place.shared} == {"docks", "lookout", "dunes"}


def test_there_is_a_shore_space_beside_each_resource_and_one_gain_is_known() -> None:
    assert {shore.resource for shore in PLACES.shores} == set(Resource)
    assert {shore.resource: shore.gains for shore in PLACES.shores if shore.gains} == {Resource.DRIFTWOOD: 3}


def test_a_wind_rose_tile_may_ask_for_any_trait() -> None:
    assert WIND_ROSE.vocabulary == (*Colour, *Kind, *Rarity)
    assert (WIND_ROSE.stacks, WIND_ROSE.tiles_in_a_stack) == (("A", "B"), 4)


def test_krabitas_levels() -> None:
    assert [(level.id, level.spaces, level.weather) for level in KRABITA.levels] == [
        (Level.SHY, 1, 0),
        (Level.BOLD, 2, 0),
        (Level.MAGNIFICENT, 2, 1),
        (Level.TERROR, 2, 2),
    ]


def test_krabitas_plan_and_draws() -> None:
    assert {marker.colour: marker.row for marker in KRABITA.plan} == {
        Colour.PURPLE: 2,
        Colour.RED: 3,
        Colour.BLUE: 3,
        Colour.BROWN: 3,
        Colour.GREEN: 4,
    }
    assert [(draw.season, draw.cards, draw.from_bay) for draw in KRABITA.draws] == [
        (Season.SPRING, 4, False),
        (Season.SUMMER, 6, True),
        (Season.AUTUMN, 3, True),
    ]
    assert (KRABITA.hand, KRABITA.purple_points, KRABITA.other_points, KRABITA.weather_cards) == (2, 6, 2, 4)


if __name__ == "__main__":
    for each in SCHEMAS:
        schema_file(each).write_text(schema_text(each), "utf-8")
