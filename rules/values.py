"""Frozen values: what everything in the rules is made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, Self, TypeVar

from pydantic import BaseModel, ConfigDict

_new: Final = object.__new__
_fields: Final = BaseModel.__dict__["__dict__"].__set__
_told, _extra, _private = (
    BaseModel.__dict__[f"__pydantic_{name}__"].__set__ for name in ("fields_set", "extra", "private")
)
"""How pydantic's own attributes are set on a frozen value: at a third of what `object.__setattr__` takes."""


class Model(BaseModel):
    """A frozen value. Change it with `replace`, which validates; `model_copy` does not."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    def replace(self, **changes: Any) -> Self:
        return type(self).model_validate({**dict(self), **changes})


ModelT = TypeVar("ModelT", bound=Model)


def made(kind: type[ModelT], fields: dict[str, Any]) -> ModelT:
    """A value of these fields, all of them, as they are."""
    value = _new(kind)
    _fields(value, fields)
    _told(value, fields.keys())
    _extra(value, None)
    _private(value, None)
    return value


class Position(Model):
    """A value that the rules make of others, like a state: what they put in is right, so nothing is looked at again.

    Values from outside, files and moves, are checked where they come in.
    """

    @classmethod
    def made(cls, **fields: Any) -> Self:
        """One of these fields, all of them."""
        return made(cls, fields)

    def replace(self, **changes: Any) -> Self:
        return made(type(self), {**self.__dict__, **changes})


T = TypeVar("T")
R = TypeVar("R")


def recently(make: Callable[[T], R]) -> Callable[[T], R]:
    """`make`, which remembers what it made last: one and the same value is asked again and again."""
    last: list[tuple[T, R] | None] = [None]

    @wraps(make)
    def remembered(of: T) -> R:
        known = last[0]
        if known is None or known[0] is not of:
            known = last[0] = of, make(of)
        return known[1]

    return remembered
