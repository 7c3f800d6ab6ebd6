"""Pictures only: no answer shows a word, and each has a drawing that no other answer of its screen has."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.settings import Settings
from companion.screen.app import app
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.window import PICTURES
from companion.views.lil_everdell.table.wordless import actor
from rules.lil_everdell.components.box import Box, new_card
from rules.lil_everdell.components.places import die
from rules.lil_everdell.components.told import CardTold
from rules.lil_everdell.components.traits import Colour, Kind, Royal
from rules.lil_everdell.moves import BeginRound, NoCard, OpponentCard, PlaceFriend, PlayCard, RollD8
from rules.lil_everdell.players import Laid, Person
from rules.lil_everdell.setup import Depth, Midway, RoyalSeat
from tests.companion.views.lil_everdell.at_table import PRINCE, seated, setup
from tests.harness.window import Window, spoken_name

SWITCH = "My Lil’ Everdell: Pictures only"
OTTER = new_card(Box(), "Otter", Colour.BLUE, Kind.CREATURE, 2)
OWL = new_card(Box(cards=(OTTER,)), "Otto", Colour.BLUE, Kind.CREATURE, 2)
BEE = new_card(Box(), "Bee", Colour.BLUE, Kind.CREATURE, 2).replace(emblem="flower")
BOX = Box(cards=(OTTER, OWL, BEE))
RED = Laid(colour=Colour.RED, kind=Kind.PLACE)
QUEEN = RoyalSeat(who=Royal.QUEEN)
EVERYTHING = setup(2, tracking=Depth.EVERYTHING, box=BOX)
FRIENDS = (
    BeginRound(),
    PlaceFriend(seat=0, place=die(1)),
    PlayCard(seat=0, laid=RED),
    PlaceFriend(seat=1, place=die(2)),
    NoCard(seat=1),
)
BLUE = Laid(colour=Colour.BLUE, kind=Kind.PLACE)
BLUES = [OpponentCard(laid=BLUE)] * 3
FIRST, SECOND = Person(cards=(BLUE, BLUE), friends=None), Person(complete=False, parades=None, friends=None)
UNTOLD = setup(2, midway=Midway(round=2, people=(FIRST, SECOND)))
"""Nobody told which tokens the second person has."""
SCREENS = {
    "round": (setup(2), (), ()),
    "friend": (EVERYTHING, FRIENDS, ()),
    "card": (setup(2), (BeginRound(),), ()),
    "which of three": (setup(2, box=BOX), (BeginRound(),), ("blue creature",)),
    "which of none": (setup(2), (BeginRound(),), ("brown place",)),
    "Prince": (setup(1, opponent=PRINCE), (BeginRound(), NoCard(seat=0)), ()),
    "Queen, rolled": (setup(1, opponent=QUEEN), (BeginRound(), NoCard(seat=0), RollD8(rolls=(4,))), ()),
    "value": (setup(1, opponent=PRINCE, tracking=Depth.OPPONENT_ONLY), tuple(BLUES), ()),
    "value of a person": (UNTOLD, (BeginRound(), PlayCard(seat=0, laid=BLUE)), ()),
}


def answers(window: Window) -> dict[str, tuple[str, ...]]:
    """What each answer shows: its drawings, and the few letters that tell cards apart."""
    shown: dict[str, tuple[str, ...]] = {}
    buttons: list[ft.Button | ft.OutlinedButton] = [*window.all(ft.Button), *window.all(ft.OutlinedButton)]
    for button in buttons:
        if not isinstance(button.content, ft.Control) or isinstance(button, ft.TextButton):
            continue
        parts = _inside(button.content)
        drawings = [str(part.src) for part in parts if isinstance(part, ft.Image)]
        letters = [str(part.value) for part in parts if isinstance(part, ft.Text) and part.value]
        shown[str(spoken_name(button))] = (*drawings, *letters)
    return {name: seen for name, seen in shown.items() if not name.startswith(("The area of", "Parade tokens"))}


def _inside(control: ft.Control) -> list[ft.Control]:
    found = [control]
    held = getattr(control, "controls", None) or []
    content = getattr(control, "content", None)
    for part in (*held, *([content] if isinstance(content, ft.Control) else [])):
        found += _inside(part)
    return found


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", SCREENS)
async def test_every_answer_has_a_drawing_of_its_own(backend: Backend, name: str, width: int) -> None:
    chosen, moves, taps = SCREENS[name]
    async with seated(backend, chosen, *moves, width=width) as (window, table):
        await window.tap("Players")
        await window.tap("Pictures only")
        await window.tap("Close")
        for one in taps:
            await window.tap(one)
        found = answers(window)
        question = table.question
        assert question is not None
        unnamed = [
            option for option in question.options if not getattr(getattr(option.move, "laid", None), "card", None)
        ]
        assert len(found) >= (len(unnamed) if not taps else 12)
        drawn = list(found.values())
        assert all(drawn), "an answer without a drawing"
        assert len(set(drawn)) == len(drawn), {one for one in found if drawn.count(found[one]) > 1}
        letters = [part for seen in drawn for part in seen if not part.startswith("<svg")]
        assert all(len(part) <= 4 for part in letters), letters


async def test_whose_token_is_asked_is_drawn_and_named(backend: Backend) -> None:
    """The Prince takes one between two rounds, when the turn is somebody else's already."""
    chosen = setup(1, opponent=PRINCE, tracking=Depth.OPPONENT_ONLY)
    async with seated(backend, chosen, *BLUES) as (window, table):
        assert window.texts()[0] == "The Prince"
        state = table.state
        prince, ola = (looks.player(state, seat, dark=False, plain=True) for seat in (1, 0))
        await window.tap("Players")
        await window.tap("Pictures only")
        await window.tap("Close")
        shown = [str(drawn.src) for drawn in window.all(ft.Image)]
        assert prince in shown
        assert ola not in shown
        await window.tap("3")
        assert actor(state, table.journal.moves[-1]) == 1


async def test_cards_without_emblems_are_told_apart_by_letters(backend: Backend) -> None:
    async with seated(backend, setup(2, box=BOX), BeginRound()) as (window, _):
        await window.tap("Players")
        await window.tap("Pictures only")
        await window.tap("Close")
        await window.tap("blue creature")
        assert {"Otte", "Otto"} <= set(window.texts())
        assert "Bee" not in window.texts()
        assert "Bee" in window.names()


async def test_cards_of_different_cells_need_no_second_letter(backend: Backend) -> None:
    oak = new_card(Box(cards=(OTTER,)), "Ottery", Colour.GREEN, Kind.PLACE, 1)
    async with seated(backend, setup(2, box=Box(cards=(OTTER, oak))), BeginRound(), width=1280) as (window, _):
        await window.tap("Players")
        await window.tap("Pictures only")
        await window.tap("Close")
        assert window.texts().count("O") == 2


async def test_large_text_leaves_drawings_side_by_side(backend: Backend) -> None:
    """Only words need more room."""
    backend.settings = Settings(text_size=200, switches=(PICTURES,))
    async with seated(backend, EVERYTHING, *FRIENDS) as (window, _):
        rows = [[str(spoken_name(one)) for one in row.controls if spoken_name(one)] for row in window.all(ft.Row)]
        assert ["Resin space", "Twig space", "Berry space"] in rows


async def test_large_names_are_not_squeezed_into_the_columns_of_the_cells(backend: Backend) -> None:
    backend.settings = Settings(text_size=200)
    async with seated(backend, setup(2, box=BOX), BeginRound(), width=820) as (window, _):
        assert "Otter" not in window.names()
        await window.tap("blue creature")
        assert "Otter" in window.names()


async def test_the_settings_have_the_switch_too(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/settings") as window:
        await window.turn(SWITCH, True)
        await window.settle()
        assert window.switches()[SWITCH].value is True


async def test_the_switch_goes_from_the_settings_with_the_game(backend: Backend) -> None:
    await backend.keep_settings(Settings(shown_games=("farshore", "lil_everdell")))
    async with Window(app(backend, "en"), route="/settings") as window:
        await window.tap("My Lil’ Everdell")
        assert SWITCH not in window.switches()


def test_an_emblem_we_lack_is_kept_and_shown_as_letters() -> None:
    assert CardTold.model_validate({**OTTER.model_dump(), "emblem": "dragon"}).emblem == "dragon"
