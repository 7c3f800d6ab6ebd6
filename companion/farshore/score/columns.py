"""What a table of Farshore scores has of a player: cards and maps in words, the rest in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from companion.score.sharing.csv_columns import CsvColumns, CsvRow
from rules.farshore.components.box import Box, facts
from rules.farshore.components.traits import Counts
from rules.farshore.score.sheet import NUMBERS, Krabita, Person


def write(player: Person | Krabita) -> Mapping[str, str]:
    return {
        "krabita": "yes" if isinstance(player, Krabita) else "no",
        "cards": _cards(player),
        "maps": "; ".join(f"{tile.kind}:{tile.value}" if tile.kind else str(tile.value) for tile in player.maps),
        **{field: str(getattr(player, field)) for field in NUMBERS},
    }


def _cards(player: Person | Krabita) -> str:
    counts = Counter(dict(player.cards)) if isinstance(player.cards, Counts) else Counter(player.cards)
    return "; ".join(f"{n} {card}" if n != 1 else card for card, n in counts.items() if n)


def read(row: CsvRow, entered: Mapping[str, int], box: Box) -> dict[str, Any]:
    krabita = row.yes("krabita")
    return {
        "krabita": krabita,
        "cards": _read_cards(row, row.parts("cards"), krabita, box),
        "maps": [_read_tile(row, tile) for tile in row.parts("maps")],
        **{field: row.number(field) for field in NUMBERS if row.text(field)},
        "totals": dict(entered),
    }


def _read_cards(row: CsvRow, parts: Sequence[str], krabita: bool, box: Box) -> Any:
    """Cards by name, several of one as "2 diver"; Krabita's may be counted by colour."""
    cards: Counter[str] = Counter()
    for part in parts:
        first, _, rest = part.partition(" ")
        many = rest and first.isascii() and first.isdigit()
        cards[rest.strip() if many else part] += min(int(first[:4]), 999) if many else 1
    if krabita and all(card in Counts.model_fields for card in cards):
        return dict(cards)
    for card in cards:
        if facts(box).find_card(card) is None:
            row.check_player({"name": "?", "cards": [card]})
    # Before they are laid out one by one: a short cell can claim to hold more than any memory does.
    row.check_many("cards", cards.total())
    return list(cards.elements())


def _read_tile(row: CsvRow, text: str) -> Any:
    kind, colon, value = text.rpartition(":")
    number = row.number("maps", value)
    return {"kind": kind.strip(), "value": number} if colon else number


COLUMNS: Final = CsvColumns(columns=("krabita", "cards", "maps", *NUMBERS), write=write, read=read)
