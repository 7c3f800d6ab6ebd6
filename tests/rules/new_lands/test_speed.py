"""How fast the rules must be; beside other tests or under coverage a time says nothing: they wait for `make soak`."""

from __future__ import annotations

import pytest

from rules.new_lands.components.box import Box
from tests.rules.new_lands.speed import all_numbers, all_offers, questions, ratio, replayed
from tests.rules.new_lands.tables import WHOLE_BOX

pytestmark = pytest.mark.long


def test_all_numbers_of_twenty_meeples_take_a_millisecond() -> None:
    assert all_numbers() <= 1


@pytest.mark.parametrize("box", [Box(), WHOLE_BOX], ids=["empty", "complete"])
def test_offers_at_a_spot_take_two_milliseconds(box: Box) -> None:
    assert all_offers(box) <= 2


def test_a_whole_map_is_replayed_in_sixty_milliseconds() -> None:
    assert replayed() <= 60


def test_a_tile_costs_its_own_size_and_a_question_too() -> None:
    assert ratio() <= 1.5
    empty, full = questions()
    assert full <= 2 * empty
