"""Which packages a package needs, and the licence each is under, as the installed ones tell."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import distribution

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def needed(package: str, *extras: str) -> dict[str, str]:
    """All this system has to have, by their names, with their licences; `PackageNotFoundError` where one is missing."""
    found: dict[str, str] = {}
    seen: set[tuple[str, tuple[str, ...]]] = set()
    waiting = [(package, tuple(extras))]
    while waiting:
        name, wanted = waiting.pop()
        if (name, wanted) in seen:
            continue
        seen.add((name, wanted))
        found[name] = licence(name)
        waiting += _needs(name, wanted)
    return found


def licence(name: str) -> str:
    told = distribution(name).metadata
    named = [line.rpartition(" :: ")[2] for line in told.get_all("Classifier") or () if line.startswith("License ::")]
    said = [*(told.get_all("License-Expression") or ()), *(told.get_all("License") or ())]
    return said[0] if said else " and ".join(named)


def _needs(name: str, extras: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for line in distribution(name).requires or ():
        one = Requirement(line)
        if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in (*extras, "")):
            yield canonicalize_name(one.name), tuple(sorted(one.extras))
