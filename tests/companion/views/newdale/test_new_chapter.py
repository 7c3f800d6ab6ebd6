"""From home to the first turn; the production desk; the road of a campaign; scoring from nothing; My box."""

from __future__ import annotations

import pytest

from companion.backend import Backend
from companion.screen.app import app
from rules.newdale.campaign import Campaign, Result, Standing
from rules.newdale.components.box import Box
from rules.newdale.moves import RoundOver
from rules.newdale.players import COOK_AREA
from rules.newdale.setup import Depth, Follow, Setup
from tests.companion.views.at_match import begun, sit_down
from tests.companion.views.newdale.at_newdale import begins
from tests.harness.window import Window
from tests.rules.newdale.tables import a_setup, figures


async def test_from_the_set_up_to_the_first_turn(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/new/newdale/table") as window:
        await sit_down(window, "Ola", "Jan")
        await window.tap("V")
        await window.tap("Creekside")
        await window.tap("Hooded figures in the bag: 2")
        await window.tap("Next")
        assert window.reads("Board D")
        await window.tap("Start")
        table = await begun(backend, window)
        setup = table.journal.setup
        assert (setup.chapter, setup.hooded, setup.city, setup.depth) == ("V", 2, "Creekside", Depth.FULL)
        assert [person.follow for person in setup.people] == [Follow.BOARD, Follow.POINTS]
        assert window.reads("Round 1: which event?")


async def test_the_next_chapter_of_a_campaign_takes_at_most_four_taps(backend: Backend) -> None:
    """Three: the chapter, its Hooded figures, the start."""
    people = tuple(Standing(name=name, points=30) for name in ("Ola", "Jan"))
    behind = tuple(Result(chapter=chapter, people=people, winner="Ola") for chapter in ("I", "II", "IIIb"))
    road = Campaign(id="road", results=behind)
    over = await played_out(backend, a_setup(2, "IVb", depth=Depth.POINTS, campaign=road, box=Box()))
    async with Window(app(backend, "en"), route=f"/new/newdale/campaign/{over}") as window:
        await window.settle()
        for name in ("Lay out chapter V", "Hooded figures in the bag: 2", "Start"):
            await window.tap(name)
        table = await begun(backend, window)
        assert table.id != over
        setup = table.journal.setup
        assert (setup.chapter, setup.city, setup.hooded, setup.depth) == ("V", "Thickthorn", 2, Depth.POINTS)
        assert setup.people[setup.start].name == "Jan"
        assert setup.campaign is not None
        assert setup.campaign.results[-1].match == over


async def test_on_a_campaigns_road_whoever_gave_no_name_keeps_the_word_for_it(backend: Backend) -> None:
    """Cups and points go by it; in a chapter that stands alone it goes with the chair."""
    setup = a_setup(2, "I", depth=Depth.POINTS, box=Box())
    setup = setup.replace(people=tuple(one.replace(name=f"Player {n}") for n, one in enumerate(setup.people, 1)))
    for campaign, names in ((Campaign(id="road"), ["Player 2", "Player 1"]), (None, ["Player 1", "Player 2"])):
        table = backend.start("newdale", setup.replace(campaign=campaign))
        await table.saved()
        async with Window(app(backend, "en"), route=f"/new/newdale/again/{table.id}") as window:
            await window.settle()
            await window.tap("Start")
            once_more = await begun(backend, window)
            await once_more.saved()
        assert [person.name for person in once_more.journal.setup.people] == names


async def test_a_chapter_that_is_not_counted_says_that_its_winner_may_change(backend: Backend) -> None:
    """Houses of the missions and buildings are unknown where only points were kept."""
    over = await played_out(backend, a_setup(2, "I", depth=Depth.POINTS, box=Box()))
    async with Window(app(backend, "en"), route=f"/new/newdale/campaign/{over}") as window:
        await window.settle()
        assert window.reads("Not all points of chapter I are counted yet")
        await window.tap("Count the points")
        assert window.page.route == f"/match/{over}/score"


async def played_out(backend: Backend, setup: Setup) -> str:
    """The id of a match of points alone that is over."""
    table = backend.start("newdale", setup)
    for _ in range(7):
        assert table.play(RoundOver()) is None
    await table.saved()
    return table.id


async def test_a_chapter_that_is_being_played_is_taken_up_at_its_next_round(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/new/newdale/table") as window:
        await sit_down(window, "Ola", "Jan")
        await window.tap(begins(window, "Yes, we are in the middle"))
        await window.tap("Next")
        await window.tap("4")
        await window.tap("Jan")
        await window.enter("Ola", "17")
        await window.enter("Jan", "9")
        await window.enter("Ola: add a building", "mil")
        await window.tap("Ola: Mill")
        await window.tap("Ola: Mill: one more")
        await window.enter("Ola: add a building", "Garbarnia")
        await window.tap("New card: Garbarnia")
        await window.tap("Marker 3")
        await window.tap("Start")
        table = await begun(backend, window)
        state = table.state
        assert (state.round, state.starter) == (4, 1)
        assert [player.score for player in state.players] == [17, 9]
        ola = state.players[0]
        assert [(each.card, each.area, each.goods) for each in ola.built] == [
            ("coal_mine", 1, 5),
            ("mill", 2, 1),
            ("garbarnia", 3, 0),
        ]
        assert ola.usable(4) == (1, 2, 3)
        assert ola.houses == 8
        assert window.reads("Round 4: which event?")


async def test_past_events_held_figures_and_tokens_are_told_in_the_middle(backend: Backend) -> None:
    """Round 6 of chapter II: 101, 103 and 104 are gone by themselves, alone two of 11, 11 and 12."""
    async with Window(app(backend, "en"), route="/new/newdale/table") as window:
        await sit_down(window, "Ola")
        await window.tap("II")
        await window.tap(begins(window, "Yes, we are in the middle"))
        await window.tap("Next")
        await window.tap("6")
        await window.tap("Events turned up already: 11 × 0")
        await window.tap("Events turned up already: 12")
        await window.tap("In Ola’s Prison: red")
        await window.tap("Ola: Stand-in")
        await window.tap("Ola: Stand-in")
        await window.tap("Start")
        table = await begun(backend, window)
        state = table.state
        assert [event.number for event in state.events] == [101, 103, 104, 11, 12]
        assert state.bag == figures("6Y 5G 3R 3B")
        assert state.players[0].tokens == ("stand_in", "stand_in")


async def test_a_full_board_is_offered_nothing_more_to_produce(backend: Backend) -> None:
    """Eight areas on the front: the Coal Mine and seven more; what needs no area is found as before."""
    async with Window(app(backend, "en"), route="/new/newdale/table") as window:
        await sit_down(window, "Ola")
        await window.tap(begins(window, "Yes, we are in the middle"))
        await window.tap("Next")
        await _add(window, 7)
        await window.enter("Ola: add a building", "Tannery")
        assert "New card: Tannery" not in window.names()
        await window.enter("Ola: add a building", "mill")
        assert "Ola: Mill" not in window.names()
        await window.enter("Ola: add a building", "post")
        assert "Ola: Post Office" in window.names()


async def test_cards_of_a_colour_and_several_of_a_kind_are_told_in_the_middle(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/new/newdale/table") as window:
        await sit_down(window, "Ola")
        await window.tap("VIII")
        await window.tap(begins(window, "Yes, we are in the middle"))
        await window.tap("Next")
        for card, colour in (("Vineyard", "green"), ("Deckhand", "red"), ("Deckhand", "blue"), ("Cook", "")):
            await window.enter("Ola: add a building", card)
            await window.tap(f"Ola: {card}")
            if colour:
                await window.tap(f"Ola: {card}: {colour}")
        await window.tap("Ola: Vineyard · green: one more")
        await window.enter("Ola: add a building", "cook")
        assert "Ola: Cook" not in window.names()
        await window.tap("Start")
        state = (await begun(backend, window)).state
        assert [(each.card, each.area, each.goods, each.colour) for each in state.players[0].built[2:]] == [
            ("vineyard", None, 1, "green"),
            ("deckhand", None, None, "red"),
            ("deckhand", None, None, "blue"),
            ("cook", COOK_AREA, 0, None),
        ]
        assert state.market(0) == figures("1R 1B")


async def test_in_the_middle_of_a_chapter_cards_of_another_are_not_offered_first(backend: Backend) -> None:
    """Barracks come with chapter II, sailors with VIII; whoever types a name finds them all the same."""
    async with Window(app(backend, "en"), route="/new/newdale/table") as window:
        await sit_down(window, "Ola")
        await window.tap(begins(window, "Yes, we are in the middle"))
        await window.tap("Next")
        for card, offered in (("Coal Merchant", True), ("Barracks", False), ("Captain", False), ("Cook", False)):
            assert (f"Ola: {card}" in window.names()) is offered, card
        await window.enter("Ola: add a building", "barr")
        assert "Ola: Barracks" in window.names()


async def test_buildings_too_many_are_put_right_where_they_stand(backend: Backend) -> None:
    """The back of a board has room for them, the front of the chapter chosen then has not."""
    async with Window(app(backend, "en"), route="/new/newdale/table") as window:
        await sit_down(window, "Ola")
        await window.tap("VIII")
        await window.tap(begins(window, "Yes, we are in the middle"))
        await window.tap("Next")
        await _add(window, 8)
        await window.tap("Back")
        await window.tap("I")
        await window.tap("Next")
        await window.tap("Start")
        assert window.reads("9 production buildings are more than there are areas (8).")
        await window.tap("Take Card 8 off the desk")
        await window.tap("Start")
        assert window.reads("Round 2: which event?")


async def _add(window: Window, n: int) -> None:
    for number in range(1, n + 1):
        await window.enter("Ola: add a building", f"Card {number}")
        await window.tap(f"New card: Card {number}")


async def test_a_campaign_begins_with_chapter_one(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/new/newdale/campaign") as window:
        await window.tap("Lay out chapter I")
        assert window.page.route == "/new/newdale/table"
        await window.tap("Next")
        await window.tap("Next")
        await window.tap("Start")
        table = await begun(backend, window)
        assert table.journal.setup.campaign is not None


async def test_what_a_building_needs_is_told_once_and_can_be_forgotten(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/newdale/buildings") as window:
        await window.enter("Find a building", "saw")
        await window.tap("Sawmill")
        await window.tap("Sawmill: green: one more")
        await window.tap("Keep: Sawmill")
        kept = await backend.work(lambda saves: saves.box("newdale", Box))
        assert kept is not None
        assert kept.buildings[0].need is not None
        assert kept.buildings[0].need.green == 1
        await window.tap("Remove: Sawmill · G1")
        kept = await backend.work(lambda saves: saves.box("newdale", Box))
        assert kept == Box()


async def test_a_city_told_by_its_name_alone_says_nothing_of_its_points(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/newdale/cities") as window:
        await window.enter("Name of the city", "Brook")
        await window.tap("Keep: Brook")
        await window.enter("Name of the city", "Cove")
        await window.enter("Points for the first house", "2")
        await window.tap("Keep: Cove")
        await window.enter("Name of the city", "Dale")
        await window.tap("Points for the first house: one less")
        await window.tap("Keep: Dale")
        kept = await backend.work(lambda saves: saves.box("newdale", Box))
        assert kept is not None
        assert [(city.name, city.first) for city in kept.cities] == [("Brook", None), ("Cove", 2), ("Dale", 0)]


@pytest.mark.parametrize("part", ["", "/buildings", "/areas", "/events", "/chapters", "/cities", "/hooded"])
async def test_every_drawer_opens_in_every_language(part: str, backend: Backend) -> None:
    for language in ("en", "pl", "ru"):
        async with Window(app(backend, language), route=f"/box/newdale{part}") as window:
            assert window.texts()
            assert all(window.names())


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_a_sheet_is_filled_in_from_nothing(language: str, backend: Backend) -> None:
    async with Window(app(backend, language), route="/score/newdale") as window:
        assert all(window.names())
        assert window.texts()
