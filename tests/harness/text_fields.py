"""Typing into a text field of the browser: until Flutter has it as its input, digits are keys, which play answers."""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import Locator, Page

from tests.harness.stillness import DRAWN, STILL

FOCUSED: Final = "input:focus"
WATCHED: Final = """field => {
  const root = document.documentElement
  root.dataset.typed = field === document.activeElement ? 'yes' : 'no'
  const told = { attributes: true, attributeFilter: ['autocorrect'] }
  new MutationObserver(() => { root.dataset.typed = 'yes' }).observe(field, told)
}"""
"""To be run before the click: Flutter sets that attribute, also to what it was, as soon as the field is its input."""
TAKES_LETTERS: Final = """() => document.documentElement.dataset.typed === 'yes'
  || Boolean(document.activeElement && document.activeElement.matches('.flt-text-editing'))"""
"""Or it has laid a field of its own beside its tree of names."""
HOLDS: Final = "fields => fields.map(field => field.value)"
PATIENCE: Final = 4
TRIES: Final = 5


def write(page: Page, field: Locator, text: str) -> list[str]:
    """What the field with the focus holds in the end: `text`, unless a screen on its way took the focus every time."""
    holds: list[str] = []
    for _ in range(TRIES):
        if _is_ready(page, field):
            _replace(page, text, delay=10)
            page.wait_for_timeout(50)
            page.evaluate(DRAWN)  # what it held before may have come back meanwhile
            holds = page.locator(FOCUSED).evaluate_all(HOLDS)
        if holds == [text]:
            break
    return holds


def write_once(page: Page, field: Locator, text: str, delay: int) -> None:
    """As soon as the field takes letters; never mind what comes of them."""
    for _ in range(TRIES):
        if _is_ready(page, field):
            return _replace(page, text, delay)
    raise AssertionError(f"no letters are taken for {text!r}")


def _replace(page: Page, text: str, delay: int) -> None:
    page.keyboard.press("Control+a")
    page.keyboard.type(text, delay=delay)


def _is_ready(page: Page, field: Locator) -> bool:
    """After a click; not, where the field was made anew under it: what was watched is no longer what is typed into."""
    field.evaluate(STILL)
    field.evaluate(WATCHED)
    field.click(force=True)
    if not _takes_letters(page):
        return False
    page.wait_for_timeout(120)  # what it held comes a few frames later
    page.evaluate(DRAWN)
    return page.locator(FOCUSED).count() > 0


def _takes_letters(page: Page) -> bool:
    """As soon as it does; a field that was clicked again has the focus from the first time."""
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(TAKES_LETTERS):
        if time.monotonic() > deadline:
            return False
        page.wait_for_timeout(20)
    return True
