"""What a table of scores has of a player: cards and parade tokens in words, the rest in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from companion.score.sharing.csv_columns import CsvColumns, CsvRow
from rules.lil_everdell.components.box import Box, facts
from rules.lil_everdell.components.traits import Animal, Colour, Kind, Royal
from rules.lil_everdell.score.sheet import NUMBERS, Player, SheetCard

SIGNS: Final = {f"{colour.value} {kind.value}": (colour, kind) for colour in Colour for kind in Kind}


def write(player: Player) -> Mapping[str, str]:
    return {
        "opponent": player.opponent.value if player.opponent else "",
        "animal": player.animal.value if player.animal else "",
        "cards": "; ".join(map(_card, player.cards)),
        "parades": "; ".join(
            f"{token.kind.value}:{token.value}" if token.kind else str(token.value) for token in player.parades
        ),
        **{field: str(getattr(player, field)) for field in NUMBERS},
        "paid": "yes" if player.paid else "no",
    }


def _card(card: SheetCard) -> str:
    """`2 green creature = 3 + 1`: how many, what it is, its points, and what it paid at the end."""
    name = card.card or f"{card.colour.value} {card.kind.value}"
    many = f"{card.n} " if card.n != 1 else ""
    starting = " *" if card.starting and not card.card else ""
    points = "" if card.points is None else f" = {card.points}"
    return f"{many}{name}{starting}{points}" + ("" if card.bonus is None else f" + {card.bonus}")


def read(row: CsvRow, entered: Mapping[str, int], box: Box) -> dict[str, Any]:
    told: dict[str, Any] = {
        "cards": [_read_card(row, part, box) for part in row.parts("cards")],
        "parades": [_read_token(row, token) for token in row.parts("parades")],
        **{field: row.number(field) for field in NUMBERS if row.text(field)},
        "paid": bool(row.text("paid")) and row.yes("paid"),
        "totals": dict(entered),
    }
    for field, known in (("opponent", tuple(Royal)), ("animal", tuple(Animal))):
        if text := row.text(field).strip().casefold():
            if text not in known:
                row.check_player({"name": "?", field: text})
            told[field] = text
    return told


def _read_card(row: CsvRow, text: str, box: Box) -> dict[str, Any]:
    called, _, rest = text.partition("=")
    points, _, bonus = rest.partition("+")
    first, _, named = called.strip().partition(" ")
    many = bool(named) and first.isascii() and first.isdigit()
    name = (named if many else called).strip()
    starting = name.endswith("*")
    name = name.removesuffix("*").strip()
    told: dict[str, Any] = {"n": min(int(first[:4]), 999) if many else 1}
    if facts(box).find_card(name) is None and name.casefold() in SIGNS:
        colour, kind = SIGNS[name.casefold()]
        told |= {"colour": colour.value, "kind": kind.value, "starting": starting}
    else:
        if facts(box).find_card(name) is None:
            row.check_player({"name": "?", "cards": [name]})
        told |= {"card": name}
    if points.strip():
        told["points"] = row.number("cards", points.strip())
    if bonus.strip():
        told["bonus"] = row.number("cards", bonus.strip())
    return told


def _read_token(row: CsvRow, text: str) -> Any:
    kind, colon, value = text.rpartition(":")
    number = row.number("parades", value)
    return {"kind": kind.strip(), "value": number} if colon else number


COLUMNS: Final = CsvColumns(
    columns=("opponent", "animal", "cards", "parades", *NUMBERS, "paid"), write=write, read=read
)
