"""What Flet's client does with the messages of a window: the tree it keeps, and which part of it a change builds anew.

Where a field of a control changes, or a part of a list that it holds, the client builds that control with all that is
in it. A component has no place of its own there: where its body is exchanged, what holds it is built anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final, Self

import msgpack

from tests.harness import window as window_room

COMPONENT: Final = "C"
REGISTERED, PATCHED = 1, 2
REPLACE, ADD, REMOVE, MOVE = range(4)


@dataclass(eq=False)
class Mirrored:
    """A control as the client has it."""

    kind: str
    number: int
    parent: Self | None
    fields: dict[str, Any] = field(default_factory=dict)

    @property
    def label(self) -> str:
        return str(self.fields.get("semantics_label", ""))

    @property
    def is_shown(self) -> bool:
        return self.fields.get("visible") is not False


@contextmanager
def messages() -> Iterator[list[bytes]]:
    """All that windows are sent meanwhile."""
    sent: list[bytes] = []

    def noted(*args: Any, **how: Any) -> bytes:
        packed: bytes = msgpack.packb(*args, **how)
        sent.append(packed)
        return packed

    room = vars(window_room)
    before, room["msgpack"] = room["msgpack"], SimpleNamespace(packb=noted)
    try:
        yield sent
    finally:
        room["msgpack"] = before


class ClientMirror:
    def __init__(self) -> None:
        self._page: Mirrored | None = None
        self._known: dict[int, Mirrored] = {}
        self._notified: list[Mirrored] = []

    def receive(self, sent: Iterable[bytes]) -> list[Any]:
        """Messages, in their order; as they are read."""
        read = [msgpack.unpackb(message, strict_map_key=False) for message in sent]
        for action, body in read:
            if action == REGISTERED:
                self._known = {}
                self._page = self._taken_in(body["page_patch"], None)
            elif action == PATCHED:
                self._patch(self._known[body["id"]], *body["patch"])
        return read

    def built(self) -> list[Mirrored]:
        """What was built anew since this was asked last."""
        found: dict[int, Mirrored] = {}
        for control in self._notified:
            if self._is_there(control):
                found.update((each.number, each) for each in _with_all_below(control))
        self._notified = []
        return list(found.values())

    def _is_there(self, control: Mirrored) -> bool:
        while control.parent:
            control = control.parent
        return control is self._page

    def _taken_in(self, value: Any, parent: Mirrored | None) -> Any:
        if isinstance(value, list):
            return [self._taken_in(each, parent) for each in value]
        if not isinstance(value, dict):
            return value
        if "_c" not in value:
            return {name: self._taken_in(each, parent) for name, each in value.items()}
        control = self._known[value["_i"]] = Mirrored(value["_c"], value["_i"], parent)
        control.fields = {name: self._taken_in(each, control) for name, each in value.items() if name not in _OWN}
        return control

    def _patch(self, root: Mirrored, tree: list[Any], *operations: list[Any]) -> None:
        ways = dict(_ways(tree, ()))
        for kind, at, *rest in operations:
            holder, held = _found(root, ways[at])
            if kind == MOVE:
                index, where, to = rest
                other, target = _found(root, ways[where])
                target.insert(to, held.pop(index))
                self._notify(other)
            elif kind == REMOVE:
                held.pop(rest[0])
            else:
                name, value = rest
                taken = self._taken_in(value, holder)
                if kind == ADD and isinstance(held, list):
                    held.insert(name, taken)
                else:
                    held[name] = taken
                if name == "visible":
                    self._notify(holder.parent)
            self._notify(holder)

    def _notify(self, control: Mirrored | None) -> None:
        while control and control.kind == COMPONENT:
            control = control.parent
        if control:
            self._notified.append(control)


_OWN: Final = frozenset({"_c", "_i"})


def _ways(tree: list[Any], way: tuple[Any, ...]) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """How each numbered place of a patch is reached."""
    number, *below = tree
    yield number, way
    for name, each in below[0].items() if below else ():
        yield from _ways(each, (*way, name))


def _found(root: Mirrored, way: Iterable[Any]) -> tuple[Mirrored, Any]:
    """The control there, or around it; and what is there."""
    holder, at = root, root.fields
    for name in way:
        value = at[name]
        if isinstance(value, Mirrored):
            holder, at = value, value.fields
        else:
            at = value
    return holder, at


def _with_all_below(value: Any) -> Iterator[Mirrored]:
    if isinstance(value, Mirrored):
        if value.is_shown:
            yield value
            yield from _with_all_below(value.fields)
    elif isinstance(value, dict):
        for each in value.values():
            yield from _with_all_below(each)
    elif isinstance(value, list):
        for each in value:
            yield from _with_all_below(each)
