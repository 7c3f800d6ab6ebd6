"""A score in a few lines, for a message."""

from __future__ import annotations

from collections.abc import Iterator

from companion.score.sharing.result import Result


def as_text(result: Result) -> str:
    return "\n".join(_lines(result)) + "\n"


def _lines(result: Result) -> Iterator[str]:
    yield result.heading
    yield from result.verdict
    yield ""
    for at in sorted(range(len(result.scores)), key=result.rank):
        yield result.total(at)
        yield "  " + " · ".join(f"{result.group(group)} {result.points(at, group)}" for group in result.told)
    if said := tuple(result.remarks()):
        yield ""
        yield result.text("result.please_check")
        yield from (f"– {remark}" for remark in said)
