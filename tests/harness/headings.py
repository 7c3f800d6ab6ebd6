"""What is asked on a page, as far as it is spoken as a heading."""

from __future__ import annotations

from playwright.sync_api import Page

UNHEARD = str.maketrans({"\N{NO-BREAK SPACE}": " ", "\N{ZERO WIDTH NO-BREAK SPACE}": ""})
"""Where a line must not break is no matter to the ear."""


def headings(page: Page) -> list[str]:
    """Of the second rank: those of questions and sections."""
    found = page.get_by_role("heading", level=2)
    said: list[str] = found.evaluate_all("all => all.map((each) => each.ariaLabel || each.textContent)")
    return said
