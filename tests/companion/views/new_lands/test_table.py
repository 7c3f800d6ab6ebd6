"""The table of New Lands: refusals, undo, changing a step, whoever acts out of order, the map put away."""

from __future__ import annotations

import pytest

from companion.backend import Backend
from companion.languages import LANGUAGES
from companion.screen import theme
from companion.screen.app import app
from companion.screen.words import translator
from rules.kernel import phrase
from rules.new_lands.components.kinds import kind
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.components.tile import tile
from rules.new_lands.moves import LayTile, PlaceMeeple, PlaceOn, SetAside, TakeOff, Turn
from rules.new_lands.setup import Depth
from rules.new_lands.state import Phase
from tests.companion.views.at_table import setup as farshore_setup
from tests.companion.views.new_lands.at_lands import Taps, seated
from tests.harness.window import Window
from tests.rules.new_lands.tables import PLAIN, SEA, a_setup

EN = Taps("en")


async def test_a_tap_on_a_person_makes_it_their_turn(backend: Backend) -> None:
    async with seated(backend, a_setup(3)) as (window, table):
        await window.tap("Ира, 0 points, 4 at home")
        await window.tap("Sailor on a sea")
        assert table.journal.moves == (Turn(seat=2, act=PlaceOn(on=SEA)),)
        assert table.state.laid == 3
        assert table.state.turn == 0


async def test_a_meeple_taken_back_is_counted_on_the_form(backend: Backend) -> None:
    moves = (Turn(seat=0, act=PlaceOn(on=SEA)), Turn(seat=1))
    async with seated(backend, a_setup(2), *moves) as (window, table):
        for name in ("Take back sailor 1", "Closed", "3 cities", "4 tiles", "Write down 7"):
            await window.tap(name)
        assert table.state.players[0].points == 7
        await window.tap("Undo")
        assert table.state.players[0].points == 0


async def test_without_a_meeple_at_home_the_reason_is_told_and_can_be_overruled(backend: Backend) -> None:
    moves = [move for _ in range(4) for move in (Turn(seat=0, act=PlaceOn(on=PLAIN)), Turn(seat=1))]
    async with seated(backend, a_setup(2), *moves) as (window, table):
        await window.tap("Explorer on a plain")
        assert window.reads("Ola has no meeple at home.")
        assert table.state.laid == 8
        await window.tap("Our table says so")
        assert table.state.laid == 9


async def test_a_turn_for_which_no_tile_is_left_is_grey_and_says_why(backend: Backend) -> None:
    """Jan is tapped with the last tile to draw, which is Ola's."""
    async with seated(backend, a_setup(3, removed=80), Turn(seat=0), Turn(seat=1)) as (window, table):
        await window.tap("Jan, 0 points, 4 at home")
        why = "Only 1 tile is left to draw."
        assert f"Tile, nothing more · {why}" in window.names()
        await window.tap(f"Tile, nothing more · {why}")
        assert table.state.left == 1
        await window.tap("Our table says so")
        assert (table.state.left, table.state.over) == (0, True)


async def test_an_occupied_area_is_refused_with_who_stands_there(backend: Backend) -> None:
    lay = (LayTile(seat=0, x=0, y=1, tile="Pnesw"), PlaceMeeple(seat=0, edge="n"))
    async with seated(backend, a_setup(2, Depth.MAP), *lay) as (window, table):
        for name in EN.of(table.state, LayTile(seat=1, x=0, y=2, tile="Pn.Sesw")):
            await window.tap(name)
        await window.tap("Explorer (above)")
        assert window.reads("Ola has an explorer on this plain, on tile 1.")
        assert len(table.state.standing) == 1


async def test_the_next_person_lays_and_the_one_before_did_nothing_more(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP), LayTile(seat=0, x=0, y=1, tile="Pnesw")) as (window, table):
        assert table.state.phase is Phase.MEEPLE
        move = LayTile(seat=1, x=0, y=2, tile="Pn.Sesw")
        for name in EN.of(table.state, move):
            await window.tap(name)
        assert table.journal.moves[-1] == move


async def test_a_tile_nobody_entered_is_built_once_and_then_known(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP)) as (window, table):
        await window.tap(EN.spot(table.state, (0, 1)))
        await window.tap(EN.edges("PMSS", 0))
        await window.tap("Shape 3, 3 parts")
        shores = [name for name in window.names() if name and name.endswith(": no city")]
        await window.tap(shores[0])
        await window.tap("Lay it")
        laid = table.journal.moves[-1]
        assert isinstance(laid, LayTile)
        assert len(tile(laid.tile).cities) == 1
        assert kind(tile(laid.tile)) in table.state.box.copies


async def test_a_map_can_be_put_away_and_goes_on_as_a_ledger(backend: Backend) -> None:
    async with seated(backend, a_setup(2, Depth.MAP)) as (window, table):
        await window.tap("Players")
        await window.tap("Put the map away")
        await window.tap("Close")
        assert table.state.phase is Phase.TURN
        await window.tap("Tile, nothing more")
        assert table.state.laid == 1


async def test_points_can_be_put_right(backend: Backend) -> None:
    async with seated(backend, a_setup(2)) as (window, table):
        await window.tap("Players")
        await window.tap("Ola: 0 points")
        await window.tap(EN.text("controls.more", what="Points"))
        assert table.state.players[0].points == 1


async def test_the_last_meeples_are_counted_and_the_receipt_says_who_won(backend: Backend) -> None:
    moves = (Turn(seat=0, act=PlaceOn(on=PLAIN)), Turn(seat=1, act=PlaceOn(on=SEA)))
    async with seated(backend, a_setup(2, removed=81), *moves) as (window, table):
        assert table.state.phase is Phase.COUNT
        await window.tap("2 tiles")
        await window.tap("3 cities")
        assert table.state.over
        assert [player.points for player in table.state.players] == [2, 3]


async def test_whoever_is_asked_for_a_meeple_left_is_the_one_the_table_names(backend: Backend) -> None:
    """The turn has gone on to Ola; her explorer is counted first, then Jan's sailor."""
    moves = (Turn(seat=0, act=PlaceOn(on=PLAIN)), Turn(seat=1, act=PlaceOn(on=SEA)))
    async with seated(backend, a_setup(2, removed=81), *moves, width=1300) as (window, _):
        assert "Ola’s turn" in window.texts()
        await window.tap("2 tiles")
        assert window.reads("Jan: what is the sailor worth?")
        assert "Jan’s turn" in window.texts()
        assert "Jan, 0 points, 3 at home, playing now" in window.names()
        assert "Ola, 2 points, 4 at home" in window.names()


async def test_the_form_takes_only_what_the_terrain_needs(backend: Backend) -> None:
    moves = (Turn(seat=0, act=PlaceOn(on=PLAIN)), Turn(seat=1))
    async with seated(backend, a_setup(2), *moves) as (window, table):
        await window.tap("Take back explorer 1")
        assert "3 cities" not in window.names()
        await window.tap("Closed, 2 tiles only")
        await window.tap("Write down 2")
        assert table.journal.moves[-1] == Turn(seat=0, act=TakeOff(on=PLAIN, tiles=2, closed=True))


async def test_a_tile_that_followed_nothing_more_can_be_changed_on_its_spot(backend: Backend) -> None:
    """Step 2 was laid while Ola could still have placed a meeple: then it is asked what she did."""
    moves = (LayTile(seat=0, x=0, y=1, tile="Pnesw"), LayTile(seat=1, x=0, y=2, tile="Pnesw"))
    async with seated(backend, a_setup(2, Depth.MAP), *moves, screen="/log") as (window, table):
        await window.tap(next(name for name in window.names() if name and name.startswith("Step 2")))
        await window.tap("Change step 2")
        await window.tap("The same spot, another tile")
        other = LayTile(seat=1, x=0, y=2, tile="Pn.Sesw")
        for name in EN.of(table.states[1], other)[1:]:
            await window.tap(name)
        assert table.journal.moves[-1] == other


@pytest.mark.parametrize("step", [2, 3])
async def test_a_step_asked_again_without_the_map_tells_nobody_to_tap_it(backend: Backend, step: int) -> None:
    """A meeple, and a tile that fitted nowhere: the spots are listed."""
    lay = LayTile(seat=0, x=0, y=1, tile="Pnesw")
    moves = (lay, PlaceMeeple(seat=0, edge="n"), SetAside(seat=1))
    async with seated(backend, a_setup(2, Depth.MAP), *moves, screen="/log") as (window, table):
        await window.tap(next(name for name in window.names() if name and name.startswith(f"Step {step}")))
        await window.tap(f"Change step {step}")
        assert not window.reads("tap where Jan lays")
        assert not window.reads("on the map.")
        if step == 3:
            await window.tap("Free spots (6)")
            await window.tap(EN.spot(table.state, (0, 2)))
            await window.tap(EN.edges("PPPP", 1))
            await window.tap(EN.picture("Pnesw"))
            assert table.journal.moves[-1] == LayTile(seat=1, x=0, y=2, tile="Pnesw")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["role", "take_short"])
def test_a_meeple_is_called_in_words_that_its_narrow_answer_holds_whole(language: str, key: str) -> None:
    """The first of the Russian ones was broken in the middle."""
    said = [translator(language)(phrase(f"new_lands_table.{key}", on=on.value)) for on in Terrain]
    assert max(len(word) for name in said for word in name.split()) <= theme.TILE_LETTERS


async def test_the_match_under_way_is_drawn_by_its_own_game_when_another_was_first(
    backend: Backend, caplog: pytest.LogCaptureFixture
) -> None:
    await backend.start("farshore", farshore_setup("Ola", "Jan")).saved()
    (older,) = await backend.look_at_shelf()
    await backend.start("new_lands", a_setup(2)).saved()
    backend.shelf = (older,)
    async with Window(app(backend, "en")) as window:
        assert "Continue" in window.names()
    assert not caplog.records
