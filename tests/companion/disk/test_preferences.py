"""What devices chose for themselves, and what they start from."""

from __future__ import annotations

from pathlib import Path

from companion.backend import Backend
from companion.disk.preferences import MOST_DEVICES, Devices, Look, Preferences
from companion.disk.saves import Saves
from companion.disk.settings import Settings
from companion.screen.caller import Caller

PHONE, TABLET = Caller("phone", here=False), Caller("tablet", here=False)
HERE = Caller("browser of this computer")


async def test_every_device_keeps_its_own_choices_also_after_a_restart(backend: Backend, tmp_path: Path) -> None:
    await backend.keep_preferences(PHONE, Preferences(language="ru"))
    await backend.keep_preferences(TABLET, Preferences(language="pl", look=Look.DARK))
    for open_again in (backend, Backend(Saves(tmp_path))):
        assert open_again.preferences(PHONE) == Preferences(language="ru")
        assert open_again.preferences(TABLET) == Preferences(language="pl", look=Look.DARK)
        assert open_again.preferences(HERE) == Preferences()


async def test_a_browser_of_this_computer_starts_from_what_an_earlier_version_had_chosen(backend: Backend) -> None:
    await backend.keep_settings(Settings(language="pl", text_size=150))
    assert backend.preferences(HERE) == Preferences(language="pl", text_size=150)
    assert backend.preferences(PHONE) == Preferences()
    await backend.keep_preferences(HERE, Preferences(language="pl"))
    assert backend.preferences(HERE) == Preferences(language="pl")


async def test_every_device_shows_its_own_games_and_starts_from_what_the_folder_said(backend: Backend) -> None:
    await backend.keep_preferences(TABLET, Preferences(language="pl"))
    await backend.keep_settings(Settings(shown_games=("farshore",)))
    for device in (HERE, PHONE, TABLET):
        assert backend.preferences(device).shown_games == ("farshore",)
    await backend.keep_preferences(PHONE, Preferences(shown_games=("newdale",)))
    assert backend.preferences(PHONE).shown_games == ("newdale",)
    assert backend.preferences(HERE).shown_games == backend.preferences(TABLET).shown_games == ("farshore",)


def test_a_copy_carries_no_devices_choice_of_games() -> None:
    assert Settings(shown_games=("farshore",), chosen_game="farshore").of_the_folder == Settings(chosen_game="farshore")


async def test_a_device_without_a_cookie_is_not_remembered(backend: Backend, tmp_path: Path) -> None:
    await backend.keep_preferences(Caller("", here=False), Preferences(calm=True))
    assert backend.preferences(Caller("", here=False)) == Preferences()
    assert not (tmp_path / "devices.json").exists()


async def test_choices_that_cannot_be_read_are_set_aside_and_chosen_again(tmp_path: Path) -> None:
    (tmp_path / "devices.json").write_bytes(b"damaged")
    backend = Backend(Saves(tmp_path))
    assert backend.preferences(PHONE) == Preferences()
    assert [notice.params["file"] for notice in backend.notices] == ["devices.json"]
    backend.close()


def test_the_devices_that_chose_last_are_remembered() -> None:
    devices = Devices()
    for n in range(MOST_DEVICES + 5):
        devices = devices.with_choice(f"device {n}", Preferences())
    assert next(iter(devices.chosen)) == f"device {MOST_DEVICES + 4}"
    assert len(devices.chosen) == MOST_DEVICES


def test_a_language_nobody_speaks_here_loses_no_other_choice() -> None:
    read = Preferences.model_validate({"language": "tlh", "text_size": 200})
    assert (read.language, read.text_size) == (None, 200)
