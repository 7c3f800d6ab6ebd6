"""What only this game knows to say of a field that somebody wrote: a card nobody taught."""

from __future__ import annotations

from typing import Any, Final

from pydantic_core import ErrorDetails

from companion.score.misreadings import Misreadings, short
from rules.kernel import Phrase, phrase
from rules.lil_everdell.score.sheet import UnknownCard


def expected(error: ErrorDetails) -> Phrase | None:
    context: dict[str, Any] = error.get("ctx", {})
    match context.get("error"):
        case UnknownCard() as unknown:
            return _unknown_card(unknown)
    match error["type"], error["loc"][-1:]:
        case "bool_type" | "bool_parsing", _:
            return phrase("misreading.expected_boolean")
    return None


def _unknown_card(unknown: UnknownCard) -> Phrase:
    text, near = short(str(unknown)), unknown.near
    if near is None:
        return phrase("lil_everdell_sheet.unknown_card", text=text)
    return phrase("lil_everdell_sheet.unknown_card_nearest", text=text, nearest=near)


MISREADINGS: Final = Misreadings(expected=expected)
