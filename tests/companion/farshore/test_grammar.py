"""Sentences as a native speaker says them, where a number or a name changes the words around it."""

from __future__ import annotations

import pytest

from companion.languages import LANGUAGES
from companion.screen.words import translator
from rules.farshore.components.maps import MAPS, MapKind
from rules.kernel import phrase

SAID = [
    ("pl", "farshore_table.has_ready", {"n": 1}, "1 robotnik w domu"),
    ("pl", "farshore_table.has_ready", {"n": 2}, "2 robotnicy w domu"),
    ("pl", "farshore_table.has_ready", {"n": 5}, "5 robotników w domu"),
    ("pl", "farshore_table.copies_left", {"n": 0}, "zostało 0"),
    ("pl", "farshore_table.copies_left", {"n": 1}, "został 1"),
    ("pl", "farshore_table.copies_left", {"n": 3}, "zostały 3"),
    ("pl", "farshore_table.copies_left", {"n": 5}, "zostało 5"),
    ("pl", "farshore_sheet.left", {"n": 0}, "nie ma więcej"),
    ("pl", "farshore_sheet.left", {"n": 2}, "zostały 2"),
    ("en", "farshore_facts.map_needs", {"n": 1, "colour": "red"}, "1 red card"),
    ("pl", "farshore_facts.map_needs", {"n": 1, "colour": "red"}, "1 czerwona karta"),
    ("pl", "farshore_facts.map_needs", {"n": 4, "colour": "green"}, "4 zielone karty"),
    ("pl", "farshore_facts.map_needs", {"n": 5, "colour": "blue"}, "5 niebieskich kart"),
    ("ru", "farshore_facts.map_needs", {"n": 1, "colour": "red"}, "1 красная карта"),
    ("ru", "farshore_facts.map_needs", {"n": 3, "colour": "blue"}, "3 синие карты"),
    ("ru", "farshore_facts.map_needs", {"n": 5, "colour": "purple"}, "5 сиреневых карт"),
    (
        "ru",
        "farshore_score.unique_twice",
        {"n": 2, "name": "Ола", "card": "Галеон"},
        "Ола: уникальная карта «Галеон» выложена в городе 2 раза, а может быть только одна.",
    ),
    ("pl", "farshore_sheet.held", {"n": 1, "left": 1}, "w mieście 1, został 1"),
    ("pl", "farshore_score.people_over", {"n": 22}, "Osób na arkuszu: 22, a grać mogą najwyżej 4."),
    ("ru", "farshore_score.people_over", {"n": 21}, "Людей на листе: 21, а играть могут не больше 4."),
    (
        "pl",
        "farshore_score.map_points",
        {"n": 73, "name": "Ola", "most": 72},
        "Ola: 73 punkty za mapy, a więcej niż 72 być nie może.",
    ),
    (
        "pl",
        "farshore_score.treasures_odd",
        {"n": 3, "name": "Ola", "each": 2},
        "Ola: 3 punkty za skarby; każdy skarb jest wart 2, więc jeden punkt się nie zgadza.",
    ),
    (
        "en",
        "farshore_score.treasures_odd",
        {"n": 1, "name": "Ola", "each": 2},
        "Ola has 1 point for treasures; each treasure is worth 2, so one point does not fit.",
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", MAPS.kinds, ids=lambda kind: kind.id)
def test_a_map_is_called_as_a_heading_can_stand(kind: MapKind, language: str) -> None:
    called = translator(language)(kind.name)
    assert called[0].isdecimal() or called[0].isupper()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Krabita is ahead of Ola by 46 points."),
        ("pl", "Ola przegrywa o 46 punktów: lepsza jest Krabita."),
        ("ru", "Ola уступает 46 очков: впереди Krabita."),
    ],
)
def test_whoever_plays_alone_is_not_called_the_best_of_the_players(language: str, said: str) -> None:
    assert translator(language)(phrase("farshore_score.krabita_ahead", name="Ola", krabita="Krabita", n=46)) == said


@pytest.mark.parametrize(("language", "key", "params", "said"), SAID)
def test_what_is_counted_agrees_with_its_number(
    language: str, key: str, params: dict[str, int | str], said: str
) -> None:
    assert translator(language)(phrase(key, **params)) == said
