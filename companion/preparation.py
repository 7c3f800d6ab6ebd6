"""All that can be prepared of our files, for a build to bring along."""

from __future__ import annotations

from companion.lookup import lookup
from companion.prepared import building
from companion.screen import words


def everything() -> dict[str, bytes]:
    """What a build adds to `data`, by path; the same source gives the same bytes."""
    with building() as made:
        words.read_all()
        lookup.read_all()
    return dict(sorted(made.items()))
