"""Files as they go wrong: one that is right, changed where its structure is, or in its bytes."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

DEEP = 5_000
Path = tuple[Any, ...]

ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 3, 10**6, -(10**6), 10**40, 0.5, 1e308, float("nan"), float("inf")),
    *("", " ", "0", "-1", "x" * 5_000, "1" * 5_000, "ż", "\u0000", "\ud800", "\u202eabc\u202c", "👩‍👩‍👧‍👦", "\x1b[31m"),
    *("../../../etc/passwd", "/etc/passwd", "C:\\con", "a1.json", "..", "<b>&amp;</b>", "{ $n }", "%s{0}", "a\r\nb"),
    *("nan", "2026-13-45T99:99:99Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59+23:59", "=1+1", "green", "galleon"),
    *([], {}, [[]], [None] * 300, {"": None}, {"kind": "pass"}, [{"a": 1}], ["galleon"] * 40, {"green": 10**9}),
    *(10**400, [[-9, "ship"]], [[0, "nonsense"]], {"key": "/etc/passwd.x", "params": {}}, f"{'x' * 300}.y"),
)
ENCODINGS = ("utf-16", "utf-16-le", "utf-32", "cp1250", "koi8-r", "utf-8-sig", "utf-7")


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to everything in a document, the document itself included."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from places(part, (*path, key))


def mutated(document: Any, chance: Random) -> bytes:
    """A file that holds `document` with one to three things wrong."""
    changed = copy.deepcopy(document)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        changed = _mutate(changed, chance)
    content = json.dumps(changed, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")
    return in_bytes(content, chance) if chance.random() < 0.35 else content


def _mutate(document: Any, chance: Random) -> Any:
    path = chance.choice(list(places(document)))
    if not path:
        return chance.choice(ODD_VALUES)
    holder = document
    for key in path[:-1]:
        holder = holder[key]
    chance.choice((_replace, _replace, _replace, _drop, _repeat, _add, _bury, _swap))(holder, path[-1], chance)
    return document


def _replace(holder: Any, key: Any, chance: Random) -> None:
    holder[key] = copy.deepcopy(chance.choice(ODD_VALUES))


def _drop(holder: Any, key: Any, chance: Random) -> None:
    del holder[key]


def _repeat(holder: Any, key: Any, chance: Random) -> None:
    """One entry too many, or hundreds; or a field under two names."""
    if isinstance(holder, list):
        holder[key:key] = [copy.deepcopy(holder[key]) for _ in range(chance.choice((1, 2, 300)))]
    else:
        holder[f"{key} "] = copy.deepcopy(holder[key])


def _add(holder: Any, key: Any, chance: Random) -> None:
    odd = copy.deepcopy(chance.choice(ODD_VALUES))
    if isinstance(holder, list):
        holder.append(odd)
    else:
        holder[chance.choice(("insist", "kind", "unknown", "", "__class__", "format", "seat", "box"))] = odd


def _bury(holder: Any, key: Any, chance: Random) -> None:
    for _ in range(chance.choice((1, 2, 60, 200))):
        holder[key] = [holder[key]] if chance.random() < 0.5 else {"a": holder[key]}


def _swap(holder: Any, key: Any, chance: Random) -> None:
    """What is right in one place stands in another."""
    other = chance.choice(list(holder.keys() if isinstance(holder, dict) else range(len(holder))))
    holder[key], holder[other] = holder[other], holder[key]


def in_bytes(content: bytes, chance: Random) -> bytes:
    """`content` with something wrong that no structure allows for."""
    at = chance.randrange(len(content) + 1)
    ways: tuple[Callable[[], bytes], ...] = (
        lambda: content[:at],
        lambda: content[:at] + bytes(chance.randrange(256) for _ in range(4)) + content[at:],
        lambda: content[:at] + b"\x00" * 8 + content[at + 8 :],
        lambda: content.decode("utf-8", "replace").encode(chance.choice(ENCODINGS), "replace"),
        lambda: content + content,
        lambda: content.replace(b": 0", b": " + b"9" * 6_000, 1),
        lambda: content.replace(b": 1", b": NaN", 1),
        lambda: content.replace(b"[]", b"[" * DEEP + b"]" * DEEP, 1),
        lambda: content.replace(b"{", b'{"game": "carcassonne", "game": "farshore", "format": 1, "format": 99, ', 1),
        lambda: b"[" * 100_000,
        lambda: b'{"a":' * 100_000,
        lambda: b"",
        lambda: b"\xff\xfe",
        lambda: content[::-1],
    )
    return chance.choice(ways)()
