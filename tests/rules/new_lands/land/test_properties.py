"""What holds on any map, against a flood fill written apart from the rules."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.new_lands.components.box import Box, forms
from rules.new_lands.components.kinds import kind
from rules.new_lands.components.terrain import Spot, Terrain
from rules.new_lands.components.tile import tile, turned
from rules.new_lands.land.land import Area, Land, bits
from rules.new_lands.land.worth import Worth, points, worth
from tests.rules.new_lands.flood import Flood, Flooded, Part, value
from tests.rules.new_lands.growing import Laid, land_of, maps
from tests.rules.new_lands.tables import WHOLE_BOX

few = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


def parts_of(land: Land) -> dict[int, Part]:
    return {
        first + at: (spot, at)
        for first, spot, one in zip(land.first, land.spots, land.tiles, strict=True)
        for at in range(len(one.terrains))
    }


def by_parts(land: Land) -> dict[frozenset[Part], Area]:
    names = parts_of(land)
    return {frozenset(names[part] for part in bits(area.parts)): area for area in land.areas.values()}


def all_numbers(laid: Laid) -> set[tuple[frozenset[Part], Worth]]:
    land = land_of(laid)
    return {(parts, worth(land, area)) for parts, area in by_parts(land).items()}


def flooded(laid: Laid) -> dict[frozenset[Part], Flooded]:
    return Flood({spot: one.text for spot, one in laid}).all()


@few
@given(maps())
def test_areas_are_what_a_flood_finds(laid: Laid) -> None:
    land, flood = land_of(laid), flooded(laid)
    found = by_parts(land)
    assert found.keys() == flood.keys()
    for parts, area in found.items():
        slow = flood[parts]
        numbers = worth(land, area)
        assert (numbers.terrain, numbers.tiles, numbers.cities) == (slow.terrain, slow.tiles, len(slow.cities))
        assert area.closed == (not area.gaps)


@few
@given(maps())
def test_an_area_is_closed_exactly_when_the_flood_meets_no_empty_spot(laid: Laid) -> None:
    land, flood = land_of(laid), flooded(laid)
    for parts, area in by_parts(land).items():
        slow = flood[parts]
        assert area.gaps == slow.gaps
        numbers = worth(land, area)
        assert numbers.now == value(slow, closed=not slow.gaps)
        assert numbers.end == value(slow, closed=False)
        assert numbers.close == value(slow, closed=True, extra=len(slow.gaps))


@few
@given(maps(), st.randoms(use_true_random=False))
def test_any_order_of_laying_gives_the_same_areas_and_numbers(laid: Laid, chance: Random) -> None:
    other = list(laid)
    chance.shuffle(other)
    assert all_numbers(tuple(other)) == all_numbers(laid)


@few
@given(maps(), st.integers(0, 3), st.integers(-5, 5), st.integers(-5, 5))
def test_a_map_turned_or_shifted_has_the_same_numbers(laid: Laid, quarters: int, dx: int, dy: int) -> None:
    def there(spot: Spot) -> Spot:
        x, y = spot
        for _ in range(quarters):
            x, y = -y, x
        return x + dx, y + dy

    other = all_numbers(tuple((there(spot), turned(one, quarters)) for spot, one in laid))
    moved = {(frozenset((there(spot), at) for spot, at in parts), numbers) for parts, numbers in all_numbers(laid)}
    assert other == moved


@few
@given(maps())
def test_a_city_counts_once_for_one_sea_one_land_and_the_mountains_beside_its_plain(laid: Laid) -> None:
    land = land_of(laid)
    for city in range(land.cities):
        areas = [area for area in land.areas.values() if area.cities >> city & 1]
        assert sorted(area.terrain is Terrain.SEA for area in areas) == [False, True]
    for area in land.areas.values():
        assert land.cities_of(area) <= land.cities


@few
@given(maps())
def test_now_is_at_least_the_end_and_two_tiles_are_worth_the_same_closed_or_open(laid: Laid) -> None:
    land = land_of(laid)
    for area in land.areas.values():
        found = worth(land, area)
        assert found.now >= found.end == points(found.terrain, found.tiles, found.cities)
        if found.closed and found.tiles <= 2:
            assert found.now == found.end


@few
@given(maps(insisted=0.0))
def test_growing_never_lowers_an_area_and_the_promise_of_closing_is_kept(laid: Laid) -> None:
    land, promised = Land(), dict[Part, Worth]()
    for spot, one in laid:
        before, land = land, land.lay(spot, one)
        _joined_at_most(before, land)
        for part, name in parts_of(land).items():
            now = worth(land, land.area(part))
            was = promised.get(name)
            if was is not None:
                assert now.tiles >= was.tiles
                assert now.cities >= was.cities
                assert now.now >= was.close or not now.closed
            promised[name] = now


def _joined_at_most(before: Land, after: Land) -> None:
    """An area that was joined by one tile has at most that tile more than the areas it came of."""
    new = after.areas[after.root[-1]]
    old = {before.root[part] for part in bits(new.parts) if part < len(before.root)}
    assert new.size <= sum(before.areas[name].size for name in old) + 1


@few
@given(maps())
def test_a_land_keeps_its_indexes(laid: Laid) -> None:
    land = land_of(laid)
    assert land.areas.keys() == set(land.root)
    assert all(root == min(bits(land.areas[root].parts)) for root in land.areas)
    around = {(x + dx, y + dy) for x, y in land.spots for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    assert land.free.keys() == around - set(land.spots)
    assert sum(land.kinds.values()) == len(land.tiles)


@few
@given(maps(most=30), st.sampled_from((Box(), WHOLE_BOX)))
def test_every_picture_offered_fits_and_every_known_kind_that_fits_is_offered(laid: Laid, box: Box) -> None:
    land = land_of(laid)
    spot = sorted(land.free)[len(land.free) // 2]
    asks, offers = land.asks(spot), forms(box).offers(land.asks(spot))
    assert len(offers) <= 27
    shown = {text for offer in offers for text in offer.tiles}
    for text in shown:
        assert all(ask in (".", edge) for ask, edge in zip(asks, tile(text).edges, strict=True))
    fitting = {
        kind(tile(one.tile))
        for one in box.kinds
        for quarters in range(4)
        if all(ask in (".", edge) for ask, edge in zip(asks, turned(tile(one.tile), quarters).edges, strict=True))
    }
    assert fitting <= {kind(tile(text)) for text in shown}
