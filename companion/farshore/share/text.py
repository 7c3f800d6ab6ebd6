"""A score in a few lines, for a message."""

from __future__ import annotations

from collections.abc import Iterator

from companion.farshore.share.result import Result
from rules.farshore.score.sheet import Group
from rules.kernel import rank


def as_text(result: Result) -> str:
    return "\n".join(_lines(result)) + "\n"


def _lines(result: Result) -> Iterator[str]:
    yield result.heading
    yield from result.verdict
    yield ""
    for at in sorted(range(len(result.scores)), key=lambda at: rank(result.scores[at], result.scores)):
        yield result.total(at)
        yield "  " + " · ".join(f"{result.group(group)} {result.points(at, group)}" for group in Group)
    if said := tuple(result.remarks()):
        yield ""
        yield result.text("farshore_score.please_check")
        yield from (f"– {remark}" for remark in said)
