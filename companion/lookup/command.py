"""`companion rules WORDS…`: the look-up without a screen, grouped by game."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from companion.command.console import BAD_INPUT, print_json, print_line
from companion.games import game_ids
from companion.lookup.entries import Article
from companion.lookup.lookup import Lookup, lookup
from companion.lookup.search import Hit
from companion.lookup.sources import article_source, paragraphs
from companion.screen.words import say

ANSWERS: Final = 5
"""Of all games together."""
NEARLY: Final = 0.5
"""An answer that fits less than half as well as the best of its game is left out."""
WIDTH: Final = 80
LONGEST: Final = 60
"""Characters of a question that are said again."""
FOUND, NOT_FOUND = 0, 1


@dataclass(frozen=True)
class Group:
    """What one game answers, best first."""

    lookup: Lookup
    hits: tuple[Hit, ...]
    held: float = 0.0
    """How many of the words its best entry holds."""

    @property
    def worth(self) -> tuple[float, float]:
        """By the words held, then by how well the best entry fits."""
        return self.held, self.hits[0].score


def rules_command(words: Sequence[str], as_json: bool, lang: str, game_id: str | None = None) -> int:
    """Print what the look-up says about `words`, best first; the exit code."""
    query = " ".join(words).strip()
    if not query:
        print_line(say(lang, "lookup.ask_something"), sys.stderr)
        return BAD_INPUT
    answers = [
        (group.lookup, group.lookup.articles(lang)[hit.id])
        for group in _shared_out(_groups(query, lang, game_id))
        for hit in group.hits
    ]
    if as_json:
        print_json([_record(found, answer, lang) for found, answer in answers])
    elif answers:
        print("\n\n".join("\n".join(_lines(found, answer, lang)) for found, answer in answers))
    else:
        print_line(say(lang, "lookup.nothing_found", {"words": query[:LONGEST]}), sys.stderr)
    return FOUND if answers else NOT_FOUND


def _groups(query: str, lang: str, game_id: str | None) -> list[Group]:
    """The game whose best entry holds most of the words first."""
    asked = (lookup(one) for one in game_ids() if game_id in (None, one))
    groups = [group for found in asked if found and (group := _group(found, query, lang)).hits]
    return sorted(groups, key=lambda group: group.worth, reverse=True)


def _group(found: Lookup, query: str, lang: str) -> Group:
    # With a space at its end the query is complete: nothing in it is the start of a longer word.
    hits = found.search(f"{query} ", lang, ANSWERS)
    near = tuple(hit for hit in hits if hit.score >= NEARLY * hits[0].score)
    return Group(found, near, found.held_words(f"{query} ").get(hits[0].id, 0.0) if hits else 0.0)


def _shared_out(groups: Sequence[Group]) -> Iterator[Group]:
    """So few answers in all; a game that holds at least half as many words as the first has one of them."""
    near = [group for group in groups if group.held >= NEARLY * groups[0].held][:ANSWERS]
    left = ANSWERS - len(near)
    for group in near:
        hits = tuple(islice(group.hits, 1 + left))
        left -= len(hits) - 1
        yield Group(group.lookup, hits, group.held)


def _record(found: Lookup, answer: Article, lang: str) -> dict[str, str]:
    source = article_source(found, answer, lang)
    return {"game": found.game, "id": answer.id, "title": answer.title, "text": answer.text, "source": source}


def _lines(found: Lookup, answer: Article, lang: str) -> Iterator[str]:
    yield _title(found, answer, lang)
    yield from map(_indented, paragraphs(found, answer, lang))


def _title(found: Lookup, answer: Article, lang: str) -> str:
    """The game's name before it, where more than one is known."""
    if len(game_ids()) == 1:
        return answer.title
    return say(lang, "lookup.of_game", {"game": say(lang, f"{found.game}.title"), "title": answer.title})


def _indented(text: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent="  ", subsequent_indent="  ")
