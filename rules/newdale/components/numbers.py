"""The numbers of the table: set-up, rounds, bag, costs, score track, end."""

from __future__ import annotations

from typing import Final

from rules.kernel import Model
from rules.newdale.components.figures import Figures
from rules.printed import Source, shipped_facts


class SetupNumbers(Model):
    most_people: int
    score: int
    """Where the score token begins."""
    coal: int
    houses: int
    houses_at_start: int
    markers: tuple[int, ...]
    markers_later: tuple[int, ...]
    dealt: int
    discarded: int
    areas_front: int
    reach: int
    compensation: int
    """Cards for each missing assistant."""
    tokens_each: int
    missions: int
    colours: tuple[str, ...]
    source: Source


class RoundNumbers(Model):
    rounds: int
    drawn: int
    drawn_otherwise: int
    """One event is reported to let so many be drawn; which one, only the box can tell."""
    source: Source


class BagNumbers(Figures):
    source: Source


class CostNumbers(Model):
    unlock: int
    unlock_points: int
    marker_3: int
    marker_3_points: int
    marker_4: int
    marker_4_points: int
    discount: int
    gunda: int
    black_market_cards: int
    black_market_coal: int
    kept: int
    exchange_draws: int
    not_done: int
    no_building: int
    unlocked_reach: int
    unlocked_compensation: int
    source: Source


class TrackNumbers(Model):
    levels: tuple[int, ...]
    cards: int
    lap: int
    """From here on the token shows its other side, and no level pays."""
    source: Source


class EndNumbers(Model):
    military: tuple[int, ...]
    coins_per_point: int
    mission_points: int
    goal_options: int
    chain_bonus: int
    source: Source


class AreaNumbers(Model):
    """The one area the book shows: what My box offers to confirm."""

    lazy: int
    lazy_goods: int
    normal_goods: int
    diligent: int
    diligent_goods: int
    source: Source


class Numbers(Model):
    setup: SetupNumbers
    rounds: RoundNumbers
    bag: BagNumbers
    costs: CostNumbers
    track: TrackNumbers
    end: EndNumbers
    area: AreaNumbers


_NUMBERS: Final = shipped_facts(Numbers, "newdale/numbers")
SETUP: Final = _NUMBERS.setup
ROUNDS: Final = _NUMBERS.rounds
COSTS: Final = _NUMBERS.costs
TRACK: Final = _NUMBERS.track
END: Final = _NUMBERS.end
AREA: Final = _NUMBERS.area
_BAG: Final = _NUMBERS.bag
ASSISTANTS_IN_BAG: Final = Figures(yellow=_BAG.yellow, green=_BAG.green, red=_BAG.red, blue=_BAG.blue)
MOST_HOODED: Final = _BAG.hooded
