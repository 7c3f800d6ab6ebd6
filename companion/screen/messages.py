"""Fluent messages as plain values: read from a file of ours once, put together with parameters ever after.

Of Fluent it is what our files are written in: texts, parameters, choices by a parameter, other messages of the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from companion.languages import SPOKEN

if TYPE_CHECKING:
    from fluent.syntax import ast

Pattern: TypeAlias = str | list[Any]
"""A text; or one after the other texts, `[PARAMETER, name]`, `[MESSAGE, name]`, `[CHOICE, name, {key: pattern}, key]`.

The last of a choice is what is taken where nothing fits.
"""
Messages: TypeAlias = Mapping[str, Pattern]
"""Of one file, by their names."""
PARAMETER: Final = "$"
MESSAGE: Final = "="
CHOICE: Final = "?"
LONGEST: Final = 2_500
"""Characters of a parameter that are said: what is longer was never written for a sentence, but may stand in a file."""
CUT_OFF: Final = "[…]"
"""Stands for the rest of it, and in no sentence of ours."""


class NotOurFluent(ValueError):
    """A file is written in a part of Fluent that is not read here."""


def read(text: str) -> dict[str, Pattern]:
    """The messages of a file that have a value."""
    from fluent.syntax import FluentParser, ast

    entries = FluentParser(with_spans=False).parse(text).body
    named = [entry for entry in entries if isinstance(entry, ast.Message)]
    return {entry.id.name: _pattern(entry.value) for entry in named if entry.value is not None}


def _pattern(pattern: ast.Pattern) -> Pattern:
    parts: list[Any] = []
    for element in pattern.elements:
        part = _part(element)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(element: Any) -> str | list[Any]:
    from fluent.syntax import ast

    match element:
        case ast.TextElement():
            return str(element.value)
        case ast.Placeable():
            return _part(element.expression)
        case ast.StringLiteral():
            return str(element.parse()["value"])
        case ast.VariableReference():
            return [PARAMETER, element.id.name]
        case ast.MessageReference(attribute=None):
            return [MESSAGE, element.id.name]
        case ast.SelectExpression(selector=ast.VariableReference(id=chosen_by)):
            variants = {_key(variant.key): _pattern(variant.value) for variant in element.variants}
            (other,) = (_key(variant.key) for variant in element.variants if variant.default)
            return [CHOICE, chosen_by.name, variants, other]
        case _:
            raise NotOurFluent(type(element).__name__)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    from fluent.syntax import ast

    return key.name if isinstance(key, ast.Identifier) else key.value


def put_together(name: str, messages: Messages, params: Mapping[str, int | str], language: str) -> str | None:
    """The message with its parameters in it; None where there is none of this name."""
    pattern = messages.get(name)
    return None if pattern is None else _said(pattern, messages, params, language)


def _said(pattern: Pattern, messages: Messages, params: Mapping[str, int | str], language: str) -> str:
    if isinstance(pattern, str):
        return pattern
    return "".join([_part_said(part, messages, params, language) for part in pattern])


def _part_said(part: str | list[Any], messages: Messages, params: Mapping[str, int | str], language: str) -> str:
    if isinstance(part, str):
        return part
    kind, name = part[0], part[1]
    if kind == PARAMETER:
        return _written(params.get(name, name), language)
    if kind == MESSAGE:
        return _said(messages.get(name, f"{{{name}}}"), messages, params, language)
    _, _, variants, other = part
    return _said(variants[_chosen(params.get(name), variants, other, language)], messages, params, language)


def _written(value: int | str, language: str) -> str:
    if isinstance(value, int):
        return f"{value:,}".replace(",", SPOKEN[language].thousands)
    return value if len(value) <= LONGEST else f"{value[:LONGEST]}{CUT_OFF}"


def _chosen(value: int | str | None, variants: Mapping[str, Pattern], other: str, language: str) -> str:
    """The first that fits: the value itself, or the form of word that goes with a number."""
    if isinstance(value, int):
        fits = (str(int(value)), SPOKEN[language].plural(value))
        return next((key for key in variants if key in fits), other)
    return value if value is not None and value in variants and not value[:1].isdigit() else other
