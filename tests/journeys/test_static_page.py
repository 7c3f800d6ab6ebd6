"""The page and its store in a real browser, as far as they go without Python: what a browser may refuse them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page

from web import pages
from web.serve import address, server

STANDS_IN = """
window.Worker = class { postMessage(told) { window.told ??= told; } };
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
ServiceWorkerContainer.prototype.getRegistration = () => Promise.reject(new DOMException("no", "SecurityError"));
"""
"""For the worker; and a browser that has no room and keeps no copy for offline use."""
WRITES = """async () => {
  const { openStore } = await import("./store.js");
  const store = await openStore("tried");
  const record = { content: new Uint8Array([1]), modified: 0 };
  await store.write([["/first", record]], []);
  store.database.close();
  await store.write([["/second", record]], []);
  store.database.close();
  return (await store.all()).map(([path]) => path);
}"""


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    for name, content in {**pages.pages("nothing"), "start.js": pages.starting("1")}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    with server(tmp_path) as serving, browser.new_context() as context:
        Thread(target=serving.serve_forever, daemon=True).start()
        page = context.new_page()
        page.add_init_script(STANDS_IN)
        page.goto(address(serving))
        yield page
        serving.shutdown()


def test_a_browser_that_refuses_what_can_be_done_without_starts_the_app(page: Page) -> None:
    page.wait_for_function("() => window.told", timeout=20_000)
    assert page.evaluate("window.told.updated") is False


def test_a_store_that_the_browser_closed_is_opened_again(page: Page) -> None:
    assert page.evaluate(WRITES) == ["/first", "/second"]
