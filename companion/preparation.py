"""All that can be prepared of our files, for a build to bring along."""

from __future__ import annotations

from companion.built_models import keeping
from companion.lookup import lookup
from companion.prepared import building
from companion.screen import words


def for_screens() -> dict[str, bytes]:
    """What a build without a command line adds to `data`, by path; the same source gives the same bytes."""
    with building() as made:
        words.read_all()
        lookup.read_all()
    return dict(sorted(made.items()))


def everything() -> dict[str, bytes]:
    """The same for a build with one."""
    with building() as made:
        keeping.kept_models()
    return {**for_screens(), **made}
