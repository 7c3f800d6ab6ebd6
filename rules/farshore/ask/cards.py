"""Cards as answers: what a person may play and how, and which cards cannot be Krabita's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache, partial
from typing import Final, TypeAlias

from rules.farshore.ask.answers import FarshoreOption, FarshoreQuestion, answer
from rules.farshore.city_cards import anchor_places, cities, copy_refusals, refusable_cards, refusal_words
from rules.farshore.components.box import Facts
from rules.farshore.components.cards import Card, CardId
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.traits import Colour, Kind
from rules.farshore.krabita.moves import KrabitaPlays
from rules.farshore.krabita.turn import check_colour, check_named
from rules.farshore.moves import PlayCard
from rules.farshore.people import on_table
from rules.farshore.reasons import Reason
from rules.farshore.state import State
from rules.farshore.steps import Stack
from rules.farshore.wind import told_matches
from rules.kernel import Model, phrase
from rules.refusals import refused

Told: TypeAlias = tuple[tuple[Stack, ...], ...]
"""What the table may say of tiles that nobody told us about."""


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
    anchors = (anchor_places(state, seat)[card.colour] or (card.id,)) if way.anchor else (None,)
    plain = PlayCard(seat=seat, card=card.id, source="bay" if way.bay else "hand", extra=way.extra)
    return tuple(plain.replace(anchor=anchor, matches=matches) for anchor in anchors for matches in told)


def cards(state: State, seat: int) -> tuple[FarshoreOption, ...]:
    """Paid from the hand, paid from the bay, then for an anchor."""
    known, view = state.facts, cities(state, seat)
    doubted = refusable_cards(view)
    doubtful = [known.cards[card] for card in (known.cards if doubted is None else doubted)]
    refusals = tuple([(card.id, reasons[0]) for card in doubtful if (reasons := copy_refusals(card, view))])
    has_anchor = state.people[seat].anchors < SETUP.anchors
    anchored = tuple(anchor_places(state, seat).items()) if has_anchor else ()
    return _cards(known, seat, state.name(seat), told_matches(state.rose), refusals, anchored)


@lru_cache(maxsize=256)
def _cards(
    known: Facts,
    seat: int,
    name: str,
    told: Told,
    refusals: tuple[tuple[CardId, Reason], ...],
    anchored: tuple[tuple[Colour, tuple[CardId, ...]], ...],
) -> tuple[FarshoreOption, ...]:
    """Made once, as all that follows: a table has the same cards on many turns."""
    why_not, under, found = dict(refusals), dict(anchored), list[FarshoreOption]()
    for card in known.cards.values():
        if card.id in why_not:
            found.append(_refused(known, seat, name, card.id, why_not[card.id], told))
            continue
        found += _card_answers(known, seat, card.id, None, told)
        if card.kind is Kind.CREATURE:
            for construction in under.get(card.colour, ()):
                found += _card_answers(known, seat, card.id, construction, told)
    return tuple(found)


@cache
def _refused(known: Facts, seat: int, name: str, card: CardId, reason: Reason, told: Told) -> FarshoreOption:
    why_not = phrase(reason, **refusal_words(known, name, known.cards[card], reason))
    return _card_answers(known, seat, card, None, told)[0].replace(refusal=why_not)


@cache
def _card_answers(
    known: Facts, seat: int, card: CardId, anchor: CardId | None, told: Told
) -> tuple[FarshoreOption, ...]:
    key = "answer_card" if anchor is None else "answer_card_anchor"
    return tuple(
        answer(
            PlayCard(seat=seat, card=card, source=source, anchor=anchor, matches=matches),
            key,
            card=known.names[card],
            source=source,
            matches=len(matches),
            **({} if anchor is None else {"under": known.names[anchor]}),
        )
        for source in ("hand", "bay")
        for matches in told
    )


# Krabita's


def not_hers(state: State) -> Iterator[FarshoreOption]:
    """Cards that Krabita cannot play, with the reason: whoever names hers sees them grey."""
    table, known = on_table(state), state.facts
    shut = {colour: refused(check_colour, state, HERS[colour]) for colour in state.all_used_up}
    gone = {card for card, n in table.items() if n >= known.cards[card].copies}
    for card in known.cards.values() if shut or gone else ():
        if why_not := shut.get(card.colour):
            yield _hers(known, card.id).replace(refusal=why_not)
        elif card.id in gone:
            why_not = refused(partial(check_named, card=card), state, HERS[card.colour])
            yield _hers(known, card.id).replace(refusal=why_not)


HERS: Final = {colour: KrabitaPlays(colour=colour) for colour in Colour}


@cache
def _hers(known: Facts, card: CardId) -> FarshoreOption:
    move = KrabitaPlays(colour=known.cards[card].colour, card=card)
    return answer(move, "answer_card", card=known.names[card], source="hand", matches=0)
