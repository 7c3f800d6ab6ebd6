"""Where the map's viewer stands, and how little the client has to hear of it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.views.new_lands.table.viewer import Blocks, ViewerPlace, ViewerSize

PHONE = ViewerSize(390, 304, 304)
CHOOSING = ViewerSize(390, 304, 192)
RIM = (1000.0, 1000.0, 1640.0, 1512.0)
BLOCK, BELOW = Blocks(256.0), 320.0


class Heard:
    """What a client is told."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, ...]] = []

    async def reset(self) -> None:
        self.told.append(("reset",))

    async def zoom(self, by: float) -> None:
        self.told.append(("zoom", by))

    async def pan(self, dx: float, dy: float) -> None:
        self.told.append(("pan", dx, dy))


@pytest.fixture
def place() -> ViewerPlace:
    found = ViewerPlace()
    found.fit(PHONE, RIM, BLOCK, BELOW)
    return found


def test_a_tile_within_a_block_changes_no_bounds(place: ViewerPlace) -> None:
    before = place.bounds
    place.fit(PHONE, (936.0, 1000.0, 1640.0, 1512.0), BLOCK, BELOW)
    assert place.bounds == before
    place.fit(CHOOSING, RIM, BLOCK, BELOW)
    assert place.bounds == before


def test_the_lowest_spot_can_be_seen_above_a_question(place: ViewerPlace) -> None:
    place.fit(CHOOSING, RIM, BLOCK, BELOW)
    lowest = (1320.0, 1512.0 - 32)
    place.look(*lowest, 1)
    assert place.sees(*lowest, 32)
    assert place.y + lowest[1] == pytest.approx(96)


def test_what_is_hidden_below_a_question_is_not_in_sight(place: ViewerPlace) -> None:
    place.look(1320, 1256, 1)
    assert place.sees(1320, 1256 + 100, 32)
    place.fit(CHOOSING, RIM, BLOCK, BELOW)
    assert not place.sees(1320, 1256 + 100, 32)


async def test_the_whole_map_fits_into_what_is_in_sight(place: ViewerPlace) -> None:
    place.whole()
    assert place.k == pytest.approx(min(390 / 640, 304 / 512))
    assert place.sees(1320, 1256, 200)


async def test_a_client_that_stands_there_hears_nothing_and_one_nearby_a_single_step(place: ViewerPlace) -> None:
    heard: Any = Heard()
    place.look(1320, 1256, 1)
    await place.show(heard)
    assert [told[0] for told in heard.told] == ["reset", "zoom", "pan"]
    await place.show(heard)
    assert len(heard.told) == 3
    place.look(1300, 1246, 1)
    await place.show(heard)
    assert heard.told[3:] == [("pan", 20, 10)]
    place.sent = None
    await place.show(heard)
    assert len(heard.told) == 7


def test_bounds_go_by_blocks_that_begin_where_they_are_told() -> None:
    blocks = Blocks(9.0, 4.0)
    assert (blocks.before(4), blocks.before(12.5), blocks.before(3)) == (4, 4, -5)
    assert (blocks.after(4), blocks.after(5), blocks.after(13.5)) == (4, 13, 22)
