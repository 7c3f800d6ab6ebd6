"""The panel of a seat: characters told later, what cannot be used there, who left and comes back."""

from __future__ import annotations

from companion.backend import Backend
from rules.moves import Leave
from rules.newdale.components.figures import Figures
from rules.newdale.moves import CorrectPlayer, UseCharacter
from rules.newdale.players import Built
from tests.companion.views.newdale.at_newdale import at_newdale, begins
from tests.companion.views.newdale.test_build_and_end import EXAMPLE_38, midway, play
from tests.companion.views.newdale.test_new_card import open_seat
from tests.rules.newdale.tables import WHOLE_BOX, a_setup


async def test_a_character_left_out_is_told_later(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(2, "II", points=(1,))) as (window, table):
        await open_seat(window)
        await window.tap("Enter the character: Enoch Brubak")
        assert table.state.players[0].character == "P03"
        await window.tap(begins(window, "Use Enoch Brubak"))
        assert table.state.players[0].character_used


async def test_whoever_left_may_be_called_back(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(2, points=(1,))) as (window, table):
        play(table, Leave(seat=1))
        await window.settle()
        await window.tap("Players")
        await window.tap("Jan: goods, tokens, corrections")
        await window.tap("Comes back to the table")
        assert table.journal.moves[-1] == CorrectPlayer(seat=1, left=False)
        assert not table.state.players[1].left


async def test_what_helps_an_action_has_no_button_of_its_own(backend: Backend) -> None:
    """It would always be refused."""
    holder = EXAMPLE_38.replace(tokens=("build_less", "yellow_cards"), character="P05")
    async with at_newdale(backend, midway(3, holder, chapter="IVa")) as (window, table):
        await open_seat(window)
        used = [name for name in window.names() if name and name.startswith("Use ")]
        assert used == []
        assert window.reads("Gunda: chosen with the action")
        assert window.reads("Building −4: chosen with the action")
        await window.tap(begins(window, "Cards per yellow ("))
        assert table.state.players[0].tokens == ("build_less",)


async def test_rabbit_may_draw_hooded_figures_that_nobody_counted(backend: Backend) -> None:
    rabbit = EXAMPLE_38.replace(character="P02")
    box = WHOLE_BOX.replace(hooded=())
    async with at_newdale(backend, midway(3, rabbit, chapter="V", box=box)) as (window, table):
        await open_seat(window)
        await window.tap("Use Rabbit Y1 H1")
        assert table.journal.moves[-1] == UseCharacter(seat=0, figures=Figures(yellow=1, hooded=1))


async def test_the_colour_of_a_card_is_told_later_and_put_right(backend: Backend) -> None:
    """Nobody is asked for it while building; until then nobody works there."""
    office, field = Built(card="post_office", goods=None), Built(card="vineyard", colour="green", goods=2)
    holder = EXAMPLE_38.replace(built=(*EXAMPLE_38.built, office, field))
    async with at_newdale(backend, midway(3, holder, chapter="IVa")) as (window, table):
        await open_seat(window)
        assert table.state.private(0) == Figures()
        await window.tap("Post Office: red")
        assert table.state.private(0) == Figures(red=1)
        await window.tap("Post Office · red: blue")
        await window.tap("Vineyard · green: blue")
        assert table.state.private(0) == Figures(blue=1)
        assert [(each.colour, each.goods) for each in table.state.players[0].built[-2:]] == [
            ("blue", None),
            ("blue", 2),
        ]
