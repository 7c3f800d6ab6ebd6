"""A whole chapter by the screen alone: every phase is asked, answered and counted in taps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from random import Random
from statistics import median

import msgpack
import pytest
from flet.messaging.protocol import Message

from companion.backend import Backend
from companion.views.newdale.table import later
from rules.newdale.moves import ChooseGoal, Draw, PlaceMarker, TurnEvent
from rules.newdale.players import OnArea
from rules.newdale.setup import Depth, Setup
from rules.newdale.state import Phase, State
from tests.bench.seeded_newdale import CHAPTER, setup
from tests.companion.views.newdale.at_newdale import Taps, at_newdale, begins, sensible, spoken
from tests.harness.window import Window
from tests.rules.newdale.tables import a_setup

KINDS = {
    "one board followed": a_setup(2, points=(1,)),
    "solo VII": a_setup(1, "VII"),
    "desk": a_setup(2, depth=Depth.DESK, points=(1,)),
    "points": a_setup(3, depth=Depth.POINTS),
}
MOST = {"one board followed": 18, "solo VII": 18, "desk": 6, "points": 1}
"""Taps in a round where nothing is built."""


async def tap_for(window: Window, taps: Taps, state: State, move: object) -> int:
    """What to tap for a move; how many taps that were."""
    if isinstance(move, Draw):
        names = taps.figures(move.figures, state.bag)
    elif isinstance(move, PlaceMarker) and isinstance(move.space, OnArea):
        at = state.players[move.seat].at(move.space.area)
        assert at is not None
        called = state.card(move.seat, at).name
        name = called if isinstance(called, str) else taps.say(called)
        row = state.row(move.seat, move.space)
        assert row is not None
        kind = taps.text("newdale.row", row=row.kind.value)
        names = [begins(window, f"{name}, {kind}")]
    elif isinstance(move, ChooseGoal):
        names = [begins(window, taps.label(state, move))]
    else:
        names = [taps.label(state, move)]
    for name in names:
        await window.tap(name)
    return len(names)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_whole_chapter_by_taps(kind: str, backend: Backend, capsys: pytest.CaptureFixture[str]) -> None:
    counts: dict[str, list[int]] = defaultdict(list)
    rounds: dict[int, int] = defaultdict(int)
    setup: Setup = KINDS[kind]
    dice, taps = Random(5), Taps()
    async with at_newdale(backend, setup) as (window, table):
        while table.question is not None:
            before = table.state
            move = sensible(before, dice)
            n = await tap_for(window, taps, before, move)
            assert table.journal.moves[-1] == move, (move, window.texts())
            counts[before.phase].append(n)
            rounds[before.round] += n
        assert window.reads("Leave everything on the table")
        await window.tap("Count the points")
        assert window.page.route.endswith("/score")
    with capsys.disabled():
        said = ", ".join(f"{phase} {median(each)}" for phase, each in counts.items())
        print(f"\n  taps, {kind}: median {said}; most in a round {max(rounds.values())}", end="")
    assert max(counts.get(Phase.PLAN, [0])) <= 1
    assert max(counts.get(Phase.ACT, [0])) <= 2
    assert median(chain.from_iterable(counts.values())) <= 2
    assert all(rounds[each] <= MOST[kind] for each in rounds if each <= 7)


async def test_an_event_is_told_by_its_figures(backend: Backend) -> None:
    from rules.newdale.components.box import Box

    async with at_newdale(backend, a_setup(1, box=Box())) as (window, table):
        await window.tap("Printed on the event: yellow")
        await window.tap("Printed on the event: red")
        await window.tap("Event 100: Y1 R1")
        move = table.journal.moves[-1]
        assert isinstance(move, TurnEvent)
        assert move.figures is not None
        assert move.figures.yellow == move.figures.red == 1


async def test_a_refused_place_says_why_and_the_table_may_insist(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(1)) as (window, table):
        await window.tap(begins(window, "Event 100"))
        await window.tap("Unlock progress")
        await window.tap("Unlock progress")
        assert window.reads("That does not fit the rules")
        await window.tap("Our table says so")
        assert table.state.phase == "draw"
        await window.tap("Undo")
        assert table.state.phase == "plan"


async def test_points_take_two_taps(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(3, depth=Depth.POINTS)) as (window, table):
        await window.tap("Ola: a point more")
        assert table.state.players[0].score == 4
        await window.tap("Points: 4")
        await window.tap("Jan +2")
        assert table.state.players[1].score == 5
        assert window.reads("Jan reaches 5: draw 2 cards")


async def test_cards_due_stay_in_sight_until_a_tap(backend: Backend) -> None:
    """Taps as fast as anyone likes: what the last one did is told elsewhere, and replaced by the next."""
    due = "Ola reaches 5: draw 2 cards."
    async with at_newdale(backend, a_setup(3, depth=Depth.POINTS)) as (window, _):
        for _ in range(3):
            await window.tap("Ola: a point more")
        assert due in window.names()
        await window.tap("Jan: a point more")
        await window.tap(due)
        assert due not in window.names()
        await window.tap("Undo")
        assert due not in window.names()


async def test_cards_of_points_taken_back_are_not_due(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(3, depth=Depth.POINTS)) as (window, _):
        for _ in range(2):
            await window.tap("Ola: a point more")
        await window.tap("Undo")
        assert "Ola reaches 5: draw 2 cards." not in window.names()


async def test_where_no_points_are_written_down_there_is_no_track(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(2, depth=Depth.DESK, points=(1,))) as (window, _):
        assert not any(str(name).startswith("Points") for name in window.names())
        await window.tap("Players")
        assert not any("None" in words for words in (*spoken(window), *window.texts()))
    async with at_newdale(backend, a_setup(2, points=(1,))) as (window, _):
        await window.tap("Players")
        assert "Ola 3 · Jan 3" in spoken(window)


async def test_a_marker_laid_sends_only_what_it_changes(backend: Backend) -> None:
    """The desk stays, with every row that is as it was."""
    steps = CHAPTER.steps()
    async with at_newdale(backend, setup()) as (window, _):
        await window.tap(next(steps).taps[0])
        (mill,), mine = next(steps).taps, begins(window, "Coal Mine, lazily")
        with sent_by(window) as messages:
            await window.tap(mill)
        assert any(_row(mill) in message for message in messages)
        assert not any(_row(mine) in message for message in messages)


def _row(name: str) -> bytes:
    """The building and its row, as they are sent: what follows has spaces that do not break."""
    return ", ".join(name.split(", ")[:3]).encode()


@contextmanager
def sent_by(window: Window) -> Iterator[list[bytes]]:
    """What goes to the client meanwhile."""
    messages: list[bytes] = []
    send = window.wire.send_message

    def noted(message: Message) -> None:
        messages.append(msgpack.packb(message.body, default=window.wire._encode))
        send(message)

    window.wire.send_message = noted  # type: ignore[method-assign]
    try:
        yield messages
    finally:
        window.wire.send_message = send  # type: ignore[method-assign]


async def test_an_empty_area_may_be_marked_too(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(1)) as (window, table):
        await window.tap(begins(window, "Event 100"))
        await window.tap("Empty areas")
        await window.tap("Empty area 3, lazily (−1)")
        assert table.state.players[0].placed(1) == OnArea(area=3, row=0)
        assert window.reads("Ola, marker 2: where?")


async def test_a_tap_on_a_row_lays_a_marker_and_another_takes_it_back(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(1)) as (window, table):
        await window.tap(begins(window, "Event 100"))
        await window.tap(begins(window, "Coal Mine, lazily"))
        assert table.state.players[0].placed(1) == OnArea(area=1, row=0)
        laid = begins(window, "Coal Mine, lazily")
        assert laid.endswith("Marker 1")
        await window.tap(laid)
        assert table.state.players[0].placed(1) is None
        assert window.reads("Ola, marker 1: where?")


async def test_a_second_marker_on_the_same_area_is_refused(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(1)) as (window, table):
        await window.tap(begins(window, "Event 100"))
        await window.tap(begins(window, "Coal Mine, lazily"))
        await window.tap(begins(window, "Coal Mine, normally"))
        assert window.reads("That does not fit the rules")
        assert len(table.state.players[0].plan) == 1


async def test_a_card_in_hand_is_tried_on_a_free_area(backend: Backend) -> None:
    """Worked examples 2 to 4: the Mill on 1Y 1R, 98 %, 53 % and 6 %."""
    async with at_newdale(backend, a_setup(1)) as (window, table):
        await window.tap(begins(window, "Event 100"))
        await window.tap("Try a card")
        await window.tap("Mill")
        for words in ("Mill, lazily, −1 » 1, 98 %", "Mill, normally, ±0 » 2, 53 %", "Mill, diligently, +2 » 3, 6 %"):
            begins(window, words)
        before = len(table.journal.moves)
        await window.tap("Mill")
        for figure in ("yellow", "yellow", "red", "red"):
            await window.tap(f"It needs: {figure}")
        begins(window, "A building in hand, normally, ±0 » 2, 53 %")
        assert len(table.journal.moves) == before


@pytest.mark.parametrize(("seconds", "there"), [(9.0, False), (0.0, True)])
async def test_what_lies_below_a_full_desk_comes_a_moment_after_its_rows(
    seconds: float, there: bool, backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four buildings fill a phone: what is out of sight does not hold up what is in sight."""
    monkeypatch.setattr(later, "SOON", seconds)
    async with at_newdale(backend, setup()) as (window, _):
        await window.tap(begins(window, "Event 100"))
        begins(window, "Weaving Mill, lazily")
        assert ("Try a card" in window.names()) is there
