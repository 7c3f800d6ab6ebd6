"""What a game brings to the look-up. `companion/<game>/lookup` offers one as `HANDBOOK`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.lookup.entries import Article


def _none(_language: str) -> Iterable[Article]:
    return ()


@dataclass(frozen=True)
class Handbook:
    """Its entries lie in `data/<game>/clarifications`, the names of its topics in the words of `<game>_rules`."""

    topics: tuple[str, ...]
    """In the order they are listed; each has a file of words per language."""
    moments: frozenset[str]
    """When the "?" button offers an entry."""
    opponent: frozenset[str] = frozenset()
    """The topics about the opponent the app plays."""
    own_topics: tuple[str, ...] = ()
    """Those of the pages that the game writes itself from what it knows: the colours of its cards."""
    own_pages: Callable[[str], Iterable[Article]] = _none
    """These pages in one language."""
    made_by: tuple[str, ...] = ()
    """Where the programs lie that write them: a change there makes other pages."""
    edition: str = "pl"
    """The language of the book whose pages its reasons and facts cite."""
