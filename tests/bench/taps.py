"""From a tap to the new picture, as the browser itself sees it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from companion.languages import FALLBACK
from companion.screen.words import unbroken
from tests.harness.browser import PHONE, At, Screen

REST = 400
"""Milliseconds for what the tap before has still set in motion, in whatever window: animations, an address, a write."""
PATIENCE = 10_000
"""Milliseconds after which a picture is not waited for any more."""
FLOOR = Path(__file__).with_name("floor.py")

# From the finger leaving the glass to the first moment the wanted words are in the tree, plus the frame that paints it.
WATCH = """(words) => {
  const host = document.querySelector('flt-semantics-host');
  const plain = (text) => text.replaceAll('\\ufeff', '').replaceAll('\\u00a0', ' ');
  const told = () => plain(host.textContent).includes(plain(words));
  const there = () => told() || !!host.querySelector(`[aria-label*="${words}"]`);
  let lifted = null, took;
  window.__took = new Promise((resolve) => { took = resolve; });
  addEventListener('pointerup', () => { lifted = performance.now(); }, { once: true, capture: true });
  const observer = new MutationObserver(() => {
    if (lifted !== null && there()) {
      observer.disconnect();
      requestAnimationFrame(() => took(performance.now() - lifted));
    }
  });
  observer.observe(host, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


@contextmanager
def floor_served() -> Iterator[At]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {
        **os.environ,
        "FLET_FORCE_WEB_SERVER": "true",
        "FLET_SERVER_IP": "127.0.0.1",
        "FLET_SERVER_PORT": str(port),
        "FLET_WEB_NO_CDN": "true",
    }
    process = subprocess.Popen([sys.executable, str(FLOOR)], env=environment, stdout=subprocess.DEVNULL)
    try:
        yield At(_answering(f"http://127.0.0.1:{port}"))
    finally:
        process.terminate()
        process.wait(10)


def _answering(origin: str) -> str:
    until = time.monotonic() + 30
    while True:
        try:
            with urllib.request.urlopen(origin, timeout=2) as answer:
                answer.read()
            return origin
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)


def floor_screen(browser: Browser, served: At) -> Screen:
    return Screen(browser, served, PHONE)


def tap_time(screen: Screen, tap: Callable[[], None], words: str) -> float:
    """Milliseconds from the tap to the picture that shows `words`."""
    screen.page.wait_for_timeout(REST)
    screen.page.evaluate(WATCH, unbroken(words, FALLBACK))
    tap()
    # Asked once: to ask again and again takes time away from what is measured.
    took = screen.page.evaluate(f"Promise.race([window.__took, new Promise(late => setTimeout(late, {PATIENCE}))])")
    assert took is not None, f"never saw {words!r}: {screen.tree()}"
    return float(took)
