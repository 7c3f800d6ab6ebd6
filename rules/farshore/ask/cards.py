"""Cards as answers: what a person may play and how, and which cards cannot be Krabita's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from rules.farshore.ask.answers import FarshoreOption, FarshoreQuestion, answer, refused
from rules.farshore.components.box import Box, facts
from rules.farshore.components.cards import Card, CardId
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.traits import Colour, Kind
from rules.farshore.krabita.moves import KrabitaPlays
from rules.farshore.krabita.turn import check_colour, check_named
from rules.farshore.moves import PlayCard
from rules.farshore.people import anchor_places, cities, copy_refusals, on_table, refusal_words
from rules.farshore.state import State
from rules.farshore.steps import Stack
from rules.farshore.wind import told_matches
from rules.kernel import IllegalMove, Model, Phrase, phrase


class CardWay(Model):
    """How a card comes onto the table, as far as the table says so before it names the card."""

    bay: bool = False
    anchor: bool = False
    extra: bool = False


def refused_cards(question: FarshoreQuestion | None) -> frozenset[CardId]:
    """The cards that nobody may play, whichever way."""
    named = ((option.move, option.refusal) for option in (question.options if question else ()))
    return frozenset(
        move.card for move, why_not in named if why_not and isinstance(move, PlayCard | KrabitaPlays) and move.card
    )


def ways_to_play(state: State, seat: int, card: Card, way: CardWay) -> tuple[PlayCard | KrabitaPlays, ...]:
    """The moves that a named card can be: several where an anchor has several places, or a tile is unknown."""
    told = told_matches(state.rose)
    if seat == state.krabita_seat:
        return tuple(KrabitaPlays(colour=card.colour, card=card.id, matches=matches) for matches in told)
    # Without a construction for it the anchor is refused, with the reason.
    anchors = (anchor_places(state, seat, card.colour) or (card.id,)) if way.anchor else (None,)
    plain = PlayCard(seat=seat, card=card.id, source="bay" if way.bay else "hand", extra=way.extra)
    return tuple(plain.replace(anchor=anchor, matches=matches) for anchor in anchors for matches in told)


def cards(state: State, seat: int) -> Iterator[FarshoreOption]:
    """Paid from the hand, paid from the bay, then for an anchor."""
    told, printed = told_matches(state.rose), _printed(state.box)
    has_anchor, view = state.people[seat].anchors < SETUP.anchors, cities(state, seat)
    anchored = {colour: anchor_places(state, seat, colour) if has_anchor else () for colour in Colour}
    for card in state.facts.cards.values():
        paid = _card_answers(seat, card.id, printed[card.id], None, None, told)
        if reasons := copy_refusals(card, view):
            why_not = phrase(reasons[0], **refusal_words(state, seat, card, reasons[0]))
            yield paid[0].replace(refusal=why_not)
            continue
        yield from paid
        if card.kind is Kind.CREATURE:
            for under in anchored[card.colour]:
                yield from _card_answers(seat, card.id, printed[card.id], under, printed[under], told)


@cache
def _printed(box: Box) -> Mapping[CardId, str | None]:
    """The names in the player's box; None where a name depends on the reader's language."""
    known = facts(box)
    names = {card: known.name(card) for card in known.cards}
    return {card: name if isinstance(name, str) else None for card, name in names.items()}


@cache
def _card_answers(
    seat: int,
    card: CardId,
    printed: str | None,
    anchor: CardId | None,
    under: str | None,
    told: tuple[tuple[Stack, ...], ...],
) -> tuple[FarshoreOption, ...]:
    """Made once: a table has the same cards on every turn."""
    name = printed or phrase(f"farshore_cards.{card}")
    on = under or phrase(f"farshore_cards.{anchor}")
    key = "answer_card" if anchor is None else "answer_card_anchor"
    return tuple(
        answer(
            PlayCard(seat=seat, card=card, source=source, anchor=anchor, matches=matches),
            key,
            card=name,
            source=source,
            matches=len(matches),
            **({} if anchor is None else {"under": on}),
        )
        for source in ("hand", "bay")
        for matches in told
    )


# Krabita's


def not_hers(state: State) -> Iterator[FarshoreOption]:
    """Cards that Krabita cannot play, with the reason: whoever names hers sees them grey."""
    table = on_table(state)
    shut = {colour: refused(check_colour, state, KrabitaPlays(colour=colour)) for colour in Colour}
    for card in state.facts.cards.values():
        if why_not := shut[card.colour] or _gone(state, card, table[card.id]):
            move = KrabitaPlays(colour=card.colour, card=card.id)
            yield answer(move, "answer_card", why_not, card=state.facts.name(card.id), source="hand", matches=0)


def _gone(state: State, card: Card, lying: int) -> Phrase | None:
    try:
        check_named(state, KrabitaPlays(colour=card.colour, card=card.id), card, lying)
    except IllegalMove as illegal:
        return illegal.phrase
    return None
