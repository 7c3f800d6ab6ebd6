"""The app in a browser alone: a first visit, a match, and then no network."""

from __future__ import annotations

import gzip
import io
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser

from companion.disk.copies import bring
from companion.disk.saves import Saves
from companion.score.sharing.picture import WIDTH
from rules.farshore.game import GAME
from rules.farshore.setup import Seat
from tests.companion.saved import pack
from tests.companion.views.at_table import KRABITA, setup
from tests.companion.views.score.at_sheet import position
from tests.harness.player import Player
from tests.harness.score_sheets import shelve
from tests.harness.source import ROOT
from tests.harness.static_site import BELOW, Site, SiteScreen, quick_reader
from web import distributions
from web.pack import tidekeeper
from web.site import build
from web.snapshot import SCRIPT

SEED = 11
CHOSEN = setup(people=(Seat(name="Ola", piece="puffin"),), krabita=KRABITA.replace(piece="crab"))


@pytest.fixture
def screen(browser: Browser, site: Site) -> Iterator[SiteScreen]:
    with SiteScreen(browser, site, locale="pl-PL", accept_downloads=True) as screen:
        yield screen


@pytest.fixture
def player(screen: SiteScreen, tmp_path: Path) -> Player:
    screen.open(see="Pomocnik przy stole.")
    screen.go("/new/farshore/solo")
    player = Player(screen, "pl", CHOSEN, SEED, tmp_path / "data")
    player.set_up()
    return player


@pytest.mark.timeout(1800)
def test_a_match_is_begun_at_the_first_visit_and_goes_on_without_a_network(
    player: Player, screen: SiteScreen, site: Site, tmp_path: Path
) -> None:
    match = screen.page.url.rpartition("/")[2]
    screen.restored()
    _played(player, moves=8, reload_after=5)
    _a_copy_of_a_computer_is_brought(screen, tmp_path)
    screen.kept_offline()
    site.stop()
    try:
        screen.forget_fetched()
        screen.open(see="Pomocnik przy stole.")
        screen.go(f"/match/{match}", see=player.taps.sign(player.state))
        player.step()
        screen.see("Zapisano")
        screen.open("/rules/farshore/krabita_route", see="Zasady")
        screen.go("/match/theirs/score", see="Udostępnij")
        screen.tap("Udostępnij")
        picture = Image.open(io.BytesIO(screen.downloaded("Obrazek")))
        assert picture.width == WIDTH
        _a_copy_holds_all_of_it(player, screen, match, tmp_path)
    finally:
        site.start()


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_a_whole_solo_game_in_a_browser_alone(player: Player, screen: SiteScreen, tmp_path: Path) -> None:
    match = screen.page.url.rpartition("/")[2]
    _played(player, moves=10_000, reload_after=12)
    screen.see("Wszyscy spasowali")
    _a_copy_of_a_computer_is_brought(screen, tmp_path)
    _a_copy_holds_all_of_it(player, screen, match, tmp_path)


def test_the_site_is_whole_and_holds_nothing_of_this_machine(pages: Path) -> None:
    folder = pages / BELOW
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    listed = dict(re.findall(r'"([^"]+)": "([0-9a-f]{64})"', files["sw.js"].decode()))
    beside = {"sw.js", "LICENCES.txt", "NOTICES.txt"} | {name for name in files if name.startswith("screenshots/")}
    assert set(listed) == set(files) - beside
    assert all(sha256(files[name]).hexdigest() == wanted for name, wanted in listed.items())
    packed = [gzip.decompress(files[name]) for name in ("app.bin.gz", "snapshot.bin.gz")]
    for text in (str(ROOT), sys.prefix, SCRIPT.name):
        assert not [whole for whole in packed if text.encode() in whole]
        assert not [name for name, content in files.items() if text.encode() in content]
    for library in distributions.needed(tidekeeper().requirements):
        assert f"\n{library.name}\n\n".encode() in files["LICENCES.txt"]


@pytest.mark.long
@pytest.mark.timeout(900)
def test_the_same_source_gives_the_same_bytes(pages: Path, tmp_path: Path) -> None:
    build(quick_reader(), tmp_path / "again")
    first, again = pages / BELOW, tmp_path / "again"
    names = {path.relative_to(first) for path in first.rglob("*")}
    assert names == {path.relative_to(again) for path in again.rglob("*")}
    written = [name for name in sorted(names) if (first / name).is_file()]
    assert [name for name in written if (first / name).read_bytes() != (again / name).read_bytes()] == []


def _played(player: Player, moves: int, reload_after: int) -> None:
    while len(player.moves) < moves and not player.state.over:
        player.step()
        if len(player.moves) == reload_after:
            player.screen.see("Zapisano")
            player.screen.page.reload()
            player.screen.wake(see=player.taps.sign(player.state))
    player.screen.see("Zapisano")


def _go_to_the_data(screen: SiteScreen) -> None:
    screen.go("/settings", see="Ustawienia")
    screen.scroll(3000)
    screen.see("Przywróć z kopii")


def _a_copy_of_a_computer_is_brought(screen: SiteScreen, tmp_path: Path) -> None:
    shelve(tmp_path / "theirs", "theirs", position("krabita_wins"))
    (tmp_path / "copy.zip").write_bytes(pack(Saves(tmp_path / "theirs")))
    _go_to_the_data(screen)
    screen.bring(tmp_path / "copy.zip", "Przywróć z kopii", "Dodano 1 partię")


def _a_copy_holds_all_of_it(player: Player, screen: SiteScreen, match: str, tmp_path: Path) -> None:
    """And a computer takes it: what came from there is as it was."""
    _go_to_the_data(screen)
    saves = Saves(player.folder)
    assert bring(saves, screen.downloaded("Zapisz pełną kopię")).added == 2
    assert saves.match("theirs") == Saves(tmp_path / "theirs").match("theirs")
    kept = saves.match(match)
    assert kept is not None
    journal = GAME.journal.model_validate(kept.journal)
    assert (journal.setup, list(journal.moves)) == (CHOSEN, player.moves)
