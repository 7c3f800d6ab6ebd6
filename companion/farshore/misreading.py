"""What is wrong with a field of a file a person wrote, in words instead of pydantic's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pydantic_core import ErrorDetails

from rules.farshore.components.cards import nearest_card
from rules.farshore.components.maps import KIND_IDS
from rules.farshore.components.ship import SHIP
from rules.farshore.score.sheet import UnknownCard, UnknownMap
from rules.kernel import Phrase, phrase

TAGS: Final = ("by_colour", "by_name")
"""Pydantic names the branch of a union in the path to a field; the file has no such level."""
LONGEST: Final = 60

EXPECTED: Final[Mapping[str, str]] = {
    "missing": "expected_missing",
    "extra_forbidden": "expected_extra",
    "int_type": "expected_integer",
    "int_from_float": "expected_integer",
    "int_parsing": "expected_integer",
    "string_type": "expected_text",
    "string_unicode": "expected_text",
    "tuple_type": "expected_list",
    "model_type": "expected_object",
    "model_attributes_type": "expected_object",
    "dict_type": "expected_object",
    "too_short": "expected_entries",
    "enum": "expected_known",
    "game": "expected_game",
    "krabita": "expected_boolean",
}


def field_name(loc: tuple[int | str, ...]) -> str:
    """`players[0].cards[2]`, from pydantic's path to it; empty for the whole file."""
    steps = list(loc)
    if steps[:1] == ["players"] and len(steps) > 2:
        del steps[2]
    named = (f"[{step}]" if isinstance(step, int) else f".{_short(step)}" for step in steps if step not in TAGS)
    return "".join(named).removeprefix(".")


def what_was_expected(error: ErrorDetails) -> Phrase:
    context: dict[str, Any] = error.get("ctx", {})
    match context.get("error"):
        case UnknownCard() as unknown:
            return _unknown_card(str(unknown))
        case UnknownMap() as unknown:
            return _say("unknown_map", text=_short(str(unknown)), known=", ".join(KIND_IDS))
    match error["type"], error["loc"][-1:]:
        case "greater_than_equal" | "less_than_equal", ("ship",):
            return _say("expected_ship", end=SHIP.track.end)
        case "greater_than_equal", _:
            return _say("expected_at_least", n=context["ge"])
        case "less_than_equal", _:
            return _say("expected_at_most", n=context["le"])
        case "string_too_long", _:
            return _say("expected_short_text", n=context["max_length"])
        case "too_long", _:
            return _say("expected_short_list", n=context["max_length"])
        case "model_type", _ if context["class_name"] == "MapTile":
            return _say("expected_map")
        case "literal_error", (field,):
            return _say(EXPECTED.get(str(field), "expected_other"))
    return _say(EXPECTED.get(error["type"], "expected_other"))


def _unknown_card(text: str) -> Phrase:
    nearest = nearest_card(text)
    if nearest is None:
        return _say("unknown_card", text=_short(text))
    return _say("unknown_card_nearest", text=_short(text), nearest=nearest.id)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _say(key: str, **params: int | str) -> Phrase:
    return phrase(f"farshore_score.{key}", **params)
