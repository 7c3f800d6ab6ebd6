"""What the table should do or may do after a move, besides moving the pieces."""

from __future__ import annotations

from collections.abc import Iterator

from rules.farshore.components.numbers import SETUP
from rules.farshore.krabita.moves import DrawFromDeck, KrabitaDraws, KrabitaPlays, LookForPurple
from rules.farshore.moves import AnyMove, PlayCard
from rules.farshore.people import spaces
from rules.farshore.state import Phase, Source, State
from rules.farshore.steps import LookoutDue
from rules.kernel import Phrase, phrase


def hints(before: State, after: State, move: AnyMove) -> Iterator[Phrase]:
    if isinstance(move, PlayCard):
        # Where other cards lie too, nobody told us how many spaces are taken.
        if after.people[move.seat].city.complete:
            n = spaces(after, move.seat)
            yield phrase("farshore.hint_city", name=after.called(move.seat), n=n, limit=SETUP.city_spaces)
        yield from _new_maps(before, after, move.seat)
    if isinstance(move, LookForPurple) and isinstance(lookout := before.steps[0], LookoutDue):
        yield phrase("farshore.hint_discard", colour=lookout.colour.value)
    if _bay_is_open(before, after, move):
        yield phrase("farshore.hint_refill")


def _new_maps(before: State, after: State, seat: int) -> Iterator[Phrase]:
    """Maps that the card just played makes possible."""
    was, now = before.counts(seat), after.counts(seat)
    for kind in after.facts.map_kinds.values():
        if kind.met_by(now) and not kind.met_by(was) and not after.people[seat].has_map(kind.id):
            yield phrase("farshore.hint_map", name=after.called(seat), map=kind.name)


def _bay_is_open(before: State, after: State, move: AnyMove) -> bool:
    match move:
        case PlayCard(source="bay") | LookForPurple():
            return True
        case KrabitaPlays():
            return before.source is Source.BAY
        case KrabitaDraws() | DrawFromDeck():
            # Not before the last card (p. 16).
            return before.phase is Phase.PLAN_DRAW and after.phase is not Phase.PLAN_DRAW
        case _:
            return False
