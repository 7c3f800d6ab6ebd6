"""The pages of the single cards, written from the facts we have of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from companion.lookup.entries import Article, Cited, EntryId
from companion.lookup.entry_files import tables
from companion.screen.words import translator
from companion.shipped_files import files
from rules.farshore.components.cards import Bonus, Card, CardId, PerCard, PerChest, PerMap, PerTreasure
from rules.kernel import Model, Phrase, phrase
from rules.printed import Edition, Origin

CLARIFICATIONS: Final = files("data").joinpath("farshore", "clarifications")
CARD: Final = "card_"
KIND_ENTRY: Final = {"creature": "creatures", "construction": "constructions"}


@dataclass(frozen=True, kw_only=True)
class Mention(Cited):
    """Where the books mention a card, and what its page links to."""

    related: tuple[EntryId, ...] = ()


class Note(Model):
    """What there is to say of a card beyond its facts, in one language."""

    note: str
    also: tuple[str, ...] = ()


def card_entry(card: CardId) -> EntryId:
    """The id of a card's page."""
    return f"{CARD}{card}"


def card_of_entry(page: EntryId) -> CardId:
    return page.removeprefix(CARD)


def card_article(card: Card, language: str) -> Article:
    """The page of `card`; give it the card of the player's own box to show what that says."""
    say = translator(language)
    mention, note = _mentions().get(card.id, Mention()), _notes(language).get(card.id)
    noted = (note.note,) if note else ()
    kinds = (f"{card.colour}_cards", KIND_ENTRY[card.kind], f"{card.rarity}_cards")
    return Article(
        id=card_entry(card.id),
        topic=card.colour.value,
        title=card.printed or say(phrase(f"farshore_cards.{card.id}")),
        text=" ".join(say(sentence) for sentence in _facts(card)),
        notes=(*noted, *(say(sentence) for sentence in doubts(card, language))),
        also=(*_names(card), *(note.also if note else ())),
        pages=mention.pages,
        related=tuple(dict.fromkeys((*mention.related, *kinds))),
    )


def remark(card: CardId, language: str) -> str:
    """What the books say of a card; empty where they say nothing."""
    return note.note if (note := _notes(language).get(card)) else ""


@cache
def _mentions() -> Mapping[CardId, Mention]:
    return tables(CLARIFICATIONS, "deck.toml", Mention)


@cache
def _notes(language: str) -> Mapping[CardId, Note]:
    return tables(CLARIFICATIONS, f"{language}/deck.toml", Note)


def _names(card: Card) -> tuple[str, ...]:
    return tuple(card.name(edition).text for edition in Edition)


def _facts(card: Card) -> Iterator[Phrase]:
    yield phrase("farshore_rules.card_traits", colour=card.colour.value, kind=card.kind.value, rarity=card.rarity.value)
    yield phrase("farshore_rules.card_points", points=card.points, copies=card.copies)
    if card.spaces == 0:
        yield phrase("farshore_rules.card_no_space")
    if card.bonus:
        yield bonus_phrase(card.bonus)


def bonus_phrase(bonus: Bonus) -> Phrase:
    match bonus:
        case PerCard():
            what = "_".join(trait.value for traits in bonus.sets for trait in traits)
            return phrase("farshore_rules.card_bonus_cards", points=bonus.points, what=what)
        case PerTreasure():
            return phrase("farshore_rules.card_bonus_treasures", points=bonus.points)
        case PerMap():
            return phrase("farshore_rules.card_bonus_maps", points=bonus.points)
        case PerChest():
            return phrase("farshore_rules.card_bonus_chests", points=bonus.points)


def doubts(card: Card, language: str) -> Iterator[Phrase]:
    """How far to trust the page: whose facts they are, whose name it is, what is missing."""
    sources = card.sources
    origins = {fact.origin for fact in (sources.colour, sources.kind, sources.rarity, sources.points, sources.copies)}
    yield phrase("farshore_rules.card_unknown_cost" if card.bonus else "farshore_rules.card_unknown_ability")
    if Origin.REPORTED in origins:
        yield phrase("farshore_rules.card_reported")
    if card.printed or Origin.YOURS in origins:
        yield phrase("farshore_rules.card_yours")
    elif card.origin_for(language) is Origin.OURS:
        yield phrase("farshore_rules.card_name_ours")
