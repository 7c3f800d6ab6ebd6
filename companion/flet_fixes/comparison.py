"""A new picture is compared with the one before by what was set in it.

Flet 1.0.5 looks through all fields of a control that comes or goes, forty or more, by generators within generators,
though it keeps the few that were set in a place of their own: most of the time from a tap to its picture went there.
"""

from __future__ import annotations

import dataclasses
import weakref
from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any, Final

from flet.controls import object_patch
from flet.controls.object_patch import DiffBuilder

UNCHANGING: Final = "_unchanging"
"""Where a control says that nothing in it ever changes."""


class Unchanging:
    """A control that comes and goes as it is, with all that it holds: that is looked through once."""

    def __init__(self) -> None:
        self.controls: list[Any] = []
        """All that it holds, itself first; nothing before it has been shown."""
        self._lent: list[tuple[Any, Any]] = []
        """Such parts in it, which may have stood elsewhere meanwhile, and where they stand here."""

    @classmethod
    def mark(cls, control: Any) -> None:
        vars(control)[UNCHANGING] = cls()

    def remember(self, controls: list[Any]) -> None:
        self.controls = controls
        self._lent = [(each, each._parent) for each in controls[1:] if UNCHANGING in vars(each)]

    def come_back(self, found: list[Any]) -> None:
        for each, parent in self._lent:
            each._parent = parent
        found.extend(self.controls)


def compare_what_was_set() -> None:
    """Have Flet look at nothing else, in the whole process."""
    seen = SimpleNamespace(fields=_fields, is_dataclass=is_dataclass)
    object_patch.dataclasses = seen  # type: ignore[assignment, attr-defined]
    builder: Any = DiffBuilder
    builder._configure_dataclass, builder._removed_controls = _configured, _removed


def is_dataclass(item: Any) -> bool:
    """Whether it is one, asked of each class once."""
    return _is_of_dataclass(item.__class__)


@cache
def _is_of_dataclass(kind: Any) -> bool:
    return hasattr(kind, "__dataclass_fields__")


def _fields(item: Any) -> tuple[dataclasses.Field[Any], ...]:
    values = getattr(item, "_values", None)
    if values is None:
        return dataclasses.fields(item)
    known = _by_name(item.__class__)
    # What was set back to its default is no longer among the values, but has changed.
    return tuple(known[name] for name in dict.fromkeys((*item._structural_fields, *values, *item._dirty)))


@cache
def _by_name(kind: Any) -> dict[str, dataclasses.Field[Any]]:
    return {field.name: field for field in dataclasses.fields(kind)}


@cache
def _shown(kind: Any) -> tuple[str, ...]:
    """The fields of a plain dataclass that count."""
    return tuple(field.name for field in dataclasses.fields(kind) if not field.metadata.get("skip", False))


def _held(item: Any) -> Iterator[Any]:
    """What a dataclass holds that may hold controls."""
    values = getattr(item, "_values", None)
    if values is None:
        yield from (getattr(item, name) for name in _shown(item.__class__))
    else:
        yield from (getattr(item, name) for name in item._structural_fields)
        yield from values.values()


# What Flet does with a subtree that is new, in the same order, without a generator for every step.


def _configured(
    self: DiffBuilder, item: Any, parent: Any, frozen: bool, configure_setattr_only: bool = False
) -> list[Any]:
    found: list[Any] = []
    _configure(self, item, parent, frozen, configure_setattr_only, found)
    return found


def _configure(self: Any, item: Any, parent: Any, frozen: Any, shallow: bool, found: list[Any]) -> None:
    kind = item.__class__
    if kind is list:
        for each in item:
            _configure(self, each, parent, frozen, False, found)
    elif kind is dict:
        for each in item.values():
            _configure(self, each, parent, frozen, False, found)
    elif _is_of_dataclass(kind):
        _configure_one(self, item, parent, frozen, shallow, found)


def _configure_one(self: Any, item: Any, parent: Any, frozen: Any, shallow: bool, found: list[Any]) -> None:
    if parent is None:
        known = getattr(item, "_parent", None)
        parent = known() if known else None
    if parent is not None:
        if parent is item:
            raise object_patch.ObjectPatchException(f"Parent is the same as item: {item}")
        item._parent = weakref.ref(parent)
    if hasattr(item, "_frozen"):
        frozen = item._frozen
    elif frozen:
        item._frozen = frozen
    if getattr(item.__class__, "__flet_control_cls__", None) is None:
        item.__class__.__flet_control_cls__ = self.control_cls
    is_control = bool(self.control_cls) and isinstance(item, self.control_cls)
    first, part = len(found), None if shallow or not frozen else item.__dict__.get(UNCHANGING)
    if part and part.controls:
        part.come_back(found)
        return
    if is_control:
        if not shallow:
            item.build()
            item._before_update_safe()
            object.__setattr__(item, "_initialized", True)
        found.append(item)
    if not shallow:
        below = item if is_control else parent
        for each in list(_held(item)):
            if each.__class__ not in _PLAIN:
                _configure(self, each, below, frozen, False, found)
    if not frozen:
        _track(item)
    if part:
        part.remember(found[first:])


def _track(item: Any) -> None:
    """What is set from now on has changed."""
    dirty = getattr(item, "_dirty", None)
    if dirty is not None:
        dirty.clear()
        return
    if item.__class__.__setattr__ is not object_patch._control_setattr:
        item.__class__.__setattr__ = object_patch._control_setattr
    object.__setattr__(item, "__changes", {})


def _removed(self: Any, item: Any, recurse: bool) -> list[Any]:
    found: list[Any] = []
    _remove(self, item, recurse, found)
    return found


def _remove(self: Any, item: Any, recurse: bool, found: list[Any]) -> None:
    part = getattr(item, UNCHANGING, None) if recurse else None
    if part and part.controls:
        found.extend(part.controls)
    elif self.control_cls and isinstance(item, self.control_cls):
        if hasattr(item, "__prev_lists"):
            for snapshots in ("__prev_lists", "__prev_dicts", "__prev_classes"):
                for each in getattr(item, snapshots, {}).values():
                    _remove(self, each, recurse, found)
        elif recurse:
            for each in list(_held(item)):
                if each.__class__ not in _PLAIN:
                    _remove(self, each, recurse, found)
        found.append(item)
    elif isinstance(item, dict):
        for each in item.values():
            _remove(self, each, recurse, found)
    elif isinstance(item, list):
        for each in item:
            _remove(self, each, recurse, found)


_PLAIN = frozenset({str, int, float, bool, bytes, type(None)})
"""What can hold nothing."""
