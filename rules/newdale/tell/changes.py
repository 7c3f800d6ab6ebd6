"""What changed on the table: points, cards due, goods, ships, the round."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import Phrase, phrase
from rules.newdale.components.numbers import ROUNDS
from rules.newdale.moves import AnyMove, CorrectPlayer, CorrectTable, Points
from rules.newdale.players import Player
from rules.newdale.state import State
from rules.newdale.tell.naming import figures_name, goods_name
from rules.newdale.track import cards_due, level_of


def changes(before: State, after: State, move: AnyMove) -> Iterator[Phrase]:
    """What somebody has more or less of."""
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        yield from _points(after.name(seat), was, now, move)
        yield from _goods(after, seat, was, now)
        if was.ship != now.ship:
            yield phrase("newdale.log_ship_at", name=after.name(seat), n=now.ship)


def _points(name: str, was: Player, now: Player, move: AnyMove) -> Iterator[Phrase]:
    if was.score is None or now.score is None or was.score == now.score:
        return
    gain = now.score - was.score
    if not isinstance(move, Points):
        yield phrase("newdale.log_points", name=name, sign="plus" if gain > 0 else "minus", n=abs(gain))
    yield phrase("newdale.log_track", name=name, n=now.score)
    # A correction moves the token, it does not climb.
    cards = 0 if isinstance(move, CorrectPlayer) else cards_due(was.score, now.score)
    if cards:
        yield phrase("newdale.log_level", name=name, n=cards, level=level_of(now.score))


def _goods(after: State, seat: int, was: Player, now: Player) -> Iterator[Phrase]:
    for index, built in enumerate(now.built):
        before = was.built[index].goods if index < len(was.built) else 0
        if built.goods is not None and before is not None and built.goods != before:
            gain = built.goods - before
            sign = "plus" if gain > 0 else "minus"
            good = goods_name(after.facts, built.card)
            yield phrase("newdale.log_goods", name=after.name(seat), sign=sign, n=abs(gain), good=good)


def next_round(before: State, after: State, move: AnyMove) -> Iterator[Phrase]:
    """What begins with it; the event too, where only one can come."""
    if before.round != after.round and not isinstance(move, CorrectTable):
        if after.round > ROUNDS.rounds:
            yield phrase("newdale.log_rounds_over", name=after.name(after.starter))
        else:
            yield phrase("newdale.log_round", round=after.round, name=after.name(after.starter))
    if len(after.events) > len(before.events) and move.kind != "turn_event":
        event = after.events[-1]
        yield phrase("newdale.log_event", n=event.number, figures=figures_name(event.figures))
