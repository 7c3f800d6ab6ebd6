"""My box: what a player says their own components show, laid over the facts we ship."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, Self

from rules.boxes import AnyBox, latest
from rules.kernel import Phrase
from rules.newdale.components.buildings import BUILDINGS, GOODS, RAW, Building, BuildingId, GoodId
from rules.newdale.components.chapters import CHAPTERS
from rules.newdale.components.numbers import SETUP
from rules.newdale.components.told import (
    UNTOLD_ROWS,
    AreaFact,
    BackFact,
    BuildingFact,
    ChapterFact,
    CityFact,
    EventFact,
    Fact,
    HoodedFact,
    Row,
)
from rules.values import recently

__all__ = [
    "AreaFact",
    "BackFact",
    "Box",
    "BuildingFact",
    "ChapterFact",
    "CityFact",
    "EventFact",
    "Fact",
    "Facts",
    "HoodedFact",
    "facts",
]


class Box(AnyBox):
    """Everything a player has told about their components; empty for someone who told nothing."""

    buildings: tuple[BuildingFact, ...] = ()
    areas: tuple[AreaFact, ...] = ()
    back: tuple[BackFact, ...] = ()
    events: tuple[EventFact, ...] = ()
    chapters: tuple[ChapterFact, ...] = ()
    cities: tuple[CityFact, ...] = ()
    hooded: tuple[HoodedFact, ...] = ()

    def learn(self, fact: Fact) -> Self:
        """This box with one more fact, in place of what it corrects."""
        drawer, same = _DRAWER[fact.fact], _about(fact)
        held: tuple[Fact, ...] = getattr(self, drawer)
        for old in held:
            fact = _over(fact, old) if _about(old) == same else fact
        kept = tuple(other for other in held if _about(other) != same)
        return self.replace(**{drawer: latest((*kept, fact))})

    def forget(self, fact: Fact) -> Self:
        """This box without one fact it holds."""
        drawer = _DRAWER[fact.fact]
        return self.replace(**{drawer: tuple(other for other in getattr(self, drawer) if other != fact)})


_DRAWER: Final = {
    "building": "buildings",
    "area": "areas",
    "back": "back",
    "event": "events",
    "chapter": "chapters",
    "city": "cities",
    "hooded": "hooded",
}


def _about(fact: Fact) -> tuple[object, ...]:
    """What a fact is about: two about the same cannot both be true."""
    match fact:
        case BuildingFact():
            return (fact.id,)
        case AreaFact():
            return fact.area, fact.back, fact.colour
        case EventFact():
            return (fact.number,) if fact.one_copy else (fact.number, fact.figures)
        case ChapterFact():
            return fact.chapter, fact.solo
        case CityFact():
            return fact.board, fact.name
        case HoodedFact():
            return (fact.chapter,)
        case _:
            return ()


def _over(fact: Fact, old: Fact) -> Fact:
    """Cards, chapters and cities are told bit by bit."""
    match fact, old:
        case BuildingFact(), BuildingFact():
            return fact.over(old)
        case ChapterFact(), ChapterFact():
            return fact.over(old)
        case CityFact(), CityFact():
            return fact.over(old)
        case _:
            return fact


@dataclass(frozen=True)
class Facts:
    """What is true at this table: our facts, corrected by the box."""

    buildings: Mapping[BuildingId, Building]
    areas: Mapping[tuple[int, bool, str | None], tuple[Row, ...]]
    back_areas: int | None
    events: Mapping[int, tuple[EventFact, ...]]
    chapters: Mapping[tuple[str, bool], ChapterFact]
    cities: Mapping[tuple[str, str], CityFact]
    hooded: Mapping[str, int]

    def building(self, card: BuildingId) -> Building:
        """A card nobody told us of yet is a production building, like most."""
        return self.buildings.get(card) or BuildingFact(id=card, printed=card).correct(None)

    def name(self, card: BuildingId) -> str | Phrase:
        return self.building(card).name

    @property
    def own_goods(self) -> tuple[GoodId, ...]:
        """Goods that only this box knows, as their owner wrote them."""
        told = [good for card in self.buildings.values() for good in _goods_of(card)]
        told += [good for card in self.chapters.values() for option in card.goal for good in option.goods]
        return tuple(good for good in dict.fromkeys(told) if good not in GOODS and good not in RAW)

    def good_price(self, good: GoodId) -> int | None:
        """What the cards that make it name; None where they name nothing, or do not agree."""
        named = {card.price for card in self.buildings.values() if card.good == good} - {None}
        return named.pop() if len(named) == 1 else None

    def rows(self, area: int, back: bool = False, colour: str | None = None) -> tuple[Row, ...]:
        """Those of one's own board first, else those of all boards, else what every area has."""
        every = self.areas.get((area, back, None), UNTOLD_ROWS)
        return self.areas.get((area, back, colour), every)

    def area_count(self, back: bool) -> int | None:
        return self.back_areas if back else SETUP.areas_front

    def chapter(self, chapter: str, solo: bool) -> ChapterFact | None:
        return self.chapters.get((chapter, solo))

    def city(self, chapter: str, name: str) -> CityFact | None:
        return self.cities.get((CHAPTERS[chapter].board, name))

    def steps(self, chapter: str, start: str, goal: str) -> int | None:
        """Steps between two cities; None where a road on the way may not be told."""
        board = CHAPTERS[chapter].board
        seen, ring, steps = {start}, [start], 0
        while ring:
            if goal in ring:
                return steps
            known = [self.cities.get((board, name)) for name in ring]
            if any(city is None or not city.all_roads for city in known):
                return None
            ring = list(dict.fromkeys(name for city in known if city for name in city.roads if name not in seen))
            seen.update(ring)
            steps += 1
        return None


def _goods_of(card: Building) -> Iterator[GoodId]:
    """What a card makes, and what its chain eats."""
    eaten = (*card.chain.goods, card.chain.cards) if card.chain else ()
    yield from (good for good in (card.good, *eaten) if good)


@cache
def facts(box: Box) -> Facts:
    buildings = dict(BUILDINGS)
    for fix in box.buildings:
        buildings[fix.id] = fix.correct(buildings.get(fix.id))
    events: dict[int, tuple[EventFact, ...]] = {}
    for event in box.events:
        # Boxes of before may hold a card that is there once two times: the later one counts.
        events[event.number] = (event,) if event.one_copy else (*events.get(event.number, ()), event)
    return Facts(
        buildings=MappingProxyType(buildings),
        areas=MappingProxyType({(each.area, each.back, each.colour): each.rows for each in box.areas}),
        back_areas=box.back[-1].areas if box.back else None,
        events=MappingProxyType(events),
        chapters=MappingProxyType({(each.chapter, each.solo): each for each in box.chapters}),
        cities=MappingProxyType({(each.board, each.name): each for each in box.cities}),
        hooded=MappingProxyType({each.chapter: each.n for each in box.hooded}),
    )


@recently
def recent_facts(box: Box) -> Facts:
    """`facts`, without hashing a long box again and again: a match keeps the same one for most of its moves."""
    return facts(box)
