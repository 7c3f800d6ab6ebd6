"""`make bench`: prints the table, and fails when a bar is missed. Words after it: only the rows that begin so."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from playwright.sync_api import Browser

from tests.bench import (
    answer_costs,
    answers,
    answers_then,
    commands,
    full_map,
    growth,
    lookup,
    newdale_sums,
    rules,
    shelf,
    shell,
    static_site,
    tablebench,
    wire,
)
from tests.bench.seeded import SEEDED
from tests.bench.table import HEADER, Row
from tests.harness.browser import chromium

Rows = Iterable[Row]
ALONE: Final[dict[str, Callable[[], Rows]]] = {
    "rules": rules.rows,
    "lands": full_map.rows,
    "newdale": newdale_sums.rows,
    "commands": commands.rows,
    "memory.earlier": answers_then.rows,
    **{f"memory.{word}": partial(answer_costs.rows, word) for word in SEEDED},
    "lookup": lookup.rows,
    "growth": growth.rows,
}
IN_BROWSER: Final[dict[str, Callable[[Browser], Rows]]] = {
    **{f"answers.{word}": partial(answers.rows, game) for word, game in SEEDED.items()},
    "shell": shell.rows,
    "table": tablebench.rows,
    "shelf": shelf.rows,
    "map": full_map.rows_in_browser,
    "wire": wire.rows,
    "site": static_site.rows,
}


def main(words: list[str]) -> int:
    known = (*ALONE, *IN_BROWSER)
    if strange := [word for word in words if not any(name.startswith(word) for name in known)]:
        print(f"no rows begin with {', '.join(strange)}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    print(HEADER, flush=True)
    return 0 if min(_measured(tuple(words) or ("",)), default=True) else 1


def _measured(begin: tuple[str, ...]) -> Iterator[bool]:
    """Row by row, whether it holds its bar."""
    for name, rows in ALONE.items():
        if name.startswith(begin):
            yield from _told(name, rows)
    wanted = {name: rows for name, rows in IN_BROWSER.items() if name.startswith(begin)}
    if wanted:
        with chromium() as browser:
            for name, rows_in in wanted.items():
                yield from _told(name, partial(rows_in, browser))


def _told(name: str, rows: Callable[[], Rows]) -> Iterator[bool]:
    """What cannot be measured is said, and does not keep the rest from it."""
    try:
        for row in rows():
            print(row, flush=True)
            yield row.holds
    except Exception as error:
        print(f"{name}: NOT MEASURED, {type(error).__name__}: {str(error)[:200]}", flush=True)
        yield False


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
