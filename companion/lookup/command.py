"""`companion rules WORDS…`: the look-up without a screen."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from companion.command.console import BAD_INPUT, print_json, print_line
from companion.lookup.book import articles, paragraphs, source
from companion.lookup.entries import Article
from companion.lookup.search import search
from companion.screen.words import translator
from rules.kernel import phrase

ANSWERS: Final = 5
NEARLY: Final = 0.5
"""An answer that fits less than half as well as the best is left out."""
WIDTH: Final = 80
LONGEST: Final = 60
"""Characters of a question that are said again."""
FOUND, NOT_FOUND = 0, 1


def rules_command(words: Sequence[str], as_json: bool, lang: str) -> int:
    """Print what the look-up says about `words`, best first; the exit code."""
    query, say = " ".join(words).strip(), translator(lang)
    if not query:
        print(say(phrase("lookup.ask_something")), file=sys.stderr)
        return BAD_INPUT
    # With a space at its end the query is complete: nothing in it is the start of a longer word.
    hits = search(f"{query} ", lang, ANSWERS)
    answers = [articles(lang)[hit.id] for hit in hits if hit.score >= NEARLY * hits[0].score]
    if as_json:
        print_json([_record(answer, lang) for answer in answers])
    elif answers:
        print("\n\n".join("\n".join(_lines(answer, lang)) for answer in answers))
    else:
        print_line(say(phrase("lookup.nothing_found", words=query[:LONGEST])), sys.stderr)
    return FOUND if answers else NOT_FOUND


def _record(answer: Article, lang: str) -> dict[str, str]:
    return {"id": answer.id, "title": answer.title, "text": answer.text, "source": source(answer, lang)}


def _lines(answer: Article, lang: str) -> Iterator[str]:
    yield answer.title
    yield from map(_indented, paragraphs(answer, lang))


def _indented(text: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent="  ", subsequent_indent="  ")
