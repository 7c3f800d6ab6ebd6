"""What is wrong with a field of a file a person wrote, in words instead of pydantic's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from rules.kernel import Phrase, phrase

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
    "enum": "expected_known",
}


@dataclass(frozen=True)
class Misreadings:
    """How a game's files are told apart from what pydantic makes of them."""

    levels: frozenset[str] = frozenset()
    """Branches of unions: pydantic names them in the path to a field, the file has no such level."""
    kinds_of_players: bool = False
    """A player is such a union too."""
    expected: Callable[[ErrorDetails], Phrase | None] = lambda _: None
    """What only the game knows to say of an error."""

    def field_name(self, loc: tuple[int | str, ...]) -> str:
        """`players[0].cards[2]`, from pydantic's path to it; empty for the whole file."""
        steps = list(loc)
        if self.kinds_of_players and steps[:1] == ["players"] and len(steps) > 2:
            del steps[2]
        return written([step for step in steps if step not in self.levels])

    def first(self, error: ValidationError) -> tuple[str, Phrase]:
        """The first field that is wrong in a file, and what was expected there."""
        wrong = error.errors(include_url=False)[0]
        return self.field_name(wrong["loc"]), self.what_was_expected(wrong)

    def what_was_expected(self, error: ErrorDetails) -> Phrase:
        context: dict[str, Any] = error.get("ctx", {})
        if (said := self.expected(error)) is not None:
            return said
        match error["type"]:
            case "greater_than_equal":
                return _say("expected_at_least", n=context["ge"])
            case "less_than_equal":
                return _say("expected_at_most", n=context["le"])
            case "string_too_long":
                return _say("expected_short_text", n=context["max_length"])
            case "too_short":
                return _say("expected_entries", n=context["min_length"])
            case "too_long":
                return _say("expected_short_list", n=context["max_length"])
        return _say(EXPECTED.get(error["type"], "expected_other"))


def written(steps: list[int | str]) -> str:
    """The way to a field, as people write it."""
    named = (f"[{step}]" if isinstance(step, int) else f".{short(step)}" for step in steps)
    return "".join(named).removeprefix(".")


def short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _say(key: str, **params: int | str) -> Phrase:
    return phrase(f"misreading.{key}", **params)
