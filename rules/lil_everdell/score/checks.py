"""What cannot be, or hardly can, on the sheet of a finished table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.kernel import phrase
from rules.letters import alike
from rules.lil_everdell.components.box import Box, Facts, recent_facts
from rules.lil_everdell.components.traits import Royal
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.score.card_checks import check_cards, check_deck
from rules.lil_everdell.score.parade_checks import check_parades
from rules.lil_everdell.score.scoring import points_missing, score_sheet
from rules.lil_everdell.score.sheet import NUMBERS, Group, Player, Sheet
from rules.lil_everdell.score.verdict import open_points
from rules.lil_everdell.setup import MOST_PEOPLE
from rules.sheet import Remark, final, warning


def check(sheet: Sheet, box: Box) -> tuple[Remark, ...]:
    """Every remark about the sheet, the whole table's first."""
    known = recent_facts(box)
    wrong = [*_table(sheet), *_names(sheet), *check_deck(sheet, known), *check_parades(sheet)]
    for at, player in enumerate(sheet.players):
        wrong += (*_numbers(at, player), *check_cards(at, player, known))
        wrong += _opponent(at, player) if player.is_opponent else _paid(at, player)
    wrong += _open(sheet, box, known)
    return tuple(remark.replace(insisted=remark.reason in sheet.insist) for remark in wrong)


def _table(sheet: Sheet) -> Iterator[Remark]:
    people = len(sheet.people)
    if people == 0:
        yield final(phrase(Reason.NOBODY))
    if people > MOST_PEOPLE:
        yield final(phrase(Reason.TOO_MANY_PEOPLE, n=people))
    if people == MOST_PEOPLE and sheet.opponents:
        yield final(phrase(Reason.PRINCE_WITH_FOUR))
    queen = any(player.opponent is Royal.QUEEN for player in sheet.opponents)
    if queen and (people > 1 or len(sheet.opponents) > 1):
        yield final(phrase(Reason.QUEEN_SOLO_ONLY))


def _names(sheet: Sheet) -> Iterator[Remark]:
    """An opponent is one and the same, whatever it is called."""
    ids = [player.opponent or alike(player.name) for player in sheet.players]
    for at, (player, name) in enumerate(zip(sheet.players, ids, strict=True)):
        if not player.name:
            yield final(phrase(Reason.NAME_EMPTY, n=at + 1), at, "name")
        elif ids.count(name) > 1:
            yield final(phrase(Reason.NAME_TWICE, name=player.called), at, "name")


def _numbers(at: int, player: Player) -> Iterator[Remark]:
    entered = [(field, getattr(player, field)) for field in NUMBERS]
    entered += [(group.value, player.totals[group] or 0) for group in (Group.RESOURCES, Group.PARADES, Group.TOKENS)]
    for field, n in entered:
        if n < 0:
            yield final(phrase(Reason.NEGATIVE_COUNT, n=n), at, field)


def _opponent(at: int, player: Player) -> Iterator[Remark]:
    """Neither resources nor point tokens (Sg)."""
    for field in NUMBERS:
        if getattr(player, field) > 0 or (player.totals[Group(field)] or 0) > 0:
            yield warning(phrase(Reason.OPPONENT_HAS_NONE, name=player.called, what=field), at, field)


def _paid(at: int, player: Player) -> Iterator[Remark]:
    if player.paid and player.resources > 0:
        yield warning(phrase(Reason.MAYBE_PAID, name=player.called, n=player.resources), at, "resources")


def _open(sheet: Sheet, box: Box, known: Facts) -> Iterator[Remark]:
    """Points nobody told; worth a word of its own while they could change who wins."""
    missing = Counter({at: points_missing(player, known) for at, player in enumerate(sheet.players)})
    for at, n in missing.items():
        if n:
            yield warning(phrase(Reason.POINTS_MISSING, name=sheet.players[at].called, n=n), at, "cards")
    for at in open_points(score_sheet(sheet, box)) if len(sheet.players) > 1 else ():
        yield warning(phrase(Reason.TIE_UNSURE, name=sheet.players[at].called), at, "cards")
