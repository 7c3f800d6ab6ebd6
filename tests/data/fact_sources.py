"""Where shipped facts come from, as their files say it."""

from __future__ import annotations

from collections.abc import Iterator


def sources(value: object) -> Iterator[dict[str, str]]:
    """Every source in a file of facts, however deep it lies."""
    if isinstance(value, dict):
        if value.keys() == {"origin", "where", "confidence"}:
            yield value
        for inner in value.values():
            yield from sources(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from sources(inner)
