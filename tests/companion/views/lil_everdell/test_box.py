"""My box: taught, corrected, forgotten; files with two truths and bad ones."""

from __future__ import annotations

import json

import pytest

from companion.backend import Backend
from companion.box.files import NotABox, box_text, read_box
from companion.disk.saves import Saves
from companion.lil_everdell.drawers import LIL_BOX
from companion.screen.app import app
from rules.lil_everdell.components.box import Box, new_card
from rules.lil_everdell.components.traits import Colour, Kind
from tests.harness.window import Window

OTTER = new_card(Box(), "Otter", Colour.BLUE, Kind.CREATURE, 2)


def kept(backend: Backend) -> Box:
    return Saves(backend.folder).box("lil_everdell", Box) or Box()


def at(backend: Backend, part: str = "") -> Window:
    return Window(app(backend, "en"), route=f"/box/lil_everdell/{part}".rstrip("/"))


async def test_a_purple_card_is_taught_and_forgotten(backend: Backend) -> None:
    async with at(backend, "cards") as window:
        await window.tap("Teach a card")
        await window.tap("purple creature")
        await window.enter("Name, as printed", "Wise Owl")
        for name in ("Printed points: 4", "creatures", "Points for each: 2", "Yes", "Keep"):
            await window.tap(name)
        (card,) = kept(backend).cards
        assert (card.printed, card.points) == ("Wise Owl", 4)
        assert card.bonus is not None
        assert card.bonus.model_dump() == {
            "kind": "per_card",
            "colour": None,
            "sort": "creature",
            "points": 2,
            "counts_itself": True,
        }
        await window.tap("Wise Owl")
        await window.tap("Forget what I told")
        assert kept(backend) == Box()


async def test_a_card_gets_an_emblem_and_its_text(backend: Backend) -> None:
    async with at(backend, "cards") as window:
        for name in ("Castle", "Shell"):
            await window.tap(name)
        await window.enter("What its text says", "1 for each green card")
        await window.tap("Keep")
        (card,) = kept(backend).cards
        assert (card.emblem, card.text) == ("shell", "1 for each green card")
        for name in ("Castle", "Shell", "Keep"):
            await window.tap(name)
        assert kept(backend).cards[0].emblem is None


async def test_a_card_kept_as_it_was_tells_nothing(backend: Backend) -> None:
    async with at(backend, "cards") as window:
        await window.tap("Castle")
        await window.tap("Keep")
        assert kept(backend) == Box()
        for name in ("Castle", "Shell", "Keep", "Castle", "Shell", "Keep"):
            await window.tap(name)
        assert kept(backend) == Box()


async def test_a_card_without_a_name_is_not_kept(backend: Backend) -> None:
    async with at(backend, "cards") as window:
        for name in ("Teach a card", "red place", "Keep"):
            await window.tap(name)
        assert window.reads("Write the name first.")
        assert kept(backend) == Box()


async def test_the_diagram_takes_nine_taps(backend: Backend) -> None:
    async with at(backend, "diagram") as window:
        for name in ("One row of 8", *(f"Place {place}" for place in (8, 7, 6, 5, 4, 3, 2, 1))):
            await window.tap(name)
        found = kept(backend).diagram
        assert found is not None
        assert found.places == (8, 7, 6, 5, 4, 3, 2, 1)
        await window.tap("Forget the diagram")
        assert kept(backend) == Box()


async def test_a_face_of_a_die_is_told(backend: Backend) -> None:
    async with at(backend, "dice") as window:
        for name in ("All alike", "Die 1, add: point", "Die 1, add: any resource", "Keep this face of die 1"):
            await window.tap(name)
        (fact,) = kept(backend).faces
        assert (fact.face.points, fact.face.any) == (1, 1)


async def test_the_solo_card_says_its_names(backend: Backend) -> None:
    async with at(backend, "names") as window:
        await window.enter("The Queen’s printed name", "Podbiałka")
        await window.tap("Keep: The Queen")
        assert [name.printed for name in kept(backend).royals] == ["Podbiałka"]


def test_where_two_boxes_differ_the_file_is_right() -> None:
    theirs = Box(cards=(OTTER.replace(id="otter2", points=5),))
    both = LIL_BOX.added(Box(cards=(OTTER,)), theirs)
    assert [(card.printed, card.points) for card in both.cards] == [("Otter", 5)]


@pytest.mark.parametrize(("choice", "points"), [("Add to my box", 5), ("Add, mine counts", 2)])
async def test_where_two_boxes_differ_the_person_chooses(backend: Backend, choice: str, points: int) -> None:
    theirs = Box(cards=(OTTER.replace(points=5), new_card(Box(), "Bee", Colour.RED, Kind.CREATURE, 1)))
    await backend.work(lambda saves: saves.keep_box("lil_everdell", Box(cards=(OTTER,))))
    async with at(backend) as window:
        content = box_text(LIL_BOX, theirs).encode()
        window.wire.replies["pick_files"] = [{"id": 1, "name": "b.json", "size": 1, "bytes": content}]
        await window.tap("Read a file")
        assert window.reads("In 1 thing the file differs from what you entered.")
        await window.tap(choice)
        assert {card.printed: card.points for card in kept(backend).cards} == {"Otter": points, "Bee": 1}


async def test_a_file_that_says_nothing_else_offers_no_such_choice(backend: Backend) -> None:
    async with at(backend) as window:
        content = box_text(LIL_BOX, Box(cards=(OTTER,))).encode()
        window.wire.replies["pick_files"] = [{"id": 1, "name": "b.json", "size": 1, "bytes": content}]
        await window.tap("Read a file")
        assert "Add, mine counts" not in window.names()


@pytest.mark.parametrize(
    "told",
    [
        {"cards": [OTTER.model_dump(mode="json"), OTTER.model_dump(mode="json")]},
        {"diagram": {"rows": 3, "places": [1]}},
        {"cards": [{"id": "x"}]},
        {"colour": "green"},
    ],
)
def test_a_bad_box_file_is_refused_with_a_word(told: object) -> None:
    content = json.dumps({"game": "lil_everdell", "box": told}).encode()
    with pytest.raises(NotABox):
        read_box(LIL_BOX, "box.json", content)


def test_a_box_is_read_as_it_was_written() -> None:
    box = Box(cards=(OTTER,))
    assert read_box(LIL_BOX, "box.json", box_text(LIL_BOX, box).encode()) == box
