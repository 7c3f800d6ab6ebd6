"""Setting up a match, in memory: Krabita, weather, how much to record, open questions."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.settings import LastTable
from rules.farshore.components.told import WeatherText
from rules.farshore.components.traits import Level
from rules.farshore.rulings import Ruling
from rules.farshore.setup import Depth, Weather
from tests.harness.setting_up import setting_up
from tests.harness.window import Window


async def test_krabita_has_no_seat_beside_four_people(backend: Backend) -> None:
    async with setting_up(backend, "table") as window:
        await window.tap("Add a person")
        await window.tap("Add a person")
        await window.next()
        await window.tap("With Krabita")
        await window.next()
        assert window.reads("with four there is no seat left for her")
        await window.tap("People only")
        assert not window.reads("no seat left for her")
        await window.next()
        assert window.reads("Lay out the box")


async def test_one_person_alone_needs_krabita(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.next()
        await window.tap("People only")
        await window.next()
        assert window.reads("One person alone needs Krabita")


async def test_every_level_says_what_it_means(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.next()
        means = [text for text in window.texts() if text.startswith("Each matching wind rose tile")]
    assert [("1 space." in text, "2 spaces." in text) for text in means] == [(True, False)] + [(False, True)] * 3
    assert [("No weather" in text, "top effect" in text, "Both effects" in text) for text in means] == [
        (True, False, False),
        (True, False, False),
        (False, True, False),
        (False, False, True),
    ]


@pytest.mark.parametrize("kind", ["solo", "table"])
async def test_a_level_that_this_version_does_not_know_is_the_first_one(backend: Backend, kind: str) -> None:
    last = LastTable(game="farshore", kind=kind, people=("Ola",), level="unheard_of")
    backend.settings = backend.settings.replace(last=(last,))
    async with setting_up(backend, kind) as window:
        await window.next(3)
        await window.tap("Shuffle for me")
        made = await window.started()
    assert made.people[0].name == "Ola"
    assert made.krabita is not None
    assert made.krabita.level is Level.SHY


async def test_weather_is_a_choice_only_without_krabita(backend: Backend) -> None:
    async with setting_up(backend, "table") as window:
        await window.next()
        await window.tap("Both effects")
        await window.next(2)
        await window.enter("Top effect", "Pay one more.")
        await window.enter("Bottom effect", "No anchors.")
        made = await window.started()
    assert made.weather is Weather.BOTH
    assert made.weather_card == WeatherText(top="Pay one more.", bottom="No anchors.")
    async with setting_up(backend) as window:
        await window.next()
        assert "Both effects" not in window.names()


async def test_a_level_with_weather_asks_for_the_card_and_knows_it_next_time(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.next()
        await window.tap("3. Magnificent")
        await window.next(2)
        await window.enter("Top effect", "Calm sea.")
        assert "Bottom effect" not in [field.label for field in window.all(ft.TextField)]
        await window.tap("Shuffle for me")
        made = await window.started()
        await window.settle()
    assert made.weather is Weather.NONE
    assert made.weather_card == WeatherText(top="Calm sea.")
    async with setting_up(backend) as window:
        await window.next(3)
        await window.tap("Weather: Calm sea.")
        await window.tap("Shuffle for me")
        assert (await window.started()).weather_card == WeatherText(top="Calm sea.")


async def test_only_the_lower_half_of_a_weather_card_is_kept_too(backend: Backend) -> None:
    async with setting_up(backend, "table") as window:
        await window.next()
        await window.tap("Both effects")
        await window.next(2)
        await window.enter("Bottom effect", "No anchors.")
        assert (await window.started()).weather_card == WeatherText(top="…", bottom="No anchors.")


async def test_a_fold_stays_open_whatever_is_tapped_in_it(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.next()
        fold = window.all(ft.ExpansionTile)[0]
        window.session.apply_patch(fold._i, {"expanded": True})
        await window.fire(fold, "change", True)
        await window.tap("At once, and her turn still follows.")
        assert window.all(ft.ExpansionTile)[0].expanded


async def test_krabita_only_and_house_rulings_are_part_of_the_match(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.next()
        await window.tap("Krabita only")
        await window.tap("At once, and her turn still follows.")
        await window.tap("Yes, as in winter and spring.")
        await window.tap("No, only the cards she draws for summer do.")
        await window.next(2)
        await window.tap("Shuffle for me")
        made = await window.started()
    assert made.tracking is Depth.KRABITA_ONLY
    assert made.rulings == (Ruling.KRABITA_SEASON_TURN,)


async def test_without_her_nothing_is_left_of_what_was_chosen_about_krabita(backend: Backend) -> None:
    async with setting_up(backend, "table") as window:
        await window.next()
        await window.tap("With Krabita")
        await window.tap("Krabita only")
        await window.tap("Yes, as in winter and spring.")
        await window.tap("People only")
        await window.next(2)
        made = await window.started()
    assert (made.krabita, made.tracking, made.rulings) == (None, Depth.FULL, ())


async def test_a_ruling_is_looked_up_and_nothing_chosen_is_lost(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.enter("Name of player 1", "Ola")
        await window.next()
        await window.tap("4. Terror of the Oceans")
        await window.tap("Look up: When does Krabita change her season?")
        assert window.page.route == "/rules/farshore/krabita_season_turn"
        await window.fire(window.page, "route_change", {"route": "/new/farshore/solo"})
        await window.settle()
        assert window.reads("How do you play?")
        await window.next(2)
        await window.tap("Shuffle for me")
        made = await window.started()
    assert made.people[0].name == "Ola"
    assert made.krabita is not None
    assert made.krabita.level is Level.TERROR


async def test_in_russian_krabita_is_said_to_come_in_another_edition(backend: Backend) -> None:
    async with setting_up(backend, language="ru") as window:
        await window.tap("Дальше")
        assert window.reads("они есть в другом издании")
    async with setting_up(backend, language="pl") as window:
        await window.tap("Dalej")
        assert not window.reads("w innym wydaniu")


async def test_both_depths_stand_side_by_side_with_what_they_cost_and_give(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.next()
        assert window.texts().count("It costs") == window.texts().count("It gives") == len(Depth)
        assert window.reads("A turn of yours: 1–2 taps")
        assert window.reads("A turn of yours: nothing")
        assert _chosen(window) == [True, False]
        await window.tap("Krabita only")
        assert _chosen(window) == [False, True]


def _chosen(window: Window) -> list[bool | None]:
    (beside,) = (row for row in window.all(ft.Row) if len(row.controls) == len(Depth) and row.intrinsic_height)
    return [card.checked for card in beside.controls if isinstance(card, ft.Semantics)]
