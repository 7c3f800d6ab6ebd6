"""The page of a component as one's own box has it: the page that ships, or one written from what its owner told."""

from __future__ import annotations

from companion.lookup.entries import Article
from companion.screen.glyphs import plain


def box_page(page: Article, told: Article | None) -> Article:
    """`told` is the page of a component that this box has otherwise; None where it is as it ships."""
    shown = told or page
    return shown.replace(title=plain(shown.title))
