"""Whether a text repeats a rulebook: its runs of eight words, as hashes, so that the books' text itself is not kept.

The hashes of a game's books are made once, from their plain text:

    python -m tests.data.book_runs tests/data/farshore_runs.txt BOOK.txt BOOK.txt
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from unicodedata import combining, normalize

RUN = 8


def runs(text: str) -> Iterator[str]:
    """The hash of every run of eight words, whatever their case, accents and punctuation."""
    bare = "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    words = re.findall(r"[^\W_]+", bare)
    for at in range(len(words) - RUN + 1):
        yield blake2b(" ".join(words[at : at + RUN]).encode(), digest_size=5).hexdigest()


def main(target: str, *books: str) -> None:
    # Words the page layout cut in two are joined again.
    texts = (re.sub(r"(?<=\w)-\n+(?=\w)", "", Path(book).read_text("utf-8")) for book in books)
    known = {run for text in texts for run in runs(text)}
    Path(target).write_text("\n".join(sorted(known)) + "\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
