"""What leaves the app from the sharing screen of a browser: text, files, and the link to BG Stats."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Route

from companion.score.sharing.bg_stats import ADDRESS
from tests.harness.browser import Screen


def downloaded(screen: Screen, name: str, folder: Path) -> Path:
    """The file behind the button `name`."""
    with screen.page.expect_download() as download:
        screen.tap(name)
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def copied(screen: Screen, name: str) -> str:
    """What the button `name` puts on the clipboard."""
    screen.context.grant_permissions(["clipboard-read", "clipboard-write"])
    screen.page.evaluate("navigator.clipboard.writeText('')")
    screen.tap(name)
    screen.page.wait_for_function("async () => await navigator.clipboard.readText() !== ''")
    return str(screen.page.evaluate("navigator.clipboard.readText()"))


def bg_stats_link(screen: Screen) -> str:
    """Where the button leads; nothing of it leaves this computer."""

    def answer(route: Route) -> None:
        route.fulfill(body="<title>BG Stats</title>", content_type="text/html")

    screen.context.route(f"{ADDRESS}*", answer)
    with screen.context.expect_page() as opened:
        screen.tap("Open in BG Stats", exact=False)
    opened.value.wait_for_load_state()
    address = opened.value.url
    opened.value.close()
    return address
