"""A control is made of what it is given.

Flet 1.0.5 goes through a descriptor for each of the forty or more fields of a new control, and finds for nearly all of
them that they have their default. A table makes a hundred controls for one answer.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from flet.controls import base_control
from flet.controls.base_control import BaseControl
from flet.controls.value_types import Prop, _get_raw_descriptor


def set_only_given_fields() -> None:
    """Have every kind of control made so, in the whole process: those there are, and those that Flet loads later."""
    if vars(base_control)["_apply_control"] is not _applied:
        vars(base_control)["_apply_control"] = _applied
        for kind in _kinds(BaseControl):
            _mend(kind)


def _applied(kind: Any, *how: Any, **rest: Any) -> Any:
    """What `@ft.control` makes of a class."""
    made = _APPLY(kind, *how, **rest)
    _mend(made)
    return made


def _mend(kind: Any) -> None:
    if _is_plain(kind):
        kind.__init__ = _sparse(kind)


_APPLY = base_control._apply_control


def _kinds(kind: type[BaseControl]) -> Iterator[type[BaseControl]]:
    yield kind
    for below in kind.__subclasses__():
        yield from _kinds(below)


def _is_plain(kind: type[BaseControl]) -> bool:
    """Whether its constructor is the one that a dataclass writes."""
    own = kind.__dict__.get("__init__")
    return own is not None and own.__code__.co_filename == "<string>"


def _sparse(kind: Any) -> Callable[..., None]:
    in_order, known, needed, first, defaults = _signature(kind)

    def make(self: Any, *given: Any, **named: Any) -> None:
        state = self.__dict__
        state["_values"], state["_dirty"] = {}, {}
        if given:
            if len(given) > len(in_order):
                raise TypeError(f"{kind.__name__} takes {len(in_order)} arguments at most, not {len(given)}")
            for name, value in zip(in_order, given, strict=False):
                if name in named:
                    raise TypeError(f"{kind.__name__} got {name} twice")
                named[name] = value
        for name, factory in defaults:
            if name not in named:
                state[name] = factory()
        passed = [named.pop(name, default) for name, default in first]
        for name, value in named.items():
            if name not in known:
                raise TypeError(f"{kind.__name__} has no {name}")
            setattr(self, name, value)
        if needed and not needed <= named.keys():
            raise TypeError(f"{kind.__name__} needs {', '.join(sorted(needed - named.keys()))}")
        self.__post_init__(*passed)

    return make


@cache
def _signature(kind: Any) -> tuple[tuple[str, ...], frozenset[str], frozenset[str], Any, Any]:
    """Names in their order, all names, those that must be given, what only the start needs, what is made anew."""
    fields = kind.__dataclass_fields__.values()
    own = [field for field in fields if field._field_type is dataclasses._FIELD and field.init]  # type: ignore[attr-defined]
    start = [field for field in fields if field._field_type is dataclasses._FIELD_INITVAR]  # type: ignore[attr-defined]
    takes = [field for field in fields if field in own or field in start]
    in_order = tuple(field.name for field in takes if not field.kw_only)
    needed = frozenset(field.name for field in own if _has_no_default(field))
    first = tuple((field.name, None if field.default is dataclasses.MISSING else field.default) for field in start)
    return in_order, frozenset(field.name for field in own), needed, first, tuple(_made_anew(kind, fields))


def _has_no_default(field: dataclasses.Field[Any]) -> bool:
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


def _made_anew(kind: Any, fields: Any) -> Iterator[tuple[str, Callable[[], Any]]]:
    """What a control has of its own from the start; any other default is found in its class."""
    for field in fields:
        if field.name in ("_values", "_dirty") or field._field_type is not dataclasses._FIELD:  # type: ignore[attr-defined]
            continue
        if field.default_factory is not dataclasses.MISSING:
            yield field.name, field.default_factory
        elif field.default is not dataclasses.MISSING and not isinstance(_get_raw_descriptor(kind, field.name), Prop):
            yield field.name, partial(_same, field.default)


def _same(default: Any) -> Any:
    return default
