"""What is shipped: facts with sources, nothing invented, words for everything."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from rules.lil_everdell.components.cards import CARDS, NoBonus, PerCard
from rules.lil_everdell.components.numbers import DRAW_PILE, MOST_CARDS, SETUP
from rules.lil_everdell.components.parades import NEEDED, PARADES, ParadeKind
from rules.lil_everdell.components.traits import Colour, Kind
from rules.printed import Origin
from tests.data.fact_sources import sources

FOLDER = Path(str(files("data"))) / "lil_everdell"


def test_every_source_says_where_and_nothing_shipped_is_the_players() -> None:
    for file in FOLDER.glob("*.json"):
        shipped = list(sources(json.loads(file.read_text("utf-8"))))
        assert shipped
        assert all(source["where"] and source["origin"] != Origin.YOURS for source in shipped)


def test_seven_names_are_known_and_no_printed_points() -> None:
    assert list(CARDS) == ["captain", "castle", "ever_tree", "fort", "gardener", "king", "lookout_tower"]
    assert {card.points for card in CARDS.values()} == {None}
    assert {card.id for card in CARDS.values() if card.starting} == {"captain", "fort"}
    assert all((card.sources.bonus is None) == (card.bonus is None) for card in CARDS.values())


def test_the_signs_of_the_seven_cards() -> None:
    assert {card.id: (card.colour, card.kind) for card in CARDS.values()} == {
        "captain": (Colour.GREEN, Kind.CREATURE),
        "castle": (Colour.PURPLE, Kind.PLACE),
        "ever_tree": (Colour.PURPLE, Kind.PLACE),
        "fort": (Colour.GREEN, Kind.PLACE),
        "gardener": (Colour.RED, Kind.CREATURE),
        "king": (Colour.PURPLE, Kind.CREATURE),
        "lookout_tower": (Colour.RED, Kind.PLACE),
    }


def test_the_three_bonuses_of_the_book() -> None:
    assert CARDS["castle"].bonus == PerCard(colour=Colour.GREEN, points=1)
    assert CARDS["king"].bonus == CARDS["ever_tree"].bonus == NoBonus()


def test_the_numbers_of_the_table() -> None:
    assert (SETUP.deck, SETUP.display, DRAW_PILE) == (54, 8, 46)
    assert (SETUP.rounds, SETUP.turns, MOST_CARDS, SETUP.friends) == (4, 3, 12, 3)
    assert (SETUP.dice, SETUP.solo_dice, SETUP.d8, SETUP.resources_per_point) == (4, 2, 8, 2)
    assert [face.symbols for face in SETUP.known_faces] == [2]


def test_the_parades_of_the_book() -> None:
    assert (PARADES.values, PARADES.few_values) == ((6, 5, 4, 3), (6, 3))
    assert dict(NEEDED) == {
        ParadeKind.PLACES: 5,
        ParadeKind.CREATURES: 5,
        ParadeKind.EVERY_COLOUR: 5,
        ParadeKind.THREE_ALIKE: 3,
    }
