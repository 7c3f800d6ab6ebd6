"""What can get in the way of the app in a browser alone: a kill, a second tab, no room, a new version, plain http."""

from __future__ import annotations

import gzip
import re
import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.harness.kept_browser import KeptBrowser, as_browser
from tests.harness.static_site import BELOW, Site, SiteScreen

pytestmark = [pytest.mark.long, pytest.mark.timeout(1200)]
KILLS = 20
BUILD_ID = 20
"""A byte of it in a snapshot."""
SIZES = ("85 %", "125 %")
HOME = "A companion for the table."
REFUSED = "navigator.serviceWorker.getRegistration().then((known) => !known.installing && !known.waiting)"
WAITING = "navigator.serviceWorker.getRegistration().then((known) => Boolean(known.waiting))"
PATIENCE = 240
"""Halves of a second."""


@pytest.fixture
def own_site(pages: Path, tmp_path: Path) -> Iterator[Site]:
    """A copy of the site, to be changed while it is served."""
    shutil.copytree(pages, tmp_path / "site")
    with Site(tmp_path / "site") as site:
        yield site


def renewed(site: Site, whole: bool) -> None:
    """A newer version lies on the server; unless it is `whole`, one of its files has not arrived yet."""
    folder = site.folder / BELOW
    changes = {"words.js": b"// newer\n", "start.js": b""}
    (old,) = re.findall(r'VERSION = "(\w+)"', (folder / "start.js").read_text("utf-8"))
    worker = (folder / "sw.js").read_text("utf-8").replace(old, "newer")
    for name, addition in changes.items():
        content = (folder / name).read_bytes()
        newer = content.replace(old.encode(), b"newer") + addition
        worker = worker.replace(sha256(content).hexdigest(), sha256(newer).hexdigest())
        if whole or name == "start.js":
            (folder / name).write_bytes(newer)
    (folder / "sw.js").write_text(worker, "utf-8")


def until(screen: SiteScreen, comes_true: str) -> None:
    """Playwright itself would take the promise of an answer for the answer."""
    for _ in range(PATIENCE):
        if screen.page.evaluate(comes_true):
            return
        screen.page.wait_for_timeout(500)
    raise AssertionError(comes_true)


def version(screen: SiteScreen) -> str:
    """Of the page that runs."""
    return str(screen.page.evaluate("fetch('start.js').then((file) => file.text())").partition('VERSION = "')[2][:16])


def test_what_was_saved_survives_twenty_kills(pages: Path, tmp_path: Path, browser: Browser) -> None:
    with Site(pages) as site:
        for n in range(KILLS):
            kept = KeptBrowser(browser.browser_type, tmp_path / "profile")
            screen = SiteScreen(as_browser(kept), site, locale="en-GB")
            screen.open("/settings", see="Settings")
            if n:
                assert screen.page.get_by_role("checkbox", name=SIZES[(n - 1) % 2], exact=True).is_checked()
            before = _stored(screen)
            screen.tap(SIZES[n % 2])
            screen.page.wait_for_function(
                "before => Number(document.documentElement.dataset.stored || 0) > before", arg=before
            )
            kept.kill()
            SiteScreen.living.remove(screen)


def _stored(screen: SiteScreen) -> int:
    return int(screen.page.evaluate("Number(document.documentElement.dataset.stored || 0)"))


def test_an_interrupted_update_leaves_the_old_version_whole(browser: Browser, own_site: Site) -> None:
    with SiteScreen(browser, own_site, locale="en-GB") as screen:
        screen.open(see=HOME)
        screen.kept_offline()
        renewed(own_site, whole=False)
        screen.open(see=HOME)
        screen.page.evaluate("navigator.serviceWorker.getRegistration().then((known) => known.update())")
        until(screen, REFUSED)
        own_site.stop()
        screen.forget_fetched()
        screen.open(see=HOME)
        own_site.start()
        assert version(screen) != "newer"


def test_a_new_version_takes_over_at_the_next_start_and_says_so_once(browser: Browser, own_site: Site) -> None:
    said = "Tidekeeper was updated to version"
    with SiteScreen(browser, own_site, locale="en-GB") as screen:
        screen.open(see=HOME)
        screen.kept_offline()
        renewed(own_site, whole=True)
        screen.open(see=HOME)
        until(screen, WAITING)
        screen.gone(said)
        screen.open(see=said)
        assert version(screen).startswith("newer")
        screen.open(see=HOME)
        screen.gone(said)


def test_a_new_version_that_does_not_take_over_is_not_waited_for_without_end(browser: Browser, own_site: Site) -> None:
    worker = own_site.folder / BELOW / "sw.js"
    with SiteScreen(browser, own_site, locale="en-GB") as screen:
        screen.open(see=HOME)
        screen.kept_offline()
        renewed(own_site, whole=True)
        worker.write_text(worker.read_text("utf-8").replace("self.skipWaiting()", "null"), "utf-8")
        beside = screen.context.new_page()
        beside.goto(own_site.address + "NOTICES.txt")  # else it would take over by itself
        screen.open(see=HOME)
        until(screen, WAITING)
        screen.open(see=HOME)
        assert version(screen) != "newer"
        beside.close()
        screen.open(see="Tidekeeper was updated to version")
        assert version(screen).startswith("newer")


def test_a_new_version_takes_over_where_the_page_is_loaded_again(browser: Browser, own_site: Site) -> None:
    """Chromium lets about one in four wait for ever."""
    with SiteScreen(browser, own_site, locale="en-GB") as screen:
        screen.open(see=HOME)
        screen.kept_offline()
        renewed(own_site, whole=True)
        screen.open(see=HOME)
        until(screen, WAITING)
        screen.page.reload()
        screen.wake(see="Tidekeeper was updated to version")
        assert version(screen).startswith("newer")


@pytest.mark.parametrize("damage", ["cut short", "of another build"])
def test_where_the_snapshot_does_not_fit_the_app_starts_without_it(
    browser: Browser, own_site: Site, damage: str
) -> None:
    snapshot = own_site.folder / BELOW / "snapshot.bin.gz"
    packed = snapshot.read_bytes()
    memory = bytearray(gzip.decompress(packed))
    memory[BUILD_ID] ^= 1
    snapshot.write_bytes(packed[: len(packed) // 2] if damage == "cut short" else gzip.compress(memory, 1))
    with SiteScreen(browser, own_site, locale="en-GB") as screen:
        screen.open(see=HOME)
        assert screen.page.locator("html[data-restored]").count() == 0


def test_a_second_tab_says_where_the_app_is_open_and_opens_when_the_first_is_closed(
    browser: Browser, site: Site
) -> None:
    with SiteScreen(browser, site, locale="pl-PL") as screen:
        screen.open(see="Pomocnik przy stole.")
        second = screen.context.new_page()
        second.goto(site.address)
        second.get_by_text("Tidekeeper jest otwarty w innej karcie").wait_for()
        screen.page.close()
        second.locator("html[data-shown]").wait_for(state="attached", timeout=120_000)


def test_a_browser_without_room_is_a_full_disk(browser: Browser, site: Site) -> None:
    with SiteScreen(browser, site, locale="en-GB") as screen:
        screen.open("/settings", see="Settings")
        quota = screen.context.new_cdp_session(screen.page)
        quota.send("Storage.overrideQuotaForOrigin", {"origin": site.origin, "quotaSize": 1})
        screen.tap("125 %")
        screen.see("This could not be written to disk")
        quota.send("Storage.overrideQuotaForOrigin", {"origin": site.origin})
        screen.tap("Try again")
        screen.gone("This could not be written to disk")
        screen.open("/settings", see="Settings")
        assert screen.page.get_by_role("checkbox", name="125 %", exact=True).is_checked()


def test_on_plain_http_elsewhere_the_page_says_so_in_three_languages_and_starts_nothing(
    browser: Browser, site: Site
) -> None:
    with SiteScreen(browser, site) as screen:
        screen.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
        screen.page.goto(site.address)
        for words in ("needs a secure address", "wymaga bezpiecznego adresu", "нужен защищённый адрес"):
            screen.page.get_by_text(words).wait_for()
        assert screen.page.locator("flt-glass-pane, flutter-view").count() == 0
