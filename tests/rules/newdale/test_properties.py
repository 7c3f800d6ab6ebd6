"""What must hold whatever the numbers: against enumeration and brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.newdale.bag import in_bag
from rules.newdale.components.box import Box
from rules.newdale.components.chapters import CHAPTERS
from rules.newdale.components.figures import ASSISTANTS, Figure, Figures
from rules.newdale.game import GAME
from rules.newdale.paying import Pile, coins, payments
from rules.newdale.score.scoring import military, score_sheet
from rules.newdale.score.sheet import Player, Sheet
from rules.newdale.setup import Setup
from rules.newdale.track import cards_due
from rules.newdale.work.odds import draws, odds, ways
from rules.newdale.work.shortage import shortage
from tests.harness.autoplay import autoplay
from tests.rules.newdale.tables import EVERY_KIND, figures

need = st.builds(Figures, **{colour.value: st.integers(0, 3) for colour in ASSISTANTS})
market = st.builds(Figures, **{colour.value: st.integers(0, 5) for colour in ASSISTANTS})
small_bag = st.builds(
    Figures,
    yellow=st.integers(0, 4),
    green=st.integers(0, 3),
    red=st.integers(0, 3),
    blue=st.integers(0, 2),
    hooded=st.integers(0, 3),
)
modifier = st.integers(-2, 2)


def splits(need: Figures, modifier: int) -> Iterator[Figures]:
    """Every way to ask for so many fewer, or more of the card's own colours."""
    own = [colour for colour in ASSISTANTS if need[colour]]
    for change in product(own, repeat=abs(modifier)):
        counts = Counter(change)
        if modifier > 0:
            yield need.plus(Figures.of(change))
        elif all(need[colour] >= n for colour, n in counts.items()):
            yield need.minus(Figures.of(change))


def plain_missing(need: Figures, market: Figures) -> int:
    return sum(max(0, need[colour] - market[colour]) for colour in ASSISTANTS)


@given(need, market, modifier)
def test_the_shortage_is_the_least_over_all_splits(need: Figures, market: Figures, modifier: int) -> None:
    least = min((plain_missing(split, market) for split in splits(need, modifier)), default=0)
    assert shortage(need, market, modifier) == least


@settings(max_examples=40, deadline=None)
@given(need, market, small_bag, modifier, st.integers(0, 4))
def test_the_odds_are_those_of_every_draw(need: Figures, market: Figures, bag: Figures, modifier: int, n: int) -> None:
    figures = [figure for figure in Figure for _ in range(bag[figure])]
    counted: Counter[int] = Counter()
    for drawn in combinations(figures, min(n, len(figures))):
        counted[shortage(need, market.plus(Figures.of(drawn)), modifier)] += 1
    found = odds(need, market, bag, modifier, n)
    assert found.ways == counted.total()
    assert {k: w for k, w in enumerate(found.short) if w} == dict(counted)


FULL_BAG = figures("6Y 5G 4R 3B 4H")


@pytest.fixture(scope="module")
def every_six() -> Counter[Figures]:
    """All 74,613 ways to draw 6 of 22 figures, one by one."""
    everyone = [figure for figure in Figure for _ in range(FULL_BAG[figure])]
    kinds = Counter(tuple(sorted(drawn)) for drawn in combinations(everyone, 6))
    return Counter({Figures.of(drawn): n for drawn, n in kinds.items()})


@pytest.mark.parametrize("printed", ["", "1R", "1Y 1R", "2G 1B"])
@pytest.mark.parametrize("asked", ["1Y 2R", "2Y 2R", "3G", "1Y 1G 1R 1B", "2B", "3Y 1G"])
def test_the_odds_of_six_drawn_from_a_full_bag_are_those_of_every_draw(
    every_six: Counter[Figures], asked: str, printed: str
) -> None:
    assert every_six.total() == 74_613
    for modifier in (-2, -1, 0, 1, 2):
        counted: Counter[int] = Counter()
        for drawn, n in every_six.items():
            counted[shortage(figures(asked), figures(printed).plus(drawn), modifier)] += n
        found = odds(figures(asked), figures(printed), FULL_BAG, modifier, 6)
        assert {k: w for k, w in enumerate(found.short) if w} == dict(counted)


@settings(max_examples=60, deadline=None)
@given(need, market, small_bag, st.integers(0, 6))
def test_lazily_is_never_harder_nor_diligently_easier(need: Figures, market: Figures, bag: Figures, n: int) -> None:
    chances = [odds(need, market, bag, modifier, n).success for modifier in (-2, -1, 0, 1, 2)]
    assert chances == sorted(chances, reverse=True)
    assert sum(weight for _, weight in draws(bag, n)) == ways(bag, n)


@settings(max_examples=60, deadline=None)
@given(need, market, small_bag, modifier, st.sampled_from(ASSISTANTS))
def test_one_more_of_ones_own_or_one_hooded_less_never_hurts(
    need: Figures, market: Figures, bag: Figures, modifier: int, colour: Figure
) -> None:
    plain = odds(need, market, bag, modifier).success
    one = Figures.of((colour,))
    assert odds(need, market.plus(one), bag, modifier).success >= plain
    if bag.hooded:
        assert odds(need, market, bag.minus(figures("1H")), modifier).success >= plain
    if bag[colour]:  # Onyx takes it out of the bag, for the owner
        assert odds(need, market.plus(one), bag.minus(one), modifier).success >= plain


piles = st.lists(
    st.builds(Pile, st.integers(0, 4), st.integers(0, 7), st.booleans(), st.booleans()), min_size=1, max_size=4
)


@settings(max_examples=150, deadline=None)
@given(piles, st.integers(0, 30))
def test_paying_is_as_good_as_brute_force(piles: list[Pile], cost: int) -> None:
    best: list[tuple[int, int, int, int]] = []
    for taken in product(*(range(pile.n + 1) if pile.price else range(1) for pile in piles)):
        paid = sum(n * pile.price for n, pile in zip(taken, piles, strict=True))
        if paid >= cost:
            wanted = sum(n for n, pile in zip(taken, piles, strict=True) if pile.wanted)
            eaten = sum(n for n, pile in zip(taken, piles, strict=True) if pile.eaten)
            best.append((paid - cost, wanted, eaten, sum(taken)))
    found = payments(piles, cost)
    assert bool(found) == bool(best) == (coins(piles) >= cost)
    keys: list[tuple[int, int, int, int]] = []
    for payment in found:
        pairs = list(zip(payment.taken, piles, strict=True))
        assert payment.coins == sum(n * pile.price for n, pile in pairs)
        wanted, eaten = sum(n for n, p in pairs if p.wanted), sum(n for n, p in pairs if p.eaten)
        keys.append((payment.waste, wanted, eaten, sum(payment.taken)))
        assert all(payment.coins - pile.price < cost for n, pile in pairs if n), "no paid good could be kept"
    least = [key for key in sorted(best) if key[0] == min(best)[0]][:3]
    assert keys == least
    assert len({payment.taken for payment in found}) == len(found)


@given(st.lists(st.integers(0, 60), min_size=3, max_size=3).map(sorted))
def test_cards_for_levels_add_up(steps: list[int]) -> None:
    a, b, c = steps
    assert cards_due(a, b) + cards_due(b, c) == cards_due(a, c)
    assert cards_due(c, a) == 0


@given(st.lists(st.integers(0, 6), min_size=1, max_size=4), st.randoms())
def test_military_is_blind_to_seats(fists: list[int], chance: Random) -> None:
    order = list(range(len(fists)))
    chance.shuffle(order)
    points = military(fists)
    assert [points[seat] for seat in order] == list(military([fists[seat] for seat in order]))


@given(st.lists(st.integers(0, 3), min_size=2, max_size=4), st.data())
def test_one_winner_at_every_tie(tracks: list[int], data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(tracks) - 1))
    sheet = Sheet(start=start, players=tuple(Player(name=str(at), track=n) for at, n in enumerate(tracks)))
    standings = [score.standing for score in score_sheet(sheet, Box())]
    assert standings.count(max(standings)) == 1


EVENTS = {
    "I": ((100, 101, 102), (10, 10, 10)),
    "II": ((101, 103, 104), (10, 10, 12)),
    "IIIa": ((100, 105, 106), (10, 10, 13)),
    "IIIb": ((100, 105, 106), (10, 10, 13)),
    "IVa": ((100, 101, 107), (10, 10, 10)),
    "IVb": ((100, 101, 107), (10, 10, 10)),
    "V": ((100, 101, 108), (10, 10, 10)),
    "VI": ((100, 101, 109), (10, 10, 10)),
    "VII": ((100, 101, 110), (10, 10, 14)),
    "VIII": ((100, 101, 111), (10, 10, 15)),
}
"""The table of p. 16."""


@pytest.mark.parametrize("chapter", EVENTS)
def test_each_chapters_seven_events_are_its_row_of_the_table(chapter: str) -> None:
    """Alone 2 for the last one, and 11 for every 10."""
    early, late = EVENTS[chapter]
    row = CHAPTERS[chapter]
    assert row.events(solo=False) == (*early, *late, 1)
    assert row.events(solo=True) == (*early, *(11 if number == 10 else number for number in late), 2)
    assert [row.third(number, solo=False) for number in (1, 3, 4, 6, 7)] == [early, early, late, late, (1,)]


def test_the_table_has_ten_rows() -> None:
    assert tuple(EVENTS) == tuple(CHAPTERS)


@pytest.mark.parametrize("kind", EVERY_KIND)
@pytest.mark.parametrize("seed", range(3))
def test_the_random_player_ends_every_chapter(kind: str, seed: int) -> None:
    setup: Setup = EVERY_KIND[kind]
    journal = autoplay(GAME, setup, Random(f"{kind}{seed}"))
    state = GAME.start(setup)
    for move in journal.moves:
        assert GAME.question(state) is not None
        assert GAME.tell(state, move)
        state = GAME.apply(state, move)
        everywhere = in_bag(state).plus(state.out_of_bag)
        hooded = 4 if state.hooded is None else state.hooded
        assert everywhere.total == 18 + hooded
    assert GAME.question(state) is None
    assert state.round == 8
    saved = GAME.journal.model_validate_json(journal.model_dump_json())
    assert GAME.replay(saved) == state
    assert GAME.replay(saved.undo().redo()) == state
    assert GAME.sheet is not None
    assert GAME.record is not None
    sheet = GAME.record.filled(state)
    assert not any(remark.stops for remark in GAME.sheet.check(sheet, state.box))
    assert [score.total for score in GAME.score(state)] == [s.total for s in GAME.sheet.score(sheet, state.box)]


def test_every_draw_of_the_bag_is_a_lawful_answer() -> None:
    assert Fraction(len(draws(figures("6Y 5G 4R 3B"), 4)), 1) == 34
