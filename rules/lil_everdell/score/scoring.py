"""The final score: a line for every point, and what decides a tie (E, Se)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, assert_never

from rules.kernel import Phrase, phrase
from rules.lil_everdell.components.box import Box, Facts, recent_facts
from rules.lil_everdell.components.cards import Bonus, OtherBonus, PerCard, PerParade
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.traits import Colour
from rules.lil_everdell.rulings import Ruling
from rules.lil_everdell.score.sheet import Group, Player, Sheet, SheetCard
from rules.scores import Line, Score

OF_OPPONENTS: Final = (Group.PURPLE, Group.CARDS, Group.PARADES)
"""They take neither resources nor point tokens (Sg)."""
PAID: Final = (Group.RESOURCES, Group.PURPLE)
"""What the book pays in point tokens before anyone counts (E)."""


def score_sheet(sheet: Sheet, box: Box) -> tuple[Score, ...]:
    """One score per player, in the sheet's order."""
    return tuple(score_player(sheet, player, box) for player in sheet.players)


def score_player(sheet: Sheet, player: Player, box: Box) -> Score:
    known = recent_facts(box)
    lines = tuple(line for group in counted_groups(player) for line in _group(group, player, known))
    return Score(player=player.name, lines=lines, tie_break=_tie_break(sheet, player, known))


def counted_groups(player: Player) -> tuple[Group, ...]:
    return OF_OPPONENTS if player.is_opponent else tuple(Group)


def card_points(sheet: Sheet, player: Player, known: Facts) -> int:
    """What decides a tie: printed points."""
    # Ruling: bonuses are paid in tokens, so they do not count, unless the table reads it the other way.
    groups = (Group.CARDS, Group.PURPLE) if Ruling.TIE_CARDS in sheet.rulings else (Group.CARDS,)
    return sum(line.points for group in groups for line in _counted(group, player, known))


def points_missing(player: Player, known: Facts) -> int:
    """Cards whose printed points nobody told, where nobody counted them by hand either."""
    if player.totals.cards is not None:
        return 0
    return sum(card.n for card in player.cards if card.worth(known) is None)


def bonus_of(card: SheetCard, known: Facts) -> Bonus | None:
    found = known.card(card.card)
    return found.bonus if found else None


def bonus_missing(card: SheetCard, player: Player, known: Facts) -> bool:
    """A purple card of which nobody said what it pays."""
    return card.colour is Colour.PURPLE and card.bonus is None and _uncountable(bonus_of(card, known), player)


def _uncountable(rule: Bonus | None, player: Player) -> bool:
    """Points for parades that were counted by hand do not tell how many tokens there are; none at all do."""
    by_hand = bool(player.totals.parades) and not player.parades
    return rule is None or isinstance(rule, OtherBonus) or (isinstance(rule, PerParade) and by_hand)


def _tie_break(sheet: Sheet, player: Player, known: Facts) -> tuple[int, ...]:
    """A person level with the opponent is ahead (Se); then card points."""
    # Ruling: at a bigger table too, unless it lets card points decide, the Prince's among them.
    cards_decide = not sheet.solo and Ruling.PRINCE_TIE in sheet.rulings
    ahead = 0 if cards_decide or player.is_opponent else 1
    return ahead, card_points(sheet, player, known)


def _group(group: Group, player: Player, known: Facts) -> Iterator[Line]:
    for line in _counted(group, player, known):
        among = player.paid and group in PAID and not player.is_opponent
        yield _among(line) if among and line.points else line


def _among(line: Line) -> Line:
    """What was paid already lies among the tokens."""
    return line.replace(why=phrase("lil_everdell_score.paid", what=line.why, n=line.points), points=0)


def _counted(group: Group, player: Player, known: Facts) -> Iterator[Line]:
    total = player.totals[group]
    if total is not None:
        yield _line(group, phrase("lil_everdell_score.entered", group=group.value), total)
        return
    match group:
        case Group.RESOURCES:
            yield _exchange(player)
        case Group.PURPLE:
            for card in player.cards:
                yield from _bonus(card, player, known)
        case Group.CARDS:
            yield from _printed(player, known)
        case Group.PARADES:
            for token in player.parades:
                kind = token.kind.value if token.kind else "unknown"
                yield _line(group, phrase("lil_everdell_score.parade", parade=kind, n=token.value), token.value)
        case Group.TOKENS:
            yield _line(group, phrase("lil_everdell_score.tokens", n=player.tokens), player.tokens)
        case _:
            assert_never(group)


def _exchange(player: Player) -> Line:
    points, over = divmod(max(0, player.resources), SETUP.resources_per_point)
    why = phrase("lil_everdell_score.resources", n=player.resources, each=SETUP.resources_per_point, over=over)
    return _line(Group.RESOURCES, why, points)


def _printed(player: Player, known: Facts) -> Iterator[Line]:
    """A line for each different card; unnamed ones by their signs and points."""
    counts: Counter[SheetCard] = Counter()
    for card in player.cards:
        counts[SheetCard(colour=card.colour, kind=card.kind, card=card.card, points=card.worth(known))] += card.n
    for card, n in counts.items():
        name = card.called(known)
        if card.points is None:
            yield _line(Group.CARDS, phrase("lil_everdell_score.card_missing", card=name, n=n), 0)
        else:
            why = phrase("lil_everdell_score.card", card=name, n=n, each=card.points)
            yield _line(Group.CARDS, why, n * card.points)


def _bonus(card: SheetCard, player: Player, known: Facts) -> Iterator[Line]:
    """A line for each purple card that pays something."""
    if card.colour is not Colour.PURPLE:
        return
    rule = bonus_of(card, known)
    match None if _uncountable(rule, player) else rule:
        case None:
            if card.bonus is None:
                return
            n, what, each = 1, phrase("lil_everdell_score.what_told"), card.bonus
        case PerCard() as rule:
            n, what, each = _matching(card, rule, player), _what(rule), rule.points
        case PerParade() as rule:
            n, what, each = len(player.parades), phrase("lil_everdell_score.what_parades"), rule.points
        case _:
            return
    why = phrase("lil_everdell_score.bonus", card=card.called(known), each=each, n=n, what=what)
    for _ in range(card.n):
        yield _line(Group.PURPLE, why, n * each)


def _matching(card: SheetCard, rule: PerCard, player: Player) -> int:
    """The cards it counts; itself only where its text says so (Ruling)."""
    n = sum(other.n for other in player.cards if rule.counts(other.colour, other.kind))
    return n - (rule.counts(card.colour, card.kind) and not rule.counts_itself)


def _what(rule: PerCard) -> Phrase:
    return phrase(
        "lil_everdell_score.what_cards",
        colour=rule.colour.value if rule.colour else "any",
        kind=rule.sort.value if rule.sort else "any",
    )


def _line(group: Group, why: Phrase, points: int) -> Line:
    return Line(group=group, why=why, points=points)
