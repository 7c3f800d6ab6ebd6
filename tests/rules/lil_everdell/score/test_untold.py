"""Points that the record of a match lacks, told on its score sheet."""

from __future__ import annotations

from rules.lil_everdell.score.sheet import Player, Sheet, SheetCard
from rules.lil_everdell.score.untold import told
from tests.rules.lil_everdell.tables import card


def of(signs: str, points: int | None = None, *, n: int = 1, bonus: int | None = None) -> SheetCard:
    return SheetCard(**dict(card(signs)) | {"points": points}, n=n, bonus=bonus)


def sheet(*cards: SheetCard) -> Sheet:
    return Sheet(players=(Player(name="Ola", cards=cards), Player(name="Jan")))


def filled(recorded: tuple[SheetCard, ...], held: tuple[SheetCard, ...]) -> tuple[SheetCard, ...]:
    return told(sheet(*recorded), sheet(*held)).players[0].cards


def test_points_of_a_card_recorded_without_them_are_taken_from_the_sheet() -> None:
    recorded = (of("castle"), of("Bp", 3), of("Gc"))
    held = (of("castle", 3), of("Bp", 3), of("Gc", 1))
    assert filled(recorded, held) == held


def test_so_is_what_a_purple_card_pays() -> None:
    assert filled((of("Pc", 2),), (of("Pc", 2, bonus=4),)) == (of("Pc", 2, bonus=4),)


def test_equal_cards_are_told_together_or_one_by_one() -> None:
    assert filled((of("Gc", n=2),), (of("Gc", 3, n=2),)) == (of("Gc", 3, n=2),)
    assert filled((of("Gc", n=2),), (of("Gc"), of("Gc", 3))) == (of("Gc", 3), of("Gc"))
    assert filled((of("Gc", n=3),), (of("Gc", 1), of("Gc", 3, n=2))) == (of("Gc", 1), of("Gc", 3, n=2))


def test_other_points_than_the_recorded_ones_tell_nothing() -> None:
    assert filled((of("Bp", 3),), (of("Bp", 4),)) == (of("Bp", 3),)


def test_a_card_that_lies_there_beside_the_recorded_ones_tells_nothing_of_them() -> None:
    recorded = (of("Gc"),)
    for held in ((of("Gc"), of("Gc", 5)), (of("Gp", 5),), ()):
        assert filled(recorded, held) == recorded
    assert filled((of("Gc", 1), of("Gc")), (of("Gc", 1),)) == (of("Gc", 1), of("Gc")), "it is the recorded one"
