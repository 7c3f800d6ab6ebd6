"""Taps that belong to no turn of a match: the die of the app, counting, teaching, another match; printed and held."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from companion.backend import Backend
from companion.screen.app import app
from rules.lil_everdell.components.traits import Colour, Kind, Royal
from rules.lil_everdell.moves import BeginRound
from rules.lil_everdell.setup import RoyalSeat
from rules.lil_everdell.state import Phase
from tests.companion.views.lil_everdell.at_table import PRINCE, chosen_move, seated, setup, taps
from tests.harness.window import Window

QUEEN = RoyalSeat(who=Royal.QUEEN)
WIDE = 1280
KNOWN = (
    ("purple place", "Castle"),
    ("purple creature", "King"),
    ("red creature", "Gardener"),
    ("green place", "Fort"),
)
Tell = Callable[[str, int, int], None]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Tell:
    """Prints whatever captures the output."""

    def tell(what: str, found: int, most: int) -> None:
        with capsys.disabled():
            print(f"\n  {what}: {found} of at most {most}", end="")
        assert found <= most

    return tell


async def tapped(window: Window, *names: str) -> int:
    for name in names:
        await window.tap(name)
    return len(names)


@pytest.mark.parametrize("royal", [PRINCE, QUEEN], ids=["Prince", "Queen"])
async def test_a_turn_of_the_opponent_with_a_die_of_the_app_takes_three(
    backend: Backend, royal: RoyalSeat, told: Tell
) -> None:
    most, chance = 0, Random(11)
    async with seated(backend, setup(1, opponent=royal)) as (window, table):
        while table.question is not None:
            rolled = 0
            if table.state.phase is Phase.OPPONENT:
                rolled = await tapped(window, "Roll for me")
            move = chosen_move(table.state, chance)
            count = rolled + await tapped(window, *taps(table.state, move))
            most = max(most, count if rolled else 0)
    told(f"{royal.who.value}, rolled by the app", most, 3)


async def test_at_the_end_a_person_takes_six(backend: Backend, told: Tell) -> None:
    """The sheet opens at what the record does not know: point tokens and leftovers, a field each."""
    async with seated(backend, setup(2)) as (window, table):
        chance = Random(3)
        while table.question is not None:
            assert table.play(chosen_move(table.state, chance)) is None
        await table.saved()
        await window.settle()
        count = await tapped(window, "Count the points")
        for at, name in enumerate(("Ola", "Jan")):
            if at:
                count += await tapped(window, *(tab for tab in window.names() if tab and tab.startswith(f"{name}, ")))
            for field, typed in (("Point tokens", "4+3"), ("Leftover resources", "5")):
                await window.enter(field, typed)
                count += 1
        count += await tapped(window, "Receipt")
        assert window.reads("5 resources left: a point for 2, 1 over")
    told("the end, two people", count, 2 * 6)


@pytest.mark.parametrize(("width", "most"), [(390, 2), (WIDE, 1)], ids=["phone", "wide"])
async def test_an_area_from_nothing_takes_two_a_card_on_a_phone_and_one_where_it_is_wide(
    backend: Backend, width: int, most: int, told: Tell
) -> None:
    """Known cards: on a wide screen they lie open below their cells."""
    async with Window(app(backend, "en"), route="/score/lil_everdell", width=width) as window:
        await window.enter("Player 1", "Ola")
        await window.tap("Enter the points")
        count = 0
        for cell, name in KNOWN:
            count += await tapped(window, *((name,) if width == WIDE else (f"{cell}: 0", name)))
        assert window.reads("Castle: 1")
        assert window.reads("Fort: 1")
    told(f"{len(KNOWN)} cards from nothing, {width} wide", count, most * len(KNOWN))


async def test_as_totals_a_person_is_five_numbers(backend: Backend, told: Tell) -> None:
    async with Window(app(backend, "en"), route="/score/lil_everdell") as window:
        await window.enter("Player 1", "Ola")
        await window.tap("Enter the points")
        await window.tap("Quick totals")
        numbers = {"Leftovers": "2", "Purple cards": "3", "Cards": "31", "Parades": "10", "Point tokens": "7"}
        for field, typed in numbers.items():
            await window.enter(field, typed)
        await window.tap("Receipt")
        assert window.reads("53")
    told("numbers of a person as totals", len(numbers), 5)


@pytest.mark.parametrize(
    ("cell", "names", "most"),
    [
        ("blue creature", ("Printed points: 3",), 3),
        ("purple creature", ("Printed points: 3", "creatures", "Points for each: 2"), 5),
    ],
)
async def test_teaching_a_card_takes_its_name_and_three_a_purple_one_five(
    backend: Backend, cell: str, names: tuple[str, ...], most: int, told: Tell
) -> None:
    async with seated(backend, setup(), BeginRound()) as (window, table):
        await window.tap(cell)
        count = await tapped(window, "Teach it")
        await window.enter("Name, as printed", "Otter")
        count += await tapped(window, *names, "Keep and play")
        (laid,) = table.state.players[0].cards
        assert (laid.colour, laid.kind) == (Colour(cell.split()[0]), Kind.CREATURE)
        assert table.state.facts.cards[laid.card or ""].points == 3
    told(f"teaching a {cell}, besides its name", count, most)


async def test_again_leads_to_the_first_turn_in_five(backend: Backend, told: Tell) -> None:
    """The same people, and the next of them starts."""
    async with seated(backend, setup(2)) as (_, table):
        chance = Random(3)
        while table.question is not None:
            assert table.play(chosen_move(table.state, chance)) is None
        await table.saved()
    async with Window(app(backend, "en")) as window:
        await window.settle()
        count = await tapped(window, "Again with Ola, Jan", "Start", "Ready")
        assert window.reads("Jan: which card?")
    told("another match, to its first turn", count, 5)
