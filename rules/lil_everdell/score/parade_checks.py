"""What cannot be, or hardly can, among the parade tokens of a sheet (D)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.kernel import phrase
from rules.lil_everdell.components.parades import PARADES, ParadeKind, need_is_met
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.rulings import Ruling
from rules.lil_everdell.score.sheet import Player, Sheet, SheetCard
from rules.sheet import Remark, final, refusal, warning


def check_parades(sheet: Sheet) -> Iterator[Remark]:
    stack = sheet_stack(sheet)
    for at, player in enumerate(sheet.players):
        yield from _values(at, player, stack)
        yield from _kinds(at, player)
        yield from _needs(at, player, sheet, stack)
    yield from _taken(sheet)
    yield from _skipped(sheet, stack)


def sheet_stack(sheet: Sheet) -> tuple[int, ...]:
    """The tokens of each kind, as far as the sheet tells who played."""
    # Ruling: with the Prince as in solo, unless the table reads it the other way.
    few = sheet.opponents and (sheet.solo or Ruling.PRINCE_STACKS not in sheet.rulings)
    return PARADES.few_values if few else PARADES.values


def _values(at: int, player: Player, stack: tuple[int, ...]) -> Iterator[Remark]:
    for token in player.parades:
        if token.value not in PARADES.values:
            yield final(phrase(Reason.PARADE_VALUE, value=token.value), at, "parades")
        elif token.value not in stack:
            yield refusal(phrase(Reason.PARADE_NOT_IN_PLAY, value=token.value), at, "parades")


def _kinds(at: int, player: Player) -> Iterator[Remark]:
    """One of each kind: so four tokens at most, whatever they are."""
    kinds = Counter(token.kind for token in player.parades if token.kind)
    for kind, n in kinds.items():
        if n > 1:
            yield refusal(phrase(Reason.PARADE_TWICE, name=player.called, parade=kind.value, n=n), at, "parades")
    if len(player.parades) > len(ParadeKind) and max(kinds.values(), default=0) <= 1:
        n = len(player.parades)
        yield refusal(phrase(Reason.PARADE_TWICE, name=player.called, parade="any", n=n), at, "parades")


def _needs(at: int, player: Player, sheet: Sheet, stack: tuple[int, ...]) -> Iterator[Remark]:
    if not player.cards:
        return
    cards: list[SheetCard] = [card for card in player.cards for _ in range(card.n)]
    told = player.totals.parades is None and all(token.kind for token in player.parades)
    for kind in ParadeKind:
        has = any(token.kind is kind for token in player.parades)
        if has and not need_is_met(kind, cards):
            yield warning(phrase(Reason.PARADE_NOT_MET, name=player.called, parade=kind.value), at, "parades")
        elif told and not has and need_is_met(kind, cards) and _held(sheet, kind) < len(stack):
            yield warning(phrase(Reason.PARADE_UNCLAIMED, name=player.called, parade=kind.value), at, "parades")


def _held(sheet: Sheet, kind: ParadeKind) -> int:
    """Tokens of a kind that somebody has, or may have where only values were told."""
    return sum(token.kind in (None, kind) for player in sheet.players for token in player.parades)


def _taken(sheet: Sheet) -> Iterator[Remark]:
    """Each stack has a value once; so the table has it once for each kind."""
    tokens = Counter((token.kind, token.value) for player in sheet.players for token in player.parades)
    for (kind, value), n in tokens.items():
        if kind and n > 1 and any(_has(player, kind, value) for player in sheet.players):
            yield refusal(phrase(Reason.PARADE_NOT_LEFT, parade=kind.value, value=value), None, "parades")
    values = Counter(token.value for player in sheet.players for token in player.parades)
    for value, n in values.items():
        if n > len(ParadeKind) and tokens[None, value]:
            yield refusal(phrase(Reason.PARADE_NOT_LEFT, parade="any", value=value), None, "parades")


def _has(player: Player, kind: ParadeKind, value: int) -> bool:
    """Whether a player has it once: having it twice is said of that player already."""
    return sum(token.kind is kind for token in player.parades) == 1 and any(
        token.kind is kind and token.value == value for token in player.parades
    )


def _skipped(sheet: Sheet, stack: tuple[int, ...]) -> Iterator[Remark]:
    """A lower token while a higher one was never taken; of a lone column nobody can tell."""
    whole = len(sheet.players) > 1 and all(
        player.totals.parades is None and all(token.kind for token in player.parades) for player in sheet.players
    )
    for kind in ParadeKind if whole else ():
        held = {token.value for player in sheet.players for token in player.parades if token.kind is kind}
        above = [value for value in stack if value not in held and value > min(held, default=max(stack))]
        if above:
            yield refusal(phrase(Reason.PARADE_SKIPPED, parade=kind.value, value=above[0]), None, "parades")
