"""A chapter of Newdale by seeded answers, for the bench: one board of four buildings, markers, draws, actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace
from typing import Any, Final

from companion.disk.saves import Match, Saves
from companion.views.newdale.desk_card import Chance, RowSaid
from rules.newdale.components.numbers import END
from rules.newdale.desk import row_odds
from rules.newdale.game import GAME
from rules.newdale.moves import ChooseGoal, Draw, PlaceMarker
from rules.newdale.players import UNFOLLOWED, Built, OnArea, Player
from rules.newdale.setup import Midway, Setup
from rules.newdale.state import Phase, State
from rules.newdale.tell.naming import space_name
from tests.companion.views.newdale.at_newdale import Taps
from tests.rules.newdale.tables import a_setup, at

SEED: Final = 7
LONGEST_SIGN: Final = 40
BOARD: Final = Player(
    built=(
        Built(card="coal_mine", area=1, goods=6),
        at("mill", 2, 2),
        at("spinning_mill", 3, 3),
        at("weaving_mill", 4, 1),
    ),
    houses=7,
)


def setup() -> Setup:
    players = (BOARD, UNFOLLOWED)
    return a_setup(2, points=(1,), midway=Midway(round=1, starter=0, players=players))


@dataclass(frozen=True)
class NewdaleStep:
    taps: list[str]
    sign: str


class SeededChapter:
    name: Final = "a seeded chapter of Newdale"
    most: Final = (70, 6_000)
    bars: Final = (1.6, 2.2)
    last_taps: Final = False

    def lay(self, saves: Saves) -> str:
        now = datetime.now(UTC)
        journal = GAME.journal(setup=setup()).model_dump(mode="json")
        match = Match(
            id="chapter",
            game=GAME.id,
            rules_version=GAME.rules_version,
            started=now,
            changed=now,
            journal=journal,
        )
        saves.keep_match(match)
        return "/match/chapter"

    def steps(self) -> Iterator[NewdaleStep]:
        dice, taps, state = Random(SEED), Taps("en"), GAME.start(setup())
        while GAME.question(state) is not None:
            move = _chosen(state, dice)
            after = GAME.apply(state, move)
            yield NewdaleStep(_taps(taps, state, move), _sign(taps, state, move, after))
            state = after


def _sign(taps: Taps, state: State, move: Any, after: State) -> str:
    """What is told first; a marker laid on the same desk as the one before is seen by its chip."""
    if isinstance(move, PlaceMarker) and move.space is not None and after.phase is Phase.PLAN:
        where = space_name(state, move.seat, move.space)
        return taps.text("newdale_table.marker_at", n=move.marker, space=where)[:LONGEST_SIGN]
    return taps.say(GAME.tell(state, move)[0]).replace("\N{NO-BREAK SPACE}", " ")[:LONGEST_SIGN]


def _chosen(state: State, dice: Random) -> Any:
    """What a single tap answers, a draw apart; empty areas are folded away, and a building takes more taps."""
    question = GAME.question(state)
    assert question is not None
    built = {each.area for each in state.players[0].built}
    moves = [
        option.move
        for option in question.options
        if option.refusal is None and getattr(getattr(option.move, "space", None), "area", 1) in built
    ]
    return dice.choice(moves or [answer.move for answer in question.answers])


def _taps(taps: Taps, state: State, move: Any) -> list[str]:
    if isinstance(move, Draw):
        return taps.figures(move.figures, state.bag)
    if isinstance(move, PlaceMarker) and isinstance(move.space, OnArea):
        return [_row(taps, state, move.seat, move.space)]
    if isinstance(move, ChooseGoal):
        coins = GAME.apply(state, move).coins(move.seat) or 0
        leaves = taps.text("newdale_table.leaves", n=coins, points=coins // END.coins_per_point)
        return [f"{taps.label(state, move)} · {leaves}"]
    return [taps.label(state, move)]


def _row(taps: Taps, state: State, seat: int, space: OnArea) -> str:
    """A row of the desk as it is spoken: the building, the row, its chance, what it brings."""
    store: Any = SimpleNamespace(text=taps.text, say=taps.say)
    at_, row = state.players[seat].at(space.area), state.row(seat, space)
    assert at_ is not None
    assert row is not None
    found = row_odds(state, seat, space.area)[space.row]
    chance = Chance(found.odds, found.short, state.rate(seat), 0, found.price)
    name = state.card(seat, at_).name
    called = name if isinstance(name, str) else taps.say(name)
    return RowSaid.of(store, row, chance).spoken(called).replace("\N{NO-BREAK SPACE}", " ")


CHAPTER: Final = SeededChapter()
