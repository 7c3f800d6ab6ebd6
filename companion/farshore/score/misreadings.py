"""What only Farshore knows to say of a field that somebody wrote: an unknown card, a ship beyond its track."""

from __future__ import annotations

from typing import Any, Final

from pydantic_core import ErrorDetails

from companion.score.misreadings import Misreadings, short
from rules.farshore.components.cards import INDEX
from rules.farshore.components.maps import KIND_IDS
from rules.farshore.components.ship import SHIP
from rules.farshore.score.sheet import UnknownCard, UnknownMap
from rules.kernel import Phrase, phrase
from rules.letters import nearest


def expected(error: ErrorDetails) -> Phrase | None:
    context: dict[str, Any] = error.get("ctx", {})
    match context.get("error"):
        case UnknownCard() as unknown:
            return _unknown_card(str(unknown))
        case UnknownMap() as unknown:
            return phrase("farshore_score.unknown_map", text=short(str(unknown)), known=", ".join(KIND_IDS))
    match error["type"], error["loc"][-1:]:
        case "greater_than_equal" | "less_than_equal", ("ship",):
            return phrase("farshore_score.expected_ship", end=SHIP.track.end)
        case "model_type", _ if context["class_name"] == "MapTile":
            return phrase("farshore_score.expected_map")
        case "literal_error", ("krabita",):
            return phrase("misreading.expected_boolean")
    return None


def _unknown_card(text: str) -> Phrase:
    meant = nearest(text, INDEX)
    if meant is None:
        return phrase("farshore_score.unknown_card", text=short(text))
    return phrase("farshore_score.unknown_card_nearest", text=short(text), nearest=meant.id)


MISREADINGS: Final = Misreadings(levels=frozenset({"by_colour", "by_name"}), kinds_of_players=True, expected=expected)
