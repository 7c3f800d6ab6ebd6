"""The pages of the cards we know by name, written from their facts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.lil_everdell.lookup import KNOWN_CARDS
from companion.lookup.entries import Article, EntryId
from companion.screen.words import translator
from rules.kernel import Phrase, phrase
from rules.lil_everdell.components.cards import CARDS, Bonus, Card, CardId, NoBonus, PerCard, PerParade
from rules.printed import Origin

PAGE: Final = "card_"
RELATED: Final[dict[CardId, tuple[EntryId, ...]]] = {
    "captain": ("captain_fort", "young_help"),
    "castle": ("purple_bonus", "purple_itself"),
    "ever_tree": ("purple_bonus",),
    "fort": ("captain_fort", "young_help"),
    "gardener": ("gardener", "red_card_once"),
    "king": ("purple_bonus",),
    "lookout_tower": ("lookout_tower", "red_card_once"),
}
SECTIONS: Final[dict[CardId, tuple[str, ...]]] = {
    **dict.fromkeys(("captain", "fort"), ("Z", "M", "2")),
    **dict.fromkeys(("castle", "ever_tree", "king"), ("E",)),
    **dict.fromkeys(("gardener", "lookout_tower"), ("F",)),
}
"""Where the Polish book speaks of each."""
WITH_A_FRIEND: Final = ("gardener", "lookout_tower")


def card_pages(language: str) -> list[Article]:
    """As the shipped facts have them, by the names of the cards."""
    return sorted((card_article(card, language) for card in CARDS.values()), key=lambda page: page.title)


def card_of_page(page: EntryId) -> CardId:
    return page.removeprefix(PAGE)


def card_article(card: Card, language: str) -> Article:
    """The page of `card`; given the card of the owner's box, it shows what that says."""
    say = translator(language)
    return Article(
        id=f"{PAGE}{card.id}",
        topic=KNOWN_CARDS,
        title=card.printed or say(phrase(f"lil_everdell.card_{card.id}")),
        text=" ".join(say(sentence) for sentence in _known(card)),
        notes=tuple(say(sentence) for sentence in doubts(card, language)),
        also=_names(card),
        sections={"pl": SECTIONS[card.id]},
        related=(*RELATED[card.id], f"{card.colour.value}_cards", "creatures_places"),
    )


def _names(card: Card) -> tuple[str, ...]:
    return tuple(name.text for name in dict(card.names).values()) if card.names else ()


def _known(card: Card) -> Iterator[Phrase]:
    yield phrase("lil_everdell_rules.card_traits", colour=card.colour.value, kind=card.kind.value)
    if card.points is not None:
        yield phrase("lil_everdell_rules.card_points", n=card.points)
    if card.starting and card.copies:
        yield phrase("lil_everdell_rules.card_starting", n=card.copies)
    if card.bonus:
        yield _bonus(card.bonus)
    if card.id in WITH_A_FRIEND:
        yield phrase("lil_everdell_rules.card_friend", card=card.id)


def _bonus(bonus: Bonus) -> Phrase:
    match bonus:
        case PerCard():
            colour, kind = bonus.colour.value if bonus.colour else "any", bonus.sort.value if bonus.sort else "any"
            what = phrase("lil_everdell_score.what_cards", colour=colour, kind=kind)
            return phrase("lil_everdell_rules.card_bonus", n=bonus.points, what=what)
        case PerParade():
            return phrase(
                "lil_everdell_rules.card_bonus", n=bonus.points, what=phrase("lil_everdell_score.what_parades")
            )
        case NoBonus():
            return phrase("lil_everdell_rules.card_no_bonus")
    return phrase("lil_everdell_rules.card_other_bonus")


def doubts(card: Card, language: str) -> Iterator[Phrase]:
    """How far to trust the page: what is missing, whose facts they are, whose name it is."""
    yield phrase("lil_everdell_rules.card_no_points" if card.points is None else "lil_everdell_rules.card_no_cost")
    if card.sources.kind.origin is Origin.OURS:
        yield phrase("lil_everdell_rules.card_kind_ours")
    if card.printed or Origin.YOURS in {source.origin for _, source in card.sources if source}:
        yield phrase("lil_everdell_rules.card_yours")
    elif card.attested(language) is None:
        yield phrase("lil_everdell_rules.card_name_ours")
