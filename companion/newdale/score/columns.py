"""What a table of Newdale's scores has of a player: numbers, and the points of the buildings one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.score.sharing.csv_columns import CsvColumns, CsvRow
from rules.newdale.components.box import Box
from rules.newdale.score.sheet import GoodsPile, Player

NUMBERS: Final = ("track", "fists", "goal", "coins", "mission", "both", "chapter")


def write(player: Player) -> Mapping[str, str]:
    numbers = {field: _shown(getattr(player, field)) for field in NUMBERS}
    cards = player.cards
    buildings = _shown(player.buildings) if cards is None else "; ".join(map(str, cards))
    hand = "; ".join(f"{each.n} {each.symbol}" for each in player.hand)
    return {**numbers, "buildings": buildings, "goods": "; ".join(map(_pile, player.goods)), "hand": hand}


def _pile(pile: GoodsPile) -> str:
    chain = f" < {' + '.join(pile.chain)}" if pile.chain else ""
    return f"{pile.n} {pile.good} @ {pile.price}{chain}"


def _shown(value: object) -> str:
    return "" if value is None else str(value)


def read(row: CsvRow, entered: Mapping[str, int], _box: Box) -> dict[str, Any]:
    parts = row.parts("buildings")
    points = [row.number("buildings", part) for part in parts]
    return {
        **{field: row.number(field) for field in NUMBERS if row.text(field)},
        **({"buildings": points if len(points) > 1 else points[0]} if points else {}),
        **({"goods": [_read_pile(row, part) for part in row.parts("goods")]} if row.text("goods") else {}),
        **({"hand": [_read_cards(row, part) for part in row.parts("hand")]} if row.text("hand") else {}),
        "totals": dict(entered),
    }


def _read_pile(row: CsvRow, text: str) -> dict[str, Any]:
    """`4 cloth @ 5 < yarn + coal`."""
    what, _, chain = text.partition("<")
    held, _, price = what.rpartition("@")
    n, _, good = held.strip().partition(" ")
    eats = [part.strip() for part in chain.split("+") if part.strip()]
    return {"n": row.number("goods", n), "good": good.strip(), "price": row.number("goods", price), "chain": eats}


def _read_cards(row: CsvRow, text: str) -> dict[str, Any]:
    n, _, symbol = text.partition(" ")
    return {"n": row.number("hand", n), "symbol": symbol.strip()}


COLUMNS: Final = CsvColumns(columns=(*NUMBERS, "buildings", "goods", "hand"), write=write, read=read)
