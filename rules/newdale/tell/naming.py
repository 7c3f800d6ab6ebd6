"""How figures, cards, rows and spaces are called in a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from rules.kernel import Phrase, phrase
from rules.newdale.components.box import Facts
from rules.newdale.components.buildings import CHARACTERS, good_name
from rules.newdale.components.figures import Figure, Figures
from rules.newdale.components.told import Row
from rules.newdale.moves import Pay
from rules.newdale.players import BoardSpace, OnBoard, Space
from rules.newdale.state import State


def figures_name(figures: Figures | None) -> Phrase:
    if figures is None:
        return phrase("newdale.not_told")
    return all_of(
        phrase("newdale.figures", figure=figure.value, n=figures[figure]) for figure in Figure if figures[figure]
    )


def row_name(row: Row | None) -> Phrase:
    if row is None or row.modifier is None:
        return phrase("newdale.row", row=row.kind.value if row else "normal")
    return phrase("newdale.row_modifier", row=row.kind.value, sign=_sign(row.modifier), n=abs(row.modifier))


def _sign(n: int) -> str:
    return "plus" if n > 0 else "minus" if n < 0 else "none"


def space_name(state: State, seat: int, space: Space) -> Phrase:
    if isinstance(space, OnBoard):
        if space.space is BoardSpace.OTHER and space.name:
            return phrase("newdale.space_named", name=space.name)
        return phrase("newdale.space", space=space.space.value)
    at, row = state.players[seat].at(space.area), row_name(state.row(seat, space))
    if at is None:
        return phrase("newdale.area_empty", n=space.area, row=row)
    return phrase("newdale.area_card", card=state.card(seat, at).name, row=row)


def paid_name(state: State, seat: int, paid: tuple[Pay, ...]) -> Phrase:
    """The goods that are paid, card by card."""
    return all_of(
        phrase("newdale.goods_of", n=each.n, good=goods_name(state.facts, state.players[seat].built[each.built].card))
        for each in paid
    )


def goods_name(known: Facts, card: str) -> str | Phrase:
    """What lies on a card: by its good where it is told, else by the card."""
    building = known.building(card)
    return good_name(building.good) if building.good else building.name


def character_name(character: str) -> str:
    return CHARACTERS[character].name


def all_of(names: Iterable[Phrase]) -> Phrase:
    """One after the other, in halves of halves; or none."""
    found = tuple(names)
    if half := len(found) // 2:
        return phrase("newdale.and", first=all_of(found[:half]), second=all_of(found[half:]))
    return found[0] if found else phrase("newdale.none")
