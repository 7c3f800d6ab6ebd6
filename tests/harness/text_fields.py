"""Typing into a text field of the browser: until Flutter has it as its input, digits are keys, which play answers."""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import Locator, Page

from tests.harness.stillness import STILL

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
PATIENCE: Final = 4


def replace_text(page: Page, field: Locator, text: str) -> list[str]:
    """What the field with the focus holds then: `text`, unless a screen that was still on its way took the focus.

    Nothing, where the field was made anew under the click: what was watched is no longer the one that is typed into.
    """
    field.evaluate(STILL)
    field.evaluate(WATCHED)
    field.click(force=True)
    if not _takes_letters(page):
        return []
    page.wait_for_timeout(120)  # what it held comes a few frames later
    if page.locator(FOCUSED).count():
        page.keyboard.press("Control+a")
        page.keyboard.type(text, delay=10)
    holds: list[str] = page.locator(FOCUSED).evaluate_all("fields => fields.map(field => field.value)")
    return holds


def _takes_letters(page: Page) -> bool:
    """As soon as it does; a field that was clicked again has the focus from the first time."""
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(TAKES_LETTERS):
        if time.monotonic() > deadline:
            return False
        page.wait_for_timeout(20)
    return True
