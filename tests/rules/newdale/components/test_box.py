"""My box: what its owner tells, laid over what we ship."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rules import boxes
from rules.newdale.components.box import Box, facts, recent_facts
from rules.newdale.components.buildings import BUILDINGS, GOODS, BuildingKind, Chain, good_name
from rules.newdale.components.chapters import CHAPTERS, EVENT_COPIES
from rules.newdale.components.figures import NOBODY, Figure, Figures
from rules.newdale.components.tokens import TOKENS
from rules.newdale.components.told import (
    UNTOLD_ROWS,
    AreaFact,
    BackFact,
    BuildingFact,
    ChapterFact,
    CityFact,
    EventFact,
    Fact,
    GoalOption,
    HoodedFact,
    Row,
    RowKind,
)
from rules.printed import Origin
from tests.rules.newdale.tables import GOAL, ROWS, WHOLE_BOX, figures

FACTS: tuple[Fact, ...] = (
    BuildingFact(id="mill", price=3),
    AreaFact(area=2, rows=ROWS),
    BackFact(areas=7),
    EventFact(number=10, figures=figures("1Y")),
    ChapterFact(chapter="II", goal=GOAL),
    CityFact(board="A", name="Brook"),
    HoodedFact(chapter="V", n=3),
)


def test_the_shipped_facts_add_up() -> None:
    assert sum(token.copies for token in TOKENS.values()) == 40
    assert sum(EVENT_COPIES.values()) == 28
    specials = [card for card in BUILDINGS.values() if card.kind is BuildingKind.SPECIAL]
    assert sum(card.copies or 0 for card in specials) == 45
    assert sum(card.copies or 0 for card in BUILDINGS.values() if card.kind is BuildingKind.SAILOR) == 17
    assert len(CHAPTERS) == 10
    assert {card.good for card in BUILDINGS.values() if card.good} <= set(GOODS)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: str(fact.fact))
def test_a_fact_told_twice_is_there_once_and_can_be_forgotten(fact: Fact) -> None:
    box = Box().learn(fact).learn(fact)
    assert box == Box().learn(fact) != Box()
    assert box.forget(fact) == Box()
    assert Box.model_validate_json(box.model_dump_json()) == box


def test_a_full_drawer_forgets_what_was_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "MOST_TOLD", 2)
    box = Box()
    for fact in (*(cities := [CityFact(board="A", name=name) for name in "abc"]),):
        box = box.learn(fact)
    assert box.cities == tuple(cities[1:])
    assert Box.model_validate_json(box.model_dump_json()) == box


def test_a_building_is_told_field_by_field() -> None:
    box = Box().learn(BuildingFact(id="mill", price=3)).learn(BuildingFact(id="mill", cost=4))
    mill = facts(box).building("mill")
    assert (mill.price, mill.cost, mill.need) == (3, 4, figures("2Y 2R"))
    assert mill.origin("price") is Origin.YOURS
    assert mill.origin("need") is Origin.RULEBOOK
    assert mill.origin("points") is None


def test_a_card_nobody_knew_is_a_production_building() -> None:
    known = facts(Box().learn(BuildingFact(id="tannery", printed="Garbarnia", need=figures("1Y"))))
    assert known.name("tannery") == "Garbarnia"
    assert known.building("tannery").kind is BuildingKind.PRODUCTION
    assert known.building("never_told").name == "never_told"
    assert facts(Box()).building("mill").makes_goods
    assert not facts(Box()).building("captain").makes_goods


def test_an_area_is_one_for_all_boards_unless_mine_differs() -> None:
    other = (Row(kind=RowKind.NORMAL, modifier=0, goods=4),)
    box = Box().learn(AreaFact(area=2, rows=ROWS)).learn(AreaFact(area=2, colour="grey", rows=other))
    known = facts(box)
    assert known.rows(2, False, "brown") == ROWS
    assert known.rows(2, False, "grey") == other
    assert known.rows(2, True, "brown") == known.rows(3) == UNTOLD_ROWS
    assert known.area_count(False) == 8
    assert known.area_count(True) is None
    assert facts(WHOLE_BOX).area_count(True) == 7


def test_cards_with_one_number_are_told_apart_by_their_figures() -> None:
    box = Box()
    for text in ("1Y", "2Y", "1Y"):
        box = box.learn(EventFact(number=10, figures=figures(text)))
    assert [card.figures for card in facts(box).events[10]] == [figures("2Y"), figures("1Y")]


def test_steps_are_counted_where_all_roads_are_told() -> None:
    known = facts(WHOLE_BOX)
    assert known.steps("I", "Longsdale", "Longsdale") == 0
    assert known.steps("I", "Longsdale", "Dale") == 3
    assert known.steps("I", "Longsdale", "Island") is None
    assert known.steps("I", "Nowhere", "Dale") is None
    assert known.steps("II", "Longsdale", "Cove") == 2


@pytest.mark.parametrize(
    "broken",
    [
        {"fact": "building", "id": "mill", "need": {"hooded": 1}},
        {"fact": "building", "id": "mill", "need": {"yellow": -1}},
        {"fact": "building", "id": "mill", "price": "three"},
        {"fact": "building", "id": "mill", "chain": {"cards": "wood", "goods": ["coal"]}},
        {"fact": "hooded", "chapter": "IX", "n": 1},
        {"fact": "hooded", "chapter": "V", "n": 5},
        {"fact": "area", "area": 1, "rows": [{"kind": "lazy", "modifier": 1}]},
        {"fact": "area", "area": 1, "rows": [{"kind": "diligent", "modifier": -1}]},
    ],
)
def test_what_cannot_be_told(broken: dict[str, object]) -> None:
    drawers = {"building": "buildings", "hooded": "hooded", "area": "areas"}
    with pytest.raises(ValidationError):
        Box.model_validate({drawers[str(broken["fact"])]: [broken]})


def test_a_price_of_nothing_and_a_need_of_nobody_are_allowed() -> None:
    fact = BuildingFact(id="mill", price=0, need=NOBODY, chain=Chain())
    assert facts(Box().learn(fact)).building("mill").price == 0


def test_facts_are_made_once_for_a_box() -> None:
    assert recent_facts(WHOLE_BOX) is recent_facts(WHOLE_BOX)


def test_figures_are_counted() -> None:
    assert Figures.of((Figure.RED, Figure.RED, Figure.HOODED)) == figures("2R 1H")
    assert figures("1R").minus(figures("2R")) == NOBODY
    assert figures("2R 1B").holds(figures("2R"))
    assert not figures("1R").holds(figures("2R"))


def test_goods_are_called_as_we_know_them_or_as_their_owner_does() -> None:
    assert good_name("leather") == "leather"
    assert good_name("wood") != "wood"


def test_a_card_that_is_there_once_is_told_anew_not_besides() -> None:
    wrong, right = EventFact(number=101, figures=figures("1Y")), EventFact(number=101, figures=figures("1B"))
    assert Box().learn(wrong).learn(right).events == (right,)
    kept_before = Box(events=(wrong, right))
    assert facts(kept_before).events[101] == (right,)
    assert kept_before.learn(wrong).events == (wrong,)


def test_a_city_told_by_its_name_says_nothing_of_who_comes_first() -> None:
    assert CityFact(board="A", name="Brook").first is None
    assert CityFact.model_validate({"board": "A", "name": "Brook", "first": 0}).first == 0


def test_the_goal_and_the_points_to_reach_alone_are_told_apart() -> None:
    told = Box().learn(ChapterFact(chapter="II", solo=True, goal=GOAL))
    both = told.learn(ChapterFact(chapter="II", solo=True, targets=(20,)))
    assert both.chapters == (ChapterFact(chapter="II", solo=True, goal=GOAL, targets=(20,)),)
    anew = both.learn(ChapterFact(chapter="II", solo=True, goal=GOAL[:1]))
    assert anew.chapters == (ChapterFact(chapter="II", solo=True, goal=GOAL[:1], targets=(20,)),)


def test_a_city_is_told_bit_by_bit() -> None:
    told = Box().learn(CityFact(board="A", name="Brook", symbol="leaf", first=2))
    (brook,) = told.learn(CityFact(board="A", name="Brook", roads=("Dale",), all_roads=True)).cities
    assert (brook.symbol, brook.first, brook.roads, brook.all_roads) == ("leaf", 2, ("Dale",), True)


def test_roads_of_a_city_are_told_all_at_once() -> None:
    known = Box().learn(CityFact(board="A", name="Brook", roads=("Dale", "Cove"), all_roads=True))
    (fewer,) = known.learn(CityFact(board="A", name="Brook", roads=("Dale",))).cities
    assert (fewer.roads, fewer.all_roads) == (("Dale",), False)
    (as_before,) = known.learn(CityFact(board="A", name="Brook", first=0)).cities
    assert (as_before.roads, as_before.all_roads, as_before.first) == (("Dale", "Cove"), True, 0)


def test_a_good_costs_what_the_card_that_makes_it_names() -> None:
    leather = BuildingFact(id="tannery", good="leather", price=4)
    dearer = BuildingFact(id="cooperage", price=2)
    known = facts(Box().learn(leather).learn(dearer))
    assert [known.good_price(good) for good in ("leather", "barrel", "coal", "cloth")] == [4, 2, 1, None]


def test_a_good_that_two_cards_price_apart_has_no_price_of_its_own() -> None:
    cheap, dear = (BuildingFact(id=name, good="leather", price=n) for name, n in (("tannery", 3), ("saddler", 4)))
    assert facts(Box().learn(cheap).learn(dear)).good_price("leather") is None
    assert facts(Box().learn(cheap).learn(dear.replace(price=3))).good_price("leather") == 3


def test_goods_that_only_the_box_knows() -> None:
    leather = BuildingFact(id="tannery", good="leather", chain=Chain(goods=("hide", "coal")))
    cards = BuildingFact(id="kiln", good="coal", chain=Chain(cards="peat"))
    goal = ChapterFact(chapter="II", goal=(GoalOption(goods=("shoes", "cloth"), coins=9, points=4),))
    known = facts(Box().learn(leather).learn(cards).learn(goal))
    assert known.own_goods == ("leather", "hide", "peat", "shoes")
    assert facts(Box()).own_goods == ()
