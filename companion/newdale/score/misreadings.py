"""What only Newdale knows to say of a field that somebody wrote."""

from __future__ import annotations

from typing import Any, Final

from pydantic_core import ErrorDetails

from companion.score.misreadings import Misreadings, short
from rules.kernel import Phrase, phrase

BRANCHES: Final = frozenset({"int", "tuple[int, ...]", "constrained-int", "list[int]"})


def expected(error: ErrorDetails) -> Phrase | None:
    context: dict[str, Any] = error.get("ctx", {})
    match error["type"], error["loc"][-1:]:
        case "value_error", _ if "error" in context:
            return phrase("newdale_score.expected", what=short(str(context["error"])))
        case "string_pattern_mismatch", _:
            return phrase("newdale_score.expected_id")
    return None


def _is_branch(step: object) -> bool:
    return isinstance(step, str) and ("[" in step or step in BRANCHES or "function" in step)


class NewdaleMisreadings(Misreadings):
    """Unions of numbers and lists name their branches in the path."""

    def field_name(self, loc: tuple[int | str, ...]) -> str:
        return super().field_name(tuple(step for step in loc if not _is_branch(step)))


MISREADINGS: Final = NewdaleMisreadings(expected=expected)
