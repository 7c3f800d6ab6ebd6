"""`make bench`: prints the table, and fails when a bar is missed."""

from __future__ import annotations

from itertools import chain

from tests.bench import growth, lookup, rules, shelf, shell, tablebench
from tests.bench.table import HEADER
from tests.harness.browser import chromium


def main() -> int:
    print(HEADER, flush=True)
    held = True
    with chromium() as browser:
        alone = (rules.rows(), lookup.rows(), growth.rows())
        for row in chain(*alone, shell.rows(browser), tablebench.rows(browser), shelf.rows(browser)):
            print(row, flush=True)
            held = held and row.holds
    return 0 if held else 1


if __name__ == "__main__":
    raise SystemExit(main())
