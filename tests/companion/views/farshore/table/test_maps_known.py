"""Maps: what is known of the stacks stands where it is asked for, and the dunes promise only what can be taken."""

from __future__ import annotations

import flet as ft

from companion.backend import Backend
from rules.farshore.components.told import MapNeeds
from rules.farshore.components.traits import Counts
from rules.farshore.moves import Learn, PlayCard
from rules.farshore.state import Phase
from tests.companion.views.at_table import play_until, seated
from tests.harness.window import Window


def below(window: Window, name: str) -> list[str]:
    """The small words on the button of a place."""
    (button,) = (one for one in window.all(ft.OutlinedButton) if name in _words(one))
    return [words for words in _words(button) if words != name]


def _words(button: ft.OutlinedButton) -> list[str]:
    held = button.content.controls if isinstance(button.content, ft.Column) else ()
    return [part.value for part in held if isinstance(part, ft.Text)]


async def test_the_dunes_promise_no_tile_of_a_kind_nobody_knows(backend: Backend) -> None:
    async with seated(backend) as (window, _):
        assert below(window, "Dunes") == ["2 to check"]


async def test_the_dunes_count_the_tiles_that_can_be_taken(backend: Backend) -> None:
    one_green = (Learn(fact=MapNeeds(kind=kind, needs=Counts(green=1))) for kind in ("fifth", "sixth"))
    garden = PlayCard(seat=0, card="gardens", extra=True)
    async with seated(backend, None, *one_green) as (window, table):
        assert below(window, "Dunes") == ["none now"]
        green = next(card.id for card in table.state.facts.cards.values() if card.colour == "green")
        assert table.play(garden.replace(card=green)) is None
        await window.settle()
        assert below(window, "Dunes") == ["2 maps"]


async def test_her_question_about_unknown_maps_shows_the_stacks_that_are_known(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        play_until(table, lambda state: state.phase is Phase.CLAIM)
        await window.settle()
        assert window.reads("2 more it does not know yet: the stacks that are none of them")
        drawn = [part.label for part in window.all(ft.Semantics) if part.image and part.label]
        for known in ("4 green", "3 brown", "3 blue", "One card of each colour"):
            assert any(known in words for words in drawn), drawn
        for kind in (5, 6):
            assert f"Enter what map kind {kind} asks for" in window.names()
