"""`make bench`: prints the table, and fails when a bar is missed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from tests.bench import (
    answers,
    commands,
    full_map,
    growth,
    lookup,
    rules,
    shelf,
    shell,
    static_site,
    tablebench,
    wire,
)
from tests.bench.table import HEADER, Row
from tests.harness.browser import chromium


def main() -> int:
    print(HEADER, flush=True)
    return 0 if min([_told(row) for row in _rows()]) else 1


def _rows() -> Iterator[Row]:
    yield from chain(rules.rows(), full_map.rows(), commands.rows(), answers.rows_in_memory())
    yield from chain(lookup.rows(), growth.rows())
    with chromium() as browser:
        yield from chain(answers.rows(browser), shell.rows(browser), tablebench.rows(browser), shelf.rows(browser))
        yield from chain(full_map.rows_in_browser(browser), wire.rows(browser), static_site.rows(browser))


def _told(row: Row) -> bool:
    print(row, flush=True)
    return row.holds


if __name__ == "__main__":
    raise SystemExit(main())
