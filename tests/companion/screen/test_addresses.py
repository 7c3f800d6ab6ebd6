"""An address names its game; one that does not is of the time when there was one."""

from __future__ import annotations

import pytest

from companion.farshore.drawers import DRAWERS
from companion.games import GameEntry, game_ids
from companion.lookup.lookup import lookup
from companion.screen import addresses
from companion.screen.addresses import TOPIC, Address, address, all_rules, box_route, rules_route, topic_route

pytestmark = pytest.mark.usefixtures("one_game")

EVERY_GAME = game_ids()
"""Whichever of them a test knows."""


@pytest.mark.parametrize(
    ("params", "means"),
    [
        ({}, Address("")),
        ({"one": None, "two": None}, Address("")),
        ({"one": "farshore"}, Address("farshore")),
        ({"one": "toy", "two": "limit"}, Address("toy", ("limit",))),
        ({"one": "toy", "two": "topic", "three": "sums"}, Address("toy", ("topic", "sums"))),
        ({"one": "wind_rose"}, Address("farshore", ("wind_rose",))),
        ({"one": "topic", "two": "ship"}, Address("farshore", ("topic", "ship"))),
        ({"one": "tiles"}, Address("farshore", ("tiles",))),
    ],
)
def test_a_first_word_that_is_no_game_is_an_old_address(
    toy: GameEntry, params: dict[str, str | None], means: Address
) -> None:
    assert address(params) == means


def test_addresses_are_made_in_one_place() -> None:
    assert (rules_route("toy"), rules_route("toy", "limit")) == ("/rules/toy", "/rules/toy/limit")
    assert topic_route("toy", "sums") == "/rules/toy/topic/sums"
    assert (box_route("toy"), box_route("toy", "tiles")) == ("/box/toy", "/box/toy/tiles")


def test_where_one_game_is_known_all_rules_need_not_name_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "game_ids", lambda: ("farshore",))
    assert all_rules("farshore") == "/rules"


def test_where_two_are_known_they_do(toy: GameEntry) -> None:
    assert all_rules("farshore") == "/rules/farshore"


def test_nothing_in_an_address_is_called_like_a_game(toy: GameEntry) -> None:
    taken = {TOPIC, *(drawer.name for drawer in DRAWERS)}
    for game_id in game_ids():
        found = lookup(game_id)
        assert found is not None
        taken |= {*found.articles("en"), *found.by_topic("en")}
    assert taken & {*game_ids(), *EVERY_GAME} == set()
