"""Which games are shown, and which one a screen is about that names none."""

from __future__ import annotations

from functools import partial

import pytest

from companion.backend import Backend
from companion.disk.preferences import Preferences
from companion.disk.saves import Saves, Status
from companion.disk.settings import Settings
from companion.match.shown_games import asks_for_boxes, current_game, opened_game, several_games, shown_games
from rules.farshore.components.box import Box
from tests.companion.views.at_shelf import shelved_match

pytestmark = pytest.mark.usefixtures("one_game", "toy")
NOTHING_SAID = Preferences()


async def played(backend: Backend, *games: str, status: Status = Status.FINISHED) -> None:
    for n, game in enumerate(games):
        await backend.work(partial(Saves.keep_match, match=shelved_match(game, n, "Ola", game=game, status=status)))
    await backend.look_at_shelf()


def test_whoever_has_nothing_yet_is_shown_all_and_asked(backend: Backend) -> None:
    assert shown_games(NOTHING_SAID, backend) == ("farshore", "toy")
    assert asks_for_boxes(NOTHING_SAID, backend)


async def test_whoever_has_matches_owns_those_games(backend: Backend) -> None:
    await played(backend, "toy")
    assert shown_games(NOTHING_SAID, backend) == ("toy",)
    assert not asks_for_boxes(NOTHING_SAID, backend)


async def test_whoever_has_told_of_a_box_owns_it(backend: Backend) -> None:
    await backend.work(lambda saves: saves.keep_box("farshore", Box()))
    await backend.look_at_shelf()
    assert shown_games(NOTHING_SAID, backend) == ("farshore",)
    assert not asks_for_boxes(NOTHING_SAID, backend)


def test_what_was_said_counts_in_the_order_of_the_registry(backend: Backend) -> None:
    assert shown_games(Preferences(shown_games=("toy", "farshore")), backend) == ("farshore", "toy")
    assert shown_games(Preferences(shown_games=("toy",)), backend) == ("toy",)
    assert not asks_for_boxes(Preferences(shown_games=("toy",)), backend)


def test_games_that_only_a_later_version_knows_leave_something_to_show(backend: Backend) -> None:
    assert shown_games(Preferences(shown_games=("chess",)), backend) == ("farshore", "toy")


async def test_hiding_a_game_hides_no_match(backend: Backend) -> None:
    await played(backend, "toy", "farshore")
    assert several_games(Preferences(shown_games=("toy",)), backend)


async def test_matches_of_one_game_need_not_say_which(backend: Backend) -> None:
    await played(backend, "toy")
    assert not several_games(NOTHING_SAID, backend)


async def test_the_running_match_decides_then_the_last_choice(backend: Backend) -> None:
    await backend.keep_settings(Settings(chosen_game="toy"))
    assert current_game(NOTHING_SAID, backend) == "toy"
    await played(backend, "farshore", status=Status.RUNNING)
    assert current_game(NOTHING_SAID, backend) == "farshore"
    assert current_game(NOTHING_SAID, backend, among=("toy",)) == "toy"


async def test_the_last_played_box_lies_open_until_another_is_tapped(backend: Backend) -> None:
    assert opened_game(NOTHING_SAID, backend) == "farshore"
    await played(backend, "farshore", "toy")
    assert opened_game(NOTHING_SAID, backend) == "toy"
    assert opened_game(NOTHING_SAID, backend, tapped="farshore") == "farshore"
    assert opened_game(Preferences(shown_games=("farshore",)), backend) == "farshore"
