"""The pages of tokens, special buildings, characters and sailors: what each does, and what nobody told us."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from companion.languages import FALLBACK
from companion.lookup.entries import Article, Cited, EntryId
from companion.lookup.entry_files import tables
from companion.screen.words import translator
from companion.shipped_files import files
from rules.kernel import Model, phrase

CLARIFICATIONS: Final = files("data").joinpath("newdale", "clarifications")
NOT_TOLD: Final = ("buildings", "sailors")
"""Cards whose cost and points nobody told us."""


@dataclass(frozen=True, kw_only=True)
class Piece(Cited):
    """What is the same in every language."""

    topic: str
    of: str
    """Its id among the facts."""
    related: tuple[EntryId, ...] = ()
    ruling: Literal["fixed", "option"] | None = None
    stated: tuple[int, ...] = ()


class PieceWords(Model):
    title: str
    text: str
    note: str = ""
    example: str = ""
    readings: tuple[str, ...] = ()
    also: tuple[str, ...] = ()


@cache
def pieces() -> Mapping[EntryId, Piece]:
    return tables(CLARIFICATIONS, "pieces.toml", Piece)


@cache
def _words(language: str) -> Mapping[EntryId, PieceWords]:
    return tables(CLARIFICATIONS, f"{language}/pieces.toml", PieceWords)


def piece_articles(language: str) -> list[Article]:
    """In the order they are listed."""
    return [_article(id_, piece, language) for id_, piece in pieces().items()]


def _article(id_: EntryId, piece: Piece, language: str) -> Article:
    words = _words(language).get(id_) or _words(FALLBACK)[id_]
    untold = (translator(language)(phrase("newdale_rules.not_told")),) if piece.topic in NOT_TOLD else ()
    return Article(
        id=id_,
        topic=piece.topic,
        title=words.title,
        text=words.text,
        example=words.example,
        readings=words.readings,
        also=words.also,
        notes=(*((words.note,) if words.note else ()), *untold),
        pages=piece.pages,
        related=piece.related,
        ruling=piece.ruling,
    )
