"""A core schema as text: what it says of classes, functions and values of ours stands there by name."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from enum import Enum
from importlib import import_module
from types import FunctionType, MethodType
from typing import Any, Final

from rules.values import Model, made

ROOM: Final = "rules."
"""Nothing is named, nor looked for, that does not lie there."""
PLAIN: Final = (bool, int, float, str, type(None))


class Unwritable(ValueError):
    """Something in a schema that has no name."""


def written(schema: Mapping[str, Any]) -> str:
    return json.dumps(_told(schema), ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Any:
    """The schema that was written so; of those classes that are loaded here."""
    return json.loads(text, object_hook=_found)


def _told(part: Any) -> Any:
    if isinstance(part, Enum):
        return {"$member": [name_of(type(part)), part.name]}
    if isinstance(part, PLAIN):
        return part
    if isinstance(part, dict):
        # What pydantic notes for JSON schemas is of no use to its core.
        return {_key(name): _told(inside) for name, inside in part.items() if name != "metadata" or "type" not in part}
    if isinstance(part, list):
        return [_told(inside) for inside in part]
    if isinstance(part, tuple):
        return {"$tuple": [_told(inside) for inside in part]}
    if isinstance(part, frozenset):
        return {"$frozenset": sorted(map(_told, part), key=repr)}
    if isinstance(part, Model):
        return {"$made": [name_of(type(part)), _told(dict(part))]}
    if isinstance(part, MethodType):
        return {"$method": [name_of(part.__self__), part.__name__]}
    if isinstance(part, type | FunctionType):
        return {"$name": name_of(part)}
    raise Unwritable(repr(part))


def _key(name: object) -> str:
    if type(name) is not str or name.startswith("$"):
        raise Unwritable(repr(name))
    return name


def name_of(thing: Any) -> str:
    """The module and the name there, as `module:name`."""
    if not thing.__module__.startswith(ROOM) or "<" in thing.__qualname__ or "[" in thing.__qualname__:
        raise Unwritable(repr(thing))
    return f"{thing.__module__}:{thing.__qualname__}"


def _named(name: str) -> Any:
    module, _, path = name.partition(":")
    if not module.startswith(ROOM):
        raise Unwritable(name)
    found = import_module(module)
    for part in path.split("."):
        found = getattr(found, part)
    return found


_MARKS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "$name": _named,
    "$member": lambda found: _named(found[0])[found[1]],
    "$method": lambda found: getattr(_named(found[0]), found[1]),
    "$made": lambda found: made(_named(found[0]), found[1]),
    "$tuple": tuple,
    "$frozenset": frozenset,
}


def _found(part: dict[str, Any]) -> Any:
    if len(part) == 1:
        ((mark, inside),) = part.items()
        if mark in _MARKS:
            return _MARKS[mark](inside)
    return part
